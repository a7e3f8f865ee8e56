/** A destination as the search knows its places, whatever letters it is typed in: one in Hindi comes along from a page in Hindi. */
export const placeAsked = (typed: string): string | Promise<string> =>
  /[ऀ-ॿ]/.test(typed) ? import('../hi/placeNames.ts').then(({ inEnglish }) => inEnglish(typed)) : typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
/** How places are called to who typed this. */
export const calledAsTyped = (_typed: string): Caller | Promise<Caller> => asItIs;
/** What is suggested for: names in Hindi, which a page in English does not know, by their English ones. */
export const placeTyped = placeAsked;
