import { readFileSync } from 'node:fs';

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of processor time that a process of one thread has had, as Linux counts it (Documentation/scheduler/sched-stats). */
export const processorTime = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
