import { Filter } from '#src/ui/Filter.tsx';
import * as say from '#src/words/staff/admin.ts';
import type { Sorting } from './SortHead.tsx';
import { useCards } from './useCards.ts';

interface Props {
  sorting: Sorting;
  wide?: boolean;
}

/** Sorts a table that is shown as cards, which have no column headings. */
export function SortField({ sorting: { orders, now, onSort }, wide }: Props) {
  if (!useCards(wide)) return null;
  return <Filter label={say.sortBy} value={now} onChange={onSort} options={Object.entries(orders)} grow />;
}
