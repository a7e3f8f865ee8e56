import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import { hello } from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';
import { type LaidOutMail, layOut, type MailContent } from './layout.ts';

/** The auth service fills in the double braces. */

const site = '{{ .SiteURL }}';
const link = (type: string) => `${site}${at}/auth?token_hash={{ .TokenHash }}&type=${type}`;

const letters = {
  confirmation: {
    subject: say.confirmSubject,
    preview: say.confirmPreview,
    heading: say.confirmHeading,
    opening: [hello, say.confirmIsYours(brand.name)],
    closing: [say.confirmLink, say.notSignedUp],
    action: { label: say.confirmButton, url: link('signup') },
  },
  magic_link: {
    subject: say.yourWayIn,
    preview: say.askedFor,
    heading: say.yourWayIn,
    opening: [hello, say.linkSignsIn(brand.name)],
    closing: [say.linkOnce, say.notAsked],
    action: { label: say.signIn, url: link('magiclink') },
  },
  recovery: {
    subject: say.passwordSubject,
    preview: say.askedFor,
    heading: say.passwordSubject,
    opening: [hello, say.passwordAsked(brand.name)],
    closing: [say.linkOnce, `${say.notAsked} ${say.passwordStays}`],
    action: { label: say.passwordButton, url: link('recovery') },
  },
  email_change: {
    subject: say.changeSubject,
    preview: say.changePreview,
    heading: say.changeSubject,
    opening: [hello, say.changeAsked(brand.name)],
    callout: { label: say.newEmail, text: '{{ .NewEmail }}' },
    closing: [say.changeLinks, say.changeNotYou],
    action: { label: say.changeButton, url: link('email_change') },
  },
} satisfies Record<string, MailContent>;

export type AuthTemplate = keyof typeof letters;
export const authLetters = Object.fromEntries(
  Object.entries(letters).map(([name, letter]) => [name, layOut(letter, site)]),
) as Record<AuthTemplate, LaidOutMail>;
