import type { OpenStay } from '#src/domain/booking/guestStay.ts';

export type Opened = OpenStay & {
  /** True for the copy on the device, if the server did not answer. */
  isKept?: boolean;
};
export type OpenedVisit = Extract<Opened, { is_shared: false }>;
export type OpenedShared = Extract<Opened, { is_shared: true }>;
