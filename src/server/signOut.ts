let leaving = false;

/** True from the click on Sign out: the page is being left for home, so nothing may send the person to sign in again. */
export const isSigningOut = () => leaving;

/** Forgets the session in this browser, even offline, and asks the server to revoke it. */
export async function signOut(): Promise<void> {
  leaving = true;
  const { leave } = await import('./account.ts');
  await leave();
  // For a page that stays open.
  document.documentElement.removeAttribute('data-signed-in');
}
