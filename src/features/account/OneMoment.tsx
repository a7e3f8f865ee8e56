import { oneMoment } from '#src/words/en/account.ts';

export function OneMoment() {
  return (
    <p role="status" className="min-h-96 text-ink-soft">
      {oneMoment}
    </p>
  );
}
