import * as v from 'valibot';
import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { dropExpired, keptUntil } from '#src/domain/booking/keptStays.ts';
import { readLinkToken } from '#src/domain/linkToken.ts';
import { stayLinks } from '#src/lib/keptStays.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { accountHere } from '#src/server/storedSession.ts';

/** Booking links that guests chose to keep on this device. */

const LinkSchema = v.object({
  /** The signed-in account; null without one. */
  account: v.nullable(v.string()),
  token: v.pipe(
    v.string(),
    v.check((text) => readLinkToken(text) !== null),
  ),
  hotel: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  until: v.string(),
  kept_at: v.number(),
});
export type KeptLink = v.InferOutput<typeof LinkSchema>;

/** Returns the valid links and removes expired ones and those of signed-out accounts. */
function readAll(): KeptLink[] {
  const text = deviceStorage.get(stayLinks);
  const found: unknown = readJson(text);
  const links = (Array.isArray(found) ? found : []).flatMap((one) => {
    const link = v.safeParse(LinkSchema, one);
    return link.success ? [link.output] : [];
  });
  const here = accountHere();
  const kept = dropExpired(links.filter(({ account }) => !isLeftBehind(account, here)));
  if (text !== null && kept.length !== (Array.isArray(found) ? found.length : -1)) write(kept);
  return kept;
}

function write(links: readonly KeptLink[]): boolean {
  if (links.length > 0) return deviceStorage.set(stayLinks, JSON.stringify(links));
  deviceStorage.remove(stayLinks);
  return true;
}

/** Returns the links of the current account, the next stay first. */
export function readLinks(): KeptLink[] {
  const here = accountHere();
  return readAll()
    .filter(({ account }) => account === here)
    .sort((one, other) => (one.check_in_date < other.check_in_date ? -1 : 1));
}

export const isLinkKept = (token: string) => readLinks().some((link) => link.token === token);

/** Stores the link for the current account. Returns false if storage is blocked or the account is uncertain. */
export function keepLink(token: string, { stay }: OpenStay): boolean {
  const account = accountHere();
  if (account === undefined) return false;
  const { hotel, check_in_date, check_out_date } = stay;
  const link: KeptLink = {
    ...{ account, token, hotel: hotel.name, check_in_date, check_out_date },
    until: keptUntil(check_out_date),
    kept_at: Date.now(),
  };
  return write(dropExpired([link, ...readAll().filter((other) => other.token !== token || other.account !== account)]));
}

export function renewLink(token: string, opened: OpenStay): void {
  if (isLinkKept(token)) keepLink(token, opened);
}

export const removeLink = (token: string): void => {
  write(readAll().filter((link) => link.token !== token));
};
