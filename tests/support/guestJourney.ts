import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import * as booking from '#src/words/en/booking.ts';
import * as common from '#src/words/en/common.ts';
import * as stay from '#src/words/en/guestStay.ts';
import * as hotel from '#src/words/en/hotel.ts';
import * as language from '#src/words/en/language.ts';
import * as moreRooms from '#src/words/en/moreRooms.ts';
import * as party from '#src/words/en/party.ts';
import * as prices from '#src/words/en/prices.ts';
import * as bookingHi from '#src/words/hi/booking.ts';
import * as commonHi from '#src/words/hi/common.ts';
import * as stayHi from '#src/words/hi/guestStay.ts';
import * as hotelHi from '#src/words/hi/hotel.ts';
import * as languageHi from '#src/words/hi/language.ts';
import * as moreRoomsHi from '#src/words/hi/moreRooms.ts';
import * as partyHi from '#src/words/hi/party.ts';
import * as pricesHi from '#src/words/hi/prices.ts';
import { type Language, pathIn } from '#src/words/languages.ts';
import { expectHindi } from './hindi.ts';
import { expectAccessible, expectFits } from './page.ts';

const words = {
  en: { booking, common, stay, hotel, language, moreRooms, party, prices },
  hi: {
    ...{ booking: bookingHi, common: commonHi, stay: stayHi, hotel: hotelHi },
    ...{ language: languageHi, moreRooms: moreRoomsHi, party: partyHi, prices: pricesHi },
  },
};

/** Names and words of a house of `openHouse`, the same in both languages. */
const houseNames = [
  ...['12 Fontainhas Lane', 'Panjim', 'Goa', 'India', 'Garden Room', 'Loft', 'The bed under the window', 'Mango tree'],
  ...['Asha Kamat', 'Maria Fernandes', 'MF'],
];

/** The words of guests in one language, and a check of the page. */
function speak(language: Language, page: Page) {
  const email = `asha-${randomUUID()}@guests.example`;
  return {
    email,
    ...words[language],
    at: (path: string) => pathIn(language, path),
    /** Expects a page without violations and overflow, in the language but for these names. */
    async look(...names: string[]) {
      await expectAccessible(page);
      await expectFits(page);
      if (language === 'hi') await expectHindi(page, ...houseNames, email, ...names);
    },
  };
}
export type Guest = ReturnType<typeof speak>;

const variants = [
  { language: 'en', where: '', tag: ['@journey', '@phone'] },
  { language: 'en', where: ' on a wide screen', tag: [] },
  { language: 'hi', where: ' in Hindi', tag: ['@both'] },
] as const;

/** Tests a journey on phones and wide screens, in both languages. `npm test` runs one of the four. */
export function testJourney(name: string, run: (page: Page, guest: Guest) => Promise<void>): void {
  for (const { language, where, tag } of variants)
    test(name + where, { tag: [...tag] }, ({ page }) => run(page, speak(language, page)));
}
