import { at } from '#src/words/en/language.ts';

/** Where guests from abroad fill in their papers, by their link; apart from the other addresses, which every screen loads. */
export const arrivalPath = (token?: string) => `${at}/arrival${token ? `#${token}` : ''}`;
