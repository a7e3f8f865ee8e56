import type { Figures } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as wordsMoney from '#src/words/staff/money.ts';
import * as say from '#src/words/staff/reports.ts';

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export const percentWords = (part: number | null) => (part === null ? '–' : percent.format(part));
export const moneyWords = (paise: number | null) => (paise === null ? '–' : formatRupees(paise));

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

const figures: readonly (readonly [string, (figures: Figures) => string, needsRooms?: boolean])[] = [
  [say.occupancy, ({ occupancy }) => percentWords(occupancy), true],
  [say.revenue, ({ revenue }) => formatRupees(revenue)],
  [say.nightsSold, ({ room_nights }) => formatCount(room_nights)],
  [say.onSale, ({ available }) => formatCount(available), true],
  [say.adr, ({ adr }) => moneyWords(adr)],
  [say.revpar, ({ revpar }) => moneyWords(revpar), true],
  [wordsMoney.gst, ({ tax }) => formatRupees(tax)],
];

export function ReportTable({ caption, first, rows, total, withoutRooms = false }: Props) {
  const columns: Column<FiguresRow, Figures>[] = [
    {
      head: first,
      cell: ({ name, isPicked, onPick }) =>
        onPick ? (
          <button type="button" className="link min-h-6" aria-pressed={isPicked} onClick={onPick}>
            {name}
          </button>
        ) : (
          name
        ),
      sum: () => wordsMoney.total,
    },
    ...figures
      .filter(([, , needsRooms]) => !(withoutRooms && needsRooms))
      .map(([head, of]) => ({ head, right: true, cell: (row: FiguresRow) => of(row.figures), sum: of })),
  ];
  return (
    <FiguresTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      rowClass={(row) => `${row.isPicked ? 'is-picked' : ''} ${row.figures.room_nights === 0 ? 'is-empty' : ''}`}
      sums={[total]}
    />
  );
}
