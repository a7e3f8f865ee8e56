import { OnlinePaymentsSchema } from '#src/domain/office/onlinePayments.ts';
import type { Call } from '../../apiClient.ts';
import { reading } from './common.ts';

export const onlinePayments = {
  path: 'rest/v1/rpc/admin_online_payments',
  answer: OnlinePaymentsSchema,
  ...reading,
} as const satisfies Call;
