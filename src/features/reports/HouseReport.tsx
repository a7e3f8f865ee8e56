import type { ReactNode } from 'react';
import { sourceWords } from '#src/domain/booking/source.ts';
import {
  categoriesOf,
  type Figures,
  figuresOf,
  financialYearOf,
  type GuestCounts,
  monthsOf,
  plansOf,
  type Report,
  reportCells,
  sourcesOf,
  yearWords,
} from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskGuestCounts, deskReport } from '#src/server/calls/desk/report.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { standardPrice } from '#src/words/en/common.ts';
import * as wordsMoney from '#src/words/staff/money.ts';
import { plan as ratePlan } from '#src/words/staff/ratePlans.ts';
import { indianAndForeign, registerTitle } from '#src/words/staff/register.ts';
import * as say from '#src/words/staff/reports.ts';
import { ExtrasSold } from './ExtrasSold.tsx';
import { GuestCountsPart } from './GuestCountsPart.tsx';
import { LostStays } from './LostStays.tsx';
import { OccupancyBars } from './OccupancyBars.tsx';
import { type FiguresRow, moneyWords, percentWords, ReportTable } from './ReportTable.tsx';

type ReportQuery = { year: string; month: string };

interface Props {
  hotel: string;
  query: ReportQuery;
  onQuery: (change: Partial<ReportQuery>) => void;
  choice: ReactNode;
}

export function HouseReport({ hotel, query, onQuery, choice }: Props) {
  const now = financialYearOf(todayInKolkata());
  const years = [1, 0, -1, -2, -3].map((by) => `${Number(now.slice(0, 4)) + by}-04-01`);
  const year = years.includes(query.year) ? query.year : now;
  const { remote, previous, retry } = useRemote(`${hotel} ${year}`, () =>
    call(deskReport, { hotel_id: hotel, first_month: year, months: 12 }),
  );
  const counts = useRemote(`${hotel} ${year} guests`, () =>
    call(deskGuestCounts, { hotel_id: hotel, first_month: year, months: 12 }),
  );
  const report = remote.state === 'ready' ? remote.value : previous;
  const guests = counts.remote.state === 'ready' ? counts.remote.value : counts.previous;
  const isReading = [remote.state, counts.remote.state].includes('loading');
  const firstYear = report ? financialYearOf(report.live_on) : '';
  return (
    <div className="report" aria-busy={remote.state === 'loading'}>
      <div className="report-bar">
        {choice}
        <Filter
          label={say.financialYear}
          value={year}
          onChange={(next) => onQuery({ year: next === now ? '' : next, month: '' })}
          options={years
            .filter((first) => first >= firstYear || first === year)
            .map((first) => [first, say.aprilToMarch(Number(first.slice(0, 4)))])}
        />
        {report && <SaveButton report={report} guests={guests} year={year} disabled={isReading} />}
        <a className="link py-2" href={ownerPaths.gstr1(hotel, query.month)}>
          {say.gstr1InTill}
        </a>
      </div>
      {report && guests && (
        <nav aria-label={say.onThisPage} className="flex flex-wrap gap-x-4">
          {parts.map(([id, words]) => (
            <a key={id} className="link py-2" href={`#${id}`}>
              {words}
            </a>
          ))}
        </nav>
      )}
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {!report && remote.state === 'loading' && <ListSkeleton label={say.loadingReport} />}
      {report && <Shown report={report} month={query.month} onMonth={(month) => onQuery({ month })} year={year} />}
      {report && counts.remote.state === 'failed' && (
        <RetryNotice onRetry={counts.retry}>{counts.remote.failure.message}</RetryNotice>
      )}
      {report && guests && <GuestCountsPart hotel={hotel} counts={guests} onChanged={counts.retry} />}
    </div>
  );
}

const parts = [
  ['report-months', say.monthByMonth],
  ['report-rooms', say.roomType],
  ['report-sources', say.source],
  ['report-guests', indianAndForeign],
  ['guest-register', registerTitle],
] as const;

interface SaveProps {
  report: Report;
  guests: GuestCounts | null;
  year: string;
  disabled: boolean;
}

function SaveButton({ report, guests, year, disabled }: SaveProps) {
  async function save() {
    const { csvHead, csvLines, csvType } = await import('#src/lib/csv.ts');
    const [head = [], ...rows] = reportCells(report, guests);
    const name = `${fileWords(report.hotel)}-report-${fileWords(yearWords(year))}.csv`;
    saveFile(name, new Blob([csvHead(head.map(String)), csvLines(rows)], { type: csvType }));
  }
  return (
    <Button variant="secondary" disabled={disabled} onClick={save}>
      {wordsMoney.downloadCsv}
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
  const when = month ? monthName(month) : say.wholeYear(yearWords(year));
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
        <h2 id="report-months">{say.monthByMonth}</h2>
        <OccupancyBars rows={byMonth} />
        <ReportTable caption={say.figuresByMonth} first={wordsMoney.month} rows={byMonth} total={figuresOf(report)} />
      </section>
      <section aria-labelledby="report-rooms">
        <h2 id="report-rooms">{say.byRoomType(when)}</h2>
        <ReportTable
          caption={say.figuresByRoomType(when)}
          first={say.roomType}
          rows={categoriesOf(report).map(([category, name]) => ({
            key: category,
            name,
            figures: figuresOf(report, { ...only, category }),
          }))}
          total={whole}
        />
      </section>
      <section aria-labelledby="report-sources">
        <h2 id="report-sources">{say.bySource(when)}</h2>
        {sourcesOf(report).length === 0 ? (
          <p className="text-ink-soft">{say.bookingsOfYearAppearHere}</p>
        ) : (
          <ReportTable
            caption={say.figuresBySource(when)}
            first={say.source}
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
      {plansOf(report).length > 0 && (
        <section aria-labelledby="report-plans">
          <h2 id="report-plans">{say.byPlan(when)}</h2>
          <ReportTable
            caption={say.figuresByPlan(when)}
            first={ratePlan}
            withoutRooms
            rows={plansOf(report).map((plan) => ({
              key: plan,
              name: plan || standardPrice,
              figures: figuresOf(report, { ...only, plan }),
            }))}
            total={whole}
          />
        </section>
      )}
      <ExtrasSold report={report} month={month} when={when} />
      <LostStays report={report} month={month} when={when} />
      <p className="max-w-[70ch] text-sm text-ink-soft">{say.howFiguresCount(formatDate(report.live_on))}</p>
    </>
  );
}

function Heads({ figures, when }: { figures: Figures; when: string }) {
  const heads = [
    [
      say.occupancy,
      percentWords(figures.occupancy),
      say.nightsSoldOfOnSale(formatCount(figures.room_nights), formatCount(figures.available)),
    ],
    [say.adr, moneyWords(figures.adr), say.perNightSold],
    [say.revpar, moneyWords(figures.revpar), say.perNightOnSale],
    [say.revenue, formatRupees(figures.revenue), say.includingGst(formatRupees(figures.tax))],
  ] as const;
  return (
    <dl className="report-heads" aria-label={say.figuresOf(when)}>
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
