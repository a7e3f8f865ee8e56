// Account -------------------------------------------------------------------------------------------------------------
/** The page of an account. */

export const account = 'Account';
export const description =
  'Your name, your password, two-factor sign-in with recovery codes, and the devices you are signed in on.';
export const needsScript = 'Your account needs JavaScript. Switch it on in your browser.';
export const loadFailed = 'We could not load your account. Check your connection and try again.';
export const loading = 'Loading your account';

export const roles = { user: 'Guest', owner: 'Owner', admin: 'Admin' } as const;

export const myStays = 'My bookings';
/** Text before, in, between and after the links to a booking by its reference and to the saved hotels. */
export const bookedWith = (email: string) =>
  [
    `Bookings made with ${email}. To open a booking made with another email, enter `,
    'its reference',
    '. Hotels you like are in your ',
    'saved hotels',
    '.',
  ] as const;
export const loadingStays = 'Loading your bookings';
export const noStays = 'You have no bookings with this email yet.';
export const searchStays = 'Search hotels';
export const findBooking = 'Find a booking';
export const toCome = 'Upcoming';
export const over = 'Past and cancelled';
export const loadingMore = 'Loading…';
export const showMore = (count: number) => `Show more (${count})`;
export const nightsFromTo = (nights: number, from: string, to: string) =>
  `${from} to ${to}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;

export const profile = 'Profile';
export const mailsIn = 'Email language';
export const saveProfile = 'Save profile';
export const profileSaved = 'Your profile is saved.';

export const emailWords = 'You sign in with this email. To change it, confirm from both the old and the new address.';
export const changeEmail = 'Change email';
export const newEmail = 'New email';
export const sameEmail = 'This is already your email.';
export const choosePasswordFirst = 'If you signed up with Google, choose a password below first.';
export const lookIntoBoth = 'Check both inboxes';
export const wroteToBoth = (now: string, next: string) =>
  `We emailed ${now} and ${next}. Open the link in both emails within an hour. Until then, you sign in with ${now}.`;

export const password = 'Password';
export const chooseOne = 'Choose a password';
export const passwordWords = 'When you change your password, you are signed out on all other devices.';

export const otherDevices = 'Other devices';
export const otherDevicesWords = 'If you lost a phone or used someone else’s computer, sign out there from here.';
export const signOutOthers = 'Sign out everywhere else';
export const signedOutOthers = 'You are signed out everywhere else.';

// Account calls -------------------------------------------------------------------------------------------------------
/** Refusals of an account’s calls. They are apart from the words of its page because other pages make these calls too. */

export const codesFailed = 'We could not make recovery codes. Try again later.';
export const wrongCode = 'This is not one of your unused recovery codes.';
export const tooManyCodes = 'Too many attempts. Try again in an hour.';
export const tryAgain = 'Try again.';
export const deletionUnclear =
  'We got no clear answer and do not know if your account was deleted. Try again. If you can no longer sign in, it is deleted and we have emailed you.';
export const lastAdmin = 'You are the only admin of this site. Make another person an admin first.';
export const liveHotels = 'Guests can still book your property. Hide it from guests under “My listings” first.';
export const bookingsToCome =
  'Guests have upcoming bookings at your property. You can delete your account after the last check-out, or once we have cancelled those bookings.';
export const staysToCome =
  'You have an upcoming booking, and the hotel must know who arrives. You can delete your account after your stay, or once we have cancelled the booking.';
export const myStaysFailed = 'We could not load your bookings. Check your connection and try again.';

// Account forms -------------------------------------------------------------------------------------------------------
/** Errors of the forms to sign up, to sign in and to change the account, and the strength of a new password. */

export const emailMissing = 'Enter your email.';
export const phoneMissing = 'Enter your phone number.';
export const nameMissing = 'Enter your full name.';
export const passwordMissing = 'Enter your password.';
export const proofMissing = 'Confirm that it is you.';
export const sixDigitsMissing = 'Enter the six-digit code from your app.';
export const recoveryCodeMissing = 'Enter one of your recovery codes.';

export const atMost = (characters: number) => `Use ${characters} characters or fewer.`;
export const atLeast = (characters: number) => `Use ${characters} characters or more.`;
export const passwordTooShort = (characters: number) => `Password must be at least ${characters} characters`;
/** For a password in the list of `domain/account/password.ts`. */
export const commonPassword = 'This password is one of the most common. Choose another one.';
export const mismatch = "Passwords don't match";

export const tooShort = 'Too short';
export const easyToGuess = 'Easy to guess';
export const fair = (better: number) => `Fair: ${better} or more characters are better`;
export const good = 'Good';
export const strong = 'Strong';

// Account menu --------------------------------------------------------------------------------------------------------
/** The menu of a person who is signed in. It is apart from the other words of a page so that only these people load it. */

export const accountOf = (initials: string, name: string) => `${initials}, account of ${name}`;
export const signedOut = 'You are signed out.';

// Signin --------------------------------------------------------------------------------------------------------------
/** Fields and buttons that the sign-in page, the account and other screens share. */

export const failed = 'Error';
export const sending = 'Sending…';
export const saving = 'Saving…';
export const checking = 'Checking…';
export const oneMoment = 'One moment…';

export const email = 'Email';
export const fullName = 'Full name';
export const phone = 'Phone';

export const sixDigitCode = 'Six-digit code';
export const codeOfApp = 'Six-digit code from your app';
export const yourPassword = 'Your password';
export const passwordAdvice = 'Use at least 6 characters. 10 or more are better.';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const continueWithGoogle = 'Continue with Google';
export const googleOpens =
  'Your account has no password because you sign in with Google. You must have signed in within the last 10 minutes.';

export const changePassword = 'Change password';
export const savePassword = 'Save new password';
export const newPassword = 'New password';
export const newPasswordAgain = 'New password again';
export const noneCounts =
  'The confirmation email for this address was requested more than once, and someone else may have requested it. So earlier passwords no longer work.';
export const passwordSaved = 'Your new password is saved.';
export const setUpTwoFactor = 'Set up two-factor sign-in';

// Two factor ----------------------------------------------------------------------------------------------------------
/** Two-factor sign-in on the account page. */

export const twoFactor = 'Two-factor sign-in';
export const twoFactorWords =
  'After your password, you enter a code from an app on your phone. We recommend this to everyone with a listing.';
export const isOff = 'Two-factor sign-in is off: your password alone opens this account.';
export const switchedOff = 'Two-factor sign-in is off.';
export const switchedOn = 'Two-factor sign-in is on.';
/** The name of an app that was set up on this day; the account keeps it. */
export const appOf = (day: string) => `App added on ${day}`;
export const someApp = 'Authenticator app';

export const pressButton = 'Select the button to open your authenticator app, such as the one built into your phone.';
export const openApp = 'Open an authenticator app on your phone, such as the one built into your phone.';
export const copyKeyInto = 'If it does not open, copy the key into the app.';
export const scanPicture = 'Scan this QR code, or type the key below it.';
export const enterDigits = 'Enter the six digits that the app then shows.';
export const openInApp = 'Open in your app';
export const otherDevice = 'If your app is on another device, scan this QR code with it.';
export const qrCode = 'QR code for your authenticator app';
export const firstCode = 'First code';
export const switchOn = 'Switch on';
export const cancel = 'Cancel';
export const key = 'Key';
export const copyKey = 'Copy the key';
export const copied = 'Copied';
export const notCopied = 'Could not copy';
export const selectKey = 'Select the key and copy it, or type it.';

export const onSince = (moment: string) => `On since ${moment}`;
export const remove = 'Remove';
export const removeApp = 'Remove this app?';
export const keepIt = 'Cancel';
export const removeIt = 'Remove app';
export const offThen = 'Two-factor sign-in will be off: your password alone will open this account.';
export const codesOfNoLonger = (app: string) => `Codes from “${app}” will no longer work.`;

export const noCodes = 'You have no recovery codes. If you lose the app, you cannot sign in.';
export const codesLeft = (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`;
export const makeCodes = 'Make new recovery codes';
export const yourCodes = 'Your recovery codes';
export const keepCodes =
  'Save these codes now: we show them only once. If you lose your phone, each code works once. Keep them as safe as your passport.';
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';
export const keptThem = 'I have saved them';
export const codesCopied = 'Recovery codes copied.';
export const selectCodes = 'Select the codes and copy them, or write them down.';

