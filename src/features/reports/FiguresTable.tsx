import '#src/ui/Stacked.css';
import type { Figures } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/reports.ts';
import { moneyWords, percentWords } from './figureWords.ts';

export interface FiguresRow {
  key: string;
  name: string;
  figures: Figures;
  onPick?: () => void;
  isPicked?: boolean;
}

interface Props {
  caption: string;
  first: string;
  rows: readonly FiguresRow[];
  total: Figures;
  /** Leaves out the columns that need the number of rooms on sale. */
  withoutRooms?: boolean;
}

export function FiguresTable({ caption, first, rows, total, withoutRooms = false }: Props) {
  const cells = ({ figures }: { figures: Figures }) => (
    <>
      {!withoutRooms && <td data-name={say.occupancy}>{percentWords(figures.occupancy)}</td>}
      <td data-name={say.revenue}>{formatRupees(figures.revenue)}</td>
      <td data-name={say.nightsSold}>{formatCount(figures.room_nights)}</td>
      {!withoutRooms && <td data-name={say.onSale}>{formatCount(figures.available)}</td>}
      <td data-name={say.adr}>{moneyWords(figures.adr)}</td>
      {!withoutRooms && <td data-name={say.revpar}>{moneyWords(figures.revpar)}</td>}
      <td data-name={wordsMoney.gst}>{formatRupees(figures.tax)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the table is wider than the screen, keys scroll it
    <section className="report-scroll" aria-label={caption} tabIndex={0}>
      <table className="report-table stacked">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {!withoutRooms && <th scope="col">{say.occupancy}</th>}
            <th scope="col">{say.revenue}</th>
            <th scope="col">{say.nightsSold}</th>
            {!withoutRooms && <th scope="col">{say.onSale}</th>}
            <th scope="col">{say.adr}</th>
            {!withoutRooms && <th scope="col">{say.revpar}</th>}
            <th scope="col">{wordsMoney.gst}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={`${row.isPicked ? 'report-picked' : ''} ${row.figures.room_nights === 0 ? 'is-empty' : ''}`}
            >
              <th scope="row">
                {row.onPick ? (
                  <button type="button" className="link min-h-6" aria-pressed={row.isPicked} onClick={row.onPick}>
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{wordsMoney.total}</th>
            {cells({ figures: total })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
