export const yourData = 'Your data';
/** Text before, in and after the link to the privacy page. */
export const yoursToHave = [
  'You can download your data, or delete your account. Tax law requires us to keep some records: ',
  'what we keep about you',
  '.',
] as const;

export const download = 'Download my data';
export const whatIsInIt =
  'One file (JSON) with everything we know about you. It holds your account, bookings, reviews, listings, payout details and our emails to you. It also says when we viewed your data. Keep it where only you can read it.';
export const downloadButton = 'Download';
export const collecting = 'Collecting…';
export const downloaded = 'Your data is downloaded. Find it in your browser’s downloads.';

export const deleteAccount = 'Delete my account';
export const asking = 'Checking whether your account can be deleted…';
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
  'bookings made with your email that you never opened: the hotel keeps them, and we remove your email',
  'an entry in our log that a person’s data was deleted, without saying whose',
] as const;
export const noWayBack =
  'We sign you out everywhere. We then email you once to say that it is done. This cannot be undone.';
export const deleteForGood = 'Delete my account for good';
export const deleting = 'Deleting…';
export const keepAccount = 'Cancel';

export const accountDeleted = 'Your account is deleted';
export const deletedWords = (email: string) =>
  `You are signed out everywhere, and your data is deleted. We confirm this in one last email to ${email}. If this was not you, reply to that email immediately.`;
export const keptWithout = [
  'We keep dates and amounts of bookings without your details, as tax law requires: ',
  'what we keep about you',
  '. Thank you for your time with us.',
] as const;
export const goHome = 'Go to the home page';

/** In the order of the file. */
export const sections = {
  account: 'Your account: name, email, phone, role, and what guests and admins see about you as an owner.',
  sign_in:
    'How you sign in: when you confirmed your address, your apps and devices. This file holds no passwords, codes or keys. We keep passwords and codes only as fingerprints.',
  stays:
    'Bookings made with your email, with the details typed when booking. A shortened guest name means that the booking was made before your account confirmed the address. Amounts are in paise. For passports and visas (Form C), the file says only that we keep them and until when. Only the hotel can read their content. Indian guests whom the hotel entered in its register are here too.',
  reviews: 'Your reviews of those stays, and the name shown with them.',
  replies: 'Your replies to reviews on behalf of a property, and the reviews that you asked us to check.',
  listings:
    'Your listings: what is published or submitted, the draft as you typed it, rooms, photos, names of documents, and the people who work there.',
  houses: 'Other owners’ properties where you work or are invited to work, and your role there.',
  payout: 'Tax and bank details: as you typed them, as you submitted them, and as we use them to pay you.',
  letters: 'Emails you have subscribed to or stopped, such as the newsletter.',
  saved: 'Hotels saved in your account.',
  waits: 'Sold-out dates for which we email you if a room becomes available.',
  mails: 'Emails we sent to your address in the last 30 days: which, and when.',
  notes:
    'When one of us, or an automatic job, viewed or changed your data. We do not say who, because that is their personal data.',
} as const;

export const refundDue = (amount: string, reference: string, day: string) =>
  `You get a refund of ${amount} for your booking ${reference} by ${day}. You can delete your account after that: until then, we must know whom to pay.`;
export const cancellationOpen = (reference: string) =>
  `The hotel says that you cancelled your booking ${reference}. Open the link in our email and answer first: until then, we must know whom to pay.`;
export const paymentReported = (amount: string, reference: string) =>
  `We are still checking the payment of ${amount} that you reported for your booking ${reference}. You can delete your account once we have emailed you the result. If you have not paid, withdraw the report on your booking page, or write to us.`;
