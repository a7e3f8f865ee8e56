import { type FiguresRow, percentWords } from './ReportTable.tsx';

const width = 600;
const height = 120;

/** Hidden from screen readers: the table below has the figures. */
export function OccupancyBars({ rows }: { rows: readonly FiguresRow[] }) {
  // Twelve columns, also for a year in which the property was live for fewer months.
  const step = width / 12;
  return (
    <figure className="report-bars" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {rows.map(({ key, name, figures, isPicked }, at) => {
          const tall = (figures.occupancy ?? 0) * (height - 2);
          return (
            <g key={key} className={isPicked ? 'picked' : undefined}>
              <rect className="all" x={at * step + 6} width={step - 12} y={0} height={height} />
              <rect className="sold" x={at * step + 6} width={step - 12} y={height - tall} height={tall}>
                <title>{`${name}: ${percentWords(figures.occupancy)}`}</title>
              </rect>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {rows.map(({ key, name, figures }) => (
          <span key={key}>
            {name.slice(0, 3)}
            <b>{figures.occupancy === null ? '' : percentWords(Math.round(figures.occupancy * 100) / 100)}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
