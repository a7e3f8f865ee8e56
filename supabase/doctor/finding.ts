import type { Target } from './target.ts';

/** unknown: the answer was not understood. skipped: a key is missing, or there is nothing to check. */
export type State = 'ok' | 'warning' | 'broken' | 'unknown' | 'skipped';

export interface Finding {
  state: State;
  says: string;
  items?: readonly string[];
  todo?: string;
}

export interface DoctorCheck {
  name: string;
  asks: string;
  /** Throws if it gets no answer. */
  look(target: Target): Promise<Finding>;
}

export interface Area {
  title: string;
  unless?(target: Target): string | undefined;
  checks: readonly DoctorCheck[];
}

export const ok = (says: string, items?: readonly string[]): Finding => ({
  state: 'ok',
  says,
  ...(items && { items }),
});
export const warning = (says: string, todo: string, items?: readonly string[]): Finding => ({
  state: 'warning',
  says,
  todo,
  ...(items && { items }),
});
export const broken = (says: string, todo: string, items?: readonly string[]): Finding => ({
  state: 'broken',
  says,
  todo,
  ...(items && { items }),
});
export const skipped = (says: string): Finding => ({ state: 'skipped', says });

export const faultsOr = (faults: readonly string[], good: string, bad: string, todo: string): Finding =>
  faults.length > 0 ? broken(bad, todo, faults) : ok(good);

export async function each<One, Result>(
  list: readonly One[],
  work: (one: One) => Promise<Result>,
  atOnce = 6,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next++;
      results[at] = await work(list[at] as One);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export const present = <One>(list: readonly (One | null | undefined | false)[]): One[] =>
  list.filter((one): one is One => one !== null && one !== undefined && one !== false);
