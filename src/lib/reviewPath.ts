import { at } from '#src/words/en/language.ts';

/** Where a guest reviews a stay, by their link; apart from the other addresses, which every screen loads. */
export const reviewPath = (token?: string) => `${at}/review${token ? `#${token}` : ''}`;
