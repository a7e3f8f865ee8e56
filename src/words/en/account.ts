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
