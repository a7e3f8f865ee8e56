import { type PricePlan, planWords } from '#src/domain/booking/pricePlan.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { rooms as roomCount } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  /** Paise per night. */
  price: number;
  /** Paise for the stay; null without dates. */
  total: number | null;
  nights: number | null;
  rooms: number;
  plan: PricePlan | null | undefined;
  wantsRefund: boolean;
}

export function HotelPrice({ price, total, nights, rooms, plan, wantsRefund }: Props) {
  const money = useMoney();
  return (
    <div className="hotel-card-price figures">
      <p>
        <span className="hotel-card-from">{say.startingFrom}</span>{' '}
        <span className="price text-xl">{money.price(price)}</span>{' '}
        <span className="text-ink-soft text-sm">{say.aNight}</span>
      </p>
      {total !== null && nights !== null && (
        <p className="hotel-card-total">
          <strong className="font-semibold text-ink">{money.total(total)}</strong>
          {say.forNights}
          {unbroken(say.nights(nights))}
          {rooms > 1 && `, ${roomCount(rooms)}`}
          {say.taxesIncluded}
        </p>
      )}
      {plan && <p className="hotel-card-total">{planWords(plan)}</p>}
      {plan?.is_refundable === false && wantsRefund && <p className="hotel-card-total">{say.refundCostsMore}</p>}
    </div>
  );
}
