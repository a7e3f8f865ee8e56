import { Fragment } from 'react';
import type { PriceLine } from '#src/domain/booking/price.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import * as say from '#src/words/en/common.ts';

interface Props {
  /** The argument formats the price of a night. */
  lines: (money: (amount: number) => string) => readonly PriceLine[];
  isOver?: boolean;
}

export function PriceLines({ lines: linesOf, isOver = false }: Props) {
  const money = useMoney();
  const lines = linesOf(money.price);
  return (
    <>
      <dl className="price-lines">
        {lines.map(({ part, label, amount }) => (
          <Fragment key={label}>
            <div className={part === 'total' ? 'price-total' : undefined}>
              <dt>{label}</dt>
              <dd className={part === 'total' ? 'price' : undefined}>
                {part === 'advance' || part === 'rest' ? money.charged(amount) : money.total(amount)}
              </dd>
            </div>
            {part === 'total' && money.rateDay && !isOver && (
              <div>
                <dt>{say.youAreCharged}</dt>
                <dd className="font-semibold text-ink">{money.rupees(amount)}</dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
      {money.rateDay && (
        <p className="mt-3 text-ink-soft text-xs">
          {isOver ? say.pricedInRupees : say.chargedInRupees} {say.dollarsAreAGuide(formatDate(money.rateDay))}
        </p>
      )}
    </>
  );
}
