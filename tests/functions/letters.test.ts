import { describe, expect, test } from 'vitest';
import { brand, siteUrl } from '../../supabase/functions/_shared/brand.ts';
import { MailNotSent, readFailure } from '../../supabase/functions/_shared/mailTransport.ts';
import { MailOutdated, mailKinds, writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { sampleMails } from '../../supabase/functions/send-mails/samples.ts';

const site = 'https://stays.example';
type Kind = keyof typeof sampleMails;
const kinds = Object.keys(sampleMails) as Kind[];
const write = (kind: Kind, change: Record<string, unknown> = {}) =>
  writeMail(kind, { ...sampleMails[kind], ...change }, site);
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url?.replaceAll('&#38;', '&'));

test('there is a sample of every kind', () => expect(kinds.toSorted()).toEqual(mailKinds.toSorted()));

describe.each(kinds)('%s', (kind) => {
  test('says the same as text and as HTML, in the name of the brand', () => {
    const { subject, text, html } = write(kind);
    expect(subject.length).toBeLessThan(90);
    const bare = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    const words = (typed: string) => typed.replace(/[:\s]+/g, ' ');
    for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('--') && !one.startsWith(site))) {
      for (const part of line.split(/: {2,}|: | {2,}/)) expect(words(bare)).toContain(words(part).trim());
    }
    expect(text).toContain(brand.name);
    expect(html).toContain('<meta name="viewport"');
    expect(html).not.toContain('<table');
    expect(html).not.toContain('undefined');
    expect(`${text}${html}`).not.toMatch(/\bnull\b|NaN|\[object/);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('shows what people typed and never runs it', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&</title><script>alert(1)</script>';
    const typed = Object.fromEntries(
      Object.entries(sampleMails[kind])
        .filter(([key, value]) => typeof value === 'string' && !/_date|_time|reference|status|_id/.test(key))
        .map(([key]) => [key, evil]),
    );
    const { html, text } = write(kind, typed);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(text).toContain('<img');
  });

  test('has a subject of one line, whatever a name holds', () => {
    const typed = { name: 'A\r\nBcc: all@x.example\u2028B', hotel_name: 'A\nB\u202eC', guest_name: 'A\tB\u0000C\r\nD' };
    const { subject } = write(kind, typed);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
  });

  test('leads only to the site, the brand and what was asked for', () => {
    for (const url of linksOf(write(kind).html)) {
      expect(url?.startsWith(site) || url === `mailto:${brand.email}`, url).toBe(true);
    }
  });
});

describe('bookings', () => {
  test('tell the guest everything: reference, dates, price with its tax, advance, and where to ask', () => {
    const { subject, text, html, reply_to } = write('booking_guest');
    expect(subject).toBe('Your stay at Casa Susegad is booked: Fri, 15 Jan 2027');
    for (const fact of [
      'K7QM-4XWP-9RTA-2HSD',
      'Fri, 15 Jan 2027, from 2:00 PM',
      'Mon, 18 Jan 2027, by 10:30 AM',
      '2 adults, 1 child',
      '₹3,675.53 × 3 nights × 1 room',
      '₹11,026.59',
      '₹525.08',
      '₹3,307.98',
      '₹7,718.61',
      'Moderate: full refund up to 7 days before arrival.',
      'We arrive by the night train.',
    ]) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(linksOf(html)).toContain(`${site}/booking-confirmation/K7QM-4XWP-9RTA-2HSD`);
    expect(reply_to).toBe('maria@people.example');
  });

  test('tell the hotel who comes, and an answer goes to the guest', () => {
    const { subject, text, reply_to } = write('booking_hotel', { num_rooms: 2 });
    expect(subject).toBe('New booking: Asha Kamat, Fri, 15 Jan 2027, 3 nights');
    for (const fact of ['+91 98200 00000', 'asha@guest.example', '2 × Garden Room']) expect(text).toContain(fact);
    expect(reply_to).toBe('asha@guest.example');
  });

  test('that were cancelled meanwhile, and mails about nothing, are not sent', () => {
    for (const kind of ['booking_guest', 'booking_hotel'] as const) {
      expect(() => write(kind, { booking_status: 'cancelled' })).toThrow(MailOutdated);
      expect(() => writeMail(kind, null, site)).toThrow(MailOutdated);
      expect(() => writeMail(kind, { guest_name: 'Asha' }, site)).toThrow();
    }
    expect(() => writeMail('advert', {}, site)).toThrow('There is no mail of the kind advert.');
  });

  test('do without what is optional', () => {
    const none = {
      guest_phone: null,
      hotel_phone: null,
      hotel_email: null,
      cancellation_policy: null,
      special_requests: '',
    };
    for (const kind of ['booking_guest', 'booking_hotel'] as const) {
      const { text } = write(kind, none);
      expect(text).not.toMatch(/requests|Phone:|Cancellation|contact the hotel/i);
    }
  });
});

describe('listings', () => {
  test('rejected: the reason stands out, to the letter', () => {
    const { text, subject } = write('listing_rejected', { reason: 'One.\nTwo.' });
    expect(subject).toBe('Casa Susegad, Panjim needs a change');
    expect(text).toContain('What to change:\nOne.\nTwo.');
    expect(text).not.toContain('stays online');
    expect(write('listing_rejected', { is_public: true, hotel_id: 'x' }).text).toContain('stays online');
  });

  test('approved: leads to the live page, or says that it is hidden', () => {
    const { hotel_id } = sampleMails.listing_approved;
    expect(linksOf(write('listing_approved').html)).toContain(`${site}/hotel/${hotel_id}`);
    const hidden = write('listing_approved', { is_public: false });
    expect(hidden.subject).toBe('Casa Susegad, Panjim is approved');
    expect(linksOf(hidden.html)).not.toContain(`${site}/hotel/${hotel_id}`);
  });
});

test('the site’s address is the deployment’s, else the brand’s', () => {
  expect(siteUrl({})).toBe(brand.url);
  expect(siteUrl({ SITE_URL: '' })).toBe(brand.url);
  expect(siteUrl({ SITE_URL: 'https://x.example//' })).toBe('https://x.example');
});

describe('a failure to send', () => {
  const read = (error: object) => {
    const failure = readFailure(Object.assign(new Error('It failed'), error));
    if (!(failure instanceof MailNotSent)) return 'unknown';
    return failure.isFinal ? 'final' : 'again';
  };
  test.each([
    ['the address is refused', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'final'],
    ['the address is none', { code: 'EENVELOPE', command: 'API' }, 'final'],
    ['the mailbox is full for now', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'again'],
    ['the content is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'final'],
    ['the server is busy', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'again'],
    ['the sign-in is refused', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'again'],
    ['the server has no name', { code: 'EDNS', command: 'CONN' }, 'again'],
    ['the connection broke', { code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
    ['nobody answered any more', { code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
    ['anything else', {}, 'unknown'],
  ])('%s', (_, error, expected) => expect(read(error)).toBe(expected));
});
