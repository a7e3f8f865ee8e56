import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import * as say from '#src/words/en/booking.ts';
import { nights as nightsCounted } from '#src/words/en/language.ts';
import * as labels from '#src/words/en/party.ts';

interface Props {
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

export function BookBar({ total, nights, checkIn, isFresh, ticket, button, follows }: Props) {
  const [open, setOpen] = useState(false);
  const money = useMoney();
  return (
    <div className="book-bar" ref={keepFootClear}>
      <button type="button" className="book-bar-total" aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
