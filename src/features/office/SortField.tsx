import { Filter } from '#src/ui/Filter.tsx';
import * as say from '#src/words/staff/admin.ts';
import type { Sorting } from './SortHead.tsx';
import { useCards } from './useCards.ts';

interface Props {
  sorting: Sorting;
  /** Of a table with many columns. */
  wide?: boolean;
}

/** The choice of an order among the filters, where the table is laid out as cards and has no heads to press. */
export function SortField({ sorting: { orders, now, onSort }, wide }: Props) {
  if (!useCards(wide)) return null;
  return <Filter label={say.sortBy} value={now} onChange={onSort} options={Object.entries(orders)} grow />;
}
