import { AuditEntrySchema } from '#src/domain/office/audit.ts';
import * as say from '#src/words/staff/adminAudit.ts';
import { type Call, done } from '../../apiClient.ts';
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
    changed_since: say.changedAgainLater,
    not_undoable: say.cannotBeUndoneHere,
    not_found: say.entryNoLongerExists,
  },
  failed: say.couldNotUndo,
  isFrank: true,
} as const satisfies Call;
