import { expect, test } from 'vitest';
import { filterWords, noBookingFilters } from '#src/domain/booking/adminBookings.ts';

test.each([
  [{}, ''],
  [{ status: 'active', from: '2026-12-01', to: '2026-12-01' }, 'Arrivals, Tue, 1 Dec 2026 · Not cancelled'],
  [{ dates: 'departure', from: '2026-12-01' }, 'Departures, from Tue, 1 Dec 2026'],
  [{ payment: 'unpaid', to: 'soon' }, 'Not paid'],
])('the filters %j are named', (set, words) => expect(filterWords({ ...noBookingFilters, ...set })).toBe(words));
