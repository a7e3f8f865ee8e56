/** Texts around a hotel's page, which the build writes. */

export const description = 'Rooms, photos, reviews and the price for your dates.';
export const needsScript = 'This page needs JavaScript';
/** The parts before, between and after the phone number and the email address. */
export const needsScriptLine = ['Switch it on, call us on ', ' or write to ', '.'] as const;

export const moreStays = 'More hotels';
/** The parts before a place, between it and the place around it, and at the end. */
export const moreStaysIn = ['More hotels in ', ' and all over ', ''] as const;
/** The parts before, between and after the ways to book: chat, phone number and email address. */
export const withoutScript = [
  'To choose dates and book here, switch JavaScript on. Or book by ',
  ', by phone (',
  ') or by email to ',
  '. Prices are for one night, taxes included, from the last update of this page.',
] as const;
