import { lazy, Suspense, useState } from 'react';
import { type CashDay, type CashEntry, type CashKind, cashWords, closeWords } from '#src/domain/desk/cash.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/till.ts';

const CashDialog = lazy(() => import('./CashDialog.tsx').then(({ CashDialog }) => ({ default: CashDialog })));
const ReverseCashDialog = lazy(() =>
  import('./ReverseCashDialog.tsx').then(({ ReverseCashDialog }) => ({ default: ReverseCashDialog })),
);

interface Props {
  hotel: string;
  day: string;
  today: string;
  cash: CashDay;
  onChanged: () => void;
}

export function CashPanel({ hotel, day, today, cash, onChanged }: Props) {
  const [recording, setRecording] = useState<CashKind | null>(null);
  const [ending, setEnding] = useState<CashEntry | null>(null);
  const { opening, opening_day, uncounted, received, refunded, expenses, expected, count, difference, entries } = cash;
  const close = closeWords(cash);
  const hasOpening = entries.some((entry) => entry.kind === 'opening' && !entry.ended_at);
  return (
    <section className="is-wide cash" aria-labelledby="till-cash">
      <h2 id="till-cash">{say.cashOfDay}</h2>
      <div>
        <dl className="cash-sums">
          <div>
            <dt>
              {say.cashKinds.opening}
              <small>
                {hasOpening
                  ? say.asRecorded
                  : opening_day
                    ? say.asCountedOn(formatDate(opening_day))
                    : say.nothingWasCounted}
              </small>
              {uncounted !== 0 && (
                <small className="cash-warning">{say.cashMovedOnUncountedDays(formatRupees(uncounted))}</small>
              )}
            </dt>
            <dd>{formatRupees(opening)}</dd>
          </div>
          <Sum name={say.receivedInCash} amount={received} />
          <Sum name={say.refundedInCash} amount={-refunded} />
          <Sum name={say.expenses} amount={-expenses} />
          <Sum name={say.expectedCash} amount={expected} isTotal />
          {count && <Sum name={say.countedCash} amount={count.amount} />}
          {difference !== null && <Sum name={say.difference} amount={difference} isTotal />}
        </dl>
        {day > today ? (
          <p className="till-site">{say.cashFrom(formatDate(day))}</p>
        ) : (
          <>
            <p className={close.isOpen ? 'till-site' : 'till-site is-closed'}>{close.words}</p>
            <div className="money-actions no-print">
              <Button size="small" onClick={() => setRecording('count')}>
                {count ? say.countAgain : say.cashForms.count.title}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setRecording('expense')}>
                {say.cashForms.expense.title}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setRecording('opening')}>
                {hasOpening ? say.changeOpeningCash : say.cashForms.opening.title}
              </Button>
            </div>
          </>
        )}
      </div>
      <div>
        <h3>{say.cashEntries}</h3>
        {entries.length === 0 ? (
          <p className="text-ink-soft">{say.cashEntriesAppearHere}</p>
        ) : (
          <ol className="money-entries">
            {entries.map((entry) => (
              <li key={entry.id}>
                <CashLine entry={entry} />
                {entry.may.includes('reverse') && (
                  <Button
                    size="small"
                    variant="quiet"
                    className="no-print"
                    aria-label={wordsMoney.actionOnEntry(
                      wordsMoney.reverse,
                      cashWords[entry.kind],
                      formatRupees(entry.amount),
                    )}
                    onClick={() => setEnding(entry)}
                  >
                    {wordsMoney.reverse}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      <Suspense>
        {recording && (
          <CashDialog
            hotel={hotel}
            day={day}
            kind={recording}
            cash={cash}
            onClose={() => setRecording(null)}
            onChanged={onChanged}
          />
        )}
        {ending && <ReverseCashDialog entry={ending} onClose={() => setEnding(null)} onChanged={onChanged} />}
      </Suspense>
    </section>
  );
}

function Sum({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'is-total' : undefined}>
      <dt>{name}</dt>
      <dd>{formatRupees(amount || 0)}</dd>
    </div>
  );
}

function CashLine({ entry }: { entry: CashEntry }) {
  const { kind, amount, note, expected, at, by_name, ended_at, ended_by, end_reason } = entry;
  return (
    <div className={`money-entry ${ended_at ? 'is-ended' : ''}`}>
      <span>{kind === 'expense' ? note : cashWords[kind]}</span>
      <b>{formatRupees(kind === 'expense' ? -amount : amount)}</b>
      {expected !== null && <small>{say.wasExpected(formatRupees(expected))}</small>}
      {kind !== 'expense' && note && <small>{note}</small>}
      <small>
        {[kind === 'expense' && say.cashKinds.expense, formatMoment(at), by_name].filter(Boolean).join(' · ')}
      </small>
      {ended_at && (
        <small className="money-end">
          {[wordsMoney.reversedAt(formatMoment(ended_at)), ended_by, end_reason].filter(Boolean).join(' · ')}
        </small>
      )}
    </div>
  );
}
