import { useEffect, useRef, useState } from 'react';
import { testBooking } from '#src/domain/booking/adminBookings.ts';
import { addDays, formatDate, maxDaysAhead, todayInKolkata } from '#src/domain/stay.ts';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { fetchHotelName } from '#src/features/office/hotels.api.ts';
import { showError } from '#src/features/office/showError.ts';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import { changeStates } from '#src/server/calls/office/bookingChange.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateFilter } from '#src/ui/DateFilter.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminBooking.ts';
import * as wordsAdminBookings from '#src/words/staff/adminBookings.ts';
import { bookTest, findTestRoom, type TestBookingRequest } from './bookTest.ts';

interface Props {
  hotel: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Books one night under a fixed test name, to test booking. */
export function TestBookingDialog({ hotel, onClose, onChanged }: Props) {
  return (
    <Dialog open title={wordsAdminBookings.testBooking} onClose={onClose}>
      <TestBooking hotel={hotel} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

function TestBooking({ hotel, onChanged, onClose }: Props) {
  const today = todayInKolkata();
  const [hotelId, setHotelId] = useState(hotel);
  const [rooms, setRooms] = useState<{ id: string; name: string }[]>([]);
  const [roomId, setRoomId] = useState('');
  const [date, setDate] = useState(addDays(today, 30));
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ id: string; reference: string; cancelled: boolean } | null>(null);

  useEffect(() => {
    setRooms([]);
    setRoomId('');
    if (!hotelId) return;
    let current = true;
    fetchHotelName(hotelId).then((found) => current && setRooms(found?.rooms ?? []));
    return () => {
      current = false;
    };
  }, [hotelId]);

  /** The request without an answer. It may have booked; a repeat books once. */
  const unanswered = useRef<{ wish: string; request: TestBookingRequest } | null>(null);

  async function requestFor(wish: string): Promise<Result<TestBookingRequest>> {
    if (unanswered.current?.wish === wish) return success(unanswered.current.request);
    const place = await findTestRoom({ hotel_id: hotelId, room_category_id: roomId, check_in_date: date });
    return place.ok ? success({ ...place.value, idempotency_key: crypto.randomUUID() }) : place;
  }

  async function make() {
    const wish = JSON.stringify([hotelId, roomId, date]);
    setBusy(true);
    const request = await requestFor(wish);
    const result = request.ok ? await bookTest(request.value) : request;
    setBusy(false);
    unanswered.current =
      request.ok && !result.ok && isOutcomeUnknown(result.failure) ? { wish, request: request.value } : null;
    if (result.ok) setMade({ ...result.value, cancelled: false });
    else showError(result.failure.message);
    onChanged();
  }

  async function cancel() {
    if (!made) return;
    setBusy(true);
    const result = await call(changeStates, {
      booking_id: made.id,
      before: { booking_status: 'confirmed' },
      after: { booking_status: 'cancelled' },
      reason: 'A test booking',
    });
    setBusy(false);
    if (!result.ok) {
      showError(result.failure.message);
      return;
    }
    setMade({ ...made, cancelled: true });
    onChanged();
  }

  if (made) {
    return (
      <div className="grid gap-4">
        <Notice tone="success" title={made.cancelled ? say.testBookingCancelled : say.testBookingMade}>
          {made.cancelled
            ? say.testRoomIsAvailable(made.reference)
            : say.testHoldsRoom(made.reference, formatDate(date))}
        </Notice>
        <div className="flex flex-wrap gap-3">
          {!made.cancelled && (
            <Button busy={busy} onClick={cancel}>
              {say.cancelTestBooking}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setMade(null)}>
            {say.makeAnotherTestBooking}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <p>{say.whatTestDoes(testBooking.guest_name, testBooking.guest_email)}</p>
      <HotelField value={hotelId} onChange={setHotelId} />
      <Filter
        label={say.roomType}
        value={roomId}
        onChange={setRoomId}
        options={[['', say.firstOneAvailable], ...rooms.map(({ id, name }) => [id, name] as const)]}
      />
      <DateFilter
        label={say.night}
        value={date}
        onChange={setDate}
        required
        min={today}
        max={addDays(today, maxDaysAhead - 1)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {say.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? say.bookingNow : say.makeTestBooking}
        </Button>
      </div>
    </form>
  );
}
