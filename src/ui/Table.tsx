// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards, some browsers no longer take table elements for a table
import './Table.css';
import type { ReactNode } from 'react';

export interface Column<Row, Sum = Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The cell of a sum. Columns without one belong to the first cell of the sum. */
  sum?: (sum: Sum) => ReactNode;
  /** The name of the cell on a phone, if it is not `head`. */
  label?: (row: Row) => string;
  right?: boolean;
}

export interface TableProps<Row, Sum, Of extends Column<Row, Sum>> {
  caption?: string;
  /** The first column names the row. */
  columns: readonly Of[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sums?: readonly Sum[];
  className?: string;
  rowClass?: (row: Row) => string | undefined;
  headOf?: (column: Of) => ReactNode;
  sortOf?: (column: Of) => 'ascending' | 'descending' | undefined;
}

export function Table<Row, Sum = Row, Of extends Column<Row, Sum> = Column<Row, Sum>>(props: TableProps<Row, Sum, Of>) {
  const { caption, columns, rows, keyOf, sums = [], className = '', rowClass, headOf, sortOf } = props;
  const [, ...others] = columns;
  const summed = others.filter(({ sum }) => sum);
  return (
    <table role="table" className={`data-table ${className}`}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              role="columnheader"
              key={column.head}
              scope="col"
              className={column.right ? 'right' : undefined}
              aria-sort={sortOf?.(column)}
            >
              {headOf ? headOf(column) : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={keyOf(row)} className={rowClass?.(row)}>
            {columns.map(({ head, cell, label, right }, at) => {
              const look = { 'data-label': label?.(row) ?? head, className: right ? 'right' : undefined };
              return at === 0 ? (
                <th role="rowheader" key={head} scope="row" {...look}>
                  <div>{cell(row)}</div>
                </th>
              ) : (
                <td role="cell" key={head} {...look}>
                  <div>{cell(row)}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot role="rowgroup">
          {sums.map((sum, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums never change places
            <tr role="row" key={at}>
              <th role="rowheader" scope="row" colSpan={columns.length - summed.length}>
                {columns[0]?.sum?.(sum)}
              </th>
              {summed.map(({ head, sum: cell, right }) => (
                <td role="cell" key={head} data-label={head} className={right ? 'right' : undefined}>
                  <div>{cell?.(sum)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
