import { auditPage } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/member.ts';

/** A page of what was done and looked at, newest first. */
export const fetchAudit = ({ search, entity, action }: Record<'search' | 'entity' | 'action', string>, page: number) =>
  call(auditPage, { search: search || null, entity: entity || null, action: action || null, page });
