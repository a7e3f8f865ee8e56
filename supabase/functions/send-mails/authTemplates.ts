import { config } from '../../local/config.ts';
import { brand } from '../_shared/brand.ts';
import { type Laid, type Letter, layOut } from './layout.ts';

/**
 * The mails that the auth service sends by itself, in the clothes of ours. What stands in double braces it fills in. Its templates
 * in `supabase/templates/` are written from here: `node supabase/functions/send-mails/writeTemplates.ts`. Their subjects are those of
 * `supabase/config.toml`.
 */

const site = '{{ .SiteURL }}';
const link = (type: string) => `${site}/auth?token_hash={{ .TokenHash }}&type=${type}`;
const once = 'The link works once and for an hour, in the browser that asked for it.';
const notYou = 'If you did not ask for this, you need not do anything.';

const letters = {
  confirmation: {
    preview: 'Confirm it, and your account is ready.',
    heading: 'Please confirm your address',
    opening: ['Hello,', `Welcome to ${brand.name}. Confirm that this address is yours, and your account is ready.`],
    closing: [
      'The link works for an hour. In the browser you signed up with, it signs you in and takes you back to where you were. After that hour, sign in with your password and ask for a new link.',
      notYou,
    ],
    action: { label: 'Confirm my e-mail', url: link('signup') },
  },
  magic_link: {
    preview: 'The link that you asked for.',
    heading: 'Your way in',
    opening: ['Hello,', `This link signs you in to ${brand.name}, without a password.`],
    closing: [once, notYou],
    action: { label: 'Sign in', url: link('magiclink') },
  },
  recovery: {
    preview: 'The link that you asked for.',
    heading: 'Choose a new password',
    opening: ['Hello,', `Somebody, we hope you, asked for a new password for your account with ${brand.name}.`],
    closing: [once, `${notYou} Your password stays as it is.`],
    action: { label: 'Choose a new password', url: link('recovery') },
  },
  email_change: {
    preview: 'Your old and your new address are both asked.',
    heading: 'Please confirm the change of your e-mail',
    opening: [
      'Hello,',
      `Somebody who is signed in to your account with ${brand.name} would like to change its e-mail. Your old and your new address each get such a mail: once both are confirmed, the new one signs you in. Until then, the old one stays.`,
    ],
    callout: { label: 'The new e-mail', text: '{{ .NewEmail }}' },
    closing: [
      'The links work for an hour.',
      'Was it not you? Then confirm nothing, so that nothing changes, and choose a new password: somebody may know yours.',
    ],
    action: { label: 'Confirm the change', url: link('email_change') },
  },
} satisfies Record<string, Omit<Letter, 'subject'>>;

export type AuthTemplate = keyof typeof letters;
export const authTemplates = Object.fromEntries(
  Object.entries(letters).map(([name, letter]) => {
    const { subject } = config.auth.email.template[name as AuthTemplate];
    return [name, layOut({ ...letter, subject }, site)];
  }),
) as Record<AuthTemplate, Laid>;

export type AuthValues = Record<'SiteURL' | 'TokenHash' | 'NewEmail', string>;

/** A template with its values in place; `write` makes a value safe where it comes to stand. */
export function fillIn(template: string, values: AuthValues, write = (value: string) => value): string {
  return template.replace(/\{\{ \.(\w+) \}\}/g, (place, name) =>
    Object.hasOwn(values, name) ? write(values[name as keyof AuthValues]) : place,
  );
}
