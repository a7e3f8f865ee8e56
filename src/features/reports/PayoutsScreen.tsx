import './reports.css';
import type { ReactNode } from 'react';
import {
  balanceWords,
  closingWords,
  feeWords,
  hasTax,
  movedOf,
  type PayoutAccount,
  statementTitle,
  sumShares,
} from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskPayouts } from '#src/server/calls/payouts.ts';
import { call } from '#src/server/signedIn.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/reports.ts';
import { PayoutList } from './PayoutList.tsx';
import { ShareTable } from './ShareTable.tsx';
import { StatementFiles } from './StatementFiles.tsx';

/** `/owner/payouts`: the amounts received for a property, deductions and payouts, by month. */
export function PayoutsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', month: '' });
  const now = todayInKolkata().slice(0, 7);
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ListSkeleton label={say.loadingReport} />}
      right="rates"
      none={{
        title: say.payoutsStartWithProperty,
        text: say.payoutsAppearHere,
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
  month: string;
  onMonth: (month: string) => void;
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
          <span>{wordsMoney.month}</span>
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
      {!account && remote.state === 'loading' && <ListSkeleton label={say.loadingReport} />}
      {account && <Shown account={account} />}
    </div>
  );
}

function Shown({ account }: { account: PayoutAccount }) {
  const { entries, payouts, later, opening, closing, due } = account;
  const hasFee = account.fee_percent > 0 || [...entries, ...later].some(({ fee_percent }) => fee_percent > 0);
  return (
    <>
      <section aria-labelledby="payouts-month">
        <h2 id="payouts-month">{statementTitle(account)}</h2>
        <dl className="report-heads" aria-label={say.sumsOf(statementTitle(account))}>
          <Head term={say.openingBalance} paise={opening} />
          <Head term={wordsMoney.bookings} paise={sumShares(entries, 'amount')} />
          <Head term={wordsMoney.payouts} paise={movedOf(payouts)} />
          <Head term={closingWords(account)} paise={closing} />
        </dl>
        <p className="mt-3">
          <strong>{say.today(balanceWords(due, account.hotel.name))}</strong>
        </p>
      </section>
      <section aria-labelledby="payouts-bookings">
        <h2 id="payouts-bookings">{wordsMoney.bookings}</h2>
        {entries.length === 0 ? (
          <p className="text-ink-soft">{say.dueBookingsAppearHere}</p>
        ) : (
          <ShareTable caption={wordsMoney.bookings} shares={entries} />
        )}
      </section>
      <section aria-labelledby="payouts-sent">
        <h2 id="payouts-sent">{wordsMoney.payouts}</h2>
        {payouts.length === 0 ? (
          <p className="text-ink-soft">{say.monthPayoutsAppearHere}</p>
        ) : (
          <PayoutList payouts={payouts} />
        )}
      </section>
      {later.length > 0 && (
        <section aria-labelledby="payouts-later">
          <h2 id="payouts-later">{say.advancesForLaterStays}</h2>
          <p className="mb-3 text-ink-soft">{say.laterAdvancesBecomeDue}</p>
          <ShareTable caption={say.advancesForLaterStays} shares={later} isLater />
        </section>
      )}
      <p className="max-w-[70ch] text-sm text-ink-soft">
        {[
          hasFee ? say.payoutTermsWithFee : say.payoutTerms,
          feeWords(account.fee_percent),
          hasFee && say.feeOfBookingDay,
          hasTax([...entries, ...later]) && say.wePayGst,
        ]
          .filter(Boolean)
          .join(' ')}
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
