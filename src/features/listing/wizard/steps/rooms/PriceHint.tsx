import { formatRupees } from '#src/domain/money.ts';
import type { GuestPrice } from '#src/features/listing/keep/roomList.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  price: GuestPrice | null;
  onApply: (rate: number) => void;
}

/** What the guest will pay, and the rate that the law asks for at this price. */
export function PriceHint({ price, onApply }: Props) {
  return (
    <div className="price-hint">
      <div className="min-w-0 flex-1 basis-64">
        <p aria-live="polite">
          {price ? (
            <>
              Guests pay <span className="price text-xl">{formatRupees(price.allIn)}</span> a night,{' '}
              <span className="figures">{formatRupees(price.tax)}</span> of it tax.
            </>
          ) : (
            'Type a price, and you see here what guests will pay.'
          )}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          GST on rooms since 22 September 2025 is 5 % up to ₹7,500 a night and 18 % above.
        </p>
      </div>
      {price && !price.isLawful && (
        <Button variant="secondary" size="small" onClick={() => onApply(price.lawful)}>
          Apply {price.lawful}&nbsp;%
        </Button>
      )}
    </div>
  );
}
