import { type HomeHouse, sumEarnings } from '#src/domain/desk/home.ts';
import { comparedWords } from '#src/domain/desk/homeWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { addDays } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';

interface Props {
  houses: readonly HomeHouse[];
  several: boolean;
}

/** Compares the value of this month’s nights with the month before, for the properties whose reports the person may read. */
export function EarningsPanel({ houses, several }: Props) {
  const sum = sumEarnings(houses);
  if (!sum) return null;
  const known = houses.flatMap(({ id, name, earnings }) => (earnings ? [{ id, name, earnings }] : []));
  const before = monthName(addDays(sum.month, -1));
  const heads = [
    ['So far', sum.so_far, comparedWords(sum) || 'Nights up to last night'],
    ['Booked', sum.expected, 'The whole month, including nights to come'],
    [before, sum.before, 'The whole month'],
  ] as const;
  return (
    <section aria-labelledby="home-earnings" className="home-part">
      <h2 id="home-earnings">Earnings in {monthName(sum.month)}</h2>
      <p className="mb-3 text-ink-soft text-sm">
        The value of booked nights including GST. This is not money received.
      </p>
      <dl className="home-heads">
        {heads.map(([term, amount, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{formatRupees(amount)}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="home-links">
        {known.map(({ id, name, earnings }) => (
          <li key={id}>
            <a className="link" href={ownerPaths.reports(id)}>
              {several ? `Reports for ${name}` : 'All reports'}
            </a>
            {several && <> {formatRupees(earnings.expected)} booked this month</>}
          </li>
        ))}
      </ul>
    </section>
  );
}
