import { useEffect, useState } from 'react';
import { isDamagedLink, readLinkToken } from '#src/domain/linkToken.ts';
import { isTabLinkLeft, keepTabLink, readTabLink } from './tabLink.ts';

/**
 * Returns the token of the opened link: null until known, '' if none. Removes it from the address, so that the history does not store it; the tab keeps it over a
 * reload.
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
      // A fragment that is not a link, such as a place on the page, changes nothing.
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
