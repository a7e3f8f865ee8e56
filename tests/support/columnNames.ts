/** Returns 'schema.table.column' for each column of these lists, without the tables that are listed as a whole. */
export const columnNames = (lists: readonly Readonly<Record<string, string>>[]): string[] =>
  lists
    .flatMap((list) => Object.entries(list))
    .filter(([, columns]) => columns !== '*')
    .flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`))
    .sort();
