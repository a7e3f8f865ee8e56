export async function siteSql<Row = Record<string, unknown>>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const door = process.env.SITE_DATABASE;
  if (!door) throw new Error('siteSql works in browser tests only');
  const response = await fetch(door, { method: 'POST', body: JSON.stringify({ statement, values }) });
  const { rows, problem } = await response.json();
  if (problem) throw new Error(problem);
  return rows;
}
