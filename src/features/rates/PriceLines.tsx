import { deskPrice } from '#src/domain/desk/nightPrice.ts';
import type { PriceLine } from '#src/domain/desk/ratePreview.ts';
import type { Rates } from '#src/domain/desk/rates.ts';
import { dayWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { formatRupees } from '#src/domain/money.ts';

interface Props {
  caption: string;
  lines: readonly PriceLine[];
  room: Pick<Rates, 'charges_gst' | 'own_rate'>;
}

/** The rates by day of the week: at the front desk, and for guests on the site. */
export function PriceLines({ caption, lines, room }: Props) {
  const { upTo, rate, above } = gstRule();
  const dear = lines.filter(({ tax_rate }) => tax_rate === above).reduce((days, line) => days | line.days, 0);
  return (
    <div className="grid gap-2">
      <table className="price-lines">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Nights</th>
            <th scope="col">{room.charges_gst ? 'Before tax' : 'At the front desk, no GST'}</th>
            <th scope="col">{room.charges_gst ? 'Guests pay' : 'Guests pay on the site'}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ days, with: others, net, price, tax_rate }) => (
            <tr key={`${days} ${net} ${others}`}>
              <th scope="row">
                <span className="inline-block first-letter:uppercase">{dayWords(days)}</span>
                {others.length > 0 && <span className="block text-ink-soft">added to {others.join(' and ')}</span>}
              </th>
              <td>{shortRupees(room.charges_gst ? net : deskPrice({ price, tax_rate }, false))}</td>
              <td>
                <strong className="price">{shortRupees(price)}</strong>{' '}
                <span className="text-ink-soft text-xs whitespace-nowrap">{tax_rate}% GST</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft text-sm">
        {room.charges_gst
          ? 'Guests pay the same on the site and at the front desk, GST included.'
          : 'You are not registered for GST, so the front desk charges none. On the site, guests pay GST, which Susegad Stays pays to the government.'}
        {room.own_rate === null &&
          dear > 0 &&
          ` From ${formatRupees(upTo * 100 + 1)} before tax, guests pay ${above}% GST instead of ${rate}%: ${dayWords(dear)}.`}
      </p>
    </div>
  );
}
