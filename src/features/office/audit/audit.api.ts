import * as v from 'valibot';
import { AuditEntrySchema, undoRefusals } from '#src/domain/office/audit.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(AuditEntrySchema) });

/** A page of what was done and looked at, newest first. */
export const fetchAudit = (query: { search: string; entity: string; action: string }, page: number) =>
  call(
    'admin_audit',
    { search: query.search || null, entity: query.entity || null, action: query.action || null, page },
    PageSchema,
    'the server did not answer',
  );

const UndoSchema = v.variant('ok', [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
const notUndone = 'This could not be undone. Please try again.';

/** Takes a change back, as long as nobody changed the same thing since. */
export async function undoChange(audit_id: number): Promise<Result<null>> {
  const result = await call('undo_change', { audit_id }, UndoSchema, notUndone);
  if (!result.ok) return result;
  return result.value.ok ? success(null) : failure('refused', undoRefusals[result.value.code] ?? notUndone);
}
