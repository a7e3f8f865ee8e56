import { maxNights } from '../../domain/stayLimits.ts';

/** Why these dates cannot be booked. */

export const checkOutFirst = 'Check-out date must be after check-in date.';
export const datesPast = 'Check-in cannot be in the past. Choose new dates.';
export const tooManyNights = `A stay can be up to ${maxNights} nights. Choose fewer nights.`;
export const tooFarAhead = 'These dates are too far ahead. Choose dates within the next 18 months.';
