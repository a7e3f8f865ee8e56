import { formatRupees } from '#src/domain/money.ts';
import type { Finding } from '#src/domain/office/statement.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

const tones = {
  agrees: 'good',
  other_amount: 'warn',
  unclear: 'warn',
  conflict: 'bad',
  other_utr: 'warn',
  same_amount: 'warn',
  missing: undefined,
} as const;
const names = {
  agrees: say.inStatement,
  other_amount: say.anotherAmount,
  unclear: say.unclearCheckItYourself,
  conflict: say.alsoNamesAnotherBooking,
  other_utr: say.sameBookingAnotherUtr,
  same_amount: say.onlyAmountIsSame,
  missing: say.notInStatement,
} as const;

/** What the statement says of a payment. */
export function Found({ finding }: { finding: Finding | undefined }) {
  if (!finding) return say.noStatementYet;
  const { kind, amount, utr } = finding;
  return (
    <>
      <Badge tone={tones[kind]}>{names[kind]}</Badge>
      {kind !== 'missing' && (
        <span className="admin-under">
          {[amount === null ? say.amountUnclear2 : formatRupees(amount), utr && say.utr(utr)]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  );
}
