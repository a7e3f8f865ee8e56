/** The emails to people who asked for the newsletter. */

export const stopLetters = 'Unsubscribe';

export const confirmSubject = (brand: string) => `Confirm your subscription: ${brand} newsletter`;
export const confirmPreview = 'Confirm your email to get the newsletter about once a month.';
export const wouldYouLike = 'Confirm your subscription';
export const somebodyAsked =
  'Someone, probably you, asked us to send our newsletter to this address. It comes about once a month: seasons, festivals, a recipe now and then. To subscribe, confirm that the address is yours.';
export const worksForWeek =
  'The link works for one week. If this was not you, ignore this email. You get no newsletter.';
export const confirmAddress = 'Confirm my subscription';

export const welcomeSubject = (brand: string) => `You are subscribed: ${brand} newsletter`;
export const welcomePreview = 'You get our newsletter about once a month.';
export const thanks = 'Thank you for subscribing';
export const onceAMonth =
  'Your email is confirmed. You get our newsletter about once a month. We use your address for nothing else.';
export const untilThen = 'Until the next newsletter, read our blog: seasons, trains, fish curry and old streets.';
export const onePress = 'Every newsletter has a link to unsubscribe. We then delete your address.';
export const readBlog = 'Read the blog';
