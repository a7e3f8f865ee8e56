import type { ReactNode } from 'react';
import { sourceWords } from '#src/domain/booking/source.ts';
import {
  categoriesOf,
  type Figures,
  figuresOf,
  financialYearOf,
  monthsOf,
  type Report,
  reportCells,
  sourcesOf,
  yearWords,
} from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskReport } from '#src/server/calls/desk/report.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { type FiguresRow, FiguresTable } from './FiguresTable.tsx';
import { moneyWords, percentWords } from './figureWords.ts';
import { LostStays } from './LostStays.tsx';
import { OccupancyBars } from './OccupancyBars.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';

type ReportQuery = { year: string; month: string };

interface Props {
  hotel: string;
  query: ReportQuery;
  onQuery: (change: Partial<ReportQuery>) => void;
  /** The field that chooses the property. */
  choice: ReactNode;
}

/** The figures of one property in one financial year, and of one month by room type and source. */
export function HouseReport({ hotel, query, onQuery, choice }: Props) {
  const now = financialYearOf(todayInKolkata());
  const years = [1, 0, -1, -2, -3].map((by) => `${Number(now.slice(0, 4)) + by}-04-01`);
  const year = years.includes(query.year) ? query.year : now;
  const { remote, previous, retry } = useRemote(`${hotel} ${year}`, () =>
    call(deskReport, { hotel_id: hotel, first_month: year, months: 12 }),
  );
  const report = remote.state === 'ready' ? remote.value : previous;
  const firstYear = report ? financialYearOf(report.live_on) : '';
  return (
    <div className="report" aria-busy={remote.state === 'loading'}>
      <div className="report-bar">
        {choice}
        <Filter
          label="Financial year"
          value={year}
          onChange={(next) => onQuery({ year: next === now ? '' : next, month: '' })}
          options={years
            .filter((first) => first >= firstYear || first === year)
            .map((first) => [first, `April ${first.slice(0, 4)} to March ${Number(first.slice(0, 4)) + 1}`])}
        />
        {report && <SaveButton report={report} year={year} />}
      </div>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {!report && remote.state === 'loading' && <ReportSkeleton />}
      {report && <Shown report={report} month={query.month} onMonth={(month) => onQuery({ month })} year={year} />}
    </div>
  );
}

function SaveButton({ report, year }: { report: Report; year: string }) {
  async function save() {
    const { csvHead, csvLines, csvType } = await import('#src/lib/csv.ts');
    const [head = [], ...rows] = reportCells(report);
    const name = `${fileWords(report.hotel)}-report-${fileWords(yearWords(year))}.csv`;
    saveFile(name, new Blob([csvHead(head.map(String)), csvLines(rows)], { type: csvType }));
  }
  return (
    <Button variant="secondary" onClick={save}>
      Download CSV
    </Button>
  );
}

interface ShownProps {
  report: Report;
  month: string;
  onMonth: (month: string) => void;
  year: string;
}

function Shown({ report, month: asked, onMonth, year }: ShownProps) {
  const months = monthsOf(report);
  const month = months.includes(asked) ? asked : '';
  const only = month ? { month } : {};
  const whole = figuresOf(report, only);
  const when = month ? monthName(month) : `the year ${yearWords(year)}`;
  const byMonth: FiguresRow[] = months.map((one) => ({
    key: one,
    name: monthName(one),
    figures: figuresOf(report, { month: one }),
    onPick: () => onMonth(one === month ? '' : one),
    isPicked: one === month,
  }));
  return (
    <>
      <Heads figures={whole} when={when} />
      <section aria-labelledby="report-months">
        <h2 id="report-months">Month by month</h2>
        <OccupancyBars rows={byMonth} />
        <FiguresTable caption="Figures by month" first="Month" rows={byMonth} total={figuresOf(report)} />
      </section>
      <section aria-labelledby="report-rooms">
        <h2 id="report-rooms">By room type, {when}</h2>
        <FiguresTable
          caption={`Figures by room type, ${when}`}
          first="Room type"
          rows={categoriesOf(report).map(([category, name]) => ({
            key: category,
            name,
            figures: figuresOf(report, { ...only, category }),
          }))}
          total={whole}
        />
      </section>
      <section aria-labelledby="report-sources">
        <h2 id="report-sources">By source, {when}</h2>
        {sourcesOf(report).length === 0 ? (
          <p className="text-ink-soft">Bookings of this year appear here.</p>
        ) : (
          <FiguresTable
            caption={`Figures by source, ${when}`}
            first="Booked by"
            withoutRooms
            rows={sourcesOf(report).map((source) => ({
              key: source,
              name: sourceWords[source],
              figures: figuresOf(report, { ...only, source }),
            }))}
            total={whole}
          />
        )}
      </section>
      <LostStays report={report} month={month} when={when} />
      <p className="max-w-[70ch] text-sm text-ink-soft">
        Each night counts in its own month, at the price it was sold for. Occupancy is the share of rooms on sale that
        were sold. Blocked rooms are not on sale. ADR (average daily rate) is revenue before GST per room night sold.
        RevPAR is revenue before GST per room night on sale. Rooms count from {formatDate(report.live_on)}, when the
        property went live. Future months show bookings so far.
      </p>
    </>
  );
}

function Heads({ figures, when }: { figures: Figures; when: string }) {
  const heads = [
    [
      'Occupancy',
      percentWords(figures.occupancy),
      `${formatCount(figures.room_nights)} of ${formatCount(figures.available)} room nights`,
    ],
    ['ADR', moneyWords(figures.adr), 'per room night sold, before GST'],
    ['RevPAR', moneyWords(figures.revpar), 'per room night on sale, before GST'],
    ['Revenue', formatRupees(figures.revenue), `including ${formatRupees(figures.tax)} GST`],
  ] as const;
  return (
    <dl className="report-heads" aria-label={`Figures of ${when}`}>
      {heads.map(([term, value, note]) => (
        <div key={term} className="report-head">
          <dt>{term}</dt>
          <dd>
            <strong>{value}</strong>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
