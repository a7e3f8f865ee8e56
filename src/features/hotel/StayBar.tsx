import { counted, type StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/Button.tsx';
import {
  type Availability,
  chooseRooms,
  type HotelOffer,
  nextStep,
  notChecked,
  soldOut,
  tooSmallTitle,
} from './offer.ts';

interface Props {
  offer: HotelOffer | null;
  availability: Availability;
  nights: number | null;
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  onRetry: () => void;
  onRooms: () => void;
}

/** On small screens the stay's price and the next step stay in reach at the foot of the screen. */
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
    <section className="stay-bar" aria-label="Price and next step">
      <p className="min-w-0 leading-tight">
        <Offer offer={offer} failed={availability === 'failed'} nights={nights} />
      </p>
      {step && (
        <Button onClick={press[step.name]}>{step.name === 'rooms' ? chooseRooms(step.rooms) : words[step.name]}</Button>
      )}
    </section>
  );
}

const words = { see_rooms: 'See rooms', dates: 'Choose dates', guests: 'Change guests', retry: 'Retry' };

function focusControl(selector: string) {
  const control = document.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

interface OfferProps {
  offer: HotelOffer | null;
  /** Nothing can be said of it: the last answer did not come. */
  failed: boolean;
  nights: number | null;
}

function Offer({ offer, failed, nights }: OfferProps) {
  const money = useMoney();
  switch (offer?.state) {
    case undefined:
      return <span className="text-sm text-ink-soft">{failed ? notChecked : 'Checking availability…'}</span>;
    case 'no_rooms':
      return <span className="text-sm">No rooms to book</span>;
    case 'too_small':
      return <span className="text-sm">{tooSmallTitle(offer)}</span>;
    case 'sold_out':
      return <span className="text-sm">{offer.why ?? soldOut}</span>;
    case 'too_few_left':
      return <span className="text-sm">Only {counted(offer.left, 'room')} of a kind left</span>;
    case 'undated':
      return (
        <>
          <span className="block text-sm text-ink-soft">From</span>
          <span className="price text-xl">{money.price(offer.from_price)}</span>{' '}
          <span className="text-sm text-ink-soft">a night</span>
        </>
      );
    case 'free':
      return (
        <>
          <span className="block text-sm text-ink-soft">From, for {unbroken(counted(nights ?? 0, 'night'))}</span>
          <span className="price text-xl">{money.total(offer.from_total)}</span>
        </>
      );
  }
}
