export function editDistance(typed: string, meant: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let k = 1; k <= meant.length; k += 1) {
      const least = Math.min(
        (last[k] ?? 0) + 1,
        (row[k - 1] ?? 0) + 1,
        (last[k - 1] ?? 0) + Number(typed[i - 1] !== meant[k - 1]),
      );
      const isSwapped = i > 1 && k > 1 && typed[i - 1] === meant[k - 2] && typed[i - 2] === meant[k - 1];
      row.push(isSwapped ? Math.min(least, (before[k - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, row];
  }
  return last[meant.length] ?? 0;
}
