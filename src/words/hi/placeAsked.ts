const isHindi = (typed: string) => /\p{Script=Devanagari}/u.test(typed);
const load = () => import('./placeNames.ts');

/** The names of places are fetched for who types them in Hindi. */
export const placeAsked = (typed: string): string | Promise<string> =>
  isHindi(typed) ? load().then(({ inEnglish }) => inEnglish(typed)) : typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
export const calledAsTyped = (typed: string): Caller | Promise<Caller> =>
  isHindi(typed) ? load().then(({ placeName }) => placeName) : asItIs;
export const placeTyped = (typed: string): string | Promise<string> => typed;
