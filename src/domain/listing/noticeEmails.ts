import * as v from 'valibot';
import { invalidEmail } from '../../words/en/common.ts';
import * as say from '../../words/staff/people.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';

/** The same limit as in `add_notice_email`. */
export const mostNoticeEmails = 5;
export const tooManyNotices = say.tooManyAddresses(mostNoticeEmails);
export const onlyOwnerChanges = say.onlyOwnerChangesAddresses;

export const NoticeEmailSchema = v.object({
  email: v.string(),
  /** Unconfirmed addresses get no email. */
  is_confirmed: v.boolean(),
});
export type NoticeEmail = v.InferOutput<typeof NoticeEmailSchema>;

export function refuseNoticeEmail(typed: string, known: readonly NoticeEmail[]): string | null {
  const email = tidyEmail(typed).toLowerCase();
  if (email === '') return say.enterEmailAddress;
  if (!isEmail(email)) return invalidEmail;
  if (known.some((one) => one.email === email)) return say.addressIsAlreadyOnList;
  return known.length < mostNoticeEmails ? null : tooManyNotices;
}
