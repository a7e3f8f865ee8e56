import * as v from 'valibot';
import { AuditEntrySchema } from '#src/domain/audit.ts';
import { call } from './admin.api.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(AuditEntrySchema) });

/** A page of what admins and jobs did, newest first. */
export const fetchAudit = (query: { search: string; entity: string; action: string }, page: number) =>
  call(
    'admin_audit',
    { search: query.search || null, entity: query.entity || null, action: query.action || null, page },
    PageSchema,
    'the server did not answer',
  );
