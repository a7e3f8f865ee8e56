import { invalidEmail, isEmail } from '../text.ts';

/** Who gets the mails about a listing's bookings besides its owner: the rules of `set_notice_emails`. */
export const mostNoticeEmails = 5;

/** The addresses in a text, each on a line of its own or after a comma: in small letters, each once. */
export function readNoticeEmails(typed: string): string[] {
  const all = typed.split(/[\s,;]+/).map((one) => one.toLowerCase());
  return [...new Set(all)].filter((one) => one !== '');
}

/** What is wrong with these addresses, for their owner; null when they can be saved. */
export function refuseNoticeEmails(emails: readonly string[]): string | null {
  const wrong = emails.find((one) => !isEmail(one));
  if (wrong !== undefined) return `“${wrong.slice(0, 60)}” is no address. ${invalidEmail}`;
  return emails.length > mostNoticeEmails ? `Please name at most ${mostNoticeEmails} addresses.` : null;
}
