import { RegisterSchema, registerRefusal } from '#src/domain/desk/register.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../../apiClient.ts';

const desk = { refusals: registerRefusal, failed: unreachable } as const;

export const deskRegister = {
  path: 'rest/v1/rpc/desk_register',
  answer: RegisterSchema,
  ...desk,
} as const satisfies Call;
/** {booking_id, guest_id: made here, so that a retry is the same guest, name: null to remove the guest, document, last4} */
export const registerGuest = { path: 'rest/v1/rpc/register_guest', answer: done, ...desk } as const satisfies Call;
/** {hotel_id, is_on} */
export const setGuestRegister = {
  path: 'rest/v1/rpc/set_guest_register',
  answer: done,
  ...desk,
} as const satisfies Call;
