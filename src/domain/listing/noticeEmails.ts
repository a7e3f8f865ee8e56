import * as v from 'valibot';
import { invalidEmail } from '../../words/en/text.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';

/** Who gets the mails about a listing's bookings besides its owner: the rules of `add_notice_email`. */
const mostNoticeEmails = 5;
export const tooManyNotices = `You can add up to ${mostNoticeEmails} addresses. Remove one first.`;
/** Said to others of the property, who read the list. */
export const onlyOwnerChanges = 'Only the owner can change these addresses.';

export const NoticeEmailSchema = v.object({
  email: v.string(),
  /** Whether whoever reads it has said yes; until then it gets nothing. */
  is_confirmed: v.boolean(),
});
export type NoticeEmail = v.InferOutput<typeof NoticeEmailSchema>;

/** What is wrong with an address that was typed, for the owner; null when it can be asked. */
export function refuseNoticeEmail(typed: string, known: readonly NoticeEmail[]): string | null {
  const email = tidyEmail(typed).toLowerCase();
  if (email === '') return 'Enter an email address.';
  if (!isEmail(email)) return invalidEmail;
  if (known.some((one) => one.email === email)) return 'This address is already on the list.';
  return known.length < mostNoticeEmails ? null : tooManyNotices;
}
