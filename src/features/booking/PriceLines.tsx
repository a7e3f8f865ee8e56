import { counted, formatDate } from '#src/domain/stay.ts';
import { useMoney } from '#src/lib/useMoney.ts';

/** The price of a stay as a quote or a booking states it, in paise. */
export interface Price {
  base_price: number;
  nights: number;
  num_rooms: number;
  total_amount: number;
  tax_rate: number;
  tax_amount: number;
  advance_percent: number;
  advance_amount: number;
}

interface Props {
  price: Price;
  /** Left out where nothing is to be paid any more. */
  isAdvanceDue?: boolean;
}

/** The price in the display currency, line by line, and always the rupees that are charged. */
export function PriceLines({ price, isAdvanceDue = true }: Props) {
  const money = useMoney();
  return (
    <>
      <dl className="price-lines">
        <div>
          <dt>
            {money.price(price.base_price)} × {counted(price.nights, 'night')} × {counted(price.num_rooms, 'room')}
          </dt>
          <dd>{money.total(price.base_price * price.nights * price.num_rooms)}</dd>
        </div>
        <div>
          <dt>of which GST ({price.tax_rate}%)</dt>
          <dd>{money.total(price.tax_amount)}</dd>
        </div>
        <div className="price-total">
          <dt>Total</dt>
          <dd className="price">{money.total(price.total_amount)}</dd>
        </div>
        {money.rateDay && (
          <div>
            <dt>You are charged</dt>
            <dd className="font-semibold text-ink">{money.rupees(price.total_amount)}</dd>
          </div>
        )}
        {isAdvanceDue && price.advance_amount > 0 && (
          <div>
            <dt>Advance due ({price.advance_percent}%)</dt>
            <dd>{money.charged(price.advance_amount)}</dd>
          </div>
        )}
      </dl>
      {money.rateDay && (
        <p className="mt-3 text-ink-soft text-xs">
          Charged in rupees. Dollar figures use the rate of {formatDate(money.rateDay)} and are a guide.
        </p>
      )}
    </>
  );
}
