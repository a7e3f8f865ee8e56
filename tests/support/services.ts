import type { BrowserContext } from 'playwright';

/*
 * Services of others, as a deployment may name them, and what stands in for them in a browser: pages ask them over https, and there is no
 * certificate for a server of ours, so their requests end where they would leave the browser.
 */

export const errorService = 'https://errors.services.test';
export const visitService = 'https://visits.services.test';

/** What the build is told. */
export const services = {
  PUBLIC_ERROR_URL: `${errorService.replace('://', '://abc123@')}/7`,
  PUBLIC_ANALYTICS_SCRIPT: `${visitService}/js/script.manual.js`,
  PUBLIC_ANALYTICS_SITE: 'susegadstays.example',
  PUBLIC_SITE_VERIFICATION: 'stand-in_0123',
};

/** What a service was sent. */
export interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The scripts of both counters, as far as they send what they are told; each sends by itself unless its element says otherwise. */
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

/** Stands in for all of them in these pages. What they are sent is told as it comes. */
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
