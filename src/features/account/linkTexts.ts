import type { LinkKind } from '#src/domain/account/authLink.ts';
import * as words from '#src/words/en/auth.ts';

interface LinkTexts {
  title: string;
  button: string;
  /** True if the link signs in the browser that requested it. */
  signsIn: boolean;
  /** Shown before the link is used. It names no account, because the account is not known yet. */
  ask: string;
  askElsewhere: string;
  done: string;
  next: (account: string, signedInAs: string | undefined) => string;
  half: string;
  /** Shown if the link no longer works. `mailKind` offers a form for a new one. */
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
