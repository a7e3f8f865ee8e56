import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import { changedStay } from '#src/domain/booking/pendingChangeWords.ts';
import { guestPrice, priceLines } from '#src/domain/booking/price.ts';
import { planWords } from '#src/domain/booking/pricePlan.ts';
import { sourceWords } from '#src/domain/booking/source.ts';
import type { DeskFormC } from '#src/domain/desk/abroad.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { deskPolicyWords } from '#src/domain/desk/deskPolicy.ts';
import { isUndo, listStayActions, nextStayAction, type StayAction } from '#src/domain/desk/stayActions.ts';
import { nightWithoutRoom, roomWords } from '#src/domain/desk/stayRooms.ts';
import {
  lateWords,
  moneyWords,
  openWords,
  questionWords,
  shortDay,
  stayParty,
  stayRooms,
  unacceptedAtDesk,
} from '#src/domain/desk/stayWords.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { InvoicesPanel } from '#src/features/bookings/money/InvoicesPanel.tsx';
import { PaymentsPanel } from '#src/features/bookings/money/PaymentsPanel.tsx';
import { StateChip } from '#src/features/bookings/rows.tsx';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { formatTime } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/bookings.ts';
import * as wordsForeignGuests from '#src/words/staff/foreignGuests.ts';
import * as wordsRooms from '#src/words/staff/rooms.ts';
import * as ofStay from '#src/words/staff/stayRooms.ts';
import { Chat } from './Chat.tsx';
import { ExtrasPart } from './ExtrasPart.tsx';
import { History } from './History.tsx';
import { Mails } from './Mails.tsx';
import { Part, Row } from './parts.tsx';
import { RoomTypesPart } from './RoomTypesPart.tsx';
import { StayAlerts } from './StayAlerts.tsx';

