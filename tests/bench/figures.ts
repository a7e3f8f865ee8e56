import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Processor time of a process with one thread, in milliseconds (Linux: Documentation/scheduler/sched-stats). */
export const processorTime = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Returns the value below which a part of the values lies. `part` is between 0 and 1. */
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

export function printFigures(figures: readonly Figure[]): void {
  console.log(`\nPostgreSQL 18, durable commits, ${cpus().length} cores shared with the clients.\n`);
  console.log('| Measure | Aim | Measured |\n| --- | --- | --- |');
  for (const { measure, aim, measured } of figures) console.log(`| ${measure} | ${aim} | ${measured} |`);
}
