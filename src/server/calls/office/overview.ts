import { OverviewSchema } from '#src/domain/office/adminOverview.ts';
import type { Call } from '../../apiClient.ts';
import { reading } from './common.ts';

export const overviewFigures = {
  path: 'rest/v1/rpc/admin_overview',
  answer: OverviewSchema,
  ...reading,
} as const satisfies Call;
