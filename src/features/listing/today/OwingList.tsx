import type { Owing } from '#src/domain/desk/home.ts';
import { owingWords } from '#src/domain/desk/homeWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/home.ts';
import type { TodayActions } from './todayActions.ts';

interface Props extends Pick<TodayActions, 'onRecord'> {
  owing: readonly Owing[];
  several: boolean;
}

export function OwingList({ owing, several, onRecord }: Props) {
  return (
    <section aria-labelledby="home-owing" className="home-part">
      <h2 id="home-owing" tabIndex={-1}>
        {say.checkedOutBalanceDue} <span className="home-count">{owing.length}</span>
      </h2>
      <ul className="home-rows">
        {owing.map((booking) => (
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
    </section>
  );
}
