import { type ReactNode, useId, useState } from 'react';
import type { Query } from '#src/lib/useQuery.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { byId, useFocusNext } from '#src/ui/useFocusNext.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/staff/admin.ts';
import { AdminTable, type Column } from './AdminTable.tsx';
import { ListStates } from './ListStates.tsx';
import { useCards } from './useCards.ts';
import type { ListPage } from './useList.ts';
import type { useListScreen } from './useListScreen.ts';

interface Props<Row extends object> {
  list: Omit<ReturnType<typeof useListScreen<Row, ListPage<Row>, Query>>, 'fieldOf'>;
  /** The list's name in the error: "Error loading users: …". */
  noun: string;
  counted?: string;
  caption: string;
  columns: readonly Column<Row>[];
  wide?: boolean;
  size?: number;
  search: ReactNode;
  filters?: ReactNode;
  clears?: boolean;
  /** Names the filters that are set, while a phone hides them. */
  filtered?: string;
  actions?: ReactNode;
  empty: ReactNode;
}

export function ListScreen<Row extends object>(props: Props<Row>) {
  const {
    list,
    noun,
    counted = noun,
    caption,
    columns,
    wide,
    size,
    search,
    filters,
    clears,
    filtered,
    actions,
    empty,
  } = props;
  const { rows, total, page, loading, idOf, sorting, isFiltered, filtersSet, clear, setQuery } = list;
  const isPhone = useMediaQuery('(width < 48rem)');
  const asCards = useCards(wide);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const focusNext = useFocusNext();
  function showResults() {
    setOpen(false);
    focusNext(byId(id));
  }
  return (
    <>
      <search className="admin-filters">
        {search}
        {isPhone && (
          <Button id={id} variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say.filters}
            {filtersSet > 0 && ` (${filtersSet})`}
          </Button>
        )}
        {isPhone && !isOpen && filtered && <p className="admin-soft">{filtered}</p>}
        {(isOpen || !isPhone) && (
          <>
            {filters}
            {/* Cards have no column headings. */}
            {sorting && asCards && (
              <Filter
                label={say.sortBy}
                value={sorting.now}
                onChange={sorting.onSort}
                options={Object.entries(sorting.orders)}
                grow
              />
            )}
          </>
        )}
        {isPhone && isOpen && <Button onClick={showResults}>{say.showResults}</Button>}
        {((clears && isFiltered) || (isPhone && isOpen && filtersSet > 0)) && (
          <Button variant="quiet" onClick={clear}>
            {say.clearFilters}
          </Button>
        )}
        {actions}
      </search>
      <ListStates list={list} noun={noun}>
        <AdminTable
          caption={caption}
          wide={wide}
          columns={columns}
          rows={rows ?? []}
          keyOf={idOf}
          sorting={sorting}
          busy={loading}
          empty={empty}
        />
        <Pagination
          page={page}
          total={total}
          rows={rows?.length ?? 0}
          size={size}
          noun={counted}
          onPage={(next, how) => setQuery({ page: String(next) }, how)}
        />
      </ListStates>
    </>
  );
}
