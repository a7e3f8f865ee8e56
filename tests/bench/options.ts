export interface BenchOptions {
  pick<T>(full: T, quick: T, smoke: T): T;
}
