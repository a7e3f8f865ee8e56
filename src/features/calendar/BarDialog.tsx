import { type ReactNode, useState } from 'react';
import { bookingStatuses } from '#src/domain/booking/adminBookings.ts';
import type { Calendar, CalendarHold } from '#src/domain/desk/calendar.ts';
import { allDays, spanWords } from '#src/domain/desk/chosen.ts';
import { type Bar, type Bars, barName, daysOf, movesFrom } from '#src/domain/desk/lanes.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate, nightsBetween } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths, telTo } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { undoBlock } from '#src/server/calls/desk/calendar.ts';
import { releaseHold } from '#src/server/calls/desk/phone.ts';
import { liftRoom } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { guestWords } from '#src/words/en/party.ts';
import { stayStates } from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/calendar.ts';
import * as calendarForms from '#src/words/staff/calendarForms.ts';
import * as wordsRooms from '#src/words/staff/rooms.ts';
import { perform, planRoomsChange } from './calendarActions.ts';
import { HoldLeft } from './HoldLeft.tsx';
import { OfferLink } from './MadeForCaller.tsx';
import { MoveToRoom } from './rooms/MoveToRoom.tsx';
import type { ChangeRows, Refused } from './useCalendar.ts';
import { type UndoableAction, undoOf } from './useUndo.ts';

interface Props {
  bar: Bar;
  bars: Bars | undefined;
  calendar: Calendar;
  today: string;
  ahead: number;
  onMove: (room: string) => void;
  onClose: () => void;
  change: ChangeRows;
  onDone: (done: UndoableAction) => void;
  onRefused: (refused: readonly Refused[], isPart: boolean) => void;
  onReleased: () => void;
  onBook: (hold: CalendarHold) => void;
  onGone: () => void;
}

export function BarDialog(props: Props) {
  const { bar, bars, calendar, today, ahead, onMove, onClose, change, onDone, onRefused, onReleased, onBook, onGone } =
    props;
  const row = calendar.rows.find(({ id }) => id === bar.of.room_category_id);
  const { arrival, departure } = daysOf(bar);
  const { rooms } = bar;
  const from = movesFrom(bar, today);
  const nights = counted(nightsBetween(arrival, departure), 'night');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function release(hold: CalendarHold) {
    setBusy(true);
    const result = await call(releaseHold, { hold_id: hold.id });
    setBusy(false);
    onReleased();
    if (!result.ok) return setRefused(result.failure.message);
    onGone();
    showToast({ title: say.holdReleased(hold.guest_name), tone: 'success' });
  }
  async function lift() {
    setBusy(true);
    const result = await call(liftRoom, { block_id: bar.of.id });
    setBusy(false);
    onReleased();
    if (!result.ok) return setRefused(result.failure.message);
    onGone();
    onDone({
      words: wordsRooms.isBackInOrder(bar.room?.name ?? ''),
      undo: undoOf(bar.of.room_category_id, () => call(undoBlock, result.value), onReleased),
    });
  }
  function unblock() {
    onGone();
    const chosen = { rooms: [bar.of.room_category_id], first_night: arrival, end_date: departure, weekdays: allDays };
    perform(
      planRoomsChange(calendar, chosen, 'release', rooms, ''),
      change,
      () => calendarForms.roomsReleasedFor(counted(rooms, 'room'), say.nightsOfRoomType(nights, row?.name ?? '')),
      { onDone, onRefused },
    );
  }

  return (
    <Dialog
      open
      title={bar.kind !== 'block' ? barName(bar) : bar.room ? wordsRooms.outOfOrder : say.blockedRooms}
      onClose={onClose}
    >
      <dl className="desk-facts">
        {bar.kind === 'block' ? (
          <>
            <Row term={say.nights}>{spanWords({ first_night: arrival, end_date: departure, weekdays: allDays })}</Row>
            <Row term={say.reason}>{bar.of.reason || say.noReasonGiven}</Row>
          </>
        ) : (
          <>
            <Row term={say.checkIn}>{formatDate(arrival)}</Row>
            <Row term={say.checkOut}>
              {formatDate(departure)} ({nights})
            </Row>
          </>
        )}
        <Row term={say.rooms}>
          {rooms} × {row?.name}
        </Row>
        {bar.room && (
          <Row term={wordsRooms.roomLabel}>{[bar.room.name, bar.room.floor].filter(Boolean).join(', ')}</Row>
        )}
        {bar.kind !== 'block' && (
          <>
            <Row term={say.guests}>{guestWords({ adults: bar.of.num_adults, children: bar.of.num_children })}</Row>
            <Row term={say.total}>{formatRupees(bar.of.total_amount)}</Row>
          </>
        )}
        {bar.kind === 'stay' && (
          <>
            <Row term={say.status}>
              {bar.of.stay_state ? stayStates[bar.of.stay_state] : bookingStatuses[bar.of.booking_status]}
            </Row>
            <Row term={say.payment}>{say.payments[bar.of.payment_status]}</Row>
            <Row term={say.reference}>
              <a className="link" href={paths.confirmation(bar.of.booking_reference)}>
                {bar.of.booking_reference}
              </a>
            </Row>
          </>
        )}
        {bar.kind === 'hold' && (
          <>
            {bar.of.guest_phone && (
              <Row term={say.phone}>
                <a className="link" href={telTo(bar.of.guest_phone)}>
                  {bar.of.guest_phone}
                </a>
              </Row>
            )}
            <Row term={say.onHoldUntilLabel}>
              {momentInIndia(bar.of.ends_at)}, <HoldLeft long ends_at={bar.of.ends_at} ahead={ahead} />
            </Row>
          </>
        )}
      </dl>
      <div className="mt-5 grid gap-4">
        {bar.kind === 'stay' && (
          <Button variant="secondary" href={ownerPaths.stay(bar.of.id, calendar.hotel_id)}>
            {say.openBooking}
          </Button>
        )}
        {bars && bars.numbers.length > 0 && from && <MoveToRoom bar={bar} bars={bars} from={from} onMove={onMove} />}
        {bar.kind === 'hold' && <Button onClick={() => onBook(bar.of)}>{say.bookForThisGuest}</Button>}
        {bar.kind === 'hold' && (
          <OfferLink
            stay={{
              ...bar.of,
              check_in_date: arrival,
              check_out_date: departure,
              num_rooms: rooms,
              hotel_name: calendar.hotel_name,
              room_name: row?.name ?? '',
            }}
            phone={bar.of.guest_phone}
          />
        )}
        {refused && <Notice tone="error">{refused}</Notice>}
        {bar.kind === 'hold' && (
          <Button variant="secondary" busy={busy} onClick={() => release(bar.of)}>
            {say.releaseHold}
          </Button>
        )}
        {bar.kind === 'block' && bar.of.feed_id && (
          <p>
            {say.otherSiteReleasesThem}{' '}
            <a className="link" href={ownerPaths.channels(calendar.hotel_id)}>
              {say.seeCalendarsOfOtherSites}
            </a>
          </p>
        )}
        {bar.kind === 'block' && bar.room && (
          <Button variant="secondary" busy={busy} onClick={lift}>
            {wordsRooms.putBackInOrder}
          </Button>
        )}
        {bar.kind === 'block' && !bar.room && !bar.of.feed_id && (
          <Button variant="secondary" onClick={unblock}>
            {say.releaseCounted(counted(rooms, 'room'))}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
