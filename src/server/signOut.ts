let leaving = false;

/** True from the click on Sign out: the page is being left for home, so nothing may send the person to sign in again. */
export const isSigningOut = () => leaving;

export async function signOut(): Promise<void> {
  leaving = true;
  const { leave } = await import('./account.ts');
  await leave();
  document.documentElement.removeAttribute('data-signed-in');
}
