/** A destination as the search knows its places, whatever letters it is typed in. */
export const placeAsked = (typed: string): string | Promise<string> => typed;
