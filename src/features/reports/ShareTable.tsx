import {
  formatPayoutDate,
  hasTax,
  nightsWords,
  percentWords,
  type Share,
  shareNote,
  sumShares,
} from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/reports.ts';

interface Props {
  caption: string;
  shares: readonly Share[];
  isLater?: boolean;
}

/** The amounts received for bookings, the deductions and the property's share. */
export function ShareTable({ caption, shares, isLater = false }: Props) {
  const [{ hotel }] = useQuery({ hotel: '' });
  const hasFee = shares.some(({ fee, fee_percent }) => fee !== 0 || fee_percent > 0);
  const outstanding = shares.filter(({ paid_on }) => paid_on === null);
  const amount = (head: string, of: 'received' | 'refunded' | 'tax', sign = 1): Column<Share> => ({
    head,
    right: true,
    cell: (share) => formatRupees(sign * share[of]),
    sum: () => formatRupees(sign * sumShares(shares, of)),
  });
  const fee: Column<Share> = {
    head: say.fee,
    right: true,
    label: ({ fee_percent }) => (fee_percent > 0 ? say.feeOfPercent(percentWords(fee_percent)) : say.fee),
    cell: (share) => (
      <>
        {formatRupees(-share.fee)}
        {share.fee_percent > 0 && <small className="max-sm:hidden">{percentWords(share.fee_percent)}</small>}
      </>
    ),
    sum: () => formatRupees(-sumShares(shares, 'fee')),
  };
  const payout: Column<Share> = {
    head: wordsMoney.payout,
    right: true,
    cell: ({ paid_on, amount }) =>
      paid_on ? formatPayoutDate(paid_on) : amount === 0 ? say.nothingDue : <b>{say.outstanding}</b>,
    sum: () => (
      <>
        {formatRupees(sumShares(outstanding, 'amount'))}
        <small>{say.outstanding}</small>
      </>
    ),
  };
  const columns: Column<Share>[] = [
    {
      head: wordsMoney.booking,
      cell: (share) => (
        <>
          <a className="link" href={ownerPaths.stay(share.booking_id, hotel)}>
            {share.guest_name}
          </a>
          <small>{share.booking_reference}</small>
          <small>{nightsWords(share)}</small>
          {shareNote(share) && <small>{shareNote(share)}</small>}
        </>
      ),
      sum: () => wordsMoney.total,
    },
    amount(say.receivedByUs, 'received'),
    amount(wordsMoney.refunds, 'refunded', -1),
    ...(hasFee ? [fee] : []),
    ...(hasTax(shares) ? [amount(wordsMoney.gst, 'tax', -1)] : []),
    {
      head: isLater ? say.forProperty : say.dueToProperty,
      right: true,
      cell: (share) => <b>{formatRupees(share.amount)}</b>,
      sum: () => formatRupees(sumShares(shares, 'amount')),
    },
    ...(isLater ? [] : [payout]),
  ];
  return (
    <FiguresTable
      label={say.byBooking(caption)}
      caption={caption}
      columns={columns}
      rows={shares}
      keyOf={(share) => `${share.booking_id} ${share.on} ${share.paid_on} ${share.is_change}`}
      sums={shares.slice(0, 1)}
    />
  );
}
