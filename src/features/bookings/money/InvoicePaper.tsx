import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/invoices.ts';

export function InvoicePaper({ text }: { text: InvoiceText }) {
  const party = (title: string, [first, ...rest]: readonly string[]) => (
    <section>
      <h3>{title}</h3>
      <p>
        <b>{first}</b>
        {rest.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </p>
    </section>
  );
  const columns: Column<readonly string[]>[] = text.columns.map((head, at) => ({
    head,
    right: at > 1,
    cell: (row) => (at === 0 ? <span className="font-normal">{row[at]}</span> : row[at]),
  }));
  return (
    <article className="invoice" aria-labelledby="invoice-title">
      <h2 id="invoice-title">{text.title}</h2>
      <div className="invoice-parties">
        {party(say.from, text.seller)}
        {party(say.to, text.buyer)}
      </div>
      <dl className="invoice-parties stay-facts">
        {text.facts.map(([what, which]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{which}</dd>
          </div>
        ))}
      </dl>
      <FiguresTable label={say.invoiceLines} columns={columns} rows={text.rows} keyOf={([line = '']) => line} />
      <dl className="stay-facts stay-sums">
        {text.sums.map(([what, amount]) => (
          <div key={what} className={what === (text.total ?? 'Total') ? 'is-total' : undefined}>
            <dt>{what}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold">{text.words}</p>
      <div>
        {text.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
    </article>
  );
}
