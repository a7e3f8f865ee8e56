import './PriceCompared.css';
import type { ReactNode } from 'react';
import { comparePrices, type NamedPrice } from '#src/domain/booking/priceDifference.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as say from '#src/words/en/hotel.ts';

interface Props {
  before: NamedPrice;
  now: NamedPrice;
  children?: ReactNode;
}

export function PriceCompared({ before, now, children }: Props) {
  const difference = now.total_amount - before.total_amount;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{say.partOfPrice}</span>
            </th>
            <th scope="col">{say.asBooked}</th>
            <th scope="col">{say.now}</th>
          </tr>
        </thead>
        <tbody>
          {comparePrices(before, now).map(({ label, isTotal, before: was, now: is }) => (
            <tr key={label} className={isTotal ? 'is-total' : undefined}>
              <th scope="row">{label}</th>
              <td>{was === null ? '–' : formatRupees(was)}</td>
              <td>{is === null ? '–' : formatRupees(is)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        <b>
          {difference === 0
            ? say.costsTheSame
            : difference > 0
              ? say.moreThanBefore(formatRupees(difference))
              : say.lessThanBefore(formatRupees(-difference))}
        </b>{' '}
        {children}
      </p>
    </>
  );
}
