import type { BrowserContext } from '@playwright/test';

/**
 * A stand-in for Cloudflare's script: a frame of another origin and the documented callbacks.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering
 */

/** Result of a challenge: a token, an error, or a task for a person (`window.answerTurnstile`). */
export type Outcome = { token: string } | 'error' | 'asks';

declare global {
  interface Window {
    judgeTurnstile(action: string): Promise<Outcome>;
    answerTurnstile?: (token: string) => void;
  }
}

const host = 'https://challenges.cloudflare.com';

interface Settings {
  action: string;
  callback(token: string): void;
  'error-callback'(code: string): boolean;
  'before-interactive-callback'(): void;
  'after-interactive-callback'(): void;
}

function widget(origin: string) {
  const widgets = new Map<string, { settings: Settings; frame: HTMLIFrameElement }>();
  async function challenge(id: string) {
    const found = widgets.get(id);
    if (!found) return;
    const { settings } = found;
    const outcome = await window.judgeTurnstile(settings.action);
    if (outcome === 'error') settings['error-callback']('300010');
    else if (outcome === 'asks') {
      settings['before-interactive-callback']();
      window.answerTurnstile = (token) => {
        settings['after-interactive-callback']();
        settings.callback(token);
      };
    } else settings.callback(outcome.token);
  }
  Object.assign(window, {
    turnstile: {
      render(place: HTMLElement, settings: Settings) {
        const id = `widget-${widgets.size}`;
        const frame = document.createElement('iframe');
        frame.title = 'Widget containing a Cloudflare security challenge';
        frame.src = `${origin}/frame`;
        Object.assign(frame.style, { display: 'block', width: '100%', height: '65px', border: '0' });
        frame.onload = () => challenge(id);
        widgets.set(id, { settings, frame });
        place.append(frame);
        return id;
      },
      reset: (id: string) => void challenge(id),
      remove(id: string) {
        widgets.get(id)?.frame.remove();
        widgets.delete(id);
      },
    },
  });
}

/** A widget that gives any token. It uses no route, because a browser sends no preflights while Playwright intercepts. */
export function anyToken() {
  const given = new Map<string, Settings>();
  const give = (id: string) => given.get(id)?.callback('any');
  Object.assign(window, {
    turnstile: {
      render(_: HTMLElement, settings: Settings) {
        given.set('widget', settings);
        give('widget');
        return 'widget';
      },
      reset: give,
      remove: (id: string) => given.delete(id),
    },
  });
}

/** Serves it to all pages of a browser. `judge` decides each challenge by the form's action. */
export async function serveTurnstile(context: BrowserContext, judge: (action: string) => Outcome): Promise<void> {
  await context.exposeFunction('judgeTurnstile', judge);
  await context.route(`${host}/**`, (route) =>
    new URL(route.request().url()).pathname === '/turnstile/v0/api.js'
      ? route.fulfill({ contentType: 'text/javascript', body: `(${widget})(${JSON.stringify(host)})` })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Check</title><p>Success!',
        }),
  );
}
