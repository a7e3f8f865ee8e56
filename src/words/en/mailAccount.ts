/** The emails to a person about their account. */

export const welcomeTo = (brand: string) => `Welcome to ${brand}`;
export const welcomePreview = 'Your email is confirmed and your account is ready.';
export const goodToHaveYou = 'Good to have you with us';
export const accountReady = (brand: string) => `Your email is confirmed and your ${brand} account is ready.`;
export const whatNext =
  'To book a hotel, choose your dates and see which rooms are available. To list your own property, follow eight steps. You can save your progress at any time.';
export const findStay = 'Find a hotel';
export const listProperty = 'List your property';

export const haveAccount = (brand: string) => `You already have a ${brand} account`;
export const somebodyTried = 'Someone tried to create another one with your email.';
export const haveAlready = 'You already have an account';
export const nothingMade =
  'Someone, probably you, tried to create an account with this email. You already have one, so we created none and changed nothing. Sign in with your password, or choose a new one.';
export const nobodyTold =
  'If this was not you, you need not do anything. We did not tell the other person about your account.';
export const signIn = 'Sign in';

export const notYou = 'If this was not you, choose a new password now, then reply to this email. We will help you.';
export const notYouAnswer = 'If this was not you, reply to this email now. We will help you.';
export const newPassword = 'Choose a new password';
export const seeAccount = 'See your account';
export const onMoment = (moment: string) => `Changed on ${moment}.`;

export const passwordChanged = 'Your password was changed';
export const passwordChangedOn = (brand: string, moment: string) =>
  `The password of your ${brand} account was changed on ${moment}. You are signed out on all other devices.`;
export const nothingToDo = 'If this was you, you need not do anything.';

export const passwordGuessed = (brand: string) => `Many incorrect passwords for your ${brand} account`;
export const noneWasRight = 'They did not get in.';
export const guessedSince = (moment: string) =>
  `Someone entered 20 incorrect passwords for your account within an hour, until ${moment}.`;
export const whileTheyGuess =
  'While this goes on, sign-in is slower. If we refuse your password, wait 5 minutes and enter it again. A sign-in link by email works immediately.';
export const strongerThanGuesses =
  'Use a password of 10 characters or more that you use nowhere else. Switch on two-factor sign-in on your account page.';
export const guessedByYou = 'If this was you, you need not do anything.';

export const emailChanged = 'The email of your account was changed';
export const emailChangedOn = (brand: string, moment: string) =>
  `The email of your ${brand} account was changed on ${moment}. Sign in with the new email. We also send our emails there.`;
export const before = 'Before';
export const now = 'Now';

export const factorOn = 'Two-factor sign-in is on';
export const factorOnPreview = (moment: string) => `Switched on: ${moment}.`;
export const factorOnSince = (brand: string, moment: string) =>
  `Since ${moment}, your ${brand} account also asks for a code from an authenticator app. If this was you, keep the recovery codes where you can find them without your phone.`;

export const factorOff = 'Two-factor sign-in is off';
export const factorOffPreview = (moment: string) => `Switched off: ${moment}.`;
const off = (brand: string, how: string, moment: string) =>
  `Two-factor sign-in for your ${brand} account was switched off ${how} on ${moment}. You now sign in with your password only.`;
/** How it was switched off. */
export const factorOffBy = {
  admin: (brand: string, moment: string) => off(brand, 'by us, on request,', moment),
  recovery_code: (brand: string, moment: string) => off(brand, 'with one of your recovery codes', moment),
  person: (brand: string, moment: string) => off(brand, 'on your account page', moment),
};
export const signedOutElsewhere = 'You are signed out on all other devices.';
export const setUpAgain = 'If this was you, set it up again on your account page. You get new recovery codes there.';
export const setItUp = 'Set it up again';

export const accountDeleted = 'Your account is deleted';
export const dataErased = 'Your data is erased';
export const lastMail = 'This is our last email to you.';
export const erasedOn = (brand: string, moment: string) =>
  `As requested, we erased your ${brand} data on ${moment}. Once this email is sent, we also erase this address.`;
export const erasedWithAccount = (brand: string, moment: string) =>
  `As requested, we deleted your ${brand} account and erased your data on ${moment}. Once this email is sent, we also erase this address.`;
export const staysKept =
  'We keep the dates and amounts of your bookings without your name. Tax law requires these records for six years after the annual return.';
export const erasedNotYou = 'If this was not you, reply to this email now. Thank you for having been with us.';
export const whatWeKeep = 'What we keep, and why';
