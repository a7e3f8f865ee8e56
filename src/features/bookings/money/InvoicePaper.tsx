import '#src/ui/Stacked.css';
import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="till-scroll" aria-label={say.invoiceLines} tabIndex={0}>
        <table className="till-table stacked">
          <thead>
            <tr>
              {text.columns.map((name, index) => (
                <th key={name} scope="col" className={index > 1 ? 'right' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {text.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={text.columns[index]} scope="row" className="font-normal">
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={text.columns[index]}
                      className={index > 1 ? 'right' : undefined}
                      data-name={text.columns[index]}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
