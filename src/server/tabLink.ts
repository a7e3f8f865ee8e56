import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import { isDamagedLink, readLinkToken } from '#src/domain/linkToken.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { accountHere } from './storedSession.ts';

/** The link of a mail that a tab has open, by the name it is kept under: of whoever's account was here as it was opened, or of nobody's. */

const accountOf = (name: string) => `${name}-of`;

/** Whether it was opened in an account that is not here any more: of another tab, somebody may have signed out while this one slept. */
export const isTabLinkLeft = (name: string) => isLeftBehind(tabStorage.get(accountOf(name)) || null, accountHere());

/** Returns the token in the address, or else the one that this tab has open for the account here; null if there is none, empty if the link is damaged. */
export function readTabLink(name: string): string | null {
  if (isTabLinkLeft(name)) tabStorage.remove(name, accountOf(name));
  const opened = readLinkToken(window.location.hash);
  if (opened) return opened;
  if (isDamagedLink(window.location.hash)) return '';
  return accountHere() === undefined ? null : tabStorage.get(name);
}

/** Until the tab is closed, a reload still knows it. Not while it is unsure who is here. */
export function keepTabLink(name: string, token: string): void {
  const here = accountHere();
  tabStorage.remove(name, accountOf(name));
  if (here === undefined) return;
  tabStorage.set(accountOf(name), here ?? '');
  tabStorage.set(name, token);
}
