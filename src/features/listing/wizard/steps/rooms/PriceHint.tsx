import type { ReactNode } from 'react';
import { gstRule } from '#src/domain/listing/gst.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { GuestPrice } from '#src/features/listing/keep/roomList.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  price: GuestPrice | null;
  onApply: (rate: number) => void;
  /** The question to an owner whose rate does not fit. */
  children: ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows the price that guests pay, and the lawful rate at this price. */
export function PriceHint({ price, onApply, children }: Props) {
  const { from, upTo, rate, above } = gstRule();
  const isMisfit = price !== null && !price.isLawful;
  return (
    <div className={`price-hint ${isMisfit ? 'price-hint-misfit' : ''}`}>
      <div className="min-w-0 flex-1 basis-64">
        <p aria-live="polite">
          {price ? (
            <>
              Guests pay <span className="price text-xl">{formatRupees(price.allIn)}</span> a night, including{' '}
              <span className="figures">{formatRupees(price.tax)}</span> tax.
              {isMisfit && (
                <strong className="block text-chili">
                  This tax rate does not fit: GST at this price is {price.lawful}%.
                </strong>
              )}
            </>
          ) : (
            'Enter a price to see what guests will pay.'
          )}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          GST on rooms since {day.format(new Date(from))} is {rate}% up to {formatRupees(upTo * 100).replace('.00', '')}{' '}
          a night and {above}% above.
        </p>
      </div>
      {isMisfit && (
        <Button variant="secondary" size="small" onClick={() => onApply(price.lawful)}>
          Apply {price.lawful}%
        </Button>
      )}
      {isMisfit && <div className="basis-full">{children}</div>}
    </div>
  );
}
