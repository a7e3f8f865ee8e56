import './money.css';
import './till.css';
import '#src/features/bookings/bookings.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { asMoved, methodWords, type Till } from '#src/domain/desk/ledger.ts';
import { longDay } from '#src/domain/desk/stayWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, isIsoDate, todayInKolkata } from '#src/domain/stay.ts';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskTill } from '#src/server/calls/money.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateFilter } from '#src/ui/DateFilter.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/till.ts';
import { CashPanel } from './CashPanel.tsx';
import { EntryLine } from './EntryLine.tsx';
import { MonthInvoices } from './MonthInvoices.tsx';
import { RefundsDue } from './RefundsDue.tsx';

/** `/owner/till`: a day's payments, refunds and cash, the refunds due, and the month's invoices. */
export function TillScreen() {
  const [query, setQuery] = useQuery({ hotel: '', day: '' });
  const day = isIsoDate(query.day) ? query.day : todayInKolkata();
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ListSkeleton label={say.loadingTill} />}
      none={{
        title: say.noPropertyIsLive,
        text: say.tillStartsWithListing,
      }}
    >
      {(hotel, choice, houses) => (
        <HouseTill
          key={hotel}
          hotel={hotel}
          day={day}
          onDay={(next) => setQuery({ day: next === todayInKolkata() ? '' : next })}
          choice={choice}
          // An admin has all rights at a property that is not listed.
          mayReport={houses.find(({ id }) => id === hotel)?.rights.includes('rates') ?? true}
        />
      )}
    </HouseChoice>
  );
}

interface Props {
  hotel: string;
  day: string;
  onDay: (day: string) => void;
  choice: ReactNode;
  mayReport: boolean;
}

function HouseTill({ hotel, day, onDay, choice, mayReport }: Props) {
  const { remote, previous, retry } = useRemote(`${hotel} ${day}`, () => call(deskTill, { hotel_id: hotel, day }));
  const till = remote.state === 'ready' ? remote.value : previous;
  const session = useStore($session, { ssr: 'initial' });
  const profile = session.state === 'signedIn' && typeof session.profile === 'object' ? session.profile : null;
  const me = profile?.full_name || profile?.email || say.you;
  return (
    <>
      <search className="till-tools no-print">
        {choice}
        <DateFilter label={wordsMoney.day} value={day} onChange={(date) => isIsoDate(date) && onDay(date)} />
        <Button variant="secondary" onClick={() => onDay(addDays(day, -1))}>
          {say.previousDay}
        </Button>
        <Button variant="secondary" onClick={() => onDay(addDays(day, 1))}>
          {say.nextDay}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {wordsMoney.print}
        </Button>
        {till && (
          <Button
            variant="secondary"
            disabled={remote.state !== 'ready'}
            onClick={() => import('./tillCsv.ts').then(({ saveTill }) => saveTill(till, day, me))}
          >
            {say.downloadDayAsCsv}
          </Button>
        )}
      </search>
      {remote.state === 'failed' && (
        <RetryNotice className="mb-4" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      {till ? (
        <div className="till-parts" aria-busy={remote.state === 'loading'}>
          <section aria-labelledby="till-sums">
            <h2 id="till-sums">
              {till.hotel.name}, {longDay(day)}
            </h2>
            <Sums till={till} />
          </section>
          <RefundsDue refunds={till.refunds_due} today={till.today} hotel={hotel} onChanged={retry} />
          <CashPanel key={day} hotel={hotel} day={day} today={till.today} cash={till.cash} onChanged={retry} />
          <section className="is-wide" aria-labelledby="till-entries">
            <h2 id="till-entries">{say.paymentsOfDay}</h2>
            {till.entries.length === 0 ? (
              <p className="text-ink-soft">{say.paymentsOfDayAppearHere}</p>
            ) : (
              <ol className="money-entries">
                {till.entries.map((entry) => (
                  <li key={`${entry.id} ${entry.counts}`}>
                    <EntryLine entry={asMoved(entry)} today={till.today} counts={entry.counts} />
                    <a className="link till-payer" href={ownerPaths.stay(entry.booking_id, hotel)}>
                      {entry.guest_name}, {entry.booking_reference}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </section>
          <MonthInvoices
            key={day.slice(0, 7)}
            hotel={hotel}
            house={till.hotel.name}
            first={day.slice(0, 7)}
            mayReport={mayReport}
          />
        </div>
      ) : (
        remote.state !== 'failed' && <ListSkeleton label={say.loadingTill} />
      )}
    </>
  );
}

const sumColumn = (head: string, of: 'received' | 'refunded' | 'net') => ({
  head,
  right: true,
  cell: (sums: Till['methods'][number]) => formatRupees(sums[of]),
  sum: (till: Till) => formatRupees(till[of]),
});
const sumColumns: Column<Till['methods'][number], Till>[] = [
  { head: say.method, cell: ({ method }) => methodWords[method], sum: () => wordsMoney.all },
  sumColumn(wordsMoney.received, 'received'),
  sumColumn(wordsMoney.refunded, 'refunded'),
  sumColumn(say.net, 'net'),
];

function Sums({ till }: { till: Till }) {
  const { methods, site } = till;
  if (methods.length === 0 && site.received === 0 && site.refunded === 0)
    return <p className="text-ink-soft">{say.nothingMovedOnDay}</p>;
  return (
    <>
      <FiguresTable label={say.sums} columns={sumColumns} rows={methods} keyOf={({ method }) => method} sums={[till]} />
      <SiteSums {...site} />
    </>
  );
}

function SiteSums({ received, refunded }: Till['site']) {
  if (received === 0 && refunded === 0) return null;
  if (refunded === 0) return <p className="till-site">{say.siteReceived(formatRupees(received))}</p>;
  if (received === 0) return <p className="till-site">{say.siteRefunded(formatRupees(refunded))}</p>;
  return <p className="till-site">{say.siteReceivedAndRefunded(formatRupees(received), formatRupees(refunded))}</p>;
}
