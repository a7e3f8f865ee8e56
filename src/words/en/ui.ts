/** Parts that all screens share. */

export const forAboutOnChat = (about: string) => ` for ${about}, on WhatsApp`;
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'The link could not be copied';

export const rating = 'Rating: ';

export const fewer = (label: string) => `Fewer ${label.toLowerCase()}`;
export const more = (label: string) => `More ${label.toLowerCase()}`;

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const required = '(required)';
export const addDate = 'Add date';
export const chooseDates = 'Choose your dates';
export const loadingCalendar = 'Loading the calendar…';
export const done = 'Done';
export const optional = '(optional)';
export const close = 'Close';
export const retry = 'Retry';
export const demo = 'Demo';
export const notAPicture = 'Choose a JPG, PNG or WebP photo.';

/** Shown beside a field with several phone numbers. */
export const usesFirst = (phone: string) => `You typed more than one number. We use ${phone}.`;
export const usePhone = (phone: string) => `Use ${phone} instead`;
export const didYouMean = (email: string) => `Did you mean ${email}?`;
