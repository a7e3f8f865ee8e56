import './SortHead.css';
import { directionBy, nextOrder, type Orders } from '#src/domain/office/listOrder.ts';

export interface Sorting {
  orders: Orders;
  now: string;
  onSort: (order: string) => void;
}

interface Props {
  /** The sort orders of this column, with their button labels. */
  sorts: Readonly<Record<string, string>>;
  sorting: Sorting;
}

/** A column heading that sorts the list. Each press reverses the order or goes to the next one. */
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
