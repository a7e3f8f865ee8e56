interface Services {
  plausible?: (event: string, options: { u: string }) => void;
  umami?: { track: (page: (usual: object) => object) => void };
}

/** Counts a visit at Plausible or Umami, which set no cookies. Sends only the path, no referrer; nothing if the browser asks not to be tracked. */
export function countVisit(script: string, site: string): void {
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  Object.defineProperty(document, 'referrer', { value: '' });
  const counter = document.createElement('script');
  // Without this Umami counts the full address.
  Object.assign(counter.dataset, { domain: site, websiteId: site, autoTrack: 'false' });
  counter.src = script;
  counter.onload = () => {
    const { plausible, umami } = window as Services;
    plausible?.('pageview', { u: location.origin + location.pathname });
    umami?.track((usual) => ({ ...usual, url: location.pathname }));
  };
  document.head.append(counter);
}
