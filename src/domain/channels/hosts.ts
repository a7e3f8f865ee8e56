/** The sites whose calendars are read, and the hosts that serve those. Exact names, as of the imports: nobody else controls them. */

const airbnb =
  `com ac ad ae al am at az ba be by ca cat ch cl cn co.cr co.id co.il co.in co.kr co.nz co.uk co.ve co.za com.ar com.au com.bo com.br com.bz com.co com.ec com.ee com.gt com.hk com.hn com.hr com.mt com.mx com.my com.ni com.pa com.pe com.ph com.pt com.py com.ro com.sg com.sv com.tr com.tw com.ua com.vn cz de dk es fi fr gr gy hu ie is it jp lt lu lv me mx nl no pl pt rs ru se si sk`
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
