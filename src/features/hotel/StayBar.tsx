import { counted, isDated, type StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Button } from '#src/ui/Button.tsx';
import { type HotelOffer, notChecked, tooSmallTitle } from './offer.ts';

interface Props {
  offer: HotelOffer | null;
  /** Nothing can be said of it: the last answer did not come. */
  failed: boolean;
  nights: number | null;
  stay: StayQuery;
  onRooms: () => void;
}

/** On small screens the stay's price and the next step stay in reach at the foot of the screen. */
export function StayBar({ offer, failed, nights, stay, onRooms }: Props) {
  function chooseDates() {
    const field = document.getElementById('stay-check-in');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }
  return (
    <section className="stay-bar" aria-label="Price and next step">
      <p className="min-w-0 leading-tight">
        <Offer offer={offer} failed={failed} nights={nights} />
      </p>
      {isDated(stay) && (offer?.state === 'free' || offer?.state === 'too_few_left') ? (
        <Button onClick={onRooms}>See rooms</Button>
      ) : (
        <Button onClick={chooseDates}>Choose dates</Button>
      )}
    </section>
  );
}

function Offer({ offer, failed, nights }: Pick<Props, 'offer' | 'failed' | 'nights'>) {
  const money = useMoney();
  switch (offer?.state) {
    case undefined:
      return <span className="text-sm text-ink-soft">{failed ? notChecked : 'Checking availability…'}</span>;
    case 'no_rooms':
      return <span className="text-sm">No rooms to book</span>;
    case 'too_small':
      return <span className="text-sm">{tooSmallTitle(offer)}</span>;
    case 'sold_out':
      return <span className="text-sm">Sold out on these dates</span>;
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
          <span className="block text-sm text-ink-soft">From, for {counted(nights ?? 0, 'night')}</span>
          <span className="price text-xl">{money.total(offer.from_total)}</span>
        </>
      );
  }
}
