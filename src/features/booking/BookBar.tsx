import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Button } from '#src/ui/Button.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import * as say from '#src/words/en/booking.ts';
import { nights as nightsCounted } from '#src/words/en/language.ts';
import * as labels from '#src/words/en/party.ts';
import { focusControl } from './ErrorSummary.tsx';

interface Props {
  /** Why there is no price to book at; '' if there is one. */
  problem: string;
  /** Loads the price again; null if that does not help. */
  onRetry: (() => void) | null;
  total: number | null;
  nights: number | null;
  checkIn: string;
  isFresh: boolean;
  ticket: ReactNode;
  button: ReactNode;
  follows: ReactNode;
}

/** Keeps the bar from covering the foot of the page, at any text size. */
function keepFootClear(bar: HTMLDivElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}

export function BookBar({ problem, onRetry, total, nights, checkIn, isFresh, ticket, button, follows }: Props) {
  const [open, setOpen] = useState(false);
  const money = useMoney();
  return (
    <div className="book-bar" ref={keepFootClear}>
      <div role="status" className="book-bar-problem">
        {problem && <span className="text-chili text-sm">{problem}</span>}
        {onRetry && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onRetry();
              // The button disappears.
              focusControl('book-bar-total');
            }}
          >
            {say.retry}
          </Button>
        )}
      </div>
      <button
        type="button"
        id="book-bar-total"
        className="book-bar-total"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={`price text-xl ${isFresh ? '' : 'text-ink-soft'}`}>
          {total === null ? say.yourStay : money.total(total)}
        </span>
        <span className="flex items-center gap-1 text-ink-soft text-xs">
          {total === null || nights === null
            ? checkIn
              ? formatDate(checkIn)
              : say.chooseDates
            : !money.rateDay
              ? say.detailsOf(nightsCounted(nights))
              : say.chargedAs(money.rupees(total))}
          <ChevronUp aria-hidden="true" className="size-4" />
        </span>
        <span className="sr-only">{say.showBooking}</span>
      </button>
      {button}
      {follows}
      <Sheet open={open} title={labels.yourBooking} onClose={() => setOpen(false)}>
        {ticket}
      </Sheet>
    </div>
  );
}
