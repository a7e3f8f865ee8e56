/** The names of places are fetched for who types them in Hindi. */
export const placeAsked = (typed: string): string | Promise<string> =>
  /\p{Script=Devanagari}/u.test(typed) ? import('./placeNames.ts').then(({ inEnglish }) => inEnglish(typed)) : typed;
