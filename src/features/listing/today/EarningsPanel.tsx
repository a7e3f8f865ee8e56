import { type HomeHouse, sumEarnings } from '#src/domain/desk/home.ts';
import { comparedWords } from '#src/domain/desk/homeWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { addDays } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/home.ts';

interface Props {
  houses: readonly HomeHouse[];
  several: boolean;
}

export function EarningsPanel({ houses, several }: Props) {
  const sum = sumEarnings(houses);
  if (!sum) return null;
  const known = houses.flatMap(({ id, name, earnings }) => (earnings ? [{ id, name, earnings }] : []));
  const before = monthName(addDays(sum.month, -1));
  const heads = [
    [say.soFar, sum.so_far, comparedWords(sum) || say.nightsUpToLastNight],
    [say.wholeMonthSoFar, sum.expected, say.withComingNights],
    [before, sum.before, say.wholeMonth],
  ] as const;
  return (
    <section aria-labelledby="home-earnings" className="home-part">
      <h2 id="home-earnings">{say.revenueIn(monthName(sum.month))}</h2>
      <p className="mb-3 text-ink-soft text-sm">{say.priceOfBookedNights}</p>
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
              {several ? say.reportsFor(name) : say.allReports}
            </a>
            {several && <> {say.revenueThisMonth(formatRupees(earnings.expected))}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}
