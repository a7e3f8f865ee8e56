import * as v from 'valibot';
import { language } from '../../../src/words/en/language.ts';
import { hello as helloAnybody, helloTo } from '../../../src/words/en/mails.ts';
import type { Env } from '../_shared/http.ts';
import { type LetterPage, letterPath } from '../_shared/letterPages.ts';
import type { MailFile } from '../_shared/mailTransport.ts';
import { type MailContent, oneLine } from './layout.ts';

export { momentInIndia as moment } from '../../../src/domain/moment.ts';

export class MailOutdated extends Error {}

export interface Stop {
  page: LetterPage;
  token: string;
}
const TokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
export const readStop = (data: unknown, page: LetterPage): Stop => ({ page, token: v.parse(TokenSchema, data).token });
/** One-click unsubscribing (RFC 8058); a GET leads to the page in the email's language. */
export const stopAddress = (stop: Stop, env: Env) =>
  `${env.SUPABASE_URL}/functions/v1/stop-letters?${new URLSearchParams({ ...stop, ...(language !== 'en' && { language }) })}`;
export const letterLink = ({ page, token }: Stop, does: 'confirm' | 'stop', site: string) =>
  `${site}${letterPath(page, language)}?${does}=${token}`;

export type Writer = (
  data: unknown,
  site: string,
) => MailContent & {
  reply_to?: string | undefined;
  stop?: Stop | undefined;
  files?: readonly MailFile[] | undefined;
};

const namePart = String.raw`[\p{L}\p{M}\u200c\u200d]+(?:['’-][\p{L}\p{M}\u200c\u200d]+)*`;
const plainName = new RegExp(`^(${namePart})(?: ${namePart}){0,2}$`, 'u');

const emoji = /\p{RGI_Emoji}|\p{Extended_Pictographic}|\ufe0f/gv;

/** Uses a name only of one to three words of letters, so that an email to an unconfirmed address has no words of a stranger. */
export function hello(full_name: string | null | undefined): string {
  const [, first = ''] = plainName.exec(oneLine((full_name ?? '').replace(emoji, ' '))) ?? [];
  return first && first.length <= 24 && !/^www$/i.test(first) ? helloTo(first) : helloAnybody;
}

/** Makes a stranger's words safe: no email program turns a part into a link. */
export function unlinked(typed: string): string {
  return typed
    .replace(/:\/\//g, '[:]//')
    .replace(/[@\uff20]/g, '[at]')
    .replace(/\d+(?:\.\d+){3}/g, (address) => address.replaceAll('.', '[.]'))
    .replace(
      /(?<=[\p{L}\p{M}\p{N}\p{So}_-])[.\u2024\u3002\ufe52\uff0e\uff61](?=[\p{L}\p{N}\p{So}])/gu,
      (dot, at, whole) =>
        // Not a time or a price such as 9.30.
        /\d/.test(whole[at - 1]) && /\d/.test(whole[at + 1]) ? dot : '[.]',
    );
}

/** Returns words that may be a stranger's as one safe line. */
export const neat = (typed: string) => unlinked(oneLine(typed));

/** The facts of every email to an owner about a listing. */
const optionalText = v.optional(v.nullable(v.string()));
export const listingEntries = { name: v.string(), city: optionalText, full_name: optionalText };

export const nameWithCity = ({ name, city }: { name: string; city?: string | null | undefined }) =>
  oneLine([name, city].filter((one) => one).join(', '));

/** The links of emails to properties, which are in English. */
export const choosePassword = (site: string) => ({ label: 'Choose a new password', url: `${site}/auth?way=forgotten` });
export const openListings = (site: string) => ({ label: 'Open your listings', url: `${site}/owner` });
export const openHouse = (label: string, page: string, hotel: string, site: string) => ({
  label,
  url: `${site}/owner/${page}?hotel=${encodeURIComponent(hotel)}`,
});
export const openBooking = ({ id, hotel_id }: { id: string; hotel_id: string }, site: string) => ({
  label: 'Open the booking',
  url: `${site}/owner/bookings?${new URLSearchParams({ hotel: hotel_id, booking: id })}`,
});

/** Makes a writer from the schema of an email's facts. */
export const writer =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    write: (facts: v.InferOutput<Schema>, site: string, data: unknown) => ReturnType<Writer>,
  ): Writer =>
  (data, site) =>
    write(v.parse(schema, data), site, data);

/** Makes a writer of emails to a property's address. `house` is its name as a safe line. */
export const houseWriter = <Schema extends v.GenericSchema<unknown, { hotel_name: string }>>(
  schema: Schema,
  write: (facts: v.InferOutput<Schema>, house: string, site: string) => MailContent,
): Writer =>
  writer(schema, (facts, site, data) => {
    const house = neat(facts.hotel_name);
    return toHouse(write(facts, house, site), house, data, site);
  });

/** An email to a property's address. It says why it was sent, and how to stop it if the owner named the address. */
export function toHouse(letter: MailContent, house: string, data: unknown, site: string) {
  const stop = v.is(v.object({ token: v.string() }), data) ? readStop(data, 'notices') : undefined;
  const why = stop
    ? `You get this email because you confirmed this address for emails about bookings of ${house}.`
    : `You get this email because ${house} takes bookings with us. To choose who else gets these emails, select “Emails about bookings” in your listings.`;
  const stopping = stop && { label: 'Stop these emails to this address', url: letterLink(stop, 'stop', site) };
  return {
    ...letter,
    closing: [...(letter.closing ?? []), why],
    otherActions: [...(letter.otherActions ?? []), stopping],
    stop,
  };
}
