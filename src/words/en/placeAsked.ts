/** A destination as the search knows its places, whatever letters it is typed in. */
export const placeAsked = (typed: string): string | Promise<string> => typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
/** How places are called to who typed this. */
export const calledAsTyped = (_typed: string): Caller | Promise<Caller> => asItIs;
