/** How much a part measures. Smoke: whether it works. Quick: to read while developing. Full: to quote. */
export interface BenchOptions {
  /** Returns the value for this run. */
  pick<T>(full: T, quick: T, smoke: T): T;
}
