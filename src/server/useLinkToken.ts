import { useEffect, useState } from 'react';
import { isDamagedLink, readLinkToken } from '#src/domain/linkToken.ts';
import { isTabLinkLeft, keepTabLink, readTabLink } from './tabLink.ts';

/**
 * What the link that was opened holds: null until it is known, empty where there is none. It leaves the address at once, so that it is in
 * no history; until the tab is closed, a reload still knows it, under this name, for whose account it was opened in.
 */
export function useLinkToken(name: string): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    function take() {
      const found = readTabLink(name);
      const isOpened = found && readLinkToken(window.location.hash);
      if (isOpened) keepTabLink(name, found);
      if (isOpened || isDamagedLink(window.location.hash)) {
        window.history.replaceState(window.history.state, '', window.location.pathname);
      }
      // What cannot be a link, such as a place on the page, changes nothing.
      setToken((known) => found ?? known ?? '');
    }
    // What a page shows of somebody who has signed out, in whatever tab, goes with all it remembers.
    function leave() {
      if (isTabLinkLeft(name)) window.location.reload();
    }
    take();
    window.addEventListener('hashchange', take);
    window.addEventListener('storage', leave);
    window.addEventListener('pageshow', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('hashchange', take);
      window.removeEventListener('storage', leave);
      window.removeEventListener('pageshow', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [name]);
  return token;
}
