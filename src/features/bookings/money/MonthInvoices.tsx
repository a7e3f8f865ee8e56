import { lazy, Suspense, useState } from 'react';
import { invoiceWords } from '#src/domain/booking/invoiceRow.ts';
import type { MonthInvoice } from '#src/domain/desk/invoice.ts';
import { decimal, formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { formatDate } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskInvoices } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Column } from '#src/ui/Table.tsx';
import { showGstr1 } from '#src/words/staff/gstr1.ts';
import * as say from '#src/words/staff/invoices.ts';
import * as wordsMoney from '#src/words/staff/money.ts';
import { creditedWords } from './creditWords.ts';

const Gstr1Panel = lazy(() => import('./Gstr1Panel.tsx').then(({ Gstr1Panel }) => ({ default: Gstr1Panel })));

/** Credit notes and refund vouchers count as negative. */
const signed = ({ credits }: MonthInvoice, paise: number) => (credits ? -paise : paise);
const isVoucher = ({ kind }: MonthInvoice) => kind === 'receipt_voucher' || kind === 'refund_voucher';

const figures: readonly (readonly [string, (row: MonthInvoice) => number])[] = [
  [say.taxableValue, (row) => row.taxable],
  [say.tax, (row) => row.cgst + row.sgst],
  [wordsMoney.total, (row) => row.total_amount],
];

type Sum = readonly [name: string, rows: readonly MonthInvoice[]];

const columns: Column<MonthInvoice, Sum>[] = [
  {
    head: say.number,
    cell: (row) => (
      <>
        <a className="link" href={ownerPaths.invoice(row.id)}>
          {row.number}
        </a>
        <small>
          {invoiceWords[row.kind]}, {formatDate(row.issued_on)}
          {row.credits && `, ${creditedWords(row)}`}
        </small>
      </>
    ),
    sum: ([name]) => name,
  },
  { head: say.to, cell: ({ buyer }) => (buyer ? (buyer.company ?? buyer.name) : say.buyerNoLongerKept) },
  ...figures.map(([head, of]) => ({
    head,
    right: true,
    cell: (row: MonthInvoice) => formatRupees(signed(row, of(row))),
    sum: ([, rows]: Sum) => formatRupees(rows.reduce((all, row) => all + signed(row, of(row)), 0)),
  })),
];

async function saveCsv(house: string, month: string, rows: readonly MonthInvoice[]) {
  const { csvHead, csvLines, csvType } = await import('#src/lib/csv.ts');
  const head = 'Number,Date,Kind,Cancels,Name,Company,GSTIN,Booking,Taxable value,CGST,SGST,Total';
  const lines = rows.map((row) => [
    row.number,
    row.issued_on,
    invoiceWords[row.kind],
    row.credits ?? '',
    row.buyer?.name ?? '',
    row.buyer?.company ?? '',
    row.buyer?.gstin ?? '',
    row.booking_reference,
    ...[row.taxable, row.cgst, row.sgst, row.total_amount].map((paise) => Number(decimal(signed(row, paise)))),
  ]);
  saveFile(
    `${fileWords(house)}-invoices-${month}.csv`,
    new Blob([csvHead(head.split(',')), csvLines(lines)], { type: csvType }),
  );
}

interface Props {
  hotel: string;
  house: string;
  first: string;
  /** True for those who see the turnover of a month. */
  mayReport: boolean;
}

export function MonthInvoices({ hotel, house, first, mayReport }: Props) {
  const [month, setMonth] = useState(first);
  const [gstr1, setGstr1] = useState('');
  const { remote, previous, retry } = useRemote(`${hotel} ${month}`, () =>
    call(deskInvoices, { hotel_id: hotel, month: `${month}-01` }),
  );
  const rows = remote.state === 'ready' ? remote.value : previous;
  // An invoice covers the whole price including advances, so vouchers have their own sum.
  const vouchers = rows?.filter(isVoucher) ?? [];
  const invoices = rows?.filter((row) => !isVoucher(row)) ?? [];
  const sums: Sum[] =
    vouchers.length > 0
      ? [
          [say.invoices, invoices],
          [say.vouchers, vouchers],
        ]
      : [[wordsMoney.all, invoices]];
  return (
    <section className="is-wide" aria-labelledby="till-invoices">
      <h2 id="till-invoices">{say.invoicesOfMonth}</h2>
      <div className="till-tools no-print">
        <label className="list-filter till-month">
          <span>{wordsMoney.month}</span>
          <input
            type="month"
            className="input"
            value={month}
            onChange={(event) => /^\d{4}-\d\d$/.test(event.currentTarget.value) && setMonth(event.currentTarget.value)}
          />
        </label>
        {rows && rows.length > 0 && (
          <Button variant="secondary" onClick={() => saveCsv(house, month, rows)}>
            {wordsMoney.downloadCsv}
          </Button>
        )}
      </div>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {rows ? (
        rows.length === 0 ? (
          <p className="text-ink-soft">{say.noInvoicesInMonth}</p>
        ) : (
          <FiguresTable label={say.invoices} columns={columns} rows={rows} keyOf={({ id }) => id} sums={sums} />
        )
      ) : (
        remote.state !== 'failed' && <Skeleton className="h-64" />
      )}
      {mayReport && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          {gstr1 === month ? (
            <Gstr1Panel hotel={hotel} month={month} />
          ) : (
            <Button variant="secondary" className="no-print mt-4" onClick={() => setGstr1(month)}>
              {showGstr1(monthName(`${month}-01`))}
            </Button>
          )}
        </Suspense>
      )}
    </section>
  );
}
