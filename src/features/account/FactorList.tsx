import { useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import * as words from '#src/words/en/account.ts';
import type { Factor, TwoFactor } from './account.api.ts';

interface Props {
  state: TwoFactor;
  busy: boolean;
  onRemove: (id: string) => void;
  onMakeCodes: () => void;
}

export function FactorList({ state: { factors, recovery_codes }, busy, onRemove, onMakeCodes }: Props) {
  const [removing, setRemoving] = useState<Factor | null>(null);
  return (
    <div className="grid gap-6">
      <ul className="border-line border-t">
        {factors.map((factor) => (
          <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
            <span>
              {factor.friendly_name}
              <span className="block text-sm text-ink-soft">{words.onSince(formatMoment(factor.created_at))}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={busy || undefined}
              onClick={() => !busy && setRemoving(factor)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <p className={recovery_codes < 3 ? 'font-semibold' : ''}>
          {recovery_codes === 0 ? words.noCodes : words.codesLeft(recovery_codes)}
        </p>
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          aria-disabled={busy || undefined}
          onClick={onMakeCodes}
        >
          {words.makeCodes}
        </Button>
      </div>
      <Dialog
        open={removing !== null}
        title={words.removeApp}
        onClose={() => setRemoving(null)}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setRemoving(null)}>
              {words.keepIt}
            </Button>
            <Button
              onClick={() => {
                setRemoving(null);
                if (removing) onRemove(removing.id);
              }}
            >
              {words.removeIt}
            </Button>
          </div>
        }
      >
        <p>{factors.length === 1 ? words.offThen : words.codesOfNoLonger(removing?.friendly_name ?? '')}</p>
      </Dialog>
    </div>
  );
}
