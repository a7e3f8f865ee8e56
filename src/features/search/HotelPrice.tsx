import { useStore } from '@nanostores/react';
import { formatMoney } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import { $currency, $rate } from '#src/lib/currency.ts';

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
  const currency = useStore($currency);
  const rate = useStore($rate);
  return (
    <div className="hotel-card-price figures">
      <p>
        <span className="hotel-card-from">Starting from</span>{' '}
        <span className="price text-xl">{formatMoney(price, currency, rate, 'price')}</span>{' '}
        <span className="text-ink-soft text-sm">a night</span>
      </p>
      {total !== null && nights !== null && (
        <p className="hotel-card-total">
          <strong className="font-semibold text-ink">{formatMoney(total, currency, rate)}</strong> for{' '}
          {counted(nights, 'night')}
          {rooms > 1 && `, ${counted(rooms, 'room')}`}, taxes included
        </p>
      )}
    </div>
  );
}
