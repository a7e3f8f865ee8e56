/** The sites whose calendars are read, and the hosts that serve those. Exact names, as of the imports: nobody else controls them. */

const airbnb =
  `com co.in co.uk ie ca com.au co.nz com.sg com.hk ae de fr it es pt nl be ch at dk se no fi pl cz gr com.br mx jp co.kr`
    .split(' ')
    .flatMap((ending) => [`airbnb.${ending}`, `www.airbnb.${ending}`]);

const vrbo = `vrbo.com homeaway.com homeaway.co.uk abritel.fr fewo-direkt.de stayz.com.au bookabach.co.nz`
  .split(' ')
  .flatMap((name) => [name, `www.${name}`]);

export const channels = ['airbnb', 'booking', 'vrbo', 'google'] as const;
export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google Calendar',
};

export const calendarHosts: Record<Channel, ReadonlySet<string>> = {
  airbnb: new Set(airbnb),
  booking: new Set(['ical.booking.com', 'admin.booking.com']),
  vrbo: new Set(vrbo),
  google: new Set(['calendar.google.com']),
};

export interface CalendarAddress {
  source: Channel;
  address: string;
}

/** Whether an address of one of the sites may be that of a calendar: all four say so in it. A page of a house does not. */
export const namesCalendar = (address: string) => /ical|\.ics/i.test(address);

/** The address of a calendar as it is asked, and whose it is; null for any other. Sites show some as http or webcal, and serve them by https. */
export function readCalendarAddress(typed: string): CalendarAddress | null {
  const address = typed.trim().replace(/^(webcal|http):\/\//i, 'https://');
  if (address.length > 1000 || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || url.pathname === '/') return null;
  url.hash = '';
  const source = channels.find((channel) => calendarHosts[channel].has(url.hostname));
  return source && url.href.length <= 1000 ? { source, address: url.href } : null;
}
