/** The letters to who asked for the newsletter. */

export const stopLetters = 'Stop these letters';

export const confirmSubject = (brand: string) => `Please confirm: a letter from ${brand}`;
export const confirmPreview = 'Confirm your address, and it comes to you about once a month.';
export const wouldYouLike = 'Would you like our letter?';
export const somebodyAsked =
  'Somebody, we hope you, asked for our newsletter with this address: seasons, festivals, a recipe now and then, about once a month. Confirm that it is yours, and it comes to you.';
export const worksForWeek =
  'The link works for a week. If you did not ask for this, you need not do anything: no letter will come.';
export const confirmAddress = 'Confirm my address';

export const welcomeSubject = (brand: string) => `Our letter comes to you: ${brand}`;
export const welcomePreview = 'Your address is confirmed.';
export const thanks = 'Thank you for reading us';
export const onceAMonth =
  'Your address is confirmed: our letter comes to you about once a month. We use your address for it and for nothing else.';
export const untilThen = 'Until the next one, there is our blog: seasons, trains, fish curry and old streets.';
export const onePress = 'Each letter has a link to stop it. It takes one press, and your address is removed.';
export const readBlog = 'Read the blog';
