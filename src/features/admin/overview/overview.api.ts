import { OverviewSchema } from '#src/domain/adminOverview.ts';
import { call } from '../admin.api.ts';

/** The figures of the overview. */
export const fetchOverview = () => call('admin_overview', {}, OverviewSchema, 'the server did not answer');
