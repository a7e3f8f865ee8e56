import { refundDays } from './cancellation.ts';

/** What happens with the money of a cancelled booking. */

export const weLookAlso = (claimed: string) => `We also look for the ${claimed} that you told us you have paid.`;
export const weLook = (claimed: string) =>
  `We look for the ${claimed} that you told us you have paid. Once we find it, we write to you what of it comes back.`;
export const wasRefunded = (amount: string) => `${amount} of what you paid was refunded.`;
export const endedUnpaid = (advance: string) =>
  `It ended by itself because its advance of ${advance} did not come in time.`;
export const noPayment = 'No payment had come for it.';
export const nothingToPay =
  'Nothing is to be paid any more. Have you paid all the same? Write to us with your reference, and we look into it with you.';
export const termsBooked = (terms: string) => `The terms you booked under: ${terms}`;
export const askOfRest = (gone: string) =>
  `${gone} of what you paid went back to you. Write to us with your reference, and we tell you what comes back of the rest.`;
export const askWhatComesBack = 'Write to us with your reference, and we tell you what comes back of what you paid.';
export const cancelledOn = (moment: string) => `It was cancelled on ${moment}`;
/** Nobody came. */
export const endedOn = (moment: string) => `It ended on ${moment}`;
/** `when`: one of these two. */
export const nothingBack = (when: string) => `${when}: what you paid does not come back.`;
/** How long it takes, and until which day that is, where it is known. */
const within = (day: string | null) => `within ${refundDays}${day ? ` (by ${day})` : ''}`;
export const backInAll = (when: string, back: string, gone: string, other: string, day: string | null) =>
  `${when}: ${back} of what you paid comes back to you in all. ${gone} has gone back already, and the other ${other} follows ${within(day)}.`;
export const back = (when: string, amount: string, day: string | null) =>
  `${when}: ${amount} of what you paid comes back to you ${within(day)}.`;
