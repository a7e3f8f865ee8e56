/** The guest's link, or the reference, with which anyone can pay. */
export type Payer = { token: string } | { reference: string };
