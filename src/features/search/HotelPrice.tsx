import { counted } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface Props {
  /** Paise a night. */
  price: number;
  /** Paise for the stay; null without dates. */
  total: number | null;
  nights: number | null;
  rooms: number;
}

/** The lowest price a night and, with dates, what the whole stay costs. */
export function HotelPrice({ price, total, nights, rooms }: Props) {
  const money = useMoney();
  return (
    <div className="hotel-card-price figures">
      <p>
        <span className="hotel-card-from">Starting from</span>{' '}
        <span className="price text-xl">{money.price(price)}</span>{' '}
        <span className="text-ink-soft text-sm">a night</span>
      </p>
      {total !== null && nights !== null && (
        <p className="hotel-card-total">
          <strong className="font-semibold text-ink">{money.total(total)}</strong> for{' '}
          {unbroken(counted(nights, 'night'))}
          {rooms > 1 && `, ${counted(rooms, 'room')}`}, taxes included
        </p>
      )}
    </div>
  );
}
