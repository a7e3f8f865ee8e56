import type { LinkKind } from '#src/domain/account/authLink.ts';
import * as words from '#src/words/en/auth.ts';

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
    title: words.signupTitle,
    button: words.signupButton,
    signsIn: true,
    ask: words.signupAsk,
    askElsewhere: words.signupElsewhere,
    done: words.signupDone,
    next: (account, signedInAs) =>
      `${words.signupConfirmed(account)} ${signedInAs ? words.goOnThere : words.signInOrGoOn}`,
    half: '',
    again: words.signupAgain,
  },
  magiclink: {
    ...elsewhere,
    title: words.linkScreenSignIn,
    button: words.linkScreenSignIn,
    signsIn: true,
    ask: words.signInAsk,
    mailKind: 'magiclink',
  },
  recovery: {
    ...elsewhere,
    title: words.choosePassword,
    button: words.choosePassword,
    signsIn: true,
    ask: words.choosePasswordAsk,
    mailKind: 'recovery',
  },
  email_change: {
    title: words.emailTitle,
    button: words.emailButton,
    signsIn: false,
    ask: '',
    askElsewhere: words.emailAsk,
    done: words.emailDone,
    next: (_, signedInAs) => (signedInAs ? words.useNewEmail : words.signInWithNewEmail),
    half: words.emailHalf,
    again: words.emailAgain,
  },
};
