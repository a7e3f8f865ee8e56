import { type ReactNode, useState } from 'react';
import type { Query } from '#src/lib/useQuery.ts';
import { Button } from '#src/ui/Button.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/staff/admin.ts';
import { ListStates } from './ListStates.tsx';
import { SortField } from './SortField.tsx';
import { type Column, Table } from './Table.tsx';
import type { ListPage } from './useList.ts';
import type { useListScreen } from './useListScreen.ts';

interface Props<Row extends object> {
  /** What `useListScreen` keeps. */
  list: Omit<ReturnType<typeof useListScreen<Row, ListPage<Row>, Query>>, 'fieldOf'>;
  /** The list as the error names it: "Error loading users: …". */
  noun: string;
  /** What its pages count, where that is not the noun: "1–50 of 80 entries". */
  counted?: string;
  caption: string;
  columns: readonly Column<Row>[];
  /** Has so many columns that they need the width of a large screen. */
  wide?: boolean;
  /** Rows a page, where that is not the lists' own size. */
  size?: number;
  /** The field that searches it, which is always in view. */
  search: ReactNode;
  /** The other fields that filter it: folded on a phone. */
  filters?: ReactNode;
  /** Whether the filters can be cleared beside them. */
  clears?: boolean;
  /** Buttons beside the filters. */
  actions?: ReactNode;
  /** What to show, and what to do, when there is nothing. */
  empty: ReactNode;
}

/** A list of the back office: its filters, its table and its pages. */
export function ListScreen<Row extends object>(props: Props<Row>) {
  const { list, noun, counted = noun, caption, columns, wide, size, search, filters, clears, actions, empty } = props;
  const { rows, total, page, loading, idOf, sorting, isFiltered, filtersSet, clear, setQuery } = list;
  const isPhone = useMediaQuery('(width < 48rem)');
  const [isOpen, setOpen] = useState(false);
  return (
    <ListStates list={list} noun={noun}>
      <search className="admin-filters">
        {search}
        {isPhone && (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say.filters}
            {filtersSet > 0 && ` (${filtersSet})`}
          </Button>
        )}
        {(isOpen || !isPhone) && (
          <>
            {filters}
            {sorting && <SortField sorting={sorting} wide={wide} />}
          </>
        )}
        {actions}
        {clears && isFiltered && (
          <Button variant="quiet" onClick={clear}>
            {say.clearFilters}
          </Button>
        )}
      </search>
      <Table
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
  );
}
