import type { OpenStay } from '#src/domain/booking/guestStay.ts';

/** A stay as it is shown. */
export type Opened = OpenStay & {
  /** It comes from the device: the server did not answer. */
  isKept?: boolean;
};
export type OpenedVisit = Extract<Opened, { is_shared: false }>;
export type OpenedShared = Extract<Opened, { is_shared: true }>;
