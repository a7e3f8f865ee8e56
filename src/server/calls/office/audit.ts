import { AuditEntrySchema } from '#src/domain/office/audit.ts';
import * as say from '#src/words/staff/admin.ts';
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
    changed_since: say.thisWasChangedAgainLater,
    not_undoable: say.thisChangeCannotBeUndoneHere,
    not_found: say.thisEntryNoLongerExists,
  },
  failed: say.weCouldNotUndoThis,
  isFrank: true,
} as const satisfies Call;
