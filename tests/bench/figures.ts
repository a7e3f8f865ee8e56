import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of processor time that a process of one thread has had, as Linux counts it (Documentation/scheduler/sched-stats). */
export const processorTime = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** What is not more than so large a part of the values. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const ratio = (value: number, to: number) => (value / to).toFixed(2);
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const times = (values: readonly number[], high = 0.95) =>
  `${milliseconds(share(values, 0.5))} / ${milliseconds(share(values, high))}`;

export interface Figure {
  measure: string;
  aim: string;
  measured: string;
}

/** Figures of the database as a table. */
export function printFigures(figures: readonly Figure[]): void {
  console.log(`\nPostgreSQL 18, durable commits, ${cpus().length} cores shared with the clients.\n`);
  console.log('| Measure | Aim | Measured |\n| --- | --- | --- |');
  for (const { measure, aim, measured } of figures) console.log(`| ${measure} | ${aim} | ${measured} |`);
}
