import type { BenchOptions } from './options.ts';

export type Parts = Record<string, (options: BenchOptions) => Promise<void>>;

/** Runs the wanted parts, or all, and exits. Exit handlers kill servers that a failed part leaves open. */
export async function runParts(parts: Parts, wanted: readonly string[], options: BenchOptions): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  try {
    const unknown = wanted.filter((name) => !(name in parts));
    if (unknown.length > 0)
      throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
    for (const [name, run] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const start = performance.now();
      console.log(`\n${name} …`);
      await run(options);
      console.log(`\n${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
    }
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit();
}
