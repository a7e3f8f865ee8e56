import { accountWriters } from './accountLetters.ts';
import { arrivalWriters } from './arrivalLetters.ts';
import { bookingWriters } from './bookingLetters.ts';
import { changeWriters } from './changeLetter.ts';
import { channelWriters } from './channelLetter.ts';
import { filledWriters } from './filledLetter.ts';
import { formCWriters } from './formCLetters.ts';
import { type LaidOutMail, layOut } from './layout.ts';
import { listingWriters } from './listingLetters.ts';
import { MailOutdated, type Writer } from './mailWords.ts';
import { moneyWriters } from './moneyLetters.ts';
import { newsletterWriters } from './newsletterLetters.ts';
import { noticeWriters } from './noticeLetters.ts';
import { ownDayWriters } from './ownDayLetter.ts';
import { payoutWriters } from './payoutLetters.ts';
import { peopleWriters } from './peopleLetters.ts';
import { reviewWriters } from './reviewLetters.ts';
import { troubleWriters } from './troubleLetter.ts';
import { waitWriters } from './waitLetters.ts';

export interface Written extends LaidOutMail, Pick<ReturnType<Writer>, 'reply_to' | 'stop' | 'files'> {}

const writers: Record<string, Writer> = {
  ...accountWriters,
  ...bookingWriters,
  ...moneyWriters,
  ...arrivalWriters,
  ...listingWriters,
  ...newsletterWriters,
  ...payoutWriters,
  ...noticeWriters,
  ...peopleWriters,
  ...changeWriters,
  ...channelWriters,
  ...filledWriters,
  ...ownDayWriters,
  ...reviewWriters,
  ...formCWriters,
  ...troubleWriters,
  ...waitWriters,
};
export const mailKinds = Object.keys(writers);

/** Throws `MailOutdated` if the email is no longer true, and an error if facts are missing. */
export function writeMail(kind: string, data: unknown, site: string): Written {
  const write = writers[kind];
  if (!write) throw new Error(`There is no email of the type ${kind}.`);
  if (data === null) throw new MailOutdated('The record it is about no longer exists.');
  const { reply_to, stop, files, ...letter } = write(data, site);
  return { ...layOut(letter, site), reply_to, stop, files };
}
