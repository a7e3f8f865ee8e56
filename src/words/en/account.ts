/** The page of an account. */

export const account = 'Account';
export const description =
  'Your name, your password, two-factor sign-in with recovery codes, and the devices you are signed in on.';
export const needsScript = 'Your account needs JavaScript. Please switch it on.';
export const loadFailed = 'We could not load your account. Please try again.';
export const loading = 'Loading your account';

export const roles = { user: 'Guest', owner: 'Owner', admin: 'Admin' } as const;

export const myStays = 'My bookings';
/** What stands before, in, between and behind the links to a booking by its reference and to what was saved. */
export const bookedWith = (email: string) =>
  [
    `Booked with ${email}. A stay booked with another address opens `,
    'by its reference',
    '. What you liked is among your ',
    'saved hotels',
    '.',
  ] as const;
export const loadingStays = 'Loading your stays';
export const noStays = 'No stay is booked with this address yet.';
export const searchStays = 'Search hotels';
export const findBooking = 'Find a booking';
export const toCome = 'To come';
export const over = 'Past and cancelled';
export const loadingMore = 'Loading…';
export const showMore = (count: number) => `Show more (${count})`;
export const nightsFromTo = (nights: number, from: string, to: string) =>
  `${from} to ${to}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;

export const profile = 'Profile';
export const mailsIn = 'Mails in';
/** Each as its readers call it. */
export const saveProfile = 'Save profile';
export const profileSaved = 'Your profile is saved.';

export const emailWords = 'What you sign in with. Both addresses are asked before it changes, each by a mail.';
export const changeEmail = 'Change e-mail';
export const newEmail = 'New e-mail';
export const sameEmail = 'This is your e-mail already.';
export const choosePasswordFirst = 'Signed up with Google? Choose a password below first.';
export const lookIntoBoth = 'Please look into both mails';
export const wroteToBoth = (now: string, next: string) =>
  `We wrote to ${now} and to ${next}. Please open the link in each within an hour; until then, ${now} stays.`;

export const password = 'Password';
export const chooseOne = 'Choose a password';
export const passwordWords = 'A new one signs you out everywhere else.';

export const otherDevices = 'Other devices';
export const otherDevicesWords = 'A lost phone, or a computer that is not yours? End its session here.';
export const signOutOthers = 'Sign out everywhere else';
export const signedOutOthers = 'Signed out everywhere else.';
