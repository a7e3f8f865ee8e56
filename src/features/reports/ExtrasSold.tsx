import { extrasSold, type Report } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import * as say from '#src/words/staff/extras.ts';
import * as wordsMoney from '#src/words/staff/money.ts';
import { revenue } from '#src/words/staff/reports.ts';

interface Props {
  report: Report;
  month: string;
  when: string;
}

/** Revenue of extras, which no figure of rooms contains. */
export function ExtrasSold({ report, month, when }: Props) {
  const { rows, total } = extrasSold(report, month);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="report-extras">
      <h2 id="report-extras">{say.extrasIn(when)}</h2>
      <FiguresTable
        caption={say.figuresOfExtras(when)}
        rows={rows}
        keyOf={({ kind }) => kind}
        sums={[total]}
        columns={[
          { head: say.kind, cell: ({ kind }) => say.kinds[kind], sum: () => wordsMoney.total },
          { head: say.sold, right: true, cell: ({ units }) => formatCount(units), sum: () => '' },
          {
            head: revenue,
            right: true,
            cell: (row) => formatRupees(row.revenue),
            sum: (sum) => formatRupees(sum.revenue),
          },
          {
            head: wordsMoney.gst,
            right: true,
            cell: (row) => formatRupees(row.tax),
            sum: (sum) => formatRupees(sum.tax),
          },
        ]}
      />
      <p className="mt-2 text-ink-soft text-sm">{say.extrasAreApart}</p>
    </section>
  );
}
