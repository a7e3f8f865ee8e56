import { lazy, type ReactNode, Suspense, useState } from 'react';
import { advanceReasonWords, bookButtonWords } from '#src/domain/booking/advance.ts';
import type { BookingFormInput, BookingQuote } from '#src/domain/booking/booking.ts';
import { termsWords } from '#src/domain/booking/termsNow.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { stripBidiControls } from '#src/ui/stripBidiControls.ts';
import { useHumanCheck } from '#src/ui/useHumanCheck.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/en/booking.ts';
import * as labels from '#src/words/en/party.ts';
import { askPolicy } from '#src/words/en/payment.ts';
import { BookBar } from './BookBar.tsx';
import { ErrorSummary, focusControl } from './ErrorSummary.tsx';
import { GuestFields, RequestsField } from './GuestFields.tsx';
import { ObstacleNotice } from './ObstacleNotice.tsx';
import { RoomStrip } from './RoomPhoto.tsx';
import { StayFields } from './StayFields.tsx';
import { availability, StayTicket } from './StayTicket.tsx';
import { useBookingForm } from './useBookingForm.ts';

const SoldOut = lazy(() =>
  import('./SoldOut.tsx').then(
    ({ SoldOut }) => ({ default: SoldOut }),
    () => ({ default: () => <Notice tone="warning" title={say.notEnough} /> }),
  ),
);

/** Most hotels have none, so their guests do not load it. */
const PlanFields = lazy(() =>
  import('./PlanFields.tsx').then(
    ({ PlanFields }) => ({ default: PlanFields }),
    () => ({ default: () => <span /> }),
  ),
);

/** Most hotels have none, so their guests do not load it. */
const CodeField = lazy(() =>
  import('./CodeField.tsx').then(
    ({ CodeField }) => ({ default: CodeField }),
    () => ({ default: () => <span /> }),
  ),
);

/** Most hotels sell none, so their guests do not load it. */
const ExtraFields = lazy(() =>
  import('#src/features/stay/ExtraFields.tsx').then(
    ({ ExtraFields }) => ({ default: ExtraFields }),
    () => ({ default: () => <span /> }),
  ),
);

/** Few guests book several room types. */
const MoreRooms = lazy(() =>
  import('./MoreRooms.tsx').then(
    ({ MoreRooms }) => ({ default: MoreRooms }),
    () => ({ default: () => <span /> }),
  ),
);

interface Props {
  room: BookingQuote;
  initial: BookingFormInput;
}

