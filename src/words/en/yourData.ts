/** The data of a person with an account: downloading and deleting it. */

export const yourData = 'Your data';
/** Text before, in and after the link to the privacy page. */
export const yoursToHave = [
  'You can download or delete everything we know about you. What we keep, why and for how long: ',
  'privacy',
  '.',
] as const;

export const download = 'Download my data';
export const whatIsInIt =
  'One file (JSON) with everything we know about you. It holds your account, bookings, reviews, listings, payout details and our emails to you. It also says when we viewed your data. Keep it where only you can read it.';
export const downloadButton = 'Download';
export const collecting = 'Collecting…';
export const downloaded = 'Your data is downloaded. Find it in your browser’s downloads.';

export const deleteAccount = 'Delete my account';
export const asking = 'Checking whether your account can be deleted';
export const cannotGo = 'You cannot delete your account yet';
export const myListings = 'My listings';
export const users = 'Users';
export const understood = 'I understand';
export const whatGoes = 'What we delete, immediately and permanently';
export const goes = [
  'your account: name, email, phone, password, authenticator app, every sign-in',
  'your name, email, phone and requests in all your bookings, and your reviews',
  'your listings with their photos, documents, drafts, tax and bank details',
  'your newsletter subscription, our emails to you, and your name in our log',
] as const;
export const whatStays = 'What we keep, and why';
export const remains = [
  'dates and amounts of bookings, without your details: tax law requires us to keep them for six years after the annual return',
  'the name and town of your property, if guests have stayed there, for the same reason',
  'a booking that someone else may have made with your email and that you never opened: the hotel keeps it without your email',
  'an entry in our log that a person’s data was deleted, without saying whose',
] as const;
export const noWayBack = 'You will be signed out everywhere and get one last email to confirm. This cannot be undone.';
export const deleteForGood = 'Delete my account for good';
export const deleting = 'Deleting…';
export const keepAccount = 'Cancel';

export const accountDeleted = 'Your account is deleted';
export const deletedWords = (email: string) =>
  `You are signed out everywhere, and your data is deleted. We confirm this in one last email to ${email}. If this was not you, reply to that email immediately.`;
/** Text before, in and after the link to the privacy page. */
export const keptWithout = [
  'We keep dates and amounts of bookings without your details, as tax law requires: see ',
  'privacy',
  '. Thank you for your time with us.',
] as const;
export const goHome = 'Go to the home page';
