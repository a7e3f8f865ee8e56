import { expect, test } from 'vitest';
import { statusChoices, stayStates } from '#src/domain/booking/stayState.ts';
import { cancelRefundPayers } from '#src/domain/desk/cancelStay.ts';
import { checkOutToday, listStayActions, nextStayAction, nightsAhead } from '#src/domain/desk/stayActions.ts';
import { deskBooking, ledger } from './stay.ts';

const next = (change: object, today: string) => nextStayAction(deskBooking(change), today)?.name ?? null;

test.each([
  ['confirmed', '2027-01-14', null],
  ['confirmed', '2027-01-15', 'Check in'],
  ['confirmed', '2027-01-18', 'Check in'],
  ['confirmed', '2027-01-19', null],
  ['pending', '2027-01-01', 'Confirm'],
  ['pending', '2027-01-19', null],
  ['checked_in', '2027-01-16', 'Check out'],
  ['checked_in', '2027-01-25', 'Check out'],
  ['completed', '2027-01-18', null],
  ['no_show', '2027-01-16', null],
  ['cancelled', '2027-01-15', null],
] as const)('%s on %s asks for %s next', (stay_state, today, name) => expect(next({ stay_state }, today)).toBe(name));

test('of a guest who was erased nothing is asked', () =>
  expect(next({ erased_at: '2027-01-01T00:00:00Z' }, '2027-01-15')).toBeNull());

test('what the database allows is offered by name, what takes something back last', () => {
  const names = (change: object) => listStayActions(deskBooking(change)).map(({ name }) => name);
  expect(names({ moves: ['cancelled', 'checked_in', 'no_show'] })).toEqual([
    'Check in',
    'Mark as no-show',
    'Cancel booking',
  ]);
  expect(names({ stay_state: 'checked_in', moves: ['completed', 'confirmed'] })).toEqual([
    'Check out',
    'Undo check-in',
  ]);
  expect(names({ stay_state: 'completed', moves: ['checked_in', 'no_show'] })).toEqual([
    'Mark as no-show',
    'Undo check-out',
  ]);
  expect(names({ moves: [] })).toEqual([]);
});

test.each([
  // Check-out on the first day still uses one night.
  ['2027-01-15', '2027-01-16', 2],
  ['2027-01-16', '2027-01-16', 2],
  ['2027-01-17', '2027-01-17', 1],
  ['2027-01-18', '2027-01-18', 0],
  ['2027-01-20', '2027-01-20', 0],
])('checked out on %s it ends on %s and gives %i nights back', (today, end, nights) => {
  expect(checkOutToday(deskBooking({ num_rooms: 2 }), today)).toEqual({ end, nights });
});

test('nights that are over are sold to nobody any more', () => {
  expect(['2027-01-10', '2027-01-16', '2027-01-30'].map((today) => nightsAhead(deskBooking(), today))).toEqual([
    3, 2, 0,
  ]);
});

test.each([
  ['what the site has', { by_site: 330_798 }, 0, 330_798, /^Susegad Stays pays it within/],
  ['what the property has', { by_site: 0 }, 0, 330_798, /^The property pays it within/],
  ['what both have', { by_site: 100_000 }, 0, 330_798, /pays ₹1,000\.00 and the property ₹2,307\.98, within/],
  ['a part, which the site pays first', { by_site: 200_000 }, 0, 100_000, /^Susegad Stays pays it/],
  ['more, of which a part is due already', { by_site: 0 }, 50_000, 60_000, /^The property/],
  ['nothing', { by_site: 330_798 }, 0, 0, /^$/],
])('a refund of %s is paid by who has it', (_, money, refund_due, refund, words) => {
  const booking = deskBooking({ payments: { ...ledger(330_798, 0), refund_due } });
  expect(cancelRefundPayers({ ...booking, cancel: { ...booking.cancel, ...money } }, refund)).toMatch(words);
});

test('admins are offered what can follow, with the status there is', () => {
  const choices = stayStates.map((stay_state) =>
    statusChoices({
      stay_state,
      booking_status:
        ({ checked_in: 'confirmed', no_show: 'cancelled' } as const)[stay_state as 'checked_in'] ??
        (stay_state as 'pending'),
    }).join(' '),
  );
  expect(choices).toEqual([
    'pending confirmed cancelled',
    'confirmed pending cancelled completed',
    'confirmed completed',
    'completed confirmed cancelled',
    'cancelled confirmed',
    'cancelled pending confirmed',
  ]);
  expect(statusChoices({ stay_state: 'pending', booking_status: 'confirmed' })).toContain('completed');
});
