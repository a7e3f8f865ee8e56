import { brand, siteUrl } from '../_shared/brand.ts';
import { addressIn, answerText, type Handler, refuse } from '../_shared/http.ts';
import { callService } from '../_shared/service.ts';
import { type TakenNights, writeCalendar } from '../_shared/writeCalendar.ts';

type Told = ({ ok: true } & TakenNights) | { ok: false; code: string };

/** GET or HEAD `/functions/v1/calendar-feed/{token}.ics`, without a key: sold-out nights of a room type. 404 for an unknown or former address. */
const calendarFeed: Handler = async (request, env) => {
  await request.body?.cancel();
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'method_not_allowed', 'Send this with GET.');
  const token = /\/([0-9A-Z-]{20,60})\.ics$/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const told = await callService<Told>(env, 'exported_calendar', { token, headers: addressIn(request) });
  if (!told.ok) {
    if (told.code === 'not_found') return refuse(404, 'not_found', 'This calendar does not exist.');
    return told.code === 'rate_limited'
      ? refuse(429, 'rate_limited', 'Too many requests for this calendar. Try again in an hour.')
      : refuse(503, 'busy', 'Try again in a moment.');
  }
  return answerText(request, writeCalendar(told, brand.name, new URL(siteUrl(env)).host), {
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
  });
};
export default calendarFeed;
