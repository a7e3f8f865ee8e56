/** Programs use the code, people read the message. */
export interface Failure {
  code: string;
  message: string;
}

/** Expected failures are Results; bugs throw. */
export type Result<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure<Facts = unknown>(
  code: string,
  message: string,
  facts?: Facts,
): { ok: false; failure: Failure & Facts } {
  return { ok: false, failure: { code, message, ...(facts as Facts) } };
}

/** True if the server may have done it: no answer arrived, or an unclear one. */
export const isOutcomeUnknown = ({ code }: Failure) => code === 'lost' || code === 'failed';
