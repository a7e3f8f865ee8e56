import { deviceStorage, readJson, tabStorage } from './storage.ts';

/** Where a device keeps stays that were opened by their links, and how it forgets them. Small: whatever signs out imports it. */

/** The link that a tab has open. */
export const stayLink = 'stay-link';
/** What a link opened, encrypted; the rest of the name comes of the link. */
export const stayCopy = 'stay-copy-';
/** Links that somebody has asked to keep, each with whose account was signed in. */
export const stayLinks = 'stay-links';

/** Somebody signs out: what is kept of stays goes, but links that were kept without an account, which only those without one read. */
export function forgetStays(): void {
  deviceStorage.remove(...deviceStorage.keys().filter((key) => key.startsWith(stayCopy)));
  tabStorage.remove(stayLink);
  const links = readJson(deviceStorage.get(stayLinks));
  const others = Array.isArray(links) ? links.filter((link) => link?.account === null) : [];
  if (others.length > 0) deviceStorage.set(stayLinks, JSON.stringify(others));
  else deviceStorage.remove(stayLinks);
}
