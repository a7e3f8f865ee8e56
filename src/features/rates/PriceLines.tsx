import type { PriceLine } from '#src/domain/desk/ratePreview.ts';
import { dayWords, shortRupees } from '#src/domain/desk/rateWords.ts';

interface Props {
  caption: string;
  lines: readonly PriceLine[];
}

/** What nights cost by the days of the week, before tax and as guests pay. */
export function PriceLines({ caption, lines }: Props) {
  return (
    <table className="price-lines">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Nights</th>
          <th scope="col">Before tax</th>
          <th scope="col">Guests pay</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ days, with: others, net, price, tax_rate }) => (
          <tr key={`${days} ${net} ${others}`}>
            <th scope="row">
              <span className="inline-block first-letter:uppercase">{dayWords(days)}</span>
              {others.length > 0 && <span className="block text-ink-soft">on top of {others.join(' and ')}</span>}
            </th>
            <td>{shortRupees(net)}</td>
            <td>
              <strong className="price">{shortRupees(price)}</strong>{' '}
              <span className="text-ink-soft text-xs whitespace-nowrap">{tax_rate}% GST</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
