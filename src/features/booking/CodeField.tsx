import { useState } from 'react';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/prices.ts';

interface Props {
  typed: string;
  /** The code in the price shown, and what it saves in paise. */
  applied: { code: string; discount?: number | undefined } | null;
  /** Why the price does not have the code: a key of `codeErrors`. */
  refusal: string;
  busy: boolean;
  onType: (code: string) => void;
  onApply: (code: string) => void;
}

/** A discount code. It applies once the server has put it into the price. */
export function CodeField({ typed, applied, refusal, busy, onType, onApply }: Props) {
  const money = useMoney();
  const [missing, setMissing] = useState('');
  const [isOpen, setOpen] = useState(typed !== '');
  const apply = () => (typed.trim() ? onApply(typed.trim()) : setMissing(say.enterCode));
  return (
    <details className="booking-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{say.discountCode}</summary>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 max-w-sm grow">
          <TextInput
            id="discount-code"
            label={say.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            error={missing || (refusal && `${say.codeErrors[refusal]} ${say.orNoCode}`)}
            onChange={({ currentTarget }) => {
              setMissing('');
              onType(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        </div>
        <Button variant="secondary" busy={busy} onClick={apply}>
          {say.applyCode}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {applied && say.codeApplied(applied.code, money.total(applied.discount ?? 0))}
      </p>
    </details>
  );
}
