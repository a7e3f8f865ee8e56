import type { BrowserContext } from 'playwright';

/* Third-party services and their stand-ins. Requests are intercepted in the browser, because local servers have no certificate. */

export const errorService = 'https://errors.services.test';
export const visitService = 'https://visits.services.test';

export const services = {
  PUBLIC_ERROR_URL: `${errorService.replace('://', '://abc123@')}/7`,
  PUBLIC_ANALYTICS_SCRIPT: `${visitService}/js/script.manual.js`,
  PUBLIC_ANALYTICS_SITE: 'susegadstays.example',
  PUBLIC_SITE_VERIFICATION: 'stand-in_0123',
};

export interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Scripts of both analytics services, reduced to what they send. */
export const counters = {
  plausible: `
    const { domain } = document.currentScript.dataset;
    window.plausible = (n, { u }) => fetch('${visitService}/api/event', {
      method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u, d: domain, r: document.referrer || null }),
    });
    if (!/manual/.test(document.currentScript.src)) window.plausible('pageview', { u: location.href });`,
  umami: `
    const { websiteId, autoTrack } = document.currentScript.dataset;
    const usual = { website: websiteId, title: document.title, url: location.href, referrer: document.referrer };
    const send = (payload) => fetch('${visitService}/api/send', {
      method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload }),
    });
    window.umami = { track: (change) => send(change(usual)) };
    if (autoTrack !== 'false') send(usual);`,
};

export async function serveServices(
  context: BrowserContext,
  counter: keyof typeof counters = 'plausible',
): Promise<Sent[]> {
  const sent: Sent[] = [];
  await context.route('https://*.services.test/**', async (route) => {
    const request = route.request();
    sent.push({ url: request.url(), headers: await request.allHeaders(), body: request.postData() ?? '' });
    const isScript = request.url() === services.PUBLIC_ANALYTICS_SCRIPT;
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': isScript ? 'text/javascript' : 'text/plain' },
      body: isScript ? `(() => {${counters[counter]}})()` : 'ok',
    });
  });
  return sent;
}
