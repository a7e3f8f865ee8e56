/** A destination as the search knows its places, whatever letters it is typed in: one in Hindi comes along from a page in Hindi. */
export const placeAsked = (typed: string): string | Promise<string> =>
  /[ऀ-ॿ]/.test(typed) ? import('../hi/placeNames.ts').then(({ inEnglish }) => inEnglish(typed)) : typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
/** Names places in the letters that were typed. */
export const calledAsTyped = (_typed: string): Caller | Promise<Caller> => asItIs;
/** Hindi names of places with their English ones, for pages in English. */
export const placeTyped = placeAsked;
