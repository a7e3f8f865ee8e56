/** By what somebody pays for a booking: the guest's link, or the reference, with which anyone can. */
export type Payer = { token: string } | { reference: string };
