import { AuditEntrySchema } from '#src/domain/office/audit.ts';
import { type Call, done } from '../../door.ts';
import { pageOf, reading } from './common.ts';

export const auditPage = {
  path: 'rest/v1/rpc/admin_audit',
  answer: pageOf(AuditEntrySchema),
  ...reading,
} as const satisfies Call;

export const undoChange = {
  path: 'rest/v1/rpc/undo_change',
  answer: done,
  refusals: {
    changed_since: 'This was changed again later. Check the newer entries.',
    not_undoable: 'This change cannot be undone here.',
    not_found: 'This entry no longer exists.',
  },
  failed: 'We could not undo this. Try again.',
  isFrank: true,
} as const satisfies Call;
