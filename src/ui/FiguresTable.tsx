import './FiguresTable.css';
import { type Column, Table, type TableProps } from './Table.tsx';

/** A table of figures: it scrolls if it is wider than the screen, and becomes cards on a phone. */
export function FiguresTable<Row, Sum = Row>({
  label,
  ...table
}: TableProps<Row, Sum, Column<Row, Sum>> & { label?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className="data-scroll" aria-label={label ?? table.caption} tabIndex={0}>
      <Table {...table} className="data-figures" />
    </section>
  );
}
