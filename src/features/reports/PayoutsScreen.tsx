import './reports.css';
import type { ReactNode } from 'react';
import {
  type Account,
  balanceWords,
  closingWords,
  feeWords,
  hasTax,
  movedOf,
  statementTitle,
  sumOf,
} from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskPayouts } from '#src/server/calls/payouts.ts';
import { call } from '#src/server/member.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { PayoutList } from './PayoutList.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { ShareTable } from './ShareTable.tsx';
import { StatementFiles } from './StatementFiles.tsx';

/** `/owner/payouts`: what the site has received for a property, what it deducts and what it has paid out, by month. */
export function PayoutsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', month: '' });
  const now = todayInKolkata().slice(0, 7);
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ReportSkeleton />}
      right="rates"
      none={{
        title: 'Payouts start with your first live property.',
        text: 'When we approve your listing and guests book it, this page lists what we received and paid out to you.',
      }}
    >
      {(hotel, choice) => (
        <HousePayouts
          key={hotel}
          hotel={hotel}
          month={/^20\d\d-(0[1-9]|1[0-2])$/.test(query.month) ? query.month : now}
          onMonth={(month) => setQuery({ month: month === now ? '' : month })}
          choice={choice}
        />
      )}
    </HouseChoice>
  );
}

interface Props {
  hotel: string;
  /** "2026-12" */
  month: string;
  onMonth: (month: string) => void;
  /** The field that chooses among several properties. */
  choice: ReactNode;
}

function HousePayouts({ hotel, month, onMonth, choice }: Props) {
  const { remote, previous, retry } = useRemote(`${hotel} ${month}`, () =>
    call(deskPayouts, { hotel_id: hotel, month: `${month}-01` }),
  );
  const account = remote.state === 'ready' ? remote.value : previous;
  return (
    <div className="report" aria-busy={remote.state === 'loading'}>
      <div className="report-bar no-print">
        {choice}
        <label className="list-filter report-month">
          <span>Month</span>
          <input
            type="month"
            className="input"
            value={month}
            onChange={(event) => /^20\d\d-\d\d$/.test(event.currentTarget.value) && onMonth(event.currentTarget.value)}
          />
        </label>
        {account && <StatementFiles account={account} />}
      </div>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {!account && remote.state === 'loading' && <ReportSkeleton />}
      {account && <Shown account={account} />}
    </div>
  );
}

function Shown({ account }: { account: Account }) {
  const { entries, payouts, later, opening, closing, due } = account;
  const hasFee = account.fee_percent > 0 || [...entries, ...later].some(({ fee_percent }) => fee_percent > 0);
  return (
    <>
      <section aria-labelledby="payouts-month">
        <h2 id="payouts-month">{statementTitle(account)}</h2>
        <dl className="report-heads" aria-label={`Sums: ${statementTitle(account)}`}>
          <Head term="Opening balance" paise={opening} />
          <Head term="Bookings" paise={sumOf(entries, 'amount')} />
          <Head term="Payouts" paise={movedOf(payouts)} />
          <Head term={closingWords(account)} paise={closing} />
        </dl>
        <p className="mt-3">
          <strong>Today: {balanceWords(due)}</strong>
        </p>
      </section>
      <section aria-labelledby="payouts-bookings">
        <h2 id="payouts-bookings">Bookings</h2>
        {entries.length === 0 ? (
          <p className="text-ink-soft">
            Bookings appear here on the day of arrival, or on cancellation if an amount is kept.
          </p>
        ) : (
          <ShareTable caption="Bookings" shares={entries} />
        )}
      </section>
      <section aria-labelledby="payouts-sent">
        <h2 id="payouts-sent">Payouts</h2>
        {payouts.length === 0 ? (
          <p className="text-ink-soft">Payouts to your bank account in this month appear here.</p>
        ) : (
          <PayoutList payouts={payouts} />
        )}
      </section>
      {later.length > 0 && (
        <section aria-labelledby="payouts-later">
          <h2 id="payouts-later">Advances for later stays</h2>
          <p className="mb-3 text-ink-soft">We have received these. They become due to you on the day of arrival.</p>
          <ShareTable caption="Advances for later stays" shares={later} isLater />
        </section>
      )}
      <p className="max-w-[70ch] text-sm text-ink-soft">
        We pay out what we received for a booking from the day of arrival, less refunds
        {hasFee && ' and our fee'}. If a booking is cancelled, we pay out the part that the guest does not get back.{' '}
        {feeWords(account.fee_percent)}
        {hasFee && ' Each booking keeps the fee of the day it was made. Bookings that you make yourself have no fee.'}
        {hasTax([...entries, ...later]) &&
          ' Your property is not registered for GST. We pay the GST of bookings made on our site and deduct it (CGST Act 2017, section 9(5)).'}
      </p>
    </>
  );
}

function Head({ term, paise }: { term: string; paise: number }) {
  return (
    <div className="report-head">
      <dt>{term}</dt>
      <dd>
        <strong>{formatRupees(paise)}</strong>
      </dd>
    </div>
  );
}
