import { OverviewSchema } from '#src/domain/office/adminOverview.ts';
import { call } from '#src/features/office/admin.api.ts';

/** The figures of the overview. */
export const fetchOverview = () => call('admin_overview', {}, OverviewSchema, 'the server did not answer');
