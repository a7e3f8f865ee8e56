import { deviceStorage, readJson, tabStorage } from './storage.ts';

/** Names of the bookings that a device keeps, opened by link. Small: all code that signs out imports it. */

export const stayLink = 'stay-link';
/** A booking opened by link, encrypted; the rest of the name is derived from the link. */
export const stayCopy = 'stay-copy-';
export const stayLinks = 'stay-links';

/** Forgets kept bookings at sign-out. Links kept without an account stay: only signed-out visitors see them. */
export function forgetStays(): void {
  deviceStorage.remove(...deviceStorage.keys().filter((key) => key.startsWith(stayCopy)));
  tabStorage.remove(stayLink);
  const links = readJson(deviceStorage.get(stayLinks));
  const others = Array.isArray(links) ? links.filter((link) => link?.account === null) : [];
  if (others.length > 0) deviceStorage.set(stayLinks, JSON.stringify(others));
  else deviceStorage.remove(stayLinks);
}
