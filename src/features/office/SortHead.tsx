import './SortHead.css';
import { directionBy, nextOrder, type Orders } from '#src/domain/office/listOrder.ts';

/** The orders of a list, the one it is in, and how to change it. */
export interface Sorting {
  orders: Orders;
  now: string;
  onSort: (order: string) => void;
}

interface Props {
  /** What the column can be ordered by, with the words on its buttons. */
  sorts: Readonly<Record<string, string>>;
  sorting: Sorting;
}

/** A column's head that orders the list. Each press turns it round or goes on; what comes next is the button's title. */
export function SortHead({ sorts, sorting: { orders, now, onSort } }: Props) {
  return (
    <span className="admin-sorts">
      {Object.entries(sorts).map(([by, label]) => {
        const next = nextOrder(orders, by, now);
        const direction = directionBy(by, now);
        return (
          <button
            type="button"
            key={by}
            className="admin-sort"
            aria-current={direction ? 'true' : undefined}
            title={orders[next]}
            onClick={() => onSort(next)}
          >
            {label}
            <svg viewBox="0 0 8 8" aria-hidden="true" data-direction={direction ?? directionBy(by, next)}>
              <path d="M4 7.5v-7M1 3.5l3-3 3 3" />
            </svg>
          </button>
        );
      })}
    </span>
  );
}
