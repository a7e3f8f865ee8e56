import { lazy, Suspense } from 'react';
import type { Guest } from '#src/domain/booking/booking.ts';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { bookedLines, openAmounts, paidWords } from '#src/domain/booking/paid.ts';
import { headingOf } from '#src/domain/booking/parts.ts';
import { planWords } from '#src/domain/booking/pricePlan.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { readMoment } from '#src/domain/moment.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { Facts } from '#src/features/stay/Facts.tsx';
import { PriceLines } from '#src/features/stay/PriceLines.tsx';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { StayWhen } from '#src/features/stay/StayWhen.tsx';
import { WhereItIs } from '#src/features/stay/WhereItIs.tsx';
import { askLinkPath } from '#src/lib/paths.ts';
import { DemoBadge } from '#src/ui/DemoBadge.tsx';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/confirmation.ts';
import * as labels from '#src/words/en/party.ts';
import { ConfirmationActions } from './ConfirmationActions.tsx';

const PaymentStep = lazy(() =>
  import('#src/features/stay/PaymentStep.tsx').then(({ PaymentStep }) => ({ default: PaymentStep })),
);
const ReportHere = lazy(() => import('./ReportHere.tsx').then(({ ReportHere }) => ({ default: ReportHere })));
const NextSteps = lazy(() => import('./NextSteps.tsx').then(({ NextSteps }) => ({ default: NextSteps })));
const MoneyOfCancelled = lazy(() =>
  import('./MoneyOfCancelled.tsx').then(({ MoneyOfCancelled }) => ({ default: MoneyOfCancelled })),
);

interface Props {
  booking: ConfirmedBooking;
  /** The details typed in the tab that booked. Other tabs show the server's masked ones. */
  guest: Guest | null;
  stayToken: string | null;
  brand: Brand;
  onChanged: () => void;
}

export function Confirmation({ booking, guest, stayToken, brand, onChanged }: Props) {
  const { hotel, room } = booking;
  const status = guestStatus(booking);
  const photo = photoOf(hotel, room);
  const isStanding = ['asked', 'due', 'booked', 'confirmed'].includes(status.kind);
  const isOn = isStanding && booking.check_out_date >= todayInKolkata();
  const isCancelled = booking.booking_status === 'cancelled';
  const isPayable = openAmounts(booking).due > 0;
  const by = { reference: booking.booking_reference };
  const aboutReference = `${isOn ? say.keepReference : say.stillOpens} ${guest ? say.shortenedElsewhere : say.shortenedHere}`;
  return (
    <div className="confirmation">
      <header className="mb-8">
        <h1 className="text-3xl">{say.titles[isStanding && !isOn ? 'stayed' : status.kind]}</h1>
        {!isPayable && <p className="no-print mt-3 text-ink-soft">{aboutReference}</p>}
      </header>
      {isPayable && (
        <>
          <Suspense fallback={<Skeleton className="mb-8 h-72" />}>
            <PaymentStep by={by} booking={booking} brand={brand} onChanged={onChanged}>
              {booking.upi_id && booking.reported_amount === 0 && (
                <ReportHere by={stayToken ? { token: stayToken } : by} onChanged={onChanged} />
              )}
            </PaymentStep>
          </Suspense>
          <p className="no-print mb-8 text-ink-soft">{aboutReference}</p>
        </>
      )}

      <article className="ticket card" aria-label={labels.yourBooking}>
        <div className="azulejo ticket-tiles" aria-hidden="true" />
        <div className="ticket-part">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
            <div>
              <p className="text-ink-soft text-sm">{say.bookingReference}</p>
              <p className="ticket-reference">{booking.booking_reference}</p>
            </div>
            <p className={`status status-${status.kind}`}>{status.words}</p>
          </div>
          <div className="ticket-stay">
            {photo && <TicketPhoto url={photo.url} alt={photo.alt} />}
            <div className="min-w-0">
              <h2 className="text-2xl">{hotel.name}</h2>
              {hotel.is_demo && <DemoBadge />}
              <p className="mt-1 text-ink-soft">{addressLine(hotel)}</p>
              <p className="mt-3 font-semibold wrap-anywhere">{headingOf(room.name, booking)}</p>
              {room.bed_type !== room.name && !booking.parts && (
                <p className="text-ink-soft text-sm">{room.bed_type}</p>
              )}
              {booking.plan && <p className="text-ink-soft text-sm">{planWords(booking.plan)}</p>}
            </div>
          </div>
          <StayWhen stay={booking} hotel={hotel} />
        </div>
        <div className="perforation" aria-hidden="true" />
        <div className="ticket-part ticket-stub">
          <section aria-labelledby="guest-heading">
            <h3 id="guest-heading" className="mb-3 text-lg">
              {say.guest}
            </h3>
            <Facts
              facts={[
                { term: say.name, value: guest?.guest_name ?? booking.guest_name },
                { term: labels.email, value: guest?.guest_email ?? booking.guest_email },
                ...phoneFact(guest ? guest.guest_phone : booking.guest_phone),
                ...guestNotes.flatMap(({ name, words }) => {
                  const value = words({ ...booking, ...guest });
                  return value ? [{ term: name, value }] : [];
                }),
                { term: say.payment, value: paidWords(booking) },
                {
                  term: say.bookedOn,
                  value: formatDate(todayInKolkata(readMoment(booking.created_at))),
                },
              ]}
            />
          </section>
          <section aria-labelledby="price-heading">
            <h3 id="price-heading" className="mb-3 text-lg">
              {say.price}
            </h3>
            <PriceLines lines={(money) => bookedLines(booking, money)} isOver={isCancelled} />
          </section>
        </div>
      </article>

      <ConfirmationActions booking={booking} stayToken={stayToken} brand={brand} />
      {isCancelled && (
        <Suspense>
          <MoneyOfCancelled booking={booking} />
        </Suspense>
      )}
      {isOn && (
        <>
          <Suspense>
            <NextSteps booking={booking} stayToken={stayToken} brand={brand} />
          </Suspense>
          <WhereItIs hotel={hotel} brand={brand} />
        </>
      )}
      {booking.may_review && (
        <section className="no-print mt-12 max-w-text" aria-labelledby="review-heading">
          <h2 id="review-heading" className="text-2xl">
            {say.howWas(hotel.name)}
          </h2>
          <p className="mt-3">
            {say.sayByLink}{' '}
            <a className="link" href={askLinkPath({ reference: booking.booking_reference, isReview: true })}>
              {say.sendLinkAgain}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

const phoneFact = (phone: string | null) => (phone ? [{ term: labels.phone, value: phone }] : []);

function TicketPhoto({ url, alt }: { url: string; alt: string }) {
  return (
    <PhotoImage
      url={url}
      sizes="(width >= 51.25rem) 18rem, 100vw"
      width="480"
      height="320"
      alt={alt}
      className="photo ticket-photo"
    />
  );
}
