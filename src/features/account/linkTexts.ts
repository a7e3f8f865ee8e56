import type { LinkKind } from '#src/domain/account/authLink.ts';

interface LinkTexts {
  title: string;
  button: string;
  /** Whether the link signs in, where it was asked for. */
  signsIn: boolean;
  /** What it does, where one was asked for. Nothing tells yet whose it is: no address is named. */
  ask: string;
  /** The same where it was not asked for, or makes no difference. */
  askElsewhere: string;
  /** The heading when it is done and signs nobody in. */
  done: string;
  next: (account: string, signedInAs: string | undefined) => string;
  /** When another link is needed besides. */
  half: string;
  /** What to do about a link that no longer works; a form stands there where a new one can be had with an e-mail alone. */
  again: string;
  mailKind?: 'recovery' | 'magiclink';
}

const elsewhere = {
  askElsewhere: '',
  done: '',
  next: () => '',
  half: '',
  again: '',
};

export const linkTexts: Readonly<Record<LinkKind, LinkTexts>> = {
  signup: {
    title: 'Confirm your e-mail',
    button: 'Confirm my e-mail',
    signsIn: true,
    ask: 'One press, and the address that got the mail is confirmed. Where you signed up with it in this browser, you are signed in, too.',
    askElsewhere:
      'Did you make an account with us? One press, and its e-mail is confirmed. You are not signed in here by that. If it was not you, close this page.',
    done: 'Your address is confirmed',
    next: (account, signedInAs) =>
      `${account} is confirmed. Nobody is signed in by that: this browser did not sign up with it within the last hour. ${signedInAs ? 'Go on where you signed up.' : 'Sign in here, or go on where you signed up.'}`,
    half: '',
    again: 'If your address is not confirmed yet, sign in with your password: we then offer to send a new link.',
  },
  magiclink: {
    ...elsewhere,
    title: 'Sign in',
    button: 'Sign in',
    signsIn: true,
    ask: 'You asked for a link to sign in. One press, and you are signed in as who got the mail.',
    mailKind: 'magiclink',
  },
  recovery: {
    ...elsewhere,
    title: 'Choose a new password',
    button: 'Choose a new password',
    signsIn: true,
    ask: 'You asked for a new password. One press, and you choose it for the account whose address got the mail.',
    mailKind: 'recovery',
  },
  email_change: {
    title: 'Confirm the change of your e-mail',
    button: 'Confirm the change',
    signsIn: false,
    ask: '',
    askElsewhere:
      'Your account with us asks for another e-mail. Your old and your new address are both asked. If it was not you, close this page: nothing changes then.',
    done: 'Your e-mail is changed',
    next: (_, signedInAs) =>
      signedInAs
        ? 'Use the new address wherever you sign in from now on.'
        : 'Sign in with the new address from now on, here or where you asked for the change.',
    half: 'This address is confirmed. Please open the link in the mail to the other address as well; until then, the old one stays.',
    again: 'Ask for the change again on your account page.',
  },
};
