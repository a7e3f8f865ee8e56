import { formatRupees } from '#src/domain/money.ts';
import type { Finding } from '#src/domain/office/statement.ts';
import { Badge } from '#src/features/office/Badge.tsx';

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
  agrees: 'In the statement',
  other_amount: 'Another amount',
  unclear: 'Unclear: check it yourself',
  conflict: 'Also names another booking',
  other_utr: 'Same booking, another UTR',
  same_amount: 'Only the amount is the same',
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
