import * as v from 'valibot';
import { DeskFormCSchema, formCRefusal } from '#src/domain/desk/abroad.ts';
import { FormCEntrySchema } from '#src/domain/formC/portal.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../apiClient.ts';

const desk = { refusals: formCRefusal, failed: unreachable } as const;

export const deskFormC = { path: 'rest/v1/rpc/desk_form_c', answer: DeskFormCSchema, ...desk } as const satisfies Call;
/** {booking_id, guests: 0 for none} */
export const setFormCGuests = { path: 'rest/v1/rpc/set_form_c_guests', answer: done, ...desk } as const satisfies Call;
/** {booking_id, form_id: made here, so that a retry is the same form, form} */
export const fillFormC = {
  path: 'rest/v1/rpc/fill_form_c',
  answer: done,
  facts: v.object({ field: v.string() }),
  ...desk,
} as const satisfies Call;
export const openFormC = {
  path: 'rest/v1/rpc/open_form_c',
  answer: v.pipe(
    v.object({ entry: FormCEntrySchema }),
    v.transform(({ entry }) => entry),
  ),
  ...desk,
} as const satisfies Call;
/** {hotel_id, day}: the forms of that day's arrivals; logged. */
export const exportFormC = {
  path: 'rest/v1/rpc/export_form_c',
  answer: v.pipe(
    v.object({ entries: v.array(FormCEntrySchema) }),
    v.transform(({ entries }) => entries),
  ),
  ...desk,
} as const satisfies Call;
export const removeFormC = { path: 'rest/v1/rpc/remove_form_c', answer: done, ...desk } as const satisfies Call;
/** {form_id, is_reported, portal_number, seen_at: filled_at of the form that was read} */
export const reportFormC = { path: 'rest/v1/rpc/report_form_c', answer: done, ...desk } as const satisfies Call;
/** {booking_id, by_mail}; answers the link's token, unless it is emailed. */
export const askFormC = {
  path: 'rest/v1/rpc/ask_form_c',
  answer: v.object({ ok: v.literal(true), token: v.nullable(v.string()) }),
  ...desk,
} as const satisfies Call;
