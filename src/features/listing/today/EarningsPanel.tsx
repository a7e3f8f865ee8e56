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

/** What the nights of this month cost, beside the one before: of the houses whose reports the caller may read. */
export function EarningsPanel({ houses, several }: Props) {
  const sum = sumEarnings(houses);
  if (!sum) return null;
  const known = houses.flatMap(({ id, name, earnings }) => (earnings ? [{ id, name, earnings }] : []));
  const before = monthName(addDays(sum.month, -1));
  const heads = [
    ['So far', sum.so_far, comparedWords(sum) || 'Nights until last night'],
    ['As it is booked', sum.expected, 'The whole month, with the nights to come'],
    [before, sum.before, 'The whole month before'],
  ] as const;
  return (
    <section aria-labelledby="home-earnings" className="home-part">
      <h2 id="home-earnings">Earnings of {monthName(sum.month)}</h2>
      <p className="mb-3 text-ink-soft text-sm">
        What its nights cost with GST, as they are booked. It is not the money that was received.
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
              {several ? `Reports of ${name}` : 'All reports'}
            </a>
            {several && <> {formatRupees(earnings.expected)} booked this month</>}
          </li>
        ))}
      </ul>
    </section>
  );
}
