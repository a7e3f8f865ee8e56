/** What is known of whoever has an account: to take along, and to have erased. */

export const yourData = 'Your data';
/** What stands before, in and behind the link to the privacy page. */
export const yoursToHave = [
  'All that we know of you is yours to have, and to have erased. What we keep, why and for how long: ',
  'privacy',
  '.',
] as const;

export const download = 'Download my data';
export const whatIsInIt =
  'One file (JSON) with everything we know of you, each part with a word on what it is: your account, your stays and reviews, your listings, your payout details, our mails to you, and who looked at what. Keep it where nobody else can read it.';
export const downloadButton = 'Download';
export const collecting = 'Collecting…';
export const downloaded = 'Your data are saved where your browser keeps downloads.';

export const deleteAccount = 'Delete my account';
export const asking = 'Asking whether it can be deleted';
export const cannotGo = 'Your account cannot go yet';
export const myListings = 'My listings';
export const users = 'Users';
export const understood = 'I understand';
export const whatGoes = 'What goes, at once and for good';
export const goes = [
  'your account: name, e-mail, phone, password, authenticator app, every session',
  'your name, e-mail, phone and requests in all your stays, and your reviews',
  'your listings with their photos, documents, drafts, tax and bank details',
  'newsletter, mails, and your name in our log',
] as const;
export const whatStays = 'What stays, and why';
export const remains = [
  'dates and amounts of stays, without you: the tax law has us keep them for six years after the annual return',
  'name and town of a place of yours that guests have stayed at, for the same reason',
  'a booking that someone else may have made with your email, and that you never opened: the hotel keeps it, without your email',
  'a line in our log that a person was erased, without who it was',
] as const;
export const noWayBack =
  'You are signed out everywhere, and one last mail tells you that it is done. It cannot be taken back.';
export const deleteForGood = 'Delete my account for good';
export const deleting = 'Deleting…';
export const keepAccount = 'Keep my account';

export const accountDeleted = 'Your account is deleted';
export const deletedWords = (email: string) =>
  `You are signed out everywhere, and what we knew of you is erased. One last mail says so, to ${email}. Was it not you? Answer that mail at once.`;
/** What stands before, in and behind the link to the privacy page. */
export const keptWithout = [
  'Dates and amounts of stays are kept without you, as the tax law asks: see ',
  'privacy',
  '. Thank you for having been with us.',
] as const;
export const goHome = 'Go to the first page';