export function BookingForm({ room, initial }: Props) {
  const booking = useBookingForm(room, initial);
  const { form, quote, input, party, isFresh, datesAreBookable, datesRefusal, ruleRefusal, refs } = booking;
  const [isAdding, setAdding] = useState(false);
  const isWide = useMediaQuery('(width >= 51.25rem)');
  const price = quote.quote;
  const failed = booking.quoteFailure !== null;
  const fullRoom = isFresh ? (price?.full_room ?? null) : null;
  const problem = failed ? say.priceFailed : fullRoom ? say.notEnoughOf(fullRoom) : '';
  /** The property's rules or other bookings prevent these dates. */
  const isClosed = ruleRefusal !== null || (booking.isSoldOut && price !== null);

  const button = (
    <Button
      type="submit"
      form="booking"
      size={isWide ? 'large' : 'medium'}
      className={isWide ? 'w-full' : undefined}
      aria-disabled={booking.isBooking || booking.isWaiting || undefined}
      aria-describedby="what-follows"
    >
      {booking.isBooking ? say.creating : booking.isWaiting ? say.updatingPrice : say.submit}
    </Button>
  );
  const follows = (
    <p id="what-follows" className="what-follows">
      {datesRefusal ? say.chooseOtherDates : bookButtonWords(failed ? null : price)}
      {price && !failed && ` ${termsWords(price.terms, price.plan)}`}
    </p>
  );
  const ticket = (
    <StayTicket
      {...{ quote, party: booking.all, asked: party.rooms, isFresh, failed, datesAreBookable, datesRefusal }}
      stay={input}
    />
  );
  return (
    <div className="booking-columns">
      <div>
        {!isWide && <RoomStrip quote={quote} />}
        <div ref={refs.notice} tabIndex={-1} className="booking-notice">
          {isClosed ? (
            <Suspense>
              <SoldOut
                quote={quote}
                refusal={ruleRefusal}
                stay={input}
                party={party}
                roomsFree={price?.rooms_free ?? 0}
                onDates={(...dates) => {
                  booking.setDates(...dates);
                  focusControl('stay-check-in');
                }}
                onRooms={(rooms) => {
                  booking.setRooms(rooms);
                  focusControl('num_rooms');
                }}
              />
            </Suspense>
          ) : (
            <ObstacleNotice
              obstacle={booking.obstacle}
              newTotal={isFresh && price ? price.total_amount : null}
              quoteFailure={booking.quoteFailure}
              hotelHref={paths.hotel(quote.hotel.id, quote.hotel.name, { ...input, ...party })}
              onRetryQuote={() => {
                booking.refreshQuote();
                if (booking.obstacle) refs.notice.current?.focus();
                else focusControl('stay-check-in');
              }}
              onBook={() => booking.submit()}
            />
          )}
        </div>
        <form
          id="booking"
          noValidate
          aria-busy={datesAreBookable && !isFresh && !failed}
          onInputCapture={stripBidiControls}
          onSubmit={booking.submit}
          aria-label={say.completeBooking}
        >
          <ErrorSummary errors={booking.errors} ref={refs.summary} />
          <Group title={say.guestInformation} isHidden={isClosed}>
            <GuestFields form={form} />
          </Group>
          <Group title={say.stayDetails}>
            <StayFields form={form} room={room.room} isNamed={booking.more.rooms.length > 0} />
            {!isWide && (
              <p role="status" className={`mt-4 text-sm ${datesRefusal ? 'text-chili' : 'text-ink-soft'}`}>
                {datesRefusal ?? (isFresh && price ? availability({ ...price, full_room: null }, party.rooms) : '')}
              </p>
            )}
            {!isClosed && booking.more.offered.length > 0 && booking.more.rooms.length === 0 && (
              <Button
                variant="secondary"
                size="small"
                className="mt-5"
                aria-expanded={isAdding}
                onClick={() => setAdding(!isAdding)}
              >
                {say.addRoomType}
              </Button>
            )}
          </Group>
          {booking.more.offered.length > 0 && (isAdding || booking.more.rooms.length > 0) && (
            <Group title={say.moreRooms} isHidden={isClosed}>
              <Suspense>
                <MoreRooms {...booking.more} nights={price?.nights ?? null} />
              </Suspense>
            </Group>
          )}
          {booking.plans.plans.length > 0 && (
            <Group title={say.choosePrice} isHidden={isClosed}>
              <Suspense>
                <PlanFields {...booking.plans} />
              </Suspense>
            </Group>
          )}
          {booking.extras.offered.length > 0 && (
            <Group title={say.extras} isHidden={isClosed}>
              <Suspense>
                <ExtraFields {...booking.extras} />
              </Suspense>
            </Group>
          )}
          {booking.code && !isClosed && (
            <Suspense>
              <CodeField {...booking.code} />
            </Suspense>
          )}
          <Group title={say.specialRequests} isHidden={isClosed}>
            <RequestsField form={form} />
          </Group>
          {useHumanCheck && booking.human?.box}
        </form>
      </div>
      <aside className="booking-aside" aria-label={labels.yourBooking}>
        {isWide && ticket}
        {isWide && !isClosed && <div className="mt-5">{button}</div>}
        {isWide && !isClosed && follows}
        {price?.terms.percent === null && (
          <p className="mt-3 text-sm">{quote.hotel.policies.cancellation_policy || askPolicy}</p>
        )}
        <p className="mt-3 text-ink-soft text-sm">
          {price?.advance_hours &&
            `${say.expiresWithoutAdvance(price.advance_hours, price.advance_amount === price.total_amount)} ${advanceReasonWords(price) ?? ''} `}
          <Marked text={say.agree(mark(labels.terms))}>
            {(terms) => (
              <a className="link" href={paths.terms}>
                {terms}
              </a>
            )}
          </Marked>{' '}
          <a className="link" href={paths.privacy}>
            {say.whatWeKeep}
          </a>
        </p>
      </aside>
      {!isWide && !isClosed && (
        <BookBar
          problem={problem}
          onRetry={failed ? booking.refreshQuote : null}
          total={problem ? null : (price?.total_amount ?? null)}
          nights={price?.nights ?? null}
          checkIn={input.check_in_date}
          isFresh={isFresh}
          ticket={ticket}
          button={button}
          follows={follows}
        />
      )}
    </div>
  );
}

/** Hidden while the room is sold out, so that typed values stay. */
function Group({ title, isHidden, children }: { title: string; isHidden?: boolean; children: ReactNode }) {
  return (
    <fieldset className="booking-group" hidden={isHidden}>
      <legend>
        <h2 className="text-xl">{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
