import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import { type DateRefusal, dateRefusals, formatDate, type StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nonRefundable } from '#src/words/en/common.ts';
import * as say from '#src/words/en/hotel.ts';
import { checkConnection, taxesIncluded } from '#src/words/en/hotel.ts';
import { guests as countGuests } from '#src/words/en/language.ts';
import { guestWords, partyWords } from '#src/words/en/party.ts';
import { aNight } from '#src/words/en/site.ts';
import { type Availability, type HotelOffer, tooSmallTitle } from './offer.ts';

/** Loaded only for stays without an available room. */
const NearestDates = lazy(() =>
  import('./NearestDates.tsx').then(
    ({ NearestDates }) => ({ default: NearestDates }),
    () => ({ default: () => <p className="mt-2 text-sm text-ink-soft">{say.tryOtherDates}</p> }),
  ),
);

interface Props {
  hotel_id: string;
  rooms: readonly HotelRoom[];
  nights: number | null;
  datesError: string | null;
  offer: HotelOffer | null;
  availability: Availability;
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  onRetry: () => void;
  onRooms: () => void;
}

export function StayAnswer({ onStay, onRetry, ...props }: Props) {
  const answer = useRef<HTMLDivElement>(null);
  const keepFocus = () => answer.current?.focus({ preventScroll: true });
  return (
    <div ref={answer} tabIndex={-1} className="stay-answer" aria-live="polite" aria-busy={props.offer === null}>
      <Answer
        {...props}
        onStay={(change) => {
          onStay(change);
          keepFocus();
        }}
        onRetry={() => {
          onRetry();
          keepFocus();
        }}
        keepFocus={keepFocus}
      />
    </div>
  );
}

function Answer({
  nights,
  datesError,
  offer,
  availability,
  onRetry,
  onRooms,
  ...near
}: Props & { keepFocus: () => void }) {
  const { stay, onStay } = near;
  const nearestDates = (
    <Suspense>
      <NearestDates {...near} />
    </Suspense>
  );
  const money = useMoney();
  if (availability === 'failed') {
    return (
      <RetryNotice isQuiet title={say.notChecked} onRetry={onRetry}>
        {checkConnection}
      </RetryNotice>
    );
  }
  if (offer === null) {
    return (
      <>
        <p className="text-ink-soft">{say.checking}</p>
        <Skeleton className="mt-3 h-8 w-40" />
      </>
    );
  }
  const fittingRooms = (needed: number | null) =>
    needed !== null && (
      <>
        <p className="mt-1">{unbroken(say.guestsFitHere(guestWords(stay), stay.adults + stay.children, needed))}</p>
        <Button className="mt-4 w-full" variant="secondary" onClick={() => onStay({ rooms: needed })}>
          {say.chooseRooms(needed)}
        </Button>
      </>
    );
  // A small screen shows it at the foot.
  const seeRooms = (
    <Button className="mt-4 w-full max-lg:hidden" onClick={onRooms}>
      {say.seeRooms}
    </Button>
  );
  if (datesError) {
    return (
      <Notice tone="error" title={say.otherDates}>
        {datesError in dateRefusals ? dateRefusals[datesError as DateRefusal] : dateRefusals.invalid_dates}
      </Notice>
    );
  }
  switch (offer.state) {
    case 'no_rooms':
      return <p className="text-ink-soft">{say.noRooms}</p>;
    case 'too_small': {
      const guests = unbroken(countGuests(stay.adults + stay.children));
      return (
        <>
          <p className="font-semibold">{tooSmallTitle(offer)}</p>
          <p className="mt-1 text-ink-soft">
            {offer.rooms_needed === null
              ? say.noKindTakes(guests)
              : offer.asks_for_too_many
                ? say.noKindHas(stay.rooms)
                : say.guestsFitNot(guests, stay.rooms)}
          </p>
          {fittingRooms(offer.rooms_needed)}
        </>
      );
    }
    case 'undated':
      return (
        <>
          <p className="text-ink-soft">{say.selectDates}</p>
          <Price amount={money.price(offer.from_price)} unit={aNight} asOf={money.rateDay} offer={offer} />
          {seeRooms}
        </>
      );
    case 'sold_out':
      return (
        <>
          <p className="font-semibold text-chili">{say.whyNot(offer.why)}</p>
          {nearestDates}
        </>
      );
    case 'too_few_left':
      return (
        <>
          <p className="font-semibold text-chili">{say.ofKindLeftThen(offer.left)}</p>
          <p className="mt-1 text-ink-soft">{say.askedFor(stay.rooms)}</p>
          {fittingRooms(offer.rooms_needed)}
          {seeRooms}
          {nearestDates}
        </>
      );
    case 'free':
      return (
        <>
          <p>
            {formatDate(stay.check_in_date ?? '')} <span className="text-ink-soft">{say.toDay}</span>{' '}
            {formatDate(stay.check_out_date ?? '')}
          </p>
          <p className="text-sm text-ink-soft">{unbroken(partyWords(stay))}</p>
          <Price
            amount={money.total(offer.from_total)}
            unit={unbroken(say.forNights(nights ?? 0))}
            asOf={money.rateDay}
            offer={offer}
          />
          {seeRooms}
        </>
      );
  }
}

interface PriceProps {
  amount: string;
  unit: string;
  asOf: string | null;
  offer: { is_refundable: boolean };
}

/** The only place that says what prices include and how dollars are converted. */
function Price({ amount, unit, asOf, offer }: PriceProps): ReactNode {
  return (
    <>
      <p className="mt-3">
        <span className="text-sm text-ink-soft">{say.from}</span> <span className="price text-2xl">{amount}</span>{' '}
        <span className="text-sm text-ink-soft">{unit}</span>
      </p>
      {!offer.is_refundable && <p className="text-sm">{nonRefundable}</p>}
      <p className="text-sm text-ink-soft">
        {taxesIncluded}
        {asOf && say.chargedInRupees(formatDate(asOf))}
      </p>
    </>
  );
}
