import type { Target } from './target.ts';

/**
 * The result of a check:
 *
 *   ok       the answer is as it should be
 *   warning  it works, but needs attention
 *   broken   it does not work
 *   unknown  the answer could not be understood: it may be broken
 *   skipped  not checked: a key is missing, or there is nothing to check
 */
export type State = 'ok' | 'warning' | 'broken' | 'unknown' | 'skipped';

export interface Finding {
  state: State;
  /** One or two sentences for a person. */
  says: string;
  /** What was found, one by one. */
  items?: readonly string[];
  /** What to do about it. */
  todo?: string;
}

export interface Check {
  name: string;
  /** The question in one sentence. */
  asks: string;
  /** Throws when it is not answered. */
  look(target: Target): Promise<Finding>;
}

export interface Area {
  title: string;
  /** Why none of it can be asked here; undefined when it can. */
  unless?(target: Target): string | undefined;
  checks: readonly Check[];
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

/** Judges a list of faults: broken with all of them, or else what is said when there are none. */
export const faultsOr = (faults: readonly string[], good: string, bad: string, todo: string): Finding =>
  faults.length > 0 ? broken(bad, todo, faults) : ok(good);

/** Works through a list, six at a time, and answers in its order. */
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

/** Those that are there. */
export const present = <One>(list: readonly (One | null | undefined | false)[]): One[] =>
  list.filter((one): one is One => one !== null && one !== undefined && one !== false);
