import { oneMoment } from '#src/words/en/account.ts';

/** While it is found out who is there. */
export function OneMoment() {
  return (
    <p role="status" className="min-h-96 text-ink-soft">
      {oneMoment}
    </p>
  );
}
