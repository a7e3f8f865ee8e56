import { useState } from 'react';
import { type DeskHome, toCollect } from '#src/domain/desk/home.ts';
import { owingWords } from '#src/domain/desk/homeWords.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/home.ts';
import type { TodayActions } from './todayActions.ts';

const shownFirst = 3;

interface Props extends Pick<TodayActions, 'onRecord'> {
  home: DeskHome;
  several: boolean;
}

/** Money to collect today: from guests who left without paying, who leave, and who arrive. */
export function CollectList({ home, several, onRecord }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { rows, count, amount } = toCollect(home);
  const isLong = rows.length > shownFirst + 1;
  const shown = isLong && !isWhole ? rows.slice(0, shownFirst) : rows;
  return (
    <section aria-labelledby="home-collect" className="home-part">
      <h2 id="home-collect" tabIndex={-1}>
        {say.toCollect} <span className="home-count">{count}</span>
        {amount > 0 && <span className="home-sum">{shortRupees(amount)}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="home-quiet">{say.nothingToCollect}</p>
      ) : (
        <ul className="home-rows">
          {shown.map((booking) => (
            <li key={booking.id}>
              <div className="home-row-words">
                <a className="home-row-link" href={ownerPaths.stay(booking.id, booking.hotel_id, 'payments')}>
                  {booking.guest_name}
                </a>
                <p className="home-facts">
                  <b>{say.amountDue(formatRupees(booking.balance))}</b> · {owingWords(booking)}
                </p>
                {several && <p className="home-facts">{booking.hotel_name}</p>}
                {booking.reason && <p className="home-request">{booking.reason}</p>}
              </div>
              <Button
                size="small"
                variant="secondary"
                aria-label={say.recordPaymentOf(booking.guest_name)}
                onClick={() => onRecord({ booking, deed: 'payment', amount: booking.balance })}
              >
                {wordsDesk.recordPayment}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.showFewer : say.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}
