import { expect, test } from 'vitest';
import type { HotelDetails, HotelRoom } from '#src/domain/hotel/hotel.ts';
import { bestOffer, type HotelOffer, nextStep, offerOf, tooSmallTitle } from '#src/features/hotel/offer.ts';

const stay = { check_in_date: '2026-12-01', check_out_date: '2026-12-04', adults: 2, children: 0, rooms: 2 };
const room = (part: Partial<HotelRoom>) =>
  ({
    total_rooms: 4,
    max_occupancy: 2,
    base_price: 100,
    stay_total: 600,
    rooms_free: 4,
    stay_refusal: null,
    fits: true,
    ...part,
  }) as HotelRoom;
const hotelOf = (fitting: number | null, ...rooms: HotelRoom[]) =>
  ({ nights: 3, rooms, fitting_rooms: fitting && { rooms: fitting, hotel_count: 1 } }) as unknown as HotelDetails;

test.each([
  [[0, 0], { state: 'too_small', rooms_needed: 3 }],
  [[0, 1], { state: 'too_few_left', left: 1, rooms_needed: 3 }],
  [[1, 2], { state: 'free', from_total: 600, is_refundable: true }],
] as const)('two rooms, %j free of each kind: %o', (free, offer) =>
  expect(bestOffer(hotelOf(3, ...free.map((rooms_free) => room({ rooms_free }))), stay)).toEqual(offer),
);

test('what the house does not let so is not for sale, and says why; another kind that it lets is', () => {
  const why = '3 nights at least from Tue 1 Dec.';
  const refused = room({ stay_refusal: why });
  expect(offerOf(refused, stay)).toEqual({ state: 'sold_out', why });
  expect(bestOffer(hotelOf(null, refused), stay)).toEqual({ state: 'sold_out', why });
  expect(bestOffer(hotelOf(null, refused, room({ rooms_free: 0 })), stay)).toMatchObject({ state: 'sold_out', why });
  expect(bestOffer(hotelOf(2, refused, room({ stay_total: 700 })), stay)).toMatchObject({
    state: 'free',
    from_total: 700,
  });
});

test('the lowest price says that it is non-refundable, and a dearer one that is does not', () => {
  const saver = room({ base_price: 90, stay_total: 540, plan: { is_refundable: false } as HotelRoom['plan'] });
  const undated = (...rooms: HotelRoom[]) => ({ ...hotelOf(null, ...rooms), nights: null });
  for (const [rooms, is_refundable] of [
    [[room({}), saver], false],
    [[room({ base_price: 80, stay_total: 500 }), saver], true],
  ] as const) {
    expect(bestOffer(hotelOf(null, ...rooms), stay)).toMatchObject({ is_refundable });
    expect(bestOffer(undated(...rooms), stay)).toMatchObject({ is_refundable });
  }
});

test('a hotel and its room give the same reason when more rooms are asked for than there are', () => {
  const few = room({ fits: false, rooms_free: null });
  const asked = { ...stay, rooms: 9 };
  const refused = { state: 'too_small', asks_for_too_many: true, rooms_needed: 1 } as const;
  expect(offerOf(few, asked)).toEqual(refused);
  expect(bestOffer(hotelOf(1, few), asked)).toEqual(refused);
  expect(tooSmallTitle(refused)).toBe('Not enough rooms');
  const many = { ...stay, adults: 5 };
  expect(bestOffer(hotelOf(3, few), many)).toEqual({ state: 'too_small', asks_for_too_many: false, rooms_needed: 3 });
  expect(tooSmallTitle({ ...refused, asks_for_too_many: false })).toBe('Too small for all your guests');
});

test('a party that smaller rooms hold is told how many, and not that the house is sold out', () => {
  const suite = room({ rooms_free: 0 });
  const small = room({ fits: false, rooms_free: null });
  const too_small = { state: 'too_small', rooms_needed: 2 };
  expect(bestOffer(hotelOf(2, suite, small), stay)).toEqual(too_small);
  expect(bestOffer(hotelOf(2, room({ stay_refusal: '3 nights at least.' }), small), stay)).toEqual(too_small);
  expect(offerOf(suite, stay)).toEqual({ state: 'sold_out', why: null });
  expect(bestOffer(hotelOf(null, suite, small), stay)).toEqual({ state: 'sold_out', why: null });
});

const needs = (state: 'sold_out' | 'too_small' | 'too_few_left', rooms_needed: number | null) =>
  ({ state, rooms_needed, left: 1, asks_for_too_many: false }) as HotelOffer;
test.each([
  [needs('too_small', 3), { name: 'rooms', rooms: 3 }],
  [needs('too_few_left', 2), { name: 'rooms', rooms: 2 }],
  [needs('too_small', null), { name: 'guests' }],
  [needs('sold_out', null), { name: 'dates' }],
  [needs('too_few_left', null), { name: 'see_rooms' }],
  [{ state: 'free', from_total: 3, is_refundable: true }, { name: 'see_rooms' }],
  [{ state: 'undated', from_price: 1, is_refundable: true }, { name: 'dates' }],
  [{ state: 'no_rooms' }, null],
] as const)('the next step after %o helps: %o', (offer, step) => expect(nextStep(offer, 'known', stay)).toEqual(step));

test('the next step before an answer is that of most answers, and after a lost one to ask again', () => {
  expect(nextStep(null, 'checking', stay)).toEqual({ name: 'see_rooms' });
  expect(nextStep(null, 'checking', { ...stay, check_out_date: null })).toEqual({ name: 'dates' });
  expect(nextStep(null, 'failed', stay)).toEqual({ name: 'retry' });
});
