import './NightsChart.css';
import { chartTop, type OverviewNight } from '#src/domain/office/adminOverview.ts';
import { formatDate } from '#src/domain/stay.ts';
import { type Column, Table } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  title: string;
  nights: readonly OverviewNight[];
  today: string;
  valueAt: (night: OverviewNight) => number;
  format: (value: number) => string;
  past: string;
  next: string;
}

const width = 600;
const height = 160;

export function NightsChart({ title, nights, today, valueAt, format, past, next }: Props) {
  const values = nights.map(valueAt);
  // The highest value fills the height, so that low occupancy is still readable.
  const highest = chartTop(Math.max(...values));
  const step = width / nights.length;
  const line = nights.findIndex(({ night }) => night >= today) * step;
  const columns: Column<OverviewNight>[] = [
    {
      head: say.night,
      cell: ({ night }) => (night === today ? say.nightIsToday(formatDate(night)) : formatDate(night)),
    },
    { head: say.rooms, right: true, cell: ({ rooms }) => rooms },
    { head: title, right: true, cell: (night) => format(valueAt(night)) },
  ];
  return (
    <figure className="admin-chart">
      <figcaption>
        <h3>{title}</h3>
        <dl>
          <div>
            <dt>{say.last30Nights}</dt>
            <dd>{past}</dd>
          </div>
          <div>
            <dt>{say.next30Nights}</dt>
            <dd>{next}</dd>
          </div>
        </dl>
      </figcaption>
      <div className="mt-3 mb-1">
        <span className="admin-scale" aria-hidden="true">
          {format(highest)}
        </span>
        <svg
          role="img"
          aria-label={say.chartByNight(title, past, next)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <line className="grid" x1="0" x2={width} y1="0.5" y2="0.5" />
          <line className="grid" x1="0" x2={width} y1={height / 2} y2={height / 2} />
          {nights.map((night, index) => {
            const tall = Math.min(1, (values[index] ?? 0) / highest) * (height - 2);
            return (
              <rect
                key={night.night}
                className={night.night < today ? 'was' : 'comes'}
                x={index * step + 1}
                width={step - 2}
                y={height - tall}
                height={tall}
              >
                <title>{`${formatDate(night.night)}: ${format(values[index] ?? 0)}`}</title>
              </rect>
            );
          })}
          <line className="today" x1={line} x2={line} y1="0" y2={height} />
        </svg>
        <span className="admin-axis" aria-hidden="true">
          <span>{nights[0] && formatDate(nights[0].night).slice(5, -5)}</span>
          <span>{say.today}</span>
          <span>{nights.at(-1) && formatDate(nights.at(-1)?.night ?? today).slice(5, -5)}</span>
        </span>
      </div>
      <details>
        <summary className="link">{say.asTable(title)}</summary>
        <Table caption={say.figuresByNight(title)} columns={columns} rows={nights} keyOf={({ night }) => night} />
      </details>
    </figure>
  );
}
