export interface BenchOptions {
  /** Fewer rows and runs: to see that everything works, not to quote. */
  quick: boolean;
}
