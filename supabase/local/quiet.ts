import { AsyncLocalStorage } from 'node:async_hooks';

const printed = new AsyncLocalStorage<unknown[]>();

for (const level of ['error', 'warn', 'log'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    const kept = printed.getStore();
    if (kept) kept.push(...args);
    else print(...args);
  };
}

/** Runs `work` and returns its output unprinted: the backend prints a stack trace for every refused request. */
export async function keepOutput<T>(work: () => Promise<T>): Promise<{ result: T; output: unknown[] }> {
  const output: unknown[] = [];
  const result = await printed.run(output, work);
  return { result, output };
}
