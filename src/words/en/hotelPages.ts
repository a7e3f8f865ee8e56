/** What stands around a hotel's page when it is built. */

export const description = 'Rooms, photos, reviews and the price for your dates.';
export const needsScript = 'This page needs JavaScript';
/** What stands before, between and after the number and the address to write to. */
export const needsScriptLine = [
  'We show rooms and prices with JavaScript. Switch it on, call us on ',
  ' or write to ',
  '.',
] as const;

export const moreStays = 'More hotels';
/** What stands before a place, between it and the one around it, and at the end. */
export const moreStaysIn = ['More hotels in ', ' and all over ', ''] as const;
/** What stands before, between and after the ways to book: a chat, a number and an address to write to. */
export const withoutScript = [
  'To choose dates and book here, switch JavaScript on. Or book by ',
  ', by phone (',
  ') or by email to ',
  '. Prices are for one night, taxes included, from the last update of this page.',
] as const;
