import { Badge } from '#src/features/office/Badge.tsx';
import './BookingDialog.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  askedFirst,
  type BookingState,
  type BookingStates,
  bookingStatuses,
  guestEmail,
  isTestBooking,
  noGuestEmail,
  paymentChoices,
  paymentNames,
} from '#src/domain/booking/adminBookings.ts';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import { priceLines } from '#src/domain/booking/price.ts';
import { sourceWords } from '#src/domain/booking/source.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { statusChoices } from '#src/domain/booking/stayState.ts';
import type { AdminBooking } from '#src/domain/desk/adminBooking.ts';
import { sumsWords } from '#src/domain/desk/ledger.ts';
import { questionWords } from '#src/domain/desk/stayWords.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { Fact } from '#src/features/office/Fact.tsx';
import { showError } from '#src/features/office/showError.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { bookingDetail } from '#src/server/calls/office/bookings.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { guestWords } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/adminBooking.ts';
import * as wordsAdminBookings from '#src/words/staff/adminBookings.ts';
import { BookingHistory } from './BookingHistory.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { StateSelect } from './StateSelect.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import {
  type Choice,
  changeBooking,
  type Done,
  describeState,
  isStale,
  undoBookingChange,
} from './useBookingChanges.ts';

const adminPrice = { tax: say.gstIncluded, advance: say.advance };

