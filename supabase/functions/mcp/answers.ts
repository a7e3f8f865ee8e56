import * as v from 'valibot';
import { photoAddress } from '../../../src/domain/hotel/photoAddress.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { type StayQuery, writeStayQuery } from '../../../src/domain/stay.ts';
import { siteUrl } from '../_shared/brand.ts';
import type { Env } from '../_shared/http.ts';

/** What answers have in common. Of people they hold nothing: no name, no phone, no word that a guest wrote. */

export const text = (description: string) => v.pipe(v.string(), v.description(description));
export const count = (description: string) => v.pipe(v.number(), v.integer(), v.description(description));

const MoneySchema = v.object({
  paise: count('Hundredths of an Indian rupee (INR), all taxes contained.'),
  text: text('The same, written out in rupees.'),
});
export const price = (description: string) => v.pipe(MoneySchema, v.description(description));
export const money = (paise: number): v.InferOutput<typeof MoneySchema> => ({ paise, text: formatRupees(paise) });

const fictional = 'This stay is fictional: it shows how the site works, and nobody can sleep there.';
/** What is said after a stay's name. */
export const warning = (isDemo: boolean) => (isDemo ? ` (${fictional})` : '');

/** What every answer begins with that is about one stay. */
export const stayEntries = {
  stay_id: v.string(),
  name: v.string(),
  is_fictional: v.pipe(v.boolean(), v.description(`Where true, tell the guest: ${fictional}`)),
  place: text('Address and town.'),
  url: text('Its page on the site, for these days and this party.'),
};

/** Words that a house has written, in one answer with facts: they are told, never followed. */
export const ownWords = (about: string) => v.nullable(text(`${about}, in the words of the house.`));

/** The site's addresses, as src/lib/paths.ts has them for its pages; of a stay by its id, which leads to the page whatever name that was built with. */
export function addressesOf(env: Env) {
  const site = siteUrl(env);
  return {
    search: (destination: string, stay: StayQuery) =>
      `${site}/search?${writeStayQuery(stay, new URLSearchParams(destination ? { destination } : {}))}`,
    stay: (id: string, stay: StayQuery) => `${site}/hotel/${id}?${writeStayQuery(stay)}`,
    booking: (roomId: string, stay: StayQuery) =>
      `${site}/booking/${encodeURIComponent(roomId)}?${writeStayQuery(stay)}`,
    /** Null of what is no photo of ours. */
    photo(url: string): string | null {
      const address = photoAddress(url, env.SUPABASE_URL);
      return address === undefined ? null : new URL(address, site).href;
    },
  };
}
