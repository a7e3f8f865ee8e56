import * as v from 'valibot';
import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { keptUntil, stillKept } from '#src/domain/booking/keptStays.ts';
import { readLinkToken } from '#src/domain/linkToken.ts';
import { stayLinks } from '#src/lib/keptStays.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { accountHere } from '#src/server/storedSession.ts';

/** Links of stays that somebody has asked to keep on this device: `/stay` opens them without a mail. */

const LinkSchema = v.object({
  /** Whose account was signed in; null for nobody's. */
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

/** All whose time is not over and whose account has not left; the others are removed. */
function readAll(): KeptLink[] {
  const text = deviceStorage.get(stayLinks);
  const found: unknown = readJson(text);
  const links = (Array.isArray(found) ? found : []).flatMap((one) => {
    const link = v.safeParse(LinkSchema, one);
    return link.success ? [link.output] : [];
  });
  const here = accountHere();
  const kept = stillKept(links.filter(({ account }) => !isLeftBehind(account, here)));
  if (text !== null && kept.length !== (Array.isArray(found) ? found.length : -1)) write(kept);
  return kept;
}

/** Whether the browser keeps them now. */
function write(links: readonly KeptLink[]): boolean {
  if (links.length > 0) return deviceStorage.set(stayLinks, JSON.stringify(links));
  deviceStorage.remove(stayLinks);
  return true;
}

/** What whoever is here may read, the next stay first. */
export function readLinks(): KeptLink[] {
  const here = accountHere();
  return readAll()
    .filter(({ account }) => account === here)
    .sort((one, other) => (one.check_in_date < other.check_in_date ? -1 : 1));
}

export const isLinkKept = (token: string) => readLinks().some((link) => link.token === token);

/** Keeps the link for whoever is here. False where the browser keeps nothing, or it is not sure who is here. */
export function keepLink(token: string, { stay }: OpenStay): boolean {
  const account = accountHere();
  if (account === undefined) return false;
  const { hotel, check_in_date, check_out_date } = stay;
  const link: KeptLink = {
    ...{ account, token, hotel: hotel.name, check_in_date, check_out_date },
    until: keptUntil(check_out_date),
    kept_at: Date.now(),
  };
  return write(stillKept([link, ...readAll().filter((other) => other.token !== token || other.account !== account)]));
}

/** What a kept link is called, as its stay is by now. */
export function renewLink(token: string, opened: OpenStay): void {
  if (isLinkKept(token)) keepLink(token, opened);
}

export const removeLink = (token: string): void => {
  write(readAll().filter((link) => link.token !== token));
};
