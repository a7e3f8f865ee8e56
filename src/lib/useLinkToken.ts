import { useEffect, useState } from 'react';
import { readLinkToken } from '#src/domain/linkToken.ts';
import { tabStorage } from './storage.ts';

/**
 * What the link that was opened holds: null until it is known, empty where there is none. It leaves the address at once, so that it is in
 * no history; until the tab is closed, a reload still knows it, under this name.
 */
export function useLinkToken(name: string): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    function take() {
      const opened = readLinkToken(window.location.hash);
      if (opened) {
        tabStorage.set(name, opened);
        window.history.replaceState(window.history.state, '', window.location.pathname);
      }
      // What cannot be a link, such as a place on the page, changes nothing.
      setToken((known) => opened ?? known ?? tabStorage.get(name) ?? '');
    }
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [name]);
  return token;
}
