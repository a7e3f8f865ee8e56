import { paths } from '#src/lib/paths.ts';
import { showToastOnNextPage } from '#src/lib/toasts.ts';
import { signOut } from '#src/server/signOut.ts';
import { initialsOf, knownRoleOf, readKnownPerson } from '#src/server/storedSession.ts';
import { storeOwner } from '#src/server/unsentTexts.ts';
import { accountOf, signedOut } from '#src/words/en/account.ts';

export function startAccountMenu() {
  const button = document.querySelector<HTMLButtonElement>('[data-account-button]');
  const menu = document.getElementById('account-menu');
  if (!button || !menu) return;
  const words = (name: string) => menu.querySelector<HTMLElement>(`[data-account-${name}]`);

  function show() {
    const person = readKnownPerson();
    document.documentElement.toggleAttribute('data-signed-in', person !== null);
    if (!person || !button) return;
    const initials = initialsOf(person);
    button.textContent = initials;
    button.setAttribute('aria-label', accountOf(initials, person.full_name || person.email));
    const name = words('name');
    if (name) name.textContent = person.full_name || person.email;
    const email = words('email');
    if (email) email.textContent = person.full_name ? person.email : '';
    const known = knownRoleOf(person.id);
    const admin = words('admin');
    if (admin) admin.hidden = known?.role !== 'admin';
    const listings = words('listings');
    if (listings) listings.hidden = !known?.has_listings;
    // The visitor signed in on a page that they left before the role was read.
    if (!known) askForRole().catch(console.error);
  }
  async function askForRole() {
    const { $session } = await import('#src/server/session.ts');
    const stop = $session.subscribe((session) => {
      if (session.state !== 'signedIn' || typeof session.profile !== 'object') return;
      setTimeout(() => stop());
      show();
    });
  }
  show();
  storeOwner();
  window.addEventListener('storage', show);

  words('sign-out')?.addEventListener('click', async () => {
    await signOut();
    showToastOnNextPage({ title: signedOut, tone: 'info' });
    window.location.assign(paths.home);
  });
}