interface Props {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

export function BookingDialog({ id, onClose, onChanged }: Props) {
  const { remote, previous, retry } = useRemote(id || null, () => call(bookingDetail, { booking_id: id }));
  // The booking stays on screen while it loads again.
  const known = remote.state === 'ready' ? remote.value : previous;
  const booking = known?.id === id ? known : null;
  return (
    <Dialog
      open={id !== ''}
      look="dialog-wide"
      inAddress
      title={booking ? say.bookingTitle(booking.booking_reference) : wordsAdminBookings.booking}
      onClose={onClose}
    >
      {remote.state === 'failed' && (
        <RetryNotice onRetry={retry}>{say.errorLoadingBooking(remote.failure.message)}</RetryNotice>
      )}
      {booking ? (
        <Detail
          key={booking.id}
          booking={booking}
          onChanged={() => {
            retry();
            onChanged();
          }}
        />
      ) : (
        remote.state === 'loading' && (
          <div role="status" aria-label={say.loadingBooking} className="spinner mx-auto my-16" />
        )
      )}
    </Dialog>
  );
}

function Detail({ booking: read, onChanged }: { booking: AdminBooking; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  /** The states after a change, until `over` is set and the booking is loaded again. */
  const [changed, setChanged] = useState<{ states: Partial<BookingStates>; over: AdminBooking | null } | null>(null);
  const booking = changed && (changed.over === null || changed.over === read) ? { ...read, ...changed.states } : read;
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  const [asked, setAsked] = useState<Choice | null>(null);
  const [done, setDone] = useState<{ words: string; undo: string } | null>(null);

  function show(states: Partial<BookingStates>) {
    setChanged({ states, over: latest.current });
    onChanged();
  }
  function onDone(state: BookingState, { states, undo }: Done) {
    setAsked(null);
    show(states);
    setDone({ words: describeState(state, states), undo });
  }
  async function change<State extends BookingState>(state: State, next: AdminBooking[State]) {
    if (next === booking[state]) return;
    const choice = { booking, state, next };
    if (askedFirst(booking, next, state, todayInKolkata())) return setAsked(choice);
    const { booking_status, payment_status } = booking;
    setBusy(true);
    setChanged({ states: { booking_status, payment_status, [state]: next }, over: null });
    const result = await changeBooking(choice);
    setBusy(false);
    if (result.ok) return onDone(state, result.value);
    setChanged({ states: { booking_status, payment_status }, over: latest.current });
    showError(result.failure.message);
    if (isStale(result.failure.code)) onChanged();
  }
  async function undo(change_id: string) {
    setBusy(true);
    const undone = await undoBookingChange(change_id);
    setBusy(false);
    setDone(null);
    if (undone.ok) return show(undone.value);
    showError(undone.failure.message);
    onChanged();
  }

  const email = guestEmail(booking);
  const question = questionWords(booking, booking.paid_amount + booking.payments.reported, true);
  return (
    <>
      {question && (
        <Notice
          tone="warning"
          title={question.title}
          className="mb-6"
          action={
            <Button size="small" variant="secondary" href={ownerPaths.stay(booking.id, booking.hotel_id)}>
              {say.openBooking}
            </Button>
          }
        >
          <p>{question.text}</p>
        </Notice>
      )}
      <div className="admin-detail">
        <section>
          <h3>
            {wordsAdminBookings.guest} {isTestBooking(booking) && <Badge>{wordsAdminBookings.testBooking}</Badge>}
          </h3>
          <dl className="admin-facts">
            <Fact term={say.name}>{booking.guest_name}</Fact>
            <Fact term={say.email}>
              {email === null ? (
                noGuestEmail(booking)
              ) : (
                <a className="link" href={mailTo(email)}>
                  {email}
                </a>
              )}
            </Fact>
            <Fact term={say.phone}>
              {booking.guest_phone && (
                <a className="link" href={telTo(booking.guest_phone)}>
                  {booking.guest_phone}
                </a>
              )}
            </Fact>
            <Fact term={say.guests}>{guestWords({ adults: booking.num_adults, children: booking.num_children })}</Fact>
            {guestNotes.map(({ fact, name, words }) => (
              <Fact key={fact} term={name}>
                <span className="whitespace-pre-line">{words(booking) || say.none}</span>
              </Fact>
            ))}
          </dl>
        </section>
        <section>
          <h3>{say.stay}</h3>
          <dl className="admin-facts">
            <Fact term={wordsAdminBookings.property}>
              <a className="link" href={paths.hotel(booking.hotel_id, booking.hotel_name)}>
                {booking.hotel_name}
              </a>
              , {booking.hotel_city}{' '}
              <a className="link" href={ownerPaths.stay(booking.id, booking.hotel_id)}>
                {say.openAtFrontDesk}
              </a>
            </Fact>
            <Fact term={say.bookedBy}>{sourceWords[booking.source]}</Fact>
            <Fact term={say.roomType}>
              {booking.num_rooms} × {booking.room_name}
            </Fact>
            <Fact term={say.checkIn}>{formatDate(booking.check_in_date)}</Fact>
            <Fact term={say.checkOut}>
              {formatDate(booking.check_out_date)} ({counted(booking.nights, 'night')})
            </Fact>
            <Fact term={wordsAdminBookings.booked}>{formatMoment(booking.created_at)}</Fact>
            <Fact term={say.agreedTo}>
              {booking.legal_versions
                ? say.termsAndPrivacyPolicy(
                    formatDate(booking.legal_versions.terms),
                    formatDate(booking.legal_versions.privacy),
                  )
                : say.notRecorded}
            </Fact>
          </dl>
        </section>
        <section>
          <h3>{say.price}</h3>
          <dl className="admin-facts admin-sums">
            {priceLines(booking, adminPrice).map(({ part, label, amount }) => (
              <Fact key={label} term={label}>
                {part === 'total' ? <strong>{formatRupees(amount)}</strong> : formatRupees(amount)}
              </Fact>
            ))}
            <Fact term={booking.balance_due < 0 ? say.overpaid : say.balanceDue}>
              <strong>{formatRupees(Math.abs(booking.balance_due))}</strong>
            </Fact>
          </dl>
          <p className="admin-soft mt-1">{sumsWords(booking.payments)}</p>
        </section>
        <section>
          <h3>{say.bookingStatusAndPayment}</h3>
          <dl className="admin-facts">
            <Fact term={wordsAdminBookings.status}>
              <StateSelect
                label={say.bookingStatus}
                value={booking.booking_status}
                names={bookingStatuses}
                offers={statusChoices(booking)}
                busy={busy}
                onChange={(next) => change('booking_status', next)}
              />
            </Fact>
            <Fact term={wordsAdminBookings.payment}>
              <StateSelect
                label={say.paymentStatus}
                value={booking.payment_status}
                names={paymentNames(booking)}
                offers={paymentChoices(booking)}
                busy={busy}
                onChange={(next) => change('payment_status', next)}
              />
            </Fact>
          </dl>
          <UndoNotice done={done} onUndo={undo} onOver={() => setDone(null)} />
          <p className="mt-3">{say.guestsSee(guestStatus(booking).words)}</p>
          <a className="link mt-3 inline-block" href={paths.confirmation(booking.booking_reference)}>
            {say.openConfirmationPage}
          </a>
        </section>
      </div>
      <BookingHistory booking={booking} />
      {asked && (
        <Suspense>
          <ChangeDialog
            choice={asked}
            onDone={(answer) => onDone(asked.state, answer)}
            onClose={() => setAsked(null)}
            onStale={onChanged}
          />
        </Suspense>
      )}
    </>
  );
}
