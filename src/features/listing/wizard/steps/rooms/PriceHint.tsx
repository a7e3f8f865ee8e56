import type { ReactNode } from 'react';
import { gstRule } from '#src/domain/listing/gst.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { GuestPrice } from '#src/features/listing/keep/roomList.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  price: GuestPrice | null;
  onApply: (rate: number) => void;
  children: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function PriceHint({ price, onApply, children }: Props) {
  const { from, upTo, rate, above } = gstRule();
  const isMisfit = price !== null && !price.isLawful;
  return (
    <div className={`price-hint ${isMisfit ? 'price-hint-misfit' : ''}`}>
      <div className="min-w-0 flex-1 basis-64">
        <p aria-live="polite">
          {price ? (
            <>
              <Marked text={say.guestsPayANight(mark(formatRupees(price.allIn)), mark(formatRupees(price.tax)))}>
                {(amount) => (
                  <span key={amount} className={amount === formatRupees(price.allIn) ? 'price text-xl' : 'figures'}>
                    {amount}
                  </span>
                )}
              </Marked>
              {isMisfit && <strong className="block text-chili">{say.taxRateDoesNotFit(price.lawful)}</strong>}
            </>
          ) : (
            say.enterPriceFirst
          )}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {say.gstOnRooms(day.format(new Date(from)), rate, formatRupees(upTo * 100).replace('.00', ''), above)}
        </p>
      </div>
      {isMisfit && (
        <Button variant="secondary" size="small" onClick={() => onApply(price.lawful)}>
          {say.applyRate(price.lawful)}
        </Button>
      )}
      {isMisfit && <div className="basis-full">{children}</div>}
    </div>
  );
}
