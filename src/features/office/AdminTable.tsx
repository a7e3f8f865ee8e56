import './AdminTable.css';
import { type ReactNode, useState } from 'react';
import { directionBy } from '#src/domain/office/listOrder.ts';
import { type Column as BaseColumn, Table as BaseTable } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/admin.ts';
import { SortHead, type Sorting } from './SortHead.tsx';
import { useCards } from './useCards.ts';

export interface Column<Row> extends BaseColumn<Row> {
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
export function AdminTable<Row>({ caption, columns, rows, keyOf, sorting, wide, busy = false, empty }: Props<Row>) {
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
        <BaseTable<Row, Row, Column<Row>>
          className={`data-table-long admin-table ${asCards ? 'admin-table-cards' : ''}`}
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          // Headings of cards are hidden, so nothing in them may take the focus.
          headOf={({ head, sorts }) =>
            sorting && sorts && !asCards ? <SortHead sorts={sorts} sorting={sorting} /> : head
          }
          sortOf={({ sorts = {} }) =>
            sorting &&
            Object.keys(sorts)
              .map((by) => directionBy(by, sorting.now))
              .find(Boolean)
          }
        />
      )}
    </div>
  );
}
