import { maxNights } from '../../domain/stayLimits.ts';

/** Why dates are no stay that can be booked. */

export const checkOutFirst = 'Check-out date must be after check-in date.';
export const datesPast = 'Check-in cannot be in the past. Please choose new dates.';
export const tooManyNights = `A stay can be up to ${maxNights} nights. Please choose shorter dates.`;
export const tooFarAhead = 'These dates are too far ahead. Please choose dates within the next 18 months.';
