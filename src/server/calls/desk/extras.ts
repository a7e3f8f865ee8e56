import * as v from 'valibot';
import { extraRefusal, HouseExtrasSchema } from '#src/domain/desk/extras.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../../apiClient.ts';

const extra = { refusals: extraRefusal, failed: unreachable } as const;

/** {hotel_id}: what the property sells besides rooms, its rate plans, and the usual GST of each kind. */
export const houseExtras = {
  path: 'rest/v1/rpc/house_extras',
  answer: HouseExtrasSchema,
  ...extra,
} as const satisfies Call;

/** {hotel_id, kind, name, per, net_price: paise before tax, tax_rate, for_guests, place, extra_id: of the one to change} */
export const saveExtra = {
  path: 'rest/v1/rpc/save_extra',
  answer: v.object({ ok: v.literal(true), extra_id: v.string() }),
  ...extra,
} as const satisfies Call;

export const removeExtra = { path: 'rest/v1/rpc/remove_extra', answer: done, ...extra } as const satisfies Call;

/** {hotel_id, name, percent_off, is_refundable, extra_id: of the included meal, plan_id: of the one to change} */
export const savePlan = {
  path: 'rest/v1/rpc/save_plan',
  answer: v.object({ ok: v.literal(true), plan_id: v.string() }),
  ...extra,
} as const satisfies Call;

export const removePlan = { path: 'rest/v1/rpc/remove_plan', answer: done, ...extra } as const satisfies Call;

/** {hotel_id, code, percent or amount: paise before tax, first_day, last_day, first_night, last_night, most_uses, returning_only, email} */
export const addCode = {
  path: 'rest/v1/rpc/add_code',
  answer: v.object({ ok: v.literal(true), code_id: v.string() }),
  ...extra,
} as const satisfies Call;

export const endCode = { path: 'rest/v1/rpc/end_code', answer: done, ...extra } as const satisfies Call;

/** {booking_id, seen, extra_id, quantity, nights: the last ones of the stay, if charged by night}, or {…, kind, name, price: paise as the guest pays} */
export const addExtra = { path: 'rest/v1/rpc/add_extra', answer: done, ...extra } as const satisfies Call;

/** {booking_id, seen, line: of the booking's extras} */
export const dropExtra = { path: 'rest/v1/rpc/drop_extra', answer: done, ...extra } as const satisfies Call;
