import { formatRupees } from '#src/domain/money.ts';
import type { AdvanceMatch } from '#src/domain/office/statement.ts';
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

export function MatchResult({ finding }: { finding: AdvanceMatch | undefined }) {
  if (!finding) return say.noStatementYet;
  const { kind, amount, utr } = finding;
  return (
    <>
      <Badge tone={tones[kind]}>{say.findings[kind]}</Badge>
      {kind !== 'missing' && (
        <span className="admin-under">
          {[amount === null ? say.amountUnclear : formatRupees(amount), utr && say.utrOf(utr)]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  );
}
