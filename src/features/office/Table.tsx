// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards, some browsers no longer take table elements for a table
import './Table.css';
import { type ReactNode, useState } from 'react';
import { directionBy } from '#src/domain/office/listOrder.ts';
import * as say from '#src/words/staff/admin.ts';
import { SortHead, type Sorting } from './SortHead.tsx';
import { useCards } from './useCards.ts';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  right?: boolean;
  /** The sort orders of this column, with their button labels. */
  sorts?: Readonly<Record<string, string>>;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  wide?: boolean;
  busy?: boolean;
  empty: ReactNode;
}

/** A table that becomes cards on narrow screens, with its headings as labels. The first column names the row. */
export function Table<Row>({ caption, columns, rows, keyOf, sorting, wide, busy = false, empty }: Props<Row>) {
  const asCards = useCards(wide);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <div aria-busy={busy}>
      {busy && <span className="busy-line busy-line-over" aria-hidden="true" />}
      {rows.length === 0 ? (
        // The empty state appears only with the answer for the current filters. A button being pressed stays, because the press itself can start a
        // search.
        // biome-ignore lint/a11y/noStaticElementInteractions: the box only notes that something in it is pressed
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses and releases without leaving the button
        <div
          className="admin-empty"
          onMouseDown={() => setIsPressed(true)}
          onMouseLeave={() => setIsPressed(false)}
          onClick={() => setIsPressed(false)}
        >
          {busy && !isPressed ? say.oneMoment : empty}
        </div>
      ) : (
        <table role="table" className={`admin-table ${asCards ? 'admin-table-cards' : ''}`}>
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ head, right, sorts = {} }) => (
                <th
                  role="columnheader"
                  key={head}
                  scope="col"
                  className={right ? 'right' : undefined}
                  aria-sort={
                    sorting &&
                    Object.keys(sorts)
                      .map((by) => directionBy(by, sorting.now))
                      .find(Boolean)
                  }
                >
                  {/* Headings of cards are hidden, so nothing in them may take the focus. */}
                  {sorting && !asCards && Object.keys(sorts).length > 0 ? (
                    <SortHead sorts={sorts} sorting={sorting} />
                  ) : (
                    head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr role="row" key={keyOf(row)}>
                {columns.map(({ head, cell, right }, at) => {
                  const content = cell(row);
                  const look = { 'data-label': head, className: right ? 'right' : undefined };
                  return at === 0 ? (
                    <th role="rowheader" key={head} scope="row" {...look}>
                      <div>{content}</div>
                    </th>
                  ) : (
                    <td role="cell" key={head} {...look}>
                      <div>{content}</div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
