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
  /** Numbers and amounts stand right. */
  right?: boolean;
  /** What the list can be ordered by at this head: words of its orders, each with the word on its button. */
  sorts?: Readonly<Record<string, string>>;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order of a list that can be sorted. */
  sorting?: Sorting;
  /** Has so many columns that they need the width of a large screen. */
  wide?: boolean;
  /** While the next page or filter is on its way. */
  busy?: boolean;
  /** What to show, and what to do, when there is nothing. */
  empty: ReactNode;
}

/** A dense table; where it has no room each row becomes a card with its heads as labels. The first column names the row. */
export function Table<Row>({ caption, columns, rows, keyOf, sorting, wide, busy = false, empty }: Props<Row>) {
  const asCards = useCards(wide);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <div aria-busy={busy}>
      {busy && <span className="busy-line busy-line-over" aria-hidden="true" />}
      {rows.length === 0 ? (
        // That there is nothing is said of the filters that are set now, once their answer is there. A button that is being
        // pressed stays: the press itself may be what leaves the search field, and so begins the next search.
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
                  {/* The heads of cards are not seen: nothing in them may take the focus. */}
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
