import * as v from 'valibot';
import {
  BookingDetailSchema,
  BookingExportSchema,
  type BookingFilters,
  BookingRowSchema,
  type BookingState,
  bookingArguments,
  bookingChangeRefusals,
  noBookingFilters,
  testBooking,
} from '#src/domain/booking/adminBookings.ts';
import { bookingRefusals } from '#src/domain/booking/booking.ts';
import { addDays } from '#src/domain/stay.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';

const unreachable = 'the server did not answer';
const PageSchema = v.object({ total: v.number(), rows: v.array(BookingRowSchema) });

/** A page of the bookings that fit, in one of the `bookingOrders`. */
export const fetchBookings = (filters: BookingFilters, page: number, sort: string) =>
  call('admin_bookings', { ...bookingArguments(filters), page, sort }, PageSchema, unreachable);

const ExportSchema = v.object({ total: v.number(), rows: v.array(BookingExportSchema) });

/** Up to 2,000 of the bookings that fit, newest first, those after `last`. */
export const fetchExport = (filters: BookingFilters, last: { created_at: string; id: string } | null) =>
  call(
    'admin_export_bookings',
    { ...bookingArguments(filters), after_at: last?.created_at ?? null, after_id: last?.id ?? null },
    ExportSchema,
    unreachable,
  );

const DetailSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), booking: BookingDetailSchema }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

/** One booking with its history. */
export async function fetchBooking(booking_id: string) {
  const answer = await call('admin_booking', { booking_id }, DetailSchema, unreachable);
  if (!answer.ok) return answer;
  return answer.value.ok ? success(answer.value.booking) : failure('refused', 'There is no such booking.');
}

const StatesSchema = v.pick(BookingRowSchema, ['booking_status', 'payment_status']);
type States = v.InferOutput<typeof StatesSchema>;
const ChangeSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), booking: StatesSchema }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
const notChanged = 'Failed to update booking status';

/** Changes one of the two states, if it still is what the admin saw. */
export async function changeBooking<State extends BookingState>(
  booking_id: string,
  state: State,
  before: States[State],
  after: States[State],
): Promise<Result<States>> {
  const args = { booking_id, before: { [state]: before }, after: { [state]: after } };
  const answer = await call('admin_change_booking', args, ChangeSchema, notChanged);
  if (!answer.ok) return answer;
  return answer.value.ok
    ? success(answer.value.booking)
    : failure('refused', bookingChangeRefusals[answer.value.code] ?? notChanged);
}

/** Where a test booking goes: the room the admin chose, or the first one that is free for that night. */
export interface TestBookingPlace {
  hotel_id: string;
  room_category_id: string;
  check_in_date: string;
}

const OffersSchema = v.object({
  ok: v.literal(true),
  hotels: v.array(v.object({ id: v.string(), room_category_id: v.string() })),
});

const failed = 'Failed to create booking';

/** The place with its room: the one that was chosen, or the first one that is free. */
export async function findTestRoom(place: TestBookingPlace): Promise<Result<TestBookingPlace>> {
  const { hotel_id, room_category_id, check_in_date } = place;
  if (room_category_id) return success(place);
  const check_out_date = addDays(check_in_date, 1);
  const offers = hotel_id
    ? await roomsFree(hotel_id, check_in_date, check_out_date)
    : await call(
        'search_hotels',
        { check_in: check_in_date, check_out: check_out_date, adults: 1, children: 0, rooms: 1 },
        OffersSchema,
        failed,
      ).then((found) => (found.ok ? success(found.value.hotels) : found));
  if (!offers.ok) return offers;
  const [first] = offers.value;
  if (!first) return failure('refused', 'No room is free on that night. Please choose another night or hotel.');
  return success({ hotel_id: first.id, room_category_id: first.room_category_id, check_in_date });
}

const BookingAnswerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), booking_reference: v.string() }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

export type TestBookingRequest = TestBookingPlace & { idempotency_key: string };

/**
 * Books one night under the fixed test name. Takes a real room; answers the reference and the booking's id. When the answer
 * is lost it may have booked: the same request sent again gives that booking.
 */
export async function bookTest(request: TestBookingRequest): Promise<Result<{ reference: string; id: string }>> {
  const check_out_date = addDays(request.check_in_date, 1);
  const answer = await call(
    'create_booking_tx',
    { ...testBooking, ...request, check_out_date },
    BookingAnswerSchema,
    failed,
  );
  if (!answer.ok) return failure('lost', answer.failure.message);
  if (!answer.value.ok) return failure(answer.value.code, bookingRefusals[answer.value.code] ?? failed);
  const reference = answer.value.booking_reference;
  const found = await fetchBookings({ ...noBookingFilters, search: reference }, 1, '');
  const id = found.ok ? found.value.rows[0]?.id : undefined;
  return id ? success({ reference, id }) : failure('lost', failed);
}

const HotelRoomsSchema = v.union([
  v.object({
    ok: v.literal(true),
    rooms: v.array(v.object({ id: v.string(), rooms_free: v.nullable(v.number()) })),
  }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

async function roomsFree(hotel_id: string, check_in: string, check_out: string) {
  const answer = await call('hotel_details', { hotel_id, check_in, check_out, adults: 1 }, HotelRoomsSchema, failed);
  if (!answer.ok) return answer;
  // A night without a counter has all its rooms free.
  const rooms = answer.value.ok ? answer.value.rooms.filter(({ rooms_free }) => rooms_free !== 0) : [];
  return success(rooms.map(({ id }) => ({ id: hotel_id, room_category_id: id })));
}
