import * as v from 'valibot';
import { Gstr1Schema } from '#src/domain/desk/gstr1.ts';
import { invoiceRefusal } from '#src/domain/desk/invoice.ts';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../../apiClient.ts';

/** {hotel_id, month: any day of it}; answers one return for each GST number of the owner. */
export const deskTaxReturn = {
  path: 'rest/v1/rpc/desk_tax_return',
  answer: v.pipe(
    v.object({ returns: v.array(Gstr1Schema) }),
    v.transform(({ returns }) => returns),
  ),
  refusals: invoiceRefusal,
  failed: unreachable,
} as const satisfies Call;
