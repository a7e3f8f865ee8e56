import { defaultOrder, type Orders, orderOf } from '#src/domain/office/listOrder.ts';
import type { Result } from '#src/lib/result.ts';
import { type HistoryStep, parsePageNumber, type Query, useQuery } from '#src/lib/useQuery.ts';
import { type ListPage, useList } from './useList.ts';

/** The arguments of a read. Null for a filter that is not set; `sort` only if the list can be sorted. */
type Asked<Filters> = Record<keyof Filters, string | null> & { page: number; sort?: string };

interface Options<Row extends object, Page extends ListPage<Row>, Filters extends Query> {
  filters: Filters;
  orders?: Orders;
  read: (asked: Asked<Filters>, filters: Filters) => Promise<Result<Page>>;
  idOf: (row: Row) => string;
}

/** A value of the address with its setter. */
export interface QueryField {
  value: string;
  onChange: (value: string) => void;
}

/** A list with filters, order and page in the address, and the changes of `useList`. */
export function useListScreen<Row extends object, Page extends ListPage<Row>, Filters extends Query>(
  options: Options<Row, Page, Filters>,
) {
  const { filters, orders, read, idOf } = options;
  const first: Query = { ...filters, ...(orders && { sort: defaultOrder(orders) }), page: '1' };
  const [query, setQuery] = useQuery<Query>(first);
  const page = parsePageNumber(query.page ?? '');
  const sort = orders && orderOf(orders, query.sort ?? '');

  const set = Object.keys(filters).map((name) => [name, query[name] || null]);
  const asked = { ...Object.fromEntries(set), page, ...(sort && { sort }) };
  const list = useList(JSON.stringify(query), idOf, () => read(asked, query as Filters));

  return {
    ...list,
    idOf,
    page,
    query: query as Filters & { page: string },
    setQuery: setQuery as (change: Query, how?: HistoryStep) => void,
    sorting: orders && sort ? { orders, now: sort, onSort: (next: string) => setQuery({ sort: next }) } : undefined,
    /** True if a filter reduces the list. Filters with a default value do not count. */
    isFiltered: Object.entries(filters).some(([name, none]) => none === '' && query[name] !== ''),
    filtersSet: Object.entries(filters).filter(([name, none]) => name !== 'search' && query[name] !== none).length,
    clear: () => setQuery(filters),
    fieldOf: (name: keyof Filters & string): QueryField => ({
      value: query[name] ?? '',
      onChange: (value) => setQuery({ [name]: value }),
    }),
  };
}
