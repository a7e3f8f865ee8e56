import { GuestCountsSchema, ReportSchema } from '#src/domain/desk/report.ts';
import type { Call } from '../../apiClient.ts';
import { desk } from './common.ts';

/** {hotel_id, first_month, months: 1 to 24} */
export const deskReport = { path: 'rest/v1/rpc/desk_report', answer: ReportSchema, ...desk } as const satisfies Call;
/** {hotel_id, first_month, months: 1 to 24} */
export const deskGuestCounts = {
  path: 'rest/v1/rpc/desk_guest_counts',
  answer: GuestCountsSchema,
  ...desk,
} as const satisfies Call;
