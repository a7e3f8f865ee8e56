/** Why something was not done: programs decide by the code, people read the message. */
export interface Failure {
  code: string;
  message: string;
}

/** What a call gives: the value, or why there is none. Expected failures are Results, bugs throw. */
export type Result<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** `facts` are what a refusal tells beside its code. */
export function failure<Facts = unknown>(
  code: string,
  message: string,
  facts?: Facts,
): { ok: false; failure: Failure & Facts } {
  return { ok: false, failure: { code, message, ...(facts as Facts) } };
}

/** Whether it may have been done all the same: no answer came, or none that says whether it was. */
export const isLost = ({ code }: Failure) => code === 'lost' || code === 'failed';
