/** Exact host names of the sites whose calendars we read. `publicFetch.ts` checks the address of any other host. */

const airbnb =
  `com ac ad ae al am at az ba be by ca cat ch cl cn co.cr co.id co.il co.in co.kr co.nz co.uk co.ve co.za com.ar com.au com.bo com.br com.bz com.co com.ec com.ee com.gt com.hk com.hn com.hr com.mt com.mx com.my com.ni com.pa com.pe com.ph com.pt com.py com.ro com.sg com.sv com.tr com.tw com.ua com.vn cz de dk es fi fr gr gy hu ie is it jp lt lu lv me mx nl no pl pt rs ru se si sk`
    .split(' ')
    .flatMap((ending) => [`airbnb.${ending}`, `www.airbnb.${ending}`]);

const vrbo = `vrbo.com homeaway.com homeaway.co.uk abritel.fr fewo-direkt.de stayz.com.au bookabach.co.nz`
  .split(' ')
  .flatMap((name) => [name, `www.${name}`]);

export const channels = ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const;
export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google Calendar',
  other: 'Another calendar',
};

export const calendarHosts: Record<Exclude<Channel, 'other'>, ReadonlySet<string>> = {
  airbnb: new Set(airbnb),
  booking: new Set(['com', 'cn'].flatMap((ending) => [`ical.booking.${ending}`, `admin.booking.${ending}`])),
  vrbo: new Set(vrbo),
  google: new Set(['calendar.google.com']),
};

const insideNames = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|arpa|onion)$/;

/** True if a host name can be public, by the rule of `private.is_public_host`. */
export const isPublicHost = (host: string) =>
  host.length <= 253 &&
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(host) &&
  !insideNames.test(host);

export const mayServe = (source: Channel, host: string) =>
  source === 'other' ? isPublicHost(host) : calendarHosts[source].has(host);

export interface CalendarAddress {
  source: Channel;
  address: string;
}

/** True if an address can be a calendar. The four known sites have ical or .ics in theirs. */
export const namesCalendar = ({ source, address }: CalendarAddress) =>
  source === 'other' || /ical|\.ics/i.test(address);

/** Returns a calendar's address with https, and its site; null if it is invalid. Some sites show http or webcal addresses. */
export function readCalendarAddress(typed: string): CalendarAddress | null {
  const address = typed.trim().replace(/^(webcals?|http):\/\//i, 'https://');
  if (address.length > 1000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || url.pathname === '/') return null;
  url.hash = '';
  const source = channels.find((channel) => mayServe(channel, url.hostname));
  return source && url.href.length <= 1000 ? { source, address: url.href } : null;
}
