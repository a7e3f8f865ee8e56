import { defaultOrder, type Orders, orderOf } from '#src/domain/office/listOrder.ts';
import type { Result } from '#src/lib/result.ts';
import { type HistoryStep, type Query, readPage, useQuery } from '#src/lib/useQuery.ts';
import { type ListPage, useList } from './useList.ts';

/** What the server is asked for: null for a filter that is not set; an order only of a list that has some. */
type Asked<Filters> = Record<keyof Filters, string | null> & { page: number; sort?: string };

interface Options<Row extends object, Page extends ListPage<Row>, Filters extends Query, Besides extends Query> {
  /** What the list can be filtered by, as its address has it while nothing is asked for. */
  filters: Filters;
  orders?: Orders;
  /** What else the address keeps and the list is not read again for, such as which row is open. */
  besides?: Besides;
  /** Reads a page; `filters` are those of the address, word for word. */
  read: (asked: Asked<Filters>, filters: Filters) => Promise<Result<Page>>;
  idOf: (row: Row) => string;
}

/** One value of the address, as the field that changes it takes it. */
export interface QueryField {
  value: string;
  onChange: (value: string) => void;
}

/** A list whose filters, order and page are kept in the address, for `ListScreen`, and changes of its rows as `useList` makes them. */
export function useListScreen<
  Row extends object,
  Page extends ListPage<Row>,
  Filters extends Query,
  Besides extends Query = Record<never, string>,
>(options: Options<Row, Page, Filters, Besides>) {
  const { filters, orders, besides, read, idOf } = options;
  const listed: Query = { ...filters, ...(orders && { sort: defaultOrder(orders) }), page: '1' };
  const [query, setQuery] = useQuery<Query>({ ...listed, ...besides });
  const page = readPage(query.page ?? '');
  const sort = orders && orderOf(orders, query.sort ?? '');

  const set = Object.keys(filters).map((name) => [name, query[name] || null]);
  const asked = { ...Object.fromEntries(set), page, ...(sort && { sort }) };
  const list = useList(JSON.stringify(query, Object.keys(listed)), idOf, () => read(asked, query as Filters));

  return {
    ...list,
    idOf,
    page,
    query: query as Filters & Besides & { page: string },
    setQuery: setQuery as (change: Query, how?: HistoryStep) => void,
    sorting: orders && sort ? { orders, now: sort, onSort: (next: string) => setQuery({ sort: next }) } : undefined,
    /** Whether less than all is shown. What is set from the start only says what other filters speak of. */
    isFiltered: Object.entries(filters).some(([name, none]) => none === '' && query[name] !== ''),
    /** How many filters are set beside the search. */
    filtersSet: Object.entries(filters).filter(([name, none]) => name !== 'search' && query[name] !== none).length,
    clear: () => setQuery(filters),
    fieldOf: (name: keyof Filters & string): QueryField => ({
      value: query[name] ?? '',
      onChange: (value) => setQuery({ [name]: value }),
    }),
  };
}
