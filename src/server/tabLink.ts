import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import { isDamagedLink, readLinkToken } from '#src/domain/linkToken.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { accountHere } from './storedSession.ts';

const accountOf = (name: string) => `${name}-of`;

/** True if the link was opened in an account that is not signed in now, such as after signing out in another tab. */
export const isTabLinkLeft = (name: string) => isLeftBehind(tabStorage.get(accountOf(name)) || null, accountHere());

/** Returns the token in the address, else the one stored in this tab for the account; null if none, '' if the link is damaged. */
export function readTabLink(name: string): string | null {
  if (isTabLinkLeft(name)) tabStorage.remove(name, accountOf(name));
  const opened = readLinkToken(window.location.hash);
  if (opened) return opened;
  if (isDamagedLink(window.location.hash)) return '';
  return accountHere() === undefined ? null : tabStorage.get(name);
}

export function keepTabLink(name: string, token: string): void {
  const here = accountHere();
  tabStorage.remove(name, accountOf(name));
  if (here === undefined) return;
  tabStorage.set(accountOf(name), here ?? '');
  tabStorage.set(name, token);
}