const MoveDialog = lazy(() =>
  import('#src/features/desk/MoveDialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })),
);
const StayRoomsDialog = lazy(() =>
  import('#src/features/desk/StayRoomsDialog.tsx').then(({ StayRoomsDialog }) => ({ default: StayRoomsDialog })),
);
const CancelDialog = lazy(() =>
  import('#src/features/bookings/actions/CancelDialog.tsx').then(({ CancelDialog }) => ({ default: CancelDialog })),
);
const ChangeDialog = lazy(() =>
  import('#src/features/bookings/actions/ChangeDialog.tsx').then(({ ChangeDialog }) => ({ default: ChangeDialog })),
);
const GuestDialog = lazy(() =>
  import('#src/features/bookings/actions/GuestDialog.tsx').then(({ GuestDialog }) => ({ default: GuestDialog })),
);
const FormCPanel = lazy(() =>
  import('#src/features/bookings/abroad/FormCPanel.tsx').then(({ FormCPanel }) => ({ default: FormCPanel })),
);
const RegisterPart = lazy(() =>
  import('#src/features/bookings/register/RegisterPart.tsx').then(({ RegisterPart }) => ({ default: RegisterPart })),
);
const AdminPart = lazy(() =>
  import('#src/features/bookings/admin/AdminPart.tsx').then(({ AdminPart }) => ({ default: AdminPart })),
);
const PrintedStayCard = lazy(() =>
  import('#src/features/bookings/print/PrintedStayCard.tsx').then(({ PrintedStayCard }) => ({
    default: PrintedStayCard,
  })),
);

interface Props {
  booking: DeskBooking;
  today: string;
  isReading: boolean;
  onChanged: () => void;
}

export function StayDetail({ booking, today, isReading, onChanged }: Props) {
  const [doing, setDoing] = useState<StayAction | 'change' | 'correct' | 'rooms' | null>(null);
  const [printing, setPrinting] = useState(0);
  const [abroad, setAbroad] = useState<DeskFormC | null>(null);
  const { by_admin: isAdmin } = booking;
  // An admin cancels in their own part, where it can be undone.
  const deeds = listStayActions(booking).filter(({ to }) => !isAdmin || to !== 'cancelled');
  const next = nextStayAction(booking, today);
  const canChange =
    !booking.erased_at &&
    ['pending', 'confirmed', 'checked_in'].includes(booking.stay_state) &&
    booking.check_out_date >= today;
  const rooms = roomWords(booking.rooms, today);
  // A guest in house needs a room until check-out, so that check-out makes it dirty.
  const isHere = booking.stay_state === 'checked_in' && !booking.erased_at;
  const mayGive = booking.has_numbers && (isHere || (canChange && booking.check_out_date > today));
  const roomless = mayGive ? nightWithoutRoom(booking.rooms, booking, today) : null;
  const type = useRef(booking.room_category_id);
  // Rooms of the new room type are asked for at once.
  useEffect(() => {
    if (type.current !== booking.room_category_id && mayGive) setDoing('rooms');
    type.current = booking.room_category_id;
  }, [booking.room_category_id, mayGive]);
  const late = lateWords(booking, today);
  const open = openWords(booking);
  const { received, refunded, reported } = booking.payments;
  const question = questionWords(booking, received - refunded + reported, isAdmin);
  const head = useKeptFocus<HTMLElement>(booking);
  const hasChat = !booking.is_masked && !booking.erased_at;
  const mayCorrect = !booking.erased_at && booking.booking_status !== 'cancelled' && booking.check_out_date >= today;
  const end = () => setDoing(null);
  const close = { onClose: end, onChanged };
  return (
    <div aria-busy={isReading}>
      <header ref={head} tabIndex={-1} className="stay-head">
        <p>
          <StateChip booking={booking} />
          {late && <b className="stays-late">{late}</b>}
          {open && <b className="stays-advance">{open}</b>}
        </p>
        <StayAlerts booking={booking} />
        <div className="stay-when">
          <div>
            <small>{say.checkIn}</small>
            <b>{formatDate(booking.check_in_date)}</b>
            <small>
              {booking.checked_in_at
                ? say.checkedInAt(formatMoment(booking.checked_in_at))
                : say.fromTime(formatTime(booking.hotel.check_in_time))}
            </small>
          </div>
          <div>
            <small>{say.checkOut}</small>
            <b>{formatDate(booking.check_out_date)}</b>
            <small>
              {booking.checked_out_at
                ? say.checkedOutAt(formatMoment(booking.checked_out_at))
                : say.byTime(formatTime(booking.hotel.check_out_time))}
            </small>
          </div>
          <div>
            <small>{counted(booking.nights, 'night')}</small>
            <b className="wrap-anywhere">{stayRooms(booking)}</b>
            <small>{stayParty(booking)}</small>
          </div>
          <div>
            <small>{say.totalAmount(formatRupees(booking.total_amount))}</small>
            <b>{moneyWords(booking)}</b>
            <small>{booking.booking_reference}</small>
          </div>
        </div>
        {(rooms || mayGive) && (
          <p className="stay-room">
            <b className="wrap-anywhere">{rooms || ofStay.noRoomYet}</b>
            {roomless && <span className="stays-late">{wordsRooms.noRoomOnNight(shortDay(roomless))}</span>}
            {mayGive && (
              <Button size="small" variant="quiet" onClick={() => setDoing('rooms')}>
                {rooms ? wordsRooms.changeItsRoom : ofStay.chooseRoom}
              </Button>
            )}
          </p>
        )}
        {question && (
          <Notice tone="warning" title={question.title} className="mt-4">
            <p>{question.text}</p>
          </Notice>
        )}
        {booking.change?.state === 'waiting' && (
          <Notice title={say.guestChangeWaits} className="mt-4">
            <p>
              {(booking.change.is_reported ? say.guestReportedPayment : say.guestHasToPay)(
                changedStay(booking.change),
                formatRupees(booking.change.total_amount),
                formatMoment(booking.change.pay_by),
                formatRupees(booking.change.amount),
              )}{' '}
              {say.newNightsAreOnHold}
            </p>
          </Notice>
        )}
        {booking.unaccepted && (
          <Notice title={say.guestHasNotAcceptedChange} className="mt-4">
            <p>{unacceptedAtDesk(booking, booking.unaccepted)}</p>
          </Notice>
        )}
        {booking.erased_at && <p>{say.detailsWereDeleted}</p>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
        <div className="stay-actions" role="group" aria-label={say.actions}>
          {deeds.map((deed) => (
            <Button
              key={deed.to}
              size="small"
              variant={deed.to === next?.to && !isUndo(deed) ? 'primary' : 'secondary'}
              onClick={() => setDoing(deed)}
            >
              {deed.name}
            </Button>
          ))}
          {canChange && (
            <Button size="small" variant="secondary" onClick={() => setDoing('change')}>
              {say.changeBooking}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setPrinting(printing + 1)}>
            {say.printRegistrationCard}
          </Button>
        </div>
      </header>
      <div className="stay-parts">
        {isAdmin && (
          <Suspense>
            <AdminPart booking={booking} today={today} onChanged={onChanged} />
          </Suspense>
        )}
        <Part title={say.guest} shown={booking}>
          <dl className="stay-facts">
            <Row term={say.name}>{booking.guest_name}</Row>
            <Row term={say.phone}>
              {booking.guest_phone ? (
                booking.is_masked ? (
                  booking.guest_phone
                ) : (
                  <a className="link" href={telTo(booking.guest_phone)}>
                    {booking.guest_phone}
                  </a>
                )
              ) : (
                <span className="text-ink-soft">{say.noPhoneNumberGiven}</span>
              )}
            </Row>
            <Row term={say.email}>
              {booking.guest_email ? (
                booking.is_masked ? (
                  booking.guest_email
                ) : (
                  <a className="link" href={mailTo(booking.guest_email)}>
                    {booking.guest_email}
                  </a>
                )
              ) : (
                <span className="text-ink-soft">{say.noEmailAddress}</span>
              )}
            </Row>
            <Row term={say.guests}>{stayParty(booking)}</Row>
            {guestNotes.map(({ fact, name, words }) => (
              <Row key={fact} term={name}>
                {words(booking) ? (
                  <span className="whitespace-pre-line">{words(booking)}</span>
                ) : (
                  <span className="text-ink-soft">{say.notGiven}</span>
                )}
              </Row>
            ))}
            <Row term={say.booked}>
              {formatMoment(booking.created_at)} · {sourceWords[booking.source]}
              {booking.external_reference && `: ${booking.external_reference}`}
              {booking.booked_by_name &&
                ` · ${booking.booked_by_name === 'You' ? say.byYou : say.byPerson(booking.booked_by_name)}`}
            </Row>
          </dl>
          {mayCorrect && (
            <Button size="small" variant="secondary" className="mt-3" onClick={() => setDoing('correct')}>
              {say.correctGuestDetails}
            </Button>
          )}
          {booking.is_masked && !isAdmin && <p className="mt-2 text-ink-soft text-sm">{say.detailsAreShortened}</p>}
        </Part>
        <Part title={say.price}>
          <dl className="stay-facts stay-sums">
            {priceLines(booking, guestPrice)
              .filter(({ part }) => part !== 'advance' && part !== 'rest')
              .map(({ part, label, amount }) => (
                <Row key={label} term={label} isTotal={part === 'total'}>
                  {formatRupees(amount)}
                </Row>
              ))}
          </dl>
          {booking.plan && <p className="mt-2 text-sm">{say.byRatePlan(planWords(booking.plan))}</p>}
          {booking.price_reason && <p className="mt-2 text-sm">{say.yourOwnPrice(booking.price_reason)}</p>}
        </Part>
        <RoomTypesPart booking={booking} canChange={canChange} onChanged={onChanged} />
        <ExtrasPart booking={booking} canChange={canChange} onChanged={onChanged} />
        {(booking.booking_status !== 'cancelled' || booking.form_c) && (
          <Part title={say.foreignGuests} className="stay-wide" name="abroad" shown={abroad}>
            <Suspense
              fallback={<div role="status" aria-label={wordsForeignGuests.loadingForeignGuests} className="spinner" />}
            >
              <FormCPanel booking={booking} onChanged={onChanged} onShown={setAbroad} />
            </Suspense>
          </Part>
        )}
        {booking.has_register && (
          <Suspense>
            <RegisterPart booking={booking} />
          </Suspense>
        )}
        <PaymentsPanel booking={booking} payments={booking.payments} today={today} onChanged={onChanged} />
        <InvoicesPanel booking={booking} today={today} invoices={booking.invoices} onChanged={onChanged} />
        <div className={hasChat ? 'stay-column' : 'contents'}>
          <Part title={say.cancellationPolicy}>
            <p>{deskPolicyWords(booking) || say.noPolicySaved}</p>
            {booking.cancelled_at && (
              <p className="mt-2">
                {say.cancelledAt(formatMoment(booking.cancelled_at))}
                {booking.cancel_reason && `: ${booking.cancel_reason}`}
              </p>
            )}
          </Part>
          <Mails booking={booking} onChanged={onChanged} />
        </div>
        {hasChat && <Chat booking={booking} />}
        <History booking={booking} onChanged={onChanged} />
      </div>
      <a className="link mt-4 inline-block" href={paths.confirmation(booking.booking_reference)}>
        {say.openConfirmationPage}
      </a>
      <Suspense>
        {doing === 'rooms' ? (
          <StayRoomsDialog booking={booking} today={today} {...close} />
        ) : doing === 'change' ? (
          <ChangeDialog booking={booking} today={today} {...close} />
        ) : doing === 'correct' ? (
          <GuestDialog booking={booking} {...close} />
        ) : (
          doing &&
          (doing.to === 'cancelled' ? (
            <CancelDialog booking={booking} today={today} {...close} />
          ) : (
            <MoveDialog booking={booking} deed={doing} today={today} inBooking {...close} />
          ))
        )}
        {printing > 0 && (
          <PrintedStayCard key={printing} booking={booking} today={today} onEnd={() => setPrinting(0)} />
        )}
      </Suspense>
    </div>
  );
}
