/* Sentry's envelope protocol, also of GlitchTip: https://develop.sentry.dev/sdk/data-model/envelopes/. Reports nothing about the visitor. */

const mostPerPage = 5;
const mostFrames = 20;

interface Frame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
}

/** Returns the envelope address of a DSN. The key is in the query: a header would need a CORS preflight. */
export function envelopeAddress(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

const plainAddress = (address: string) =>
  address.replace(/(?:[?#]|%(?:25)*23).*$/is, '').replace(/(\/booking-confirmation)\/.*$/s, '$1');

/** Removes what may be personal: quoted texts except names of code, emails, booking references, and numbers of four or more digits. */
export function scrubbed(message: string): string {
  return message
    .replace(/https?:\/\/[^\s'"`)]+/g, plainAddress)
    .replace(/"[^"]*"?|`[^`]*`?|“[^”]*”?/g, '"…"')
    .replace(/'([^']*)'/g, (all, text: string) => (/^[\w$.#]{1,40}$/.test(text) ? all : "'…'"))
    .replace(/[^\s@'"]+@[^\s@'"]+/g, '[e-mail]')
    .replace(/\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/gi, '[reference]')
    .replace(/[0-9a-f]{64}/g, '[link]')
    .replace(/\+?\d[\d\s().-]{2,}\d/g, '[number]')
    .slice(0, 300);
}

/** Returns the frames of a browser's stack, innermost last, as the protocol requires. */
export function framesOf(stack: string): Frame[] {
  const line = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)(\w[\w+.-]*:\/\/.*?):(\d+):(\d+)\)?\s*$/gm;
  return [...stack.matchAll(line)]
    .slice(0, mostFrames)
    .map(([, ours, theirs, address = '', lineno, colno]) => ({
      filename: plainAddress(address),
      function: ours || theirs || '?',
      lineno: Number(lineno),
      colno: Number(colno),
    }))
    .reverse();
}

/** Returns the envelope of an error; null if it is not from our code, such as a browser extension's. */
function envelopeOf(thrown: unknown, page: { href: string; origin: string }): string | null {
  if (!(thrown instanceof Error)) return null;
  const frames = framesOf(thrown.stack ?? '');
  if (!frames.at(-1)?.filename.startsWith(`${page.origin}/`)) return null;
  const event_id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    sdk: { name: 'susegad', version: '1', settings: { infer_ip: 'never' } },
    request: { url: plainAddress(page.href) },
    exception: { values: [{ type: thrown.name, value: scrubbed(thrown.message), stacktrace: { frames } }] },
  };
  return [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

export function createReporter(dsn: string, page: { href: string; origin: string }) {
  const address = envelopeAddress(dsn);
  const sent = new Set<string>();
  return (thrown: unknown) => {
    const key = thrown instanceof Error ? `${thrown.name} ${thrown.message}` : '';
    if (!key || sent.size >= mostPerPage || sent.has(key)) return;
    const body = envelopeOf(thrown, page);
    if (!body) return;
    sent.add(key);
    fetch(address, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
}
