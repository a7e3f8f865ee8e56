import { tagline } from './mailFoot.ts';

/** The mails to a person about their account. */

export const welcomeTo = (brand: string) => `Welcome to ${brand}`;
export const welcomePreview = 'Your address is confirmed and your account is ready.';
export const goodToHaveYou = 'Good to have you with us';
export const accountReady = (brand: string) =>
  `Your e-mail address is confirmed and your account with ${brand} is ready. ${tagline}: that is how we would like travelling to be.`;
export const whatNext =
  'Looking for a place to stay? Choose your dates and see what is free. Have a house or hotel of your own? List it in eight steps, and save your progress whenever you like.';
export const findStay = 'Find a stay';
export const listProperty = 'List your property';

export const haveAccount = (brand: string) => `You have an account with ${brand}`;
export const somebodyTried = 'Somebody tried to make another one with your address.';
export const haveAlready = 'You have an account already';
export const nothingMade =
  'Somebody, probably you, has just tried to make an account with this address. There is one already, so nothing was made, and nothing of yours was changed. Sign in with the password that you have, or choose a new one.';
export const nobodyTold = 'Was it not you? Then you need not do anything: whoever it was has not been told.';
export const signIn = 'Sign in';

export const notYou = 'Was it not you? Choose a new password at once, and answer this mail: we help you.';
export const notYouAnswer = 'Was it not you? Answer this mail at once: we help you.';
export const newPassword = 'Choose a new password';
export const seeAccount = 'See your account';
export const onMoment = (moment: string) => `On ${moment}.`;

export const passwordChanged = 'Your password was changed';
export const passwordChangedOn = (brand: string, moment: string) =>
  `The password of your account with ${brand} was changed on ${moment}. Wherever else you were signed in, you are not any more.`;
export const nothingToDo = 'Was it you? Then there is nothing to do.';

export const passwordGuessed = (brand: string) => `Many wrong passwords for your account with ${brand}`;
export const noneWasRight = 'None of them was right.';
export const guessedSince = (moment: string) =>
  `Someone entered 20 wrong passwords for your account within an hour, until ${moment}.`;
export const whileTheyGuess =
  'While this goes on, sign-in is slower. If we refuse your password, wait 5 minutes and enter it again. A sign-in link by email works at once.';
export const strongerThanGuesses =
  'Use a password of 10 characters or more that you use nowhere else. Switch on two-factor sign-in on your account page.';
export const guessedByYou = 'If this was you, there is nothing to do.';

export const emailChanged = 'The e-mail of your account was changed';
export const emailChangedOn = (brand: string, moment: string) =>
  `Your account with ${brand} has another e-mail since ${moment}. The new one signs you in, and our mails go there.`;
export const before = 'Before';
export const now = 'Now';

export const factorOn = 'Two-factor sign-in is on';
export const factorOnPreview = (moment: string) => `It was switched on, on ${moment}.`;
export const factorOnSince = (brand: string, moment: string) =>
  `Your account with ${brand} asks for a code of an authenticator app since ${moment}. Was it you? Then please keep the recovery codes where you find them without your phone.`;

export const factorOff = 'Two-factor sign-in is off';
export const factorOffPreview = (moment: string) => `It was switched off on ${moment}.`;
const off = (brand: string, how: string, moment: string) =>
  `Two-factor sign-in of your account with ${brand} was switched off ${how}, on ${moment}. Your password alone opens it now.`;
/** By who, or with what, it was switched off. */
export const factorOffBy = {
  admin: (brand: string, moment: string) => off(brand, 'by us, as it was asked for', moment),
  recovery_code: (brand: string, moment: string) => off(brand, 'with one of your recovery codes', moment),
  person: (brand: string, moment: string) => off(brand, 'on your account page', moment),
};
export const signedOutElsewhere = 'Wherever else you were signed in, you are not any more.';
export const setUpAgain = 'Was it you? Then please set it up again on your account page, with new recovery codes.';
export const setItUp = 'Set it up again';

export const accountDeleted = 'Your account is deleted';
export const dataErased = 'Your data are erased';
export const lastMail = 'This is the last mail from us.';
export const erasedOn = (brand: string, moment: string) =>
  `As asked, what ${brand} knew of you was erased on ${moment}. This address is forgotten as well, once this mail is out.`;
export const erasedWithAccount = (brand: string, moment: string) =>
  `As asked, what ${brand} knew of you was erased on ${moment}, your account with it. This address is forgotten as well, once this mail is out.`;
export const staysKept =
  'Of your stays we keep dates and amounts, without you: the tax law has us keep those records for six years after the annual return.';
export const erasedNotYou = 'Was it not you? Answer this mail at once. Thank you for having been with us.';
export const whatWeKeep = 'What we keep, and why';
