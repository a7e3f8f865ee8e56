import { testBooking } from '#src/domain/booking/adminBookings.ts';
import { addDays } from '#src/domain/stay.ts';
import { failure, isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import * as calls from '#src/server/calls/office/bookings.ts';
import { call, isSignedOut } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/adminBooking.ts';

interface TestBookingPlace {
  hotel_id: string;
  room_category_id: string;
  check_in_date: string;
}

export async function findTestRoom(place: TestBookingPlace): Promise<Result<TestBookingPlace>> {
  const { hotel_id, room_category_id, check_in_date } = place;
  if (room_category_id) return success(place);
  const stay = { check_in: check_in_date, check_out: addDays(check_in_date, 1), adults: 1 };
  const offers = hotel_id ? await roomsFree(hotel_id, stay) : await roomsAnywhere(stay);
  if (!offers.ok) return offers;
  const [first] = offers.value;
  if (!first) return failure('sold_out', say.noRoomForTest);
  return success({ hotel_id: first.id, room_category_id: first.room_category_id, check_in_date });
}

export type TestBookingRequest = TestBookingPlace & { idempotency_key: string };

/** Books one night of a real room under the test name. A repeated request after a lost answer returns the same booking. */
export async function bookTest(request: TestBookingRequest): Promise<Result<{ reference: string; id: string }>> {
  const check_out_date = addDays(request.check_in_date, 1);
  const legal_versions = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };
  const booked = await call(calls.testBook, { ...testBooking, ...request, check_out_date, legal_versions });
  if (!booked.ok) return booked;
  const reference = booked.value.booking_reference;
  const found = await call(calls.bookingPage, { search: reference });
  const id = found.ok ? found.value.rows[0]?.id : undefined;
  return id ? success({ reference, id }) : failure('lost', calls.testBook.failed);
}

type Offers = Result<{ id: string; room_category_id: string }[]>;

async function roomsAnywhere(stay: object): Promise<Offers> {
  const found = await call(calls.testSearch, { ...stay, children: 0, rooms: 1 });
  return found.ok ? success(found.value.hotels) : found;
}

async function roomsFree(hotel_id: string, stay: object): Promise<Offers> {
  const found = await call(calls.testRooms, { hotel_id, ...stay });
  if (!found.ok) return isOutcomeUnknown(found.failure) || isSignedOut(found.failure) ? found : success([]);
  // A night without a count has all its rooms available.
  const rooms = found.value.rooms.filter(({ rooms_free }) => rooms_free !== 0);
  return success(rooms.map(({ id }) => ({ id: hotel_id, room_category_id: id })));
}
