import { formatRupees } from '#src/domain/money.ts';
import type { Finding } from '#src/domain/office/statement.ts';
import { Badge } from '#src/features/office/Badge.tsx';

const tones = { agrees: 'good', other_amount: 'warn', other_utr: 'warn', missing: undefined } as const;
const names = {
  agrees: 'In the statement',
  other_amount: 'Another amount',
  other_utr: 'Another UTR',
  missing: 'Not in the statement',
} as const;

/** What the statement says of a payment. */
export function Found({ finding }: { finding: Finding | undefined }) {
  if (!finding) return 'No statement yet';
  const { kind, amount, utr } = finding;
  return (
    <>
      <Badge tone={tones[kind]}>{names[kind]}</Badge>
      {kind !== 'missing' && (
        <span className="admin-under">
          {[amount === null ? 'amount unclear' : formatRupees(amount), utr && `UTR ${utr}`].filter(Boolean).join(', ')}
        </span>
      )}
    </>
  );
}
