export const account = 'Account';
export const description =
  'Your name, your password, two-factor sign-in with recovery codes, and the devices you are signed in on.';
export const needsScript = 'Your account needs JavaScript. Switch it on in your browser.';
export const loadFailed = 'We could not load your account. Check your connection and try again.';
export const loading = 'Loading your account';

export const roles = { user: 'Guest', owner: 'Owner', admin: 'Admin' } as const;

export const myStays = 'My bookings';
/** Texts between links to a booking by its reference and to the saved hotels. */
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

export const emailWords =
  'You sign in with this email. To change it, open the links that we email to the old and the new address.';
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
export const otherDevicesWords = 'If you lost a phone or used someone else’s computer, you can sign out of it here.';
export const signOutOthers = 'Sign out everywhere else';
export const signedOutOthers = 'You are signed out everywhere else.';

// Account calls, also made by other pages -----------------------------------------------------------------------------

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
  'You have an upcoming booking, and the hotel must know who arrives. You can delete your account after your stay, or after you cancel the booking.';
export const myStaysFailed = 'We could not load your bookings. Check your connection and try again.';

// Account forms -------------------------------------------------------------------------------------------------------
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
export const accountOf = (initials: string, name: string) => `${initials}, account of ${name}`;
export const signedOut = 'You are signed out.';

// Signin --------------------------------------------------------------------------------------------------------------
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
export const twoFactor = 'Two-factor sign-in';
export const twoFactorWords =
  'After your password, you enter a code from an app on your phone. We recommend this to everyone with a listing.';
export const isOff = 'Two-factor sign-in is off: your password alone opens this account.';
export const switchedOff = 'Two-factor sign-in is off.';
export const switchedOn = 'Two-factor sign-in is on.';
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

// Mail language -------------------------------------------------------------------------------------------------------
export const bookingMailsIn = {
  en: 'We send emails about this booking in English.',
  hi: 'We send emails about this booking in Hindi.',
};
export const sendInThis = 'Send them in English';
export const mailsCome = 'We now send emails about this booking in English';
export const chosenOften = 'You have changed the language 20 times today. Try again tomorrow.';
