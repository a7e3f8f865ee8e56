import * as v from 'valibot';
import { InvoiceSchema } from '#src/domain/desk/invoice.ts';
import { linkFailed as failed, linkRefusals as refusals } from '#src/words/en/guestStay.ts';
import type { Call } from '../apiClient.ts';

export const stayInvoice = {
  path: 'rest/v1/rpc/stay_invoice',
  answer: v.pipe(
    v.object({ invoice: InvoiceSchema }),
    v.transform(({ invoice }) => invoice),
  ),
  refusals,
  failed,
} as const satisfies Call;
