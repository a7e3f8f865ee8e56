import type { StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/Button.tsx';
import { nonRefundable } from '#src/words/en/common.ts';
import * as say from '#src/words/en/hotel.ts';
import { retry } from '#src/words/en/hotel.ts';
import { aNight } from '#src/words/en/site.ts';
import { type Availability, type HotelOffer, nextStep, tooSmallTitle } from './offer.ts';

interface Props {
  offer: HotelOffer | null;
  availability: Availability;
  nights: number | null;
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  onRetry: () => void;
  onRooms: () => void;
}

/** A bar for small screens with the stay's price and the next step. */
export function StayBar({ offer, availability, nights, stay, onStay, onRetry, onRooms }: Props) {
  const step = nextStep(offer, availability, stay);
  const press = {
    rooms: () => step?.name === 'rooms' && onStay({ rooms: step.rooms }),
    see_rooms: onRooms,
    dates: () => focusControl('#stay-check-in'),
    guests: () => focusControl('.stay-card [role="spinbutton"]'),
    retry: onRetry,
  };
  return (
    <section className="stay-bar" aria-label={say.priceAndStep}>
      <p className="min-w-0 leading-tight">
        <Offer offer={offer} failed={availability === 'failed'} nights={nights} />
      </p>
      {step && (
        <Button onClick={press[step.name]}>
          {step.name === 'rooms' ? say.chooseRooms(step.rooms) : words[step.name]}
        </Button>
      )}
    </section>
  );
}

const words = { see_rooms: say.seeRooms, dates: say.chooseDates, guests: say.changeGuests, retry };

function focusControl(selector: string) {
  const control = document.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

interface OfferProps {
  offer: HotelOffer | null;
  failed: boolean;
  nights: number | null;
}

function Offer({ offer, failed, nights }: OfferProps) {
  const money = useMoney();
  switch (offer?.state) {
    case undefined:
      return <span className="text-sm text-ink-soft">{failed ? say.notChecked : say.checking}</span>;
    case 'no_rooms':
      return <span className="text-sm">{say.noRoomsToBook}</span>;
    case 'too_small':
      return <span className="text-sm">{tooSmallTitle(offer)}</span>;
    case 'sold_out':
      return <span className="text-sm">{say.whyNot(offer.why)}</span>;
    case 'too_few_left':
      return <span className="text-sm">{say.ofKindLeft(offer.left)}</span>;
    case 'undated':
      return (
        <>
          <span className="block text-sm text-ink-soft">{say.from}</span>
          <span className="price text-xl">{money.price(offer.from_price)}</span>{' '}
          <span className="text-sm text-ink-soft">{aNight}</span>
          {!offer.is_refundable && <span className="block text-sm">{nonRefundable}</span>}
        </>
      );
    case 'free':
      return (
        <>
          <span className="block text-sm text-ink-soft">{unbroken(say.fromForNights(nights ?? 0))}</span>
          <span className="price text-xl">{money.total(offer.from_total)}</span>
          {!offer.is_refundable && <span className="block text-sm">{nonRefundable}</span>}
        </>
      );
  }
}
