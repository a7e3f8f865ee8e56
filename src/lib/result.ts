/** What a call gives: the value, or a sentence for the visitor. Expected failures are Results, bugs throw. */
export type Result<T, F = string> = { ok: true; value: T } | { ok: false; reason: F };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Said where nothing answered. What a library makes of that ("TypeError: Failed to fetch") is for nobody to read. */
export const unreachable = 'We could not reach the server. Please try again.';

export function failure<F>(reason: F): { ok: false; reason: F } {
  return { ok: false, reason };
}
