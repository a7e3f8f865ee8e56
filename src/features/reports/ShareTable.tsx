import '#src/ui/Stacked.css';
import {
  hasTax,
  nightsWords,
  percentWords,
  type Share,
  shareNote,
  shortDate,
  sumOf,
} from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useQuery } from '#src/lib/useQuery.ts';
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
  const isTaxed = hasTax(shares);
  const hasFee = shares.some(({ fee, fee_percent }) => fee !== 0 || fee_percent > 0);
  const forYou = isLater ? say.forYou : say.dueToYou;
  const outstanding = shares.filter(({ paid_on }) => paid_on === null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the table is wider than the screen, keys scroll it
    <section className="report-scroll" aria-label={say.byBooking(caption)} tabIndex={0}>
      <table className="report-table report-shares stacked">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{wordsMoney.booking}</th>
            <th scope="col">{say.receivedByUs}</th>
            <th scope="col">{wordsMoney.refunds}</th>
            {hasFee && <th scope="col">{say.fee}</th>}
            {isTaxed && <th scope="col">{wordsMoney.gst}</th>}
            <th scope="col">{forYou}</th>
            {!isLater && <th scope="col">{wordsMoney.payout}</th>}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={`${share.booking_id} ${share.on} ${share.paid_on} ${share.is_change}`}>
              <th scope="row">
                <a className="link" href={ownerPaths.stay(share.booking_id, hotel)}>
                  {share.guest_name}
                </a>
                <small>{share.booking_reference}</small>
                <small>{nightsWords(share)}</small>
                {shareNote(share) && <small>{shareNote(share)}</small>}
              </th>
              <td data-name={say.receivedByUs}>{formatRupees(share.received)}</td>
              <td data-name={wordsMoney.refunds}>{formatRupees(-share.refunded)}</td>
              {hasFee && (
                <td data-name={share.fee_percent > 0 ? say.feeOfPercent(percentWords(share.fee_percent)) : say.fee}>
                  <span>
                    {formatRupees(-share.fee)}
                    {share.fee_percent > 0 && (
                      <small className="max-sm:hidden">{percentWords(share.fee_percent)}</small>
                    )}
                  </span>
                </td>
              )}
              {isTaxed && <td data-name={wordsMoney.gst}>{formatRupees(-share.tax)}</td>}
              <td data-name={forYou}>
                <b>{formatRupees(share.amount)}</b>
              </td>
              {!isLater && (
                <td data-name={wordsMoney.payout}>
                  {share.paid_on ? (
                    shortDate(share.paid_on)
                  ) : share.amount === 0 ? (
                    say.nothingDue
                  ) : (
                    <b>{say.outstanding}</b>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{wordsMoney.total}</th>
            <td data-name={say.receivedByUs}>{formatRupees(sumOf(shares, 'received'))}</td>
            <td data-name={wordsMoney.refunds}>{formatRupees(-sumOf(shares, 'refunded'))}</td>
            {hasFee && <td data-name={say.fee}>{formatRupees(-sumOf(shares, 'fee'))}</td>}
            {isTaxed && <td data-name={wordsMoney.gst}>{formatRupees(-sumOf(shares, 'tax'))}</td>}
            <td data-name={forYou}>{formatRupees(sumOf(shares, 'amount'))}</td>
            {!isLater && (
              <td data-name={say.outstanding}>
                <span>
                  {formatRupees(sumOf(outstanding, 'amount'))}
                  <small className="max-sm:hidden">{say.outstanding}</small>
                </span>
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
