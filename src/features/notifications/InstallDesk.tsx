import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Button } from '#src/ui/Button.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/staff/notifications.ts';
import { readAbility } from './pushDevice.ts';

/** Chromium's. Other browsers install by their menu. https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
const $offer = atom<InstallEvent | null>(null);
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  $offer.set(event as InstallEvent);
});

export function InstallDesk() {
  const offer = useStore($offer);
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  if (isInstalled || readAbility() === 'home-screen') return null;
  async function install() {
    // An offer serves once.
    $offer.set(null);
    await offer?.prompt();
  }
  return (
    <section aria-labelledby="install">
      <h2 id="install" className="text-xl">
        {say.installTitle}
      </h2>
      <div className="grid content-start gap-4">
        <p>
          {say.installText} {!offer && say.installByMenu}
        </p>
        {offer && (
          <p>
            <Button variant="secondary" onClick={install}>
              {say.install}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
