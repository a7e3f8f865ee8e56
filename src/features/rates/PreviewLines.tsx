import type { PreviewLine, Rates } from '#src/domain/desk/rates.ts';
import { dayWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { gstRule } from '#src/domain/listing/gst.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';

interface Props {
  caption: string;
  lines: readonly PreviewLine[];
  room: Pick<Rates, 'charges_gst' | 'own_rate'>;
}

export function PreviewLines({ caption, lines, room }: Props) {
  const { upTo, rate, above } = gstRule();
  const dear = lines.filter(({ tax_rate }) => tax_rate === above).reduce((days, line) => days | line.days, 0);
  return (
    <div className="grid gap-2">
      <table className="price-lines">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{wordsCalendar.nights}</th>
            <th scope="col">{room.charges_gst ? say.beforeTaxHeading : say.atFrontDeskNoGst}</th>
            <th scope="col">{room.charges_gst ? say.guestsPayHeading : say.guestsPayOnSiteHeading}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ days, with: others, net, price, at_desk, tax_rate }) => (
            <tr key={`${days} ${net} ${others}`}>
              <th scope="row">
                <span className="inline-block first-letter:uppercase">{dayWords(days)}</span>
                {others.length > 0 && <span className="block text-ink-soft">{say.addedTo(others)}</span>}
              </th>
              <td>{shortRupees(room.charges_gst ? net : at_desk)}</td>
              <td>
                <strong className="price">{shortRupees(price)}</strong>{' '}
                <span className="text-ink-soft text-xs whitespace-nowrap">{say.gst(tax_rate)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft text-sm">
        {room.charges_gst ? say.guestsPaySame : say.notRegisteredForGst}{' '}
        {room.own_rate === null &&
          dear > 0 &&
          say.higherGstOn(formatRupees(upTo * 100 + 1), above, rate, dayWords(dear))}
      </p>
    </div>
  );
}
