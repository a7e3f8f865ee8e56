import { useEffect, useRef } from 'react';
import { type Gstr1, type Gstr1File, gstr1Checks, gstr1Files } from '#src/domain/desk/gstr1.ts';
import { formatRupees } from '#src/domain/money.ts';
import { monthName } from '#src/domain/month.ts';
import { counted, todayInKolkata } from '#src/domain/stay.ts';
import { csvPlain, csvType } from '#src/lib/csv.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskTaxReturn } from '#src/server/calls/desk/gstr1.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/gstr1.ts';
import * as wordsInvoices from '#src/words/staff/invoices.ts';
import * as wordsMoney from '#src/words/staff/money.ts';

interface Props {
  hotel: string;
  month: string;
}

/** A month's GSTR-1: sums, files for the offline tool, and what a person must check. */
export function Gstr1Panel({ hotel, month }: Props) {
  const { remote, retry } = useRemote(`${hotel} ${month}`, () =>
    call(deskTaxReturn, { hotel_id: hotel, month: `${month}-01` }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed this is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="gstr1" aria-labelledby="gstr1">
      <h3 id="gstr1" ref={heading} tabIndex={-1}>
        {say.gstr1Of(monthName(`${month}-01`))}
      </h3>
      {month >= todayInKolkata().slice(0, 7) && <p className="money-due">{say.monthIsNotOver}</p>}
      {remote.state === 'loading' && <ListSkeleton label={say.loadingGstr1} />}
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'ready' && remote.value.length === 0 && <p className="text-ink-soft">{say.noGstr1}</p>}
      {remote.state === 'ready' &&
        remote.value.map((gstr1) => (
          <div key={gstr1.gstin}>
            <p className="font-semibold">{say.ofGstNumber(gstr1.gstin)}</p>
            <Checks gstr1={gstr1} />
            <Sums gstr1={gstr1} />
            <h4>{say.files}</h4>
            <p>{say.howToFile}</p>
            <ul className="money-entries">
              {gstr1Files(gstr1, month).map((file) => (
                <FileRow key={file.section} file={file} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

function Checks({ gstr1 }: { gstr1: Gstr1 }) {
  const checks = gstr1Checks(gstr1);
  return (
    <>
      <h4>{say.checkFirst}</h4>
      <ul className="money-entries">
        {checks.map(({ words, invoice_id, number }) => (
          <li key={`${number} ${words}`}>
            <p>
              {invoice_id && (
                <>
                  <a className="link whitespace-nowrap" href={ownerPaths.invoice(invoice_id)}>
                    {number}
                  </a>
                  {': '}
                </>
              )}
              {words}
            </p>
          </li>
        ))}
        <li>{say.advancesWithoutVoucher}</li>
      </ul>
    </>
  );
}

interface Sum {
  name: string;
  taxable: number;
  cgst: number;
  sgst: number;
  amount: number;
}

const figure = (head: string, of: (sum: Sum) => number): Column<Sum> => ({
  head,
  right: true,
  cell: (sum) => formatRupees(of(sum)),
  sum: (sum) => formatRupees(of(sum)),
});
const columns: Column<Sum>[] = [
  { head: say.buyers, cell: ({ name }) => name, sum: ({ name }) => name },
  figure(wordsInvoices.taxableValue, ({ taxable }) => taxable),
  figure(say.centralTax, ({ cgst }) => cgst),
  figure(say.stateTax, ({ sgst }) => sgst),
  figure(wordsMoney.total, ({ amount }) => amount),
];

function Sums({ gstr1 }: { gstr1: Gstr1 }) {
  const sumOf = (name: string, of: readonly Omit<Sum, 'name'>[]) =>
    of.reduce<Sum>(
      (all, { taxable, cgst, sgst, amount }) => ({
        ...{ name, taxable: all.taxable + taxable, cgst: all.cgst + cgst },
        ...{ sgst: all.sgst + sgst, amount: all.amount + amount },
      }),
      { name, taxable: 0, cgst: 0, sgst: 0, amount: 0 },
    );
  const codesOf = (toBusiness: boolean) => gstr1.codes.filter(({ to_business }) => to_business === toBusiness);
  const all = `${counted(gstr1.invoices, 'invoice')}, ${counted(gstr1.credit_notes, 'credit note')}`;
  return (
    <>
      <h4>{say.sumsByBuyer}</h4>
      <p>{say.sumsOfAllProperties}</p>
      <FiguresTable
        label={say.sumsByBuyer}
        columns={columns}
        rows={[sumOf(say.toBusinesses, codesOf(true)), sumOf(say.toConsumers, codesOf(false))]}
        keyOf={({ name }) => name}
        sums={[{ ...gstr1, name: all }]}
      />
    </>
  );
}

function FileRow({ file: { section, name, rows } }: { file: Gstr1File }) {
  return (
    <li>
      <div className="money-entry">
        <span>{say.gstr1Sections[section]}</span>
        <small>
          {name} · {counted(rows.length - 1, 'row')}
        </small>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={say.downloadGstr1File(wordsMoney.downloadCsv, name)}
        onClick={() => saveFile(name, new Blob([csvPlain(rows)], { type: csvType }))}
      >
        {wordsMoney.downloadCsv}
      </Button>
    </li>
  );
}
