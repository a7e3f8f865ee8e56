let leaving = false;

/** True from the click on Sign out: the page is being left for home, so nothing may send the person to sign in again. */
export const isSigningOut = () => leaving;

/** Forgets the session in this browser, reachable server or not, and has it revoked. The auth client is fetched for it. */
export async function signOut(): Promise<void> {
  leaving = true;
  const { leave } = await import('./account.ts');
  await leave();
  // The header of a page that stays.
  document.documentElement.removeAttribute('data-signed-in');
}