// Your data -----------------------------------------------------------------------------------------------------------
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

// Data file -----------------------------------------------------------------------------------------------------------
/** Descriptions of the sections of the file with a person’s data, in their order. */
export const sections = {
  account: 'Your account: name, email, phone, role, and what guests and admins see about you as an owner.',
  sign_in:
    'How you sign in: when you confirmed your address, your apps and devices. This file holds no passwords, codes or keys. We keep passwords and codes only as fingerprints.',
  stays:
    'Bookings made with your email, with the details typed when booking. A shortened guest name means that the booking was made before your account confirmed the address. Amounts are in paise. For passports and visas (Form C), the file says only that we keep them and until when. Only the hotel can read their content.',
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

// Erasure refused -----------------------------------------------------------------------------------------------------
/** Money that keeps an account from being deleted. These words are apart from those of calls, which other pages load too. */

export const refundDue = (amount: string, reference: string, day: string) =>
  `You get a refund of ${amount} for your booking ${reference} by ${day}. You can delete your account after that: until then, we must know whom to pay.`;
export const cancellationOpen = (reference: string) =>
  `The hotel says that you cancelled your booking ${reference}. Open the link in our email and answer first: until then, we must know whom to pay.`;
export const paymentReported = (amount: string, reference: string) =>
  `We are still checking the payment of ${amount} that you reported for your booking ${reference}. You can delete your account once we have emailed you the result. If you have not paid, withdraw the report on your booking page, or write to us.`;

// Mail language -------------------------------------------------------------------------------------------------------
/** The language of the emails about a booking, if it is not that of the page. */

export const mailsInOther = 'We send emails about this booking in Hindi.';
export const sendInThis = 'Send them in English';
export const mailsCome = 'We now send emails about this booking in English';
export const chosenOften = 'You have changed the language 20 times today. Try again tomorrow.';
