import type { LinkKind } from '#src/domain/account/authLink.ts';

interface LinkTexts {
  title: string;
  button: string;
  /** Whether the link signs in, where it was asked for. */
  signsIn: boolean;
  /** What it does, for who asked for it here. */
  ask: (email: string) => string;
  /** The same where it was not asked for, or makes no difference. */
  askElsewhere: string;
  /** The heading when it is done and signs nobody in. */
  done: string;
  next: (signedInAs: string | undefined) => string;
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
    ask: (email) => `You made an account with ${email}. One press, and it is ready.`,
    askElsewhere:
      'Did you make an account with us? One press, and its e-mail is confirmed. You are not signed in here by that. If it was not you, close this page.',
    done: 'Your address is confirmed',
    next: () => 'Sign in here, or go on where you signed up.',
    half: '',
    again: 'If your address is not confirmed yet, sign in with your password: we then offer to send a new link.',
  },
  magiclink: {
    ...elsewhere,
    title: 'Sign in',
    button: 'Sign in',
    signsIn: true,
    ask: (email) => `You asked for a link to sign in as ${email}.`,
    mailKind: 'magiclink',
  },
  recovery: {
    ...elsewhere,
    title: 'Choose a new password',
    button: 'Choose a new password',
    signsIn: true,
    ask: (email) => `You asked for a new password for ${email}.`,
    mailKind: 'recovery',
  },
  email_change: {
    title: 'Confirm the change of your e-mail',
    button: 'Confirm the change',
    signsIn: false,
    ask: () => '',
    askElsewhere:
      'Your account with us asks for another e-mail. Your old and your new address are both asked. If it was not you, close this page: nothing changes then.',
    done: 'Your e-mail is changed',
    next: (signedInAs) =>
      signedInAs
        ? 'Use the new address wherever you sign in from now on.'
        : 'Sign in with the new address from now on, here or where you asked for the change.',
    half: 'This address is confirmed. Please open the link in the mail to the other address as well; until then, the old one stays.',
    again: 'Ask for the change again on your account page.',
  },
};
