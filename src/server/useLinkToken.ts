import { useEffect, useState } from 'react';
import { isDamagedLink, readLinkToken } from '#src/domain/linkToken.ts';
import { isTabLinkLeft, keepTabLink, readTabLink } from './tabLink.ts';

/** Returns null until known, '' if none. Removes the token from the address and the history; the tab keeps it over a reload. */
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
      setToken((known) => found ?? known ?? '');
    }
    // Reloads to clear the page if the person has signed out in any tab.
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
