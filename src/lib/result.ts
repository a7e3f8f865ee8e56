/** What a call gives: the value, or a sentence for the visitor. Expected failures are Results, bugs throw. */
export type Result<T, F = string> = { ok: true; value: T } | { ok: false; reason: F };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure<F>(reason: F): { ok: false; reason: F } {
  return { ok: false, reason };
}
