interface Services {
  plausible?: (event: string, options: { u: string }) => void;
  umami?: { track: (page: (usual: object) => object) => void };
}

/**
 * Counts this visit at a service that sets no cookies: Plausible, or Umami. It is told the path, without query and fragment; not where
 * somebody came from, which of pages of ours would be what was searched for; and nothing by browsers that ask not to be tracked.
 */
export function countVisit(script: string, site: string): void {
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  // Either service reads this by itself.
  Object.defineProperty(document, 'referrer', { value: '' });
  const counter = document.createElement('script');
  // And this: Umami would else count the address as it is.
  Object.assign(counter.dataset, { domain: site, websiteId: site, autoTrack: 'false' });
  counter.src = script;
  counter.onload = () => {
    const { plausible, umami } = window as Services;
    plausible?.('pageview', { u: location.origin + location.pathname });
    umami?.track((usual) => ({ ...usual, url: location.pathname }));
  };
  document.head.append(counter);
}
