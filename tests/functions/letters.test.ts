import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { calendarFile } from '../../src/domain/booking/calendarFile.ts';
import { formatRupees } from '../../src/domain/money.ts';
import { doesNotExpire } from '../../src/words/en/guestStay.ts';
import { reportByLinkToo, reportedByReference, weLookForIt } from '../../src/words/en/mails.ts';
import { brand, siteUrl } from '../../supabase/functions/_shared/brand.ts';
import { MailNotSent, readFailure } from '../../supabase/functions/_shared/mailTransport.ts';
import { type AuthTemplate, authTemplates, fillIn } from '../../supabase/functions/send-mails/authTemplates.ts';
import { escapeHtml } from '../../supabase/functions/send-mails/layout.ts';
import { mailKinds, writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { MailOutdated } from '../../supabase/functions/send-mails/mailWords.ts';
import { sampleMails } from '../../supabase/functions/send-mails/samples.ts';
import { config } from '../../supabase/local/config.ts';

const site = 'https://stays.example';
type Kind = keyof typeof sampleMails;
const kinds = Object.keys(sampleMails) as Kind[];
function write(kind: Kind, change: Record<string, unknown> = {}) {
  const data: Record<string, unknown> = { ...sampleMails[kind], ...change };
  const [total = 0, paid = 0, refund = 0] = [data.total_amount, data.paid_amount, data.refund_due].map(Number);
  const price = data.booking_status === 'cancelled' ? data.no_show_fee : total;
  if ('balance_due' in data) data.balance_due = typeof price === 'number' ? price - paid + refund : 0;
  return writeMail(kind, data, site);
}
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&#38;', '&'));
const proseOf = (text: string) => text.replace(/\n\n[^\n]+:\nhttps:\S+\n\n/, ' ');
const flat = (text: string) => text.replace(/\s+/g, ' ');
/** Expects these words, however the text breaks its lines. */
function has(text: string, ...parts: readonly string[]) {
  for (const part of parts) assert.ok(flat(text).includes(flat(part)), `${part} is in ${text.slice(0, 2000)}`);
}

test('a listing that was taken off says how, and what comes next', () => {
  has(write('listing_taken_off').text, 'hidden Casa Susegad, Panjim from guests');
  has(write('listing_taken_off', { listing_status: 'draft' }).text, 'submit it again');
  has(
    write('listing_taken_off', { listing_status: 'deleted' }).text,
    'removed Casa Susegad, Panjim from your listings',
  );
  assert.throws(() => write('listing_taken_off', { listing_status: 'lost' }));
  for (const [kind, now] of [
    ['listing_submitted', 'reviewing your listing again'],
    ['listing_approved', 'approved again'],
    ['listing_rejected', 'needs changes again'],
    ['listing_taken_off', 'hidden from guests again'],
  ] as const) {
    const { subject, text } = write(kind, { undone: true });
    has(subject + text, 'We undid our last decision', now);
  }
});

test('whoever books is told that passport and visa are asked for, and gets the way there once there is one', () => {
  const asked = /If one of you is not an Indian citizen, the hotel needs passport and visa details before you arrive\./;
  const words = (change: object) => flat(write('booking_guest', { ...change }).text);
  assert.match(words({}), asked);
  const withLink = words({ form_c_link: '0f'.repeat(32) });
  assert.doesNotMatch(withLink, asked);
  has(withLink, `${site}/arrival#${'0f'.repeat(32)}`);
});

test('who books for today or tomorrow is told the way and the rules of the house, for no other mail brings them in time', () => {
  const where = { place_id: 'panjim', latitude: 15.4989, longitude: 73.8278, is_approximate: false };
  const words = (check_in_date: string) => {
    const { text, html } = write('booking_guest', { where, check_in_date });
    return { text, way: linksOf(html).find((url) => url.startsWith('https://www.google.com/maps/dir/')) };
  };
  for (const near of ['2027-01-01', '2027-01-02']) {
    has(words(near).text, 'Quiet from ten at night, please.');
    has(words(near).way ?? '', encodeURIComponent('15.4989,73.8278'));
  }
  const far = words('2027-01-03');
  assert.equal(far.way, undefined);
  assert.doesNotMatch(far.text, /Quiet from ten/);
});

test('there is a sample of every kind', () => assert.deepEqual(kinds.toSorted(), mailKinds.toSorted()));

/** These emails contain no free text except a name. */
const withoutTexts = `welcome account_exists newsletter_confirm newsletter_welcome password_changed password_guessed
  two_factor_added two_factor_removed data_erased`.split(/\s+/);

for (const kind of kinds) {
  test(`${kind} says the same as text and as HTML, in the name of the brand`, () => {
    const { subject, text, html } = write(kind);
    assert.ok(subject.length < 90);
    const bare = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    const words = (typed: string) => typed.replace(/[:\s]+/g, ' ');
    for (const line of text.split('\n').filter((one) => one.trim() && !/^(?:--|https:)/.test(one))) {
      for (const part of line.split(/: {2,}|: | {2,}/)) has(words(bare), words(part).trim());
    }
    has(text, brand.name);
    const [beforeButton = '', afterButton] = html.replace(/.*<h1/s, '').split('display:inline-block');
    assert.ok(afterButton === undefined || beforeButton.replace(/<[^>]+>/g, '').length < 800);
    assert.doesNotMatch(beforeButton, afterButton === undefined ? /^$/ : /border-(?:left|top)/);
    has(html, '<meta name="viewport"');
    assert.doesNotMatch(html, /<table/);
    assert.doesNotMatch(`${text}${html}`, /\bnull\b|undefined|NaN|\[object/);
    assert.ok(text.endsWith('\n'));
  });

  test(`${kind} shows what people typed and never runs it`, () => {
    const evil = '<img src=x onerror=alert(1)>"\'&</title><script>alert(1)</script>';
    const typed = (facts: object): object =>
      Object.fromEntries(
        Object.entries(facts).map(([key, value]) => {
          if (value?.constructor === Object) return [key, typed(value)];
          const isTyped =
            typeof value === 'string' &&
            !/_date|_night$|_time|_at$|^source$|^limit|reference|status|_id|_link$|_kind$|^(?:at|by|until|due_on|issued_on|token|kind|thing|holder|method|step|state|since|role)$/.test(
              key,
            );
          return [key, isTyped ? evil : value];
        }),
      );
    const { html, text } = writeMail(kind, typed(sampleMails[kind]), site);
    assert.doesNotMatch(html, /<script|<img/i);
    assert.equal(html.match(/<\/title>/g)?.length, 1);
    if (!withoutTexts.includes(kind)) has(text, '<img');
  });

  test(`${kind} has a subject of one line, whatever a name holds`, () => {
    const typed = { name: 'A\r\nBcc: all@x.example\u2028B', hotel_name: 'A\nB\u202eC', guest_name: 'A\tB\u0000C\r\nD' };
    assert.doesNotMatch(write(kind, typed).subject, /[\p{Cc}\u2028\u2029\u202e]/u);
  });

  test(`${kind} leads only to the site and the brand`, () => {
    const strange = linksOf(write(kind).html).filter((url) => !url.startsWith(site) && url !== `mailto:${brand.email}`);
    const ways: Partial<Record<Kind, string[]>> = {
      before_arrival: ['https://www.google.com/maps/dir/'],
      arrival_welcome: ['https://wa.me/919822000000', 'https://www.google.com/maps/dir/'],
    };
    assert.deepEqual(
      strange.map((url) => url.split('?')[0]),
      ways[kind] ?? [],
    );
  });
}

test('the auth service’s templates are what the one layout writes', async () => {
  const folder = new URL('../../supabase/templates/', import.meta.url);
  assert.deepEqual(
    (await readdir(folder)).sort(),
    Object.keys(authTemplates)
      .map((name) => `${name}.html`)
      .sort(),
  );
  for (const [name, { html, subject }] of Object.entries(authTemplates)) {
    const file = await readFile(new URL(`${name}.html`, folder), 'utf8');
    assert.equal(file, html, `${name}: node supabase/functions/send-mails/writeTemplates.ts`);
    assert.equal(config.auth.email.template[name as AuthTemplate].subject, subject, name);
  }
});

const authKinds = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
};
const strangeLanguages = ['', 'HI', 'xx', '{{ else }}', 'h'.repeat(10_000), 5, null, ['hi'], { hi: 'hi' }];
describe.each([
  { Data: { language: 'hi' }, tag: 'hi-IN', at: '/hi', letters: /\p{Script=Devanagari}/u },
  ...[{ language: 'en' }, {}, null, undefined, 'hi', ['hi'], ...strangeLanguages.map((language) => ({ language }))].map(
    (Data) => ({ Data, tag: 'en-IN', at: '', letters: /^[^\p{Script=Devanagari}]+$/u }),
  ),
])('to an account that says $Data', ({ Data, tag, at, letters }) => {
  test.each(Object.entries(authKinds))(
    'the template %s says one letter in one language, with a button and no code',
    (name, type) => {
      const template = authTemplates[name as AuthTemplate];
      const values = { SiteURL: site, TokenHash: 'abc', NewEmail: '"><script>@x.example', Data };
      const [subject, text, html] = [
        fillIn(template.subject, values),
        fillIn(template.text, values),
        fillIn(template.html, values, escapeHtml),
      ];
      const link = `${site}${at}/auth?token_hash=abc&type=${type}`;
      assert.deepEqual(
        linksOf(html).filter((url) => url.startsWith(site)),
        [`${site}${at}`, link],
      );
      has(text, link);
      assert.equal(html.match(/<html/g)?.length, 1);
      assert.ok(html.startsWith(`<!doctype html>\n<html lang="${tag}">`));
      for (const words of [subject, text, html]) {
        assert.match(words, letters);
        assert.doesNotMatch(words, /\{\{|\bcode\b/i);
      }
      assert.doesNotMatch(html, /<script/);
      assert.ok(subject.length > 0 && subject.length < 60);
    },
  );
});

test('a booking tells the guest everything: reference, dates, price with its tax, advance, and where to ask', () => {
  const { subject, text, html, reply_to } = write('booking_guest');
  assert.equal(subject, 'Booked: Casa Susegad, Fri, 15 Jan 2027');
  for (const laid of [text, html])
    has(
      laid,
      ...['K7QM-4XWP-9RTA-2HSD', 'Fri, 15 Jan 2027, from 2:00 PM', 'Mon, 18 Jan 2027, by 10:30 AM'],
      ...['2 adults, 1 child', '₹3,675.53 × 3 nights × 1 room', '₹11,026.59', '₹525.08', '₹3,307.98', '₹7,718.61'],
      'Free cancellation until 8 Jan 2027, 2:00 PM IST. After that, no refund.',
      'Passed on to the hotel.',
      'Pay us the advance of ₹3,307.98 by 3 Jan 2027, 3:30 PM IST. Without it your booking expires.',
    );
  assert.ok(linksOf(html).includes(`${site}/stay#${'89abcdef01234567'.repeat(4)}`));
  assert.equal(reply_to, 'maria@people.example');
});

test('each mail to the guest of a booking leads to the stay; without a link of its own, to what the reference opens', () => {
  const stay = `${site}/stay#${'89abcdef01234567'.repeat(4)}`;
  const confirmation = `${site}/booking-confirmation/K7QM-4XWP-9RTA-2HSD`;
  for (const kind of ['booking_guest', 'advance_reminder', 'changed_guest', 'cancelled_guest'] as const) {
    assert.ok(linksOf(write(kind).html).includes(stay), kind);
    has(write(kind).text, stay);
    const { html, text } = write(kind, { stay_link: undefined });
    assert.ok(linksOf(html).includes(confirmation), kind);
    assert.doesNotMatch(text, /\/stay#|undefined/, kind);
  }
  assert.throws(() => write('stay_link', { stay_link: undefined }), 'it would lead nowhere');
  assert.throws(() => write('stay_link', { stay_link: 'x" onclick="' }));
  for (const kind of ['booking_hotel', 'changed_hotel', 'cancelled_hotel'] as const)
    assert.doesNotMatch(write(kind, { stay_link: '89abcdef01234567'.repeat(4) }).html, /\/stay#/, kind);
});

test('a mail that books, changes or cancels a stay brings its entry for a calendar, in the names of the mail', () => {
  const file = (kind: Kind, change = {}) => write(kind, change).files?.[0];
  for (const kind of kinds) {
    const brings = ['booking_guest', 'changed_guest', 'cancelled_guest'].includes(kind);
    assert.equal(write(kind).files?.length ?? 0, brings ? 1 : 0, kind);
  }
  const stay = `${site}/stay#${'89abcdef01234567'.repeat(4)}`;
  const { name, type, text } = file('booking_guest') ?? { name: '', type: '', text: '' };
  assert.equal(name, 'susegad-stays-K7QM-4XWP-9RTA-2HSD.ics');
  assert.equal(type, 'text/calendar; charset=utf-8; method=PUBLISH');
  has(text.replaceAll('\r\n ', ''), `URL:${stay}`);
  // The UID is the same on every deployment, and equals that of the file from the website.
  has(text.replaceAll('\r\n ', ''), `UID:K7QM-4XWP-9RTA-2HSD@${new URL(brand.url).host}`);
  assert.doesNotMatch(text, /Asha|guest\.example|people\.example/);
  assert.doesNotMatch(file('booking_guest', { stay_link: undefined })?.text ?? '', /stay#/);
  assert.match(file('cancelled_guest')?.type ?? '', /method=CANCEL$/);
  has(write('cancelled_guest').text, 'Open the attached file to remove this booking from your calendar.');
  has(write('changed_guest').text, 'Open the attached file to add or update this booking in your calendar.');
  assert.throws(() => write('changed_guest', { revision: undefined }), 'a guess would undo what came before');
});

test('the email about a refund says how much, how, by which number, and how much is still due', () => {
  const payment = sampleMails.refund_sent.payment;
  const words = (change: object = {}, booking: object = {}) =>
    flat(write('refund_sent', { payment: { ...payment, ...change }, ...booking }).text);
  assert.equal(write('refund_sent').subject, 'Refund of ₹3,307.98 sent: Casa Susegad');
  has(
    words(),
    'Casa Susegad tells us that it refunded you ₹3,307.98 by UPI for your cancelled booking.',
    '426700112233',
    'Your bank may take a few days to show it.',
    'No further refund is due.',
  );
  has(words({ holder: 'site' }), 'We refunded you ₹3,307.98 for your cancelled booking.');
  const inCash = words({ method: 'cash', reference: null });
  has(inCash, 'in cash for your cancelled booking.');
  assert.doesNotMatch(inCash, /Your bank|Refund reference/);
  has(words({ method: 'other' }), 'for your cancelled booking.');
  const missed = { stay_state: 'no_show' };
  has(words({ holder: 'site' }, missed), 'We refunded you ₹3,307.98 for your booking recorded as a no-show.');
  has(words({}, missed), 'it refunded you ₹3,307.98 by UPI for your booking recorded as a no-show.');
  assert.doesNotMatch(words({}, missed), /cancelled/);
  const part = words({ due: 100_050, due_on: '2027-01-14' });
  has(part, 'You get another ₹1,000.50 back by Thu, 14 Jan 2027.');
  assert.doesNotMatch(part, /Nothing more/);
  assert.doesNotMatch(words({}, { booking_status: 'confirmed' }), /Nothing more|cancelled/);
  assert.doesNotMatch(words({ reference: 'pay at evil.example' }), /evil\.example/);
});

test('who comes in three days is told the way, the times, the rules and the balance due', () => {
  const { subject, text, html } = write('before_arrival');
  assert.equal(subject, 'Before you arrive: Casa Susegad, Fri, 15 Jan 2027');
  has(
    text,
    '12 Fontainhas Lane, Panjim, Goa 403001',
    'Fri, 15 Jan 2027, from 2:00 PM',
    'Mon, 18 Jan 2027, by 10:30 AM',
    '9:30 PM',
    'Quiet from ten at night, please.',
    'You pay the balance of ₹7,718.61 at the hotel when you check in.',
    '+91 98220 00000 · maria@people.example',
    `${site}/stay#`,
    'https://www.google.com/maps/dir/?api=1&destination=15.4909%2C73.8278',
  );
  assert.doesNotMatch(text, /Form C|passport/i);
  has(write('before_arrival', { arrival_time: null }).text, 'Not known yet. Tell the hotel on your booking page.');
  const hotel = { ...sampleMails.before_arrival.hotel, policies: { house_rules: 'See evil.example' } };
  has(write('before_arrival', { hotel }).text, 'See evil[.]example');
  assert.doesNotMatch(write('before_arrival', { hotel: { ...hotel, policies: {} } }).html, /House rules/);
  const where = { place_id: null, latitude: null, longitude: null, is_approximate: false };
  has(decodeURIComponent(write('before_arrival', { where }).text), 'destination=Casa+Susegad,+12+Fontainhas+Lane');
  assert.throws(() => write('before_arrival', { booking_status: 'cancelled' }), MailOutdated);
  assert.ok(linksOf(html).every((url) => !url.includes('wa.me')));
});

test('passport and visa are named to who comes from abroad alone, and their link is sent once', () => {
  const words = (change: Record<string, unknown>) => flat(write('before_arrival', change).text);
  has(words({ form_c_link: '0f'.repeat(32) }), `Fill in passport and visa details: ${site}/arrival#${'0f'.repeat(32)}`);
  has(words({ form_c_link: '0f'.repeat(32) }), 'Get directions:');
  const form_c = { guests: 2, filled: 1, reported: 0, due_at: null };
  has(
    words({ form_c }),
    'Passport and visa details (Form C): 1 of 2 forms are filled in. The link to the forms is in our earlier email.',
  );
  assert.doesNotMatch(words({ form_c: { ...form_c, filled: 2 } }), /Passport/);
  assert.doesNotMatch(words({ form_c: { ...form_c, guests: 0, filled: 0 } }), /Passport/);
  has(
    words({ perhaps_abroad: true }),
    'If one of you is not an Indian citizen, the hotel needs passport and visa details',
  );
});

test('the welcome is one tap from the house, with the stay typed in', () => {
  const { subject, text, html } = write('arrival_welcome');
  assert.equal(subject, 'Check-in today from 2:00 PM: Casa Susegad');
  const chatOf = (laid: string) => new URL(linksOf(laid).find((url) => url.includes('wa.me')) ?? '');
  assert.equal(
    chatOf(html).searchParams.get('text'),
    'Hello! I have a booking at Casa Susegad, reference K7QM-4XWP-9RTA-2HSD. Fri, 15 Jan 2027 to Mon, 18 Jan 2027, Garden Room, 2 adults, 1 child. We arrive at about 9:30 PM. ',
  );
  assert.ok(text.length < 1400, 'short');
  const ours = write('arrival_welcome', { hotel: { ...sampleMails.arrival_welcome.hotel, phone: null } }).html;
  assert.equal(chatOf(ours).pathname, `/${brand.phone.replace(/\D/g, '')}`);
  assert.match(ours, /Message us on WhatsApp/);
  assert.throws(() => write('arrival_welcome', { booking_status: 'cancelled' }), MailOutdated);
});

test('the welcome, the property and the calendar read all room types of a booking', () => {
  const loft = { room_category_id: '', name: 'Loft', num_adults: 2, num_children: 0, total_amount: 0, price_lines: [] };
  const stay = { num_rooms: 1, parts: [{ ...loft, num_rooms: 2 }] };
  has(write('arrival_welcome', stay).text, 'check in to Garden Room, 2 × Loft from');
  has(write('cancelled_hotel', stay).html, 'Available again: Garden Room, 2 × Loft.');
  const booking = { ...sampleMails.booking_guest, ...stay, revision: 0 };
  const facts = { brand, url: brand.url, at: new Date(0) };
  assert.match(calendarFile(booking, facts).replace(/\r\n /g, ''), /Room: Garden Room\\, 2 × Loft/);
});

test('after check-out the emails say which balance is due and where it is paid', () => {
  const left = { booking_status: 'completed', checked_out_at: '2027-01-18T05:00:00Z', paid_amount: 330_798 };
  const due = '₹7,718.61 of your booking is still due.';
  const online = write('ask_review', { ...left, pays_online: true });
  has(online.text, `${due} You can pay it on your booking page, or at the hotel.`);
  has(online.html, '>Pay ₹7,718.61<');
  const atHotel = write('ask_review', left);
  has(atHotel.text, `${due} Pay it at the hotel.`);
  assert.ok(!linksOf(atHotel.html).some((url) => url.includes('/booking-confirmation/')));
  has(write('payment_rejected', left).text, `If you have not paid, ${due}`);
  const received = write('payment_received', { ...left, paid_amount: 1_102_659 });
  assert.equal(received.subject, 'Payment received: Casa Susegad');
  has(received.text, 'Your booking is paid in full.');
  has(write('invoice_guest', left).text, due);
  has(write('payment_reported_admin', { ...left, reported_amount: 5 }).text, 'the balance for');
});

test('the email of a voucher says the advance, not the price', () => {
  const { invoice } = sampleMails.invoice_guest;
  for (const [kind, words] of [
    ['receipt_voucher', 'Advance received, taxes included'],
    ['refund_voucher', 'Advance refunded, taxes included'],
  ]) {
    const { text } = write('invoice_guest', { invoice: { ...invoice, kind, total_amount: 330_798 } });
    has(text, words ?? '');
    has(text, '₹3,307.98');
    assert.doesNotMatch(text, /Total, all taxes included/);
  }
});

test('whoever cancelled is named, and the guest’s reason goes to the hotel alone', () => {
  const by = { cancelled_by_guest: true, cancel_reason: 'Our flight is moved, see evil.example' };
  const guest = write('cancelled_guest', by).text;
  assert.match(guest, /\n\nYou cancelled this booking on 4 Jan 2027, 3:30 PM IST\. You get /);
  assert.doesNotMatch(guest, /flight|The hotel says/);
  const hotel = write('cancelled_hotel', by).text;
  has(hotel, 'Asha Kamat cancelled this booking.');
  has(hotel, 'Our flight is moved, see evil[.]example');
  has(hotel, '₹3,307.98');
  has(write('cancelled_hotel', { cancelled_by_guest: false }).text, 'The booking of Asha Kamat is cancelled.');
  assert.doesNotMatch(write('cancelled_hotel', { cancelled_by_guest: false }).text, /The guest says/);
});

test('the hotel reads until when the guest can answer its cancellation, and then what they answered', () => {
  const asked = write('cancelled_hotel', {
    cancelled_by_guest: false,
    cancel_answer_by: '2027-01-06T03:00:00Z',
    refund_amount: 0,
  });
  has(
    asked.text,
    'We asked the guest to confirm it by 6 Jan 2027, 8:30 AM IST. If they do not, the booking counts as cancelled by you.',
  );
  has(asked.text, 'Refund to the guest: ₹0.00');
  const denied = write('cancelled_hotel', { cancelled_by_guest: false, cancel_answer: 'denied' });
  assert.equal(denied.subject, 'Counts as cancelled by you: Asha Kamat, Fri, 15 Jan 2027, 3 nights');
  has(denied.text, 'Asha Kamat says that they did not cancel. The booking counts as cancelled by the property.');
});

test('the hotel is told when the guest arrives', () => {
  has(write('booking_hotel').text, '9:30 PM');
  const { text } = write('changed_hotel', { before: { arrival_time: '14:00', special_requests: '' } });
  assert.match(text, /Arrival time:\s+9:30 PM\n\s+Before: 2:00 PM/);
  assert.match(
    write('changed_hotel', { arrival_time: null, before: { arrival_time: '14:00' } }).text,
    /None\n\s+Before: 2:00 PM/,
  );
});

test('a booking tells the hotel who comes, and an answer goes to the guest', () => {
  const { subject, text, reply_to } = write('booking_hotel', { num_rooms: 2 });
  assert.equal(subject, 'New booking: Asha Kamat, Fri, 15 Jan 2027, 3 nights');
  has(text, '+91 98200 00000', 'asha@guest.example', '2 × Garden Room');
  assert.equal(reply_to, 'asha@guest.example');
});

test('the hotel reads the balance due, what an advance came to, and what became different', () => {
  has(write('booking_hotel').text, 'Balance due at the property: ₹7,718.61', 'Status: Advance due by');
  const { subject, text, reply_to } = write('changed_hotel');
  assert.equal(subject, 'Changed: Asha Kamat, Fri, 15 Jan 2027, 3 nights');
  assert.equal(reply_to, 'asha@guest.example');
  has(text, 'Before: Thu, 14 Jan 2027', 'Before: 3 adults, 1 child', 'Before: ₹14,702.12', 'Advance paid');
  const paid = write('changed_hotel', { before: { payment_status: 'pending' } });
  assert.match(paid.subject, /^Advance paid: /);
  has(paid.text, 'The advance of ₹3,307.98 for the booking of Asha Kamat was received.');
  const typed = write('changed_hotel', { before: { special_requests: 'See evil.example' } });
  has(typed.text, 'Before: See evil[.]example');
  assert.throws(() => write('changed_hotel', { before: { payment_status: 'paid' } }), MailOutdated);
  assert.throws(() => write('changed_hotel', { booking_status: 'cancelled' }), MailOutdated);
});

test('an email about a booking of the front desk names the person, the usual price and the reason, and its guest reads none of them', () => {
  const desk = { made_by: 'Ravi Naik', changed_by: null, price_reason: 'A friend', usual_amount: 1_200_000 };
  const { text } = write('booking_hotel', { desk, booked_by_guest: false });
  has(text, 'Ravi Naik booked 3 nights for Asha Kamat.');
  has(text, 'Booked by: Ravi Naik', 'Usual price: ₹12,000.00', 'Reason for the price: A friend');
  const changed = write('changed_hotel', { desk: { ...desk, changed_by: 'Maria' } }).text;
  has(changed, 'Changed by: Maria', 'Usual price: ₹12,000.00');
  const guest = write('booking_guest', { desk, booked_by_guest: false }).text;
  has(guest, 'Casa Susegad made this booking for you.');
  has(guest, 'If you did not ask for this booking, reply to this email.');
  assert.doesNotMatch(guest, /Ravi|A friend|12,000/);
  assert.doesNotMatch(write('booking_hotel').text, /Booked by|Usual price/);
});

test('a property and admins read which bookings fill a room type unpaid', () => {
  const { subject, text } = write('filled_hotel');
  assert.match(subject, /^Unpaid bookings fill Garden Room/);
  has(text, 'Fri, 15 Jan 2027 and 1 more night are sold out', '7K4M-9XQP-22HD-5RTW', '1 room');
});

test('who works at a property reads in one email what they did in a day', () => {
  const { subject, text } = write('own_day');
  assert.equal(subject, 'Your changes on Thu, 14 Jan 2027: Casa Susegad');
  has(text, 'Booked: K7QM', 'Cancelled: 3F8T-6WND-4KQH-8MXP', 'Ravi Naik', '₹11,026.59', 'choose a new password');
});

test('a guest reads what became different of a stay, as it was and as it is, and what is to be paid', () => {
  const { subject, text, reply_to } = write('changed_guest');
  assert.equal(subject, 'Booking changed: Casa Susegad, Fri, 15 Jan 2027');
  assert.equal(reply_to, 'maria@people.example');
  has(text, 'Before: Sun, 17 Jan 2027', 'Before: Loft', 'Before: ₹7,351.06', '₹11,026.59', '₹7,718.61');
  has(text, '2 adults, 1 child');
  assert.doesNotMatch(text, /night train|98200/);
  has(
    write('changed_guest', { terms: { percent: 100, until: '2027-01-14T08:30:00+00:00' } }).text,
    'Free cancellation until',
  );
  assert.doesNotMatch(text, /moved your dates/);
  has(
    write('changed_guest', { terms: { percent: 100, until: '2027-02-14T08:30:00+00:00' } }).text,
    'The hotel moved your dates. Your cancellation policy still counts from the date you agreed to.',
  );
  assert.doesNotMatch(write('changed_guest', { booking_status: 'completed' }).text, /cancel/i);
  assert.throws(() => write('changed_guest', { before: { room_name: 'Garden Room' } }), MailOutdated);
  assert.throws(() => write('changed_guest', { booking_status: 'cancelled' }), MailOutdated);
});

test('one deed is one email: a paid change names its payment, and a balance paid to us is told to the property', () => {
  const { payment } = sampleMails.payment_received;
  const changed = write('changed_guest', { payment });
  assert.equal(changed.subject, 'Payment received, booking changed: Casa Susegad');
  has(changed.text, 'We received ₹3,307.98 and changed your booking as you asked.', 'Before: Loft');
  const left = { booking_status: 'completed', checked_out_at: '2027-01-18T05:00:00Z', paid_amount: 430_798 };
  const { subject, text } = write('changed_hotel', { ...left, before: {}, payment: { ...payment, amount: 100_000 } });
  assert.match(subject, /^Part of balance paid: Asha Kamat/);
  has(text, 'paid ₹1,000.00 of the balance to Susegad Stays after check-out. Balance due now: ₹6,718.61.');
});

test('the email about a paid change names each amount once: received now, paid in all, due', () => {
  const paid = { ...sampleMails.payment_received.payment, amount: 60_000 };
  const reads = (paid_amount: number, change: object = {}) =>
    proseOf(write('changed_guest', { payment: paid, payment_status: 'paid', paid_amount, ...change }).text);
  has(
    reads(400_000),
    'We received ₹600.00 and changed your booking as you asked. You have paid ₹4,000.00 so far. Your booking is confirmed. You pay the balance of ₹7,026.59 at the hotel when you check in.',
  );
  has(
    reads(60_000, { payment_status: 'pending' }),
    'We received ₹600.00 and changed your booking as you asked. You have paid ₹600.00 of the ₹3,307.98 advance so far. Pay us the other ₹2,707.98 by 3 Jan 2027, 3:30 PM IST.',
  );
  has(
    reads(60_000, { advance_amount: 60_000 }),
    'We received ₹600.00 and changed your booking as you asked. Your booking is confirmed.',
  );
});

test('a guest whose report does not keep the booking reads first what to do', () => {
  const due = { advance_due_at: '2027-01-03T10:00:00+00:00' };
  for (const [is_verified, first] of [
    [false, 'Open your booking with the button in this email, so that it does not expire while we check your payment.'],
    [true, 'You reported a payment of ₹3,307.98'],
  ] as const)
    has(write('payment_reported', { ...due, is_verified }).text, `We are checking the payment Hello Asha, ${first}`);
});

test('a guest reads why the hotel cancelled, where it says so, and no address in it', () => {
  has(write('cancelled_guest', { cancel_reason: 'See evil.example' }).text, 'The hotel says: “See evil[.]example”');
  assert.doesNotMatch(write('cancelled_guest', { cancel_reason: null }).text, /The hotel says/);
});

test('the hotel comes to the booking by its mail', () => {
  const there = `${site}/owner/bookings?hotel=00000000-0000-4000-8000-000000000001&booking=00000000-0000-4000-8000-000000000007`;
  for (const kind of ['booking_hotel', 'changed_hotel', 'cancelled_hotel'] as const)
    assert.ok(linksOf(write(kind).html).includes(there));
});

test('whom the hotel says to have missed the stay reads that it says so, and answers us', () => {
  const { subject, text, reply_to } = write('cancelled_guest', { stay_state: 'no_show', refund_amount: 0 });
  assert.equal(subject, 'No-show: Casa Susegad, Fri, 15 Jan 2027');
  has(
    text,
    'says that you did not arrive',
    'goes to us, not to the hotel',
    'I was there',
    'Your booking ended on',
    'No refund.',
  );
  assert.equal(reply_to, undefined);
  assert.equal(write('cancelled_guest', { stay_state: 'cancelled' }).reply_to, 'maria@people.example');
  assert.doesNotMatch(write('cancelled_guest', { stay_state: 'cancelled' }).text, /nobody came/);
});

test.each([
  [
    'no_show',
    'The hotel had recorded a no-show and has undone it. Your booking is as it was. Pay us the advance',
    'No-show undone: Asha Kamat, Fri, 15 Jan 2027, 3 nights',
    'The no-show of Asha Kamat was undone. The guest is expected again.',
  ],
  [
    'cancelled',
    'Your booking was cancelled or had expired. It is now restored. Pay us the advance',
    'Booked again: Asha Kamat, Fri, 15 Jan 2027, 3 nights',
    'The booking of Asha Kamat had ended. It is booked again, and its rooms are no longer available to others.',
  ],
])(
  'a stay that stands again after %s is told as that to guest and hotel, not as booked',
  (again, guest, subject, house) => {
    const toGuest = write('booking_guest', { again });
    assert.equal(toGuest.subject, 'Booking restored: Casa Susegad, Fri, 15 Jan 2027');
    has(toGuest.text, guest);
    assert.doesNotMatch(toGuest.text, /Thank you for booking/);
    const toHouse = write('booking_hotel', { again });
    assert.equal(toHouse.subject, subject);
    has(toHouse.text, house);
    assert.doesNotMatch(toHouse.text, /new booking|has booked/i);
  },
);

test('a booking that expired without its advance says so, to guest and hotel', () => {
  const expired = { payment_status: 'pending', paid_amount: 0, is_expired: true };
  const guest = write('cancelled_guest', expired);
  assert.equal(guest.subject, 'Booking expired: Casa Susegad, Fri, 15 Jan 2027');
  has(guest.text, 'Your booking expired because we did not receive the advance of ₹3,307.98 in time.');
  has(write('cancelled_hotel', expired).text, 'in time. The booking has expired.');
  for (const kind of ['cancelled_guest', 'cancelled_hotel'] as const) assert.doesNotMatch(write(kind).text, /in time/);
});

test('an owner is told what we changed, as it was and as it is, and nothing of what is as before', () => {
  const { text } = write('listing_changed');
  has(
    text,
    'Garden Room: rate a night, taxes included',
    '₹3,450.00',
    'Before: ₹3,676.00',
    'Garden Room: number of rooms',
    'Garden Room: blocked',
    '2 rooms, Fri, 15 Jan 2027 to Mon, 18 Jan 2027',
    'Before: A old house in the lanes of Fontainhas.',
  );
  const price = (before: number, after: number) => ({
    entity: 'room_categories',
    entity_id: 'r',
    action: 'update',
    room: 'Garden Room',
    before: { base_price: before },
    after: { base_price: after },
  });
  const twice = write('listing_changed', { changes: [price(100, 200), price(200, 300)] }).text;
  has(twice, 'Before: ₹1.00');
  assert.doesNotMatch(twice, /₹2\.00/);
  assert.throws(() => write('listing_changed', { changes: [price(100, 200), price(200, 100)] }), MailOutdated);
  const block = { entity: 'room_blocks', entity_id: 'b', room: 'Garden Room' };
  const whole = { rooms: 1, first_night: '2027-01-15', end_date: '2027-01-16' };
  const made = { ...block, action: 'insert', before: null, after: whole };
  const gone = { ...block, action: 'delete', before: whole, after: null };
  has(write('listing_changed', { changes: [gone] }).text, 'available again');
  assert.throws(() => write('listing_changed', { changes: [made, gone] }), MailOutdated);
  const longer = { ...block, action: 'update', before: { end_date: '2027-01-16' }, after: { end_date: '2027-01-18' } };
  has(write('listing_changed', { changes: [made, longer] }).text, '1 room, Fri, 15 Jan 2027 to Mon, 18 Jan 2027');
  has(write('listing_changed', { changes: [longer] }).text, 'Before: Sat, 16 Jan 2027');
});

test('admins are told of a listing that waits, and what its owner typed is no address', () => {
  const { subject, text, html } = write('listing_waiting', { name: 'Casa evil.example', owner_name: 'a@evil.example' });
  assert.equal(subject, 'Listing to review again: Casa evil[.]example, Panjim');
  has(text, 'a[at]evil[.]example submitted');
  assert.ok(linksOf(html).includes(`${site}/admin/properties?id=${sampleMails.listing_waiting.property_id}`));
});

test('an owner is told who else reads of bookings', () => {
  has(write('notices_changed').text, 'Also to:\ndesk@casa.example\naccounts@casa.example');
  has(write('notices_changed', { emails: [] }).text, 'They now go to you only.');
});

const bait = [
  'https://evil.example/win',
  'evil.example',
  'www evil example',
  'You won, see evil.com',
  'evil。com',
  'Call 98200 00000',
  'promo@evil.example',
  'Dear customer your account is closed',
  'Click/here',
  'javascript:alert(1)',
  '<a href="https://evil.example">Asha</a>',
];
const toStrangers = ['booking_guest', 'cancelled_guest', 'advance_reminder', 'welcome'] as const;

test('a mail to an address that nobody has proven holds no words of who typed it', () => {
  for (const kind of toStrangers) {
    for (const typed of bait) {
      const data = { guest_name: typed, full_name: typed, special_requests: `${typed}\n${typed}` };
      const { subject, text, html } = write(kind, data);
      const bare = write(kind, { guest_name: '', full_name: '', special_requests: 'x' });
      assert.deepEqual([subject, text, html], [bare.subject, bare.text, bare.html], `${kind}: ${typed}`);
      has(text, 'Hello,');
    }
  }
});

test('a guest is greeted by the first name where there plainly is one', () => {
  for (const [name, greeting] of [
    ['Asha Kamat', 'Hello Asha,'],
    ['asha', 'Hello asha,'],
    ['Maria da Souza', 'Hello Maria,'],
    ['Jean-Luc O’Neil', 'Hello Jean-Luc,'],
    ["D'Souza", "Hello D'Souza,"],
    ['José', 'Hello José,'],
    ['आशा कामत', 'Hello आशा,'],
    ['Kiran 🌴', 'Hello Kiran,'],
    ['👩‍💻 Kiran Rao ☺️', 'Hello Kiran,'],
    ['🌴', 'Hello,'],
    ['www', 'Hello,'],
    ['J. Fernandes', 'Hello,'],
    ['One Two Three Four', 'Hello,'],
    ['x'.repeat(25), 'Hello,'],
    ['', 'Hello,'],
  ] as const) {
    has(write('booking_guest', { guest_name: name }).text, greeting);
    has(write('welcome', { full_name: name }).text, greeting);
  }
});

test('the hotel reads what a guest typed, and no mail program makes a link of it', () => {
  for (const [typed, shown] of [
    ['https://evil.example/win', 'https[:]//evil[.]example/win'],
    ['www.evil.com', 'www[.]evil[.]com'],
    ['evil。com and evil．com', 'evil[.]com and evil[.]com'],
    ['evil․com, evil﹒com or 💩.la', 'evil[.]com, evil[.]com or 💩[.]la'],
    ['1.2.3.4/pay', '1[.]2[.]3[.]4/pay'],
    ['promo@evil.example', 'promo[at]evil[.]example'],
    ['at 9.30, for 1.500 rupees', 'at 9.30, for 1.500 rupees'],
    ['We come late. Is that fine?', 'We come late. Is that fine?'],
    ['e1.2x.de', 'e1.2x[.]de'],
  ] as const) {
    for (const kind of ['booking_hotel', 'cancelled_hotel'] as const) {
      const { subject, text, html } = write(kind, { guest_name: typed, special_requests: `One\n${typed}` });
      for (const one of [subject, text, html]) has(one, shown);
      if (shown !== typed) for (const one of [subject, text, html]) assert.ok(!one.includes(typed), typed);
    }
    has(write('booking_hotel', { guest_name: 'Asha', special_requests: typed }).text, shown);
  }
});

test('a guest is reminded of an advance that is due, with its moment, and of no other', () => {
  const { subject, text } = write('advance_reminder');
  assert.equal(subject, 'Advance due: Casa Susegad');
  has(text, '3 Jan 2027, 3:30 PM IST', '₹3,307.98', 'K7QM-4XWP-9RTA-2HSD', 'or the booking expires');
  has(write('booking_hotel').text, 'Without it the booking expires on 3 Jan 2027, 3:30 PM IST.');
  const part = write('advance_reminder', { advance_due_at: null, paid_amount: 100_000 });
  has(part.text, '₹2,307.98 of the advance for your booking at Casa Susegad is still due.');
  assert.doesNotMatch(part.text, /expires/);
  for (const over of [{ booking_status: 'cancelled' }, { payment_status: 'paid' }, { reported_amount: 330_798 }])
    assert.throws(() => write('advance_reminder', { advance_due_at: null, ...over }), MailOutdated);
  for (const kind of ['booking_guest', 'booking_hotel'] as const)
    assert.doesNotMatch(write(kind, { advance_due_at: null }).text, /expires/);
  const near = flat(write('booking_guest', { advance_due_at: null }).text);
  has(near, 'Pay us the advance of ₹3,307.98 before you arrive.');
});

test('a guest who has paid reads how much was received, and how much is still due', () => {
  const whole = write('payment_received');
  assert.equal(whole.subject, 'Advance received, booking confirmed: Casa Susegad');
  has(
    whole.text,
    'We received ₹3,307.98. Your booking is confirmed and no longer expires.',
    'You pay the balance of ₹7,718.61 at the hotel when you check in.',
    '426700112233',
    '/stay#',
  );
  const part = { payment: { ...sampleMails.payment_received.payment, amount: 100_000 }, paid_amount: 100_000 };
  const less = write('payment_received', { ...part, payment_status: 'pending' });
  assert.equal(less.subject, 'Part of your advance received: Casa Susegad');
  has(
    less.text,
    'You have paid ₹1,000.00 of the ₹3,307.98 advance so far. Pay us the other ₹2,307.98 before you arrive.',
  );
  const more = write('payment_received', { payment_status: 'paid', paid_amount: 430_798, refund_due: 100_000 });
  has(more.text, 'Paid so far: ₹4,307.98');
  assert.doesNotMatch(whole.text, /Paid so far/);
  has(more.text, 'You get ₹1,000.00 back. You pay the balance of ₹7,718.61 at the hotel when you check in.');
  const rest = write('payment_received', {
    payment_status: 'paid',
    paid_amount: 1_102_659,
    payment: { ...part.payment, amount: 771_861 },
  });
  assert.equal(rest.subject, 'Payment received: Casa Susegad');
  has(rest.text, 'We received ₹7,718.61. Thank you.', 'Your booking is paid in full.');
  assert.doesNotMatch(rest.text, /is confirmed/);
  const late = write('payment_received', { ...sampleMails.cancelled_guest, booking_status: 'cancelled' });
  has(late.text, 'We received ₹3,307.98 for your cancelled booking.');
  has(late.text, 'You get ₹3,307.98 back within 5–7 business days (by Wed, 13 Jan 2027).');
  const missed = write('payment_received', { ...sampleMails.cancelled_guest, stay_state: 'no_show' });
  has(missed.text, 'We received ₹3,307.98 for a booking that the hotel recorded as a no-show.');
});

test('a guest reads that a payment or refund was corrected, and how much is due now', () => {
  const reads = (change: Record<string, unknown>) => flat(write('payment_reversed', change).text);
  const wrong = write('payment_reversed');
  assert.equal(wrong.subject, 'Payment corrected: Casa Susegad');
  has(
    reads({}),
    'We emailed you that we received ₹3,307.98 for your booking. This payment has been reversed: it no longer counts as paid. To ask why, reply to this email.',
    'Pay us the advance of ₹3,307.98 by 3 Jan 2027, 3:30 PM IST.',
    'add a screenshot of the payment to your reply',
  );
  // The hotel may have reversed it, so replies do not go there.
  assert.equal(wrong.reply_to, undefined);
  const refund = { payment: { ...sampleMails.payment_reversed.payment, thing: 'refund' } };
  const cancelled = { ...sampleMails.cancelled_guest, ...refund };
  assert.equal(write('payment_reversed', cancelled).subject, 'Refund corrected: Casa Susegad');
  has(
    reads(cancelled),
    'We emailed you that ₹3,307.98 was refunded to you. This refund has been reversed: it no longer counts as refunded. To ask why, reply to this email.',
    'You get ₹3,307.98 back within 5–7 business days (by Wed, 13 Jan 2027).',
    'If you have received it, reply to this email.',
  );
  const stayed = { ...refund, booking_status: 'completed', payment_status: 'paid', paid_amount: 1_202_659 };
  has(reads({ ...stayed, refund_due: 100_000 }), 'You get ₹1,000.00 back.');
  assert.doesNotMatch(reads(stayed), /You get|at the hotel\./);
});

test('a guest who reports a payment reads that we look for it, and how to correct the number', () => {
  const { subject, text, html, reply_to } = write('payment_reported');
  assert.equal(subject, 'Payment reported: Casa Susegad');
  has(
    text,
    'You reported a payment of ₹3,307.98 for your booking at Casa Susegad.',
    `${weLookForIt} ${doesNotExpire.slice(0, -1)}`,
    'If it differs, correct it on your booking page. If you have not paid, withdraw the report there.',
    'UTR: 426700112233',
    'If this was not you, reply to this email.',
  );
  const stay = linksOf(html).filter((url) => url.includes('/stay#'));
  assert.deepEqual(stay, [`${site}/stay#${sampleMails.payment_reported.stay_link}`]);
  assert.equal(reply_to, undefined);
  assert.throws(() => write('payment_reported', { booking_status: 'cancelled' }), MailOutdated);
});

test('a guest whose payment was not found reads what to do, while the advance is due', () => {
  const { subject, text } = write('payment_rejected');
  assert.equal(subject, 'Payment not found: Casa Susegad');
  has(text, 'We did not find your payment of ₹3,307.98', '426700112233', 'susegadstays@okbank', '/stay#');
  has(
    proseOf(text),
    'pay us the advance by 3 Jan 2027, 3:30 PM IST. Your booking expires then unless we have received your payment. You can pay it by UPI',
  );
  assert.match(text, /If you have paid, .+If you have not paid, /s, 'most guests who report have paid');
  has(text, 'Pay ₹3,307.98:');
  assert.throws(() => write('payment_rejected', { payment_status: 'paid' }), MailOutdated);
  assert.throws(() => write('payment_rejected', { booking_status: 'cancelled' }), MailOutdated);
});

test('an admin is asked to look for a reported payment', () => {
  const { subject, text } = write('payment_reported_admin');
  assert.equal(subject, 'Reported payment to check: ₹3,307.98, Casa Susegad');
  has(text, '426700112233', 'Asha Kamat', 'K7QM-4XWP-9RTA-2HSD', '/admin/payments');
  assert.doesNotMatch(text, /\/stay#/);
});

test('who books tells by the letter until when cancelling is free, and whose matter changes are', () => {
  const words = (change: Record<string, unknown>) => flat(write('booking_guest', change).text);
  has(
    words({}),
    'Free cancellation until 8 Jan 2027, 2:00 PM IST. After that, no refund. Refunds take 5–7 business days.',
  );
  assert.doesNotMatch(words({}), /7 days before arrival/);
  has(words({}), 'change your dates or cancel.');
  const late = words({ terms: { percent: 0, until: null }, may_change: false });
  has(late, 'For these dates, you get no refund if you cancel.');
  has(late, 'To change or cancel the booking now, contact the hotel.');
  has(late, 'anyone with it can see your booking.');
  assert.doesNotMatch(late, /change your dates or cancel|see, change and cancel/);
});

test('a guest whose hotel raised the price and moved the arrival reads both, and the way out', () => {
  const unaccepted = { total_amount: 100, check_in_date: '2099-01-09' };
  const { text } = write('changed_guest', { unaccepted });
  has(text, 'The hotel raised the price from ₹1.00 to ');
  has(text, 'Until you accept it, you can cancel with a full refund before you arrive.');
  has(text, 'The hotel moved your arrival from Fri, 9 Jan 2099 to ');
  assert.doesNotMatch(write('changed_guest').text, /accept/);
});

test('a reported payment is being checked until it is received', () => {
  const reported = { reported_amount: 330_798, advance_due_at: null, upi_id: 'susegad@okbank' };
  const { text } = write('booking_guest', reported);
  has(text, 'Payment being checked', 'You reported a payment of ₹3,307.98.');
  assert.doesNotMatch(text, /You can pay it by UPI/);
});

test('an email about a report with the reference alone asks its guest to report the number by the link', () => {
  const reported = { amount: 330_798, reference: '426700112233', at: '2027-01-01T10:00:00+00:00', by_reference: true };
  const { text } = write('payment_reported', { payment: reported });
  const amount = formatRupees(reported.amount);
  has(text, `Hello Asha, ${reportByLinkToo(amount, 'Casa Susegad')} ${reportedByReference}`);
  assert.doesNotMatch(text, /You reported|withdraw|does not expire/);
});

test('a letter says the status of a booking, why its advance is another, and how it is paid', () => {
  has(write('booking_guest').text, 'Advance due by 3 Jan 2027, 3:30 PM IST');
  const group = { advance_percent: 50, advance_reason: { rooms: 3 }, upi_id: 'susegad@okbank' };
  has(write('booking_guest', group).text, 'Groups of 3 rooms or more pay 50% in advance.');
  for (const kind of ['booking_guest', 'advance_reminder'] as const)
    has(write(kind, group).text, 'You can pay it by UPI to susegad@okbank, with your booking reference as the note.');
  for (const [may_change, may] of [
    [true, 'see, change and cancel your booking'],
    [false, 'can see your booking.'],
  ] as const)
    has(write('stay_link', { may_change }).text, may);
  const received = { payment_status: 'paid', advance_due_at: null, paid_amount: 330_798 };
  const paid = write('booking_guest', received).text;
  has(
    proseOf(paid),
    'Your advance of ₹3,307.98 is paid. Your booking is confirmed. You pay the balance of ₹7,718.61 at the hotel when you check in.',
  );
  has(paid, 'Confirmed by advance');
});

test('a payment at the desk counts in every letter, and a part of the advance by its amount', () => {
  const paid = (paid_amount: number) => ({ payment_status: 'paid', advance_due_at: null, paid_amount });
  const none = { advance_amount: 0, advance_percent: 0 };
  for (const [change, words] of [
    [paid(1_102_659), 'Your booking is paid in full. Thank you.'],
    [{ ...paid(1_102_660), refund_due: 1 }, 'Your booking is paid in full. Thank you. You get ₹0.01 back.'],
    [{ ...paid(1_102_659), refund_before: 9 }, 'We used ₹0.09 of the refund due to you to pay for your booking.'],
    [
      { reported_amount: 100_000, advance_due_at: null },
      'Another ₹2,307.98 of the advance is due before you arrive. You can pay it on your booking page once we have found',
    ],
    [{ ...paid(1_102_659), advance_amount: 1_102_659 }, 'Advance (in full)'],
    [
      paid(600_000),
      'You have paid ₹6,000.00 so far. Your booking is confirmed. You pay the balance of ₹5,026.59 at the hotel when you check in.',
    ],
    [
      { ...none, ...paid(600_000) },
      'You have paid ₹6,000.00 so far. Thank you. You pay the balance of ₹5,026.59 at the hotel when you check in.',
    ],
    [none, 'Nothing is due before you arrive. You pay ₹11,026.59 at the hotel when you check in.'],
    [
      { ...paid(0), payment_status: 'refunded' },
      'Your payment was refunded. You pay the balance of ₹11,026.59 at the hotel when you check in',
    ],
    [
      { ...paid(9), payment_status: 'refunded' },
      'Part of your payment was refunded. You pay the balance of ₹11,026.50 at the hotel when you check in',
    ],
  ] as const) {
    has(proseOf(write('changed_guest', change).text), words);
    assert.doesNotMatch(write('changed_guest', change).text, /-₹|₹-/);
  }
  const facts = (kind: Kind, change = {}) => write(kind, change).text;
  has(facts('booking_guest', paid(1_102_659)), 'Paid so far: ₹11,026.59');
  assert.doesNotMatch(facts('booking_guest'), /Paid so far/);
  const whole = { ...paid(1_102_659), before: { payment_status: 'pending' } };
  has(facts('changed_hotel', whole), 'Balance due at the property: ₹0.00');
  has(facts('changed_hotel', { ...whole, refund_due: 100_000 }), 'Refund due to the guest: ₹1,000.00');
  assert.doesNotMatch(facts('changed_hotel', whole), /Advance, to be paid|Refund/);
  const part = facts('changed_hotel', { payment_status: 'pending', paid_amount: 100_000 });
  has(part, 'Advance, to be paid to Susegad Stays: ₹2,307.98', 'Balance due at the property: ₹7,718.61');
  const dearer = { payment_status: 'pending', paid_amount: 100_000, before: { payment_status: 'paid' } };
  has(facts('changed_hotel', dearer), 'Payment: Paid in part', 'Before: Advance paid');
  const due = { ...paid(1_102_659), refund_due: 100_000, due_on: '2026-12-08' };
  has(write('changed_guest', due).text, 'You get ₹1,000.00 back by Tue, 8 Dec 2026.');
  has(
    facts('changed_hotel', whole),
    '₹11,026.59 for the booking of Asha Kamat was received. The booking no longer expires.',
  );
  assert.match(write('changed_hotel', whole).subject, /^Payment: /);
  assert.doesNotMatch(write('changed_hotel', { ...whole, ...none }).text, /no longer expires|advance of ₹0/);
});

test('the mail that asks for a review leads to its form, and to the way to a link where the address is not the guest’s any more', () => {
  const byStay = `${site}/stay`;
  const { subject, html, text } = write('ask_review');
  assert.equal(subject, 'How was your stay at Casa Susegad?');
  has(text, 'Thank you for staying at Casa Susegad');
  assert.ok(linksOf(html).includes(`${site}/review#${'76543210fedcba98'.repeat(4)}`));
  assert.ok(!linksOf(html).includes(byStay));
  has(text, 'good for one review');
  for (const review_link of [undefined, 'x" onclick="', '7654'])
    assert.ok(linksOf(write('ask_review', { review_link }).html).includes(byStay));
});

test('admins are told which limit was met, and each other trouble in its words', () => {
  const since = '2027-01-01T10:00:00+00:00';
  const told = (kind: string, facts: object, step = 'began') =>
    write('trouble', { step, trouble: { kind, subject: '', since, facts } });
  const ofLimit = told('limit_met', { limit: 'bookings_a_minute', allowed: 320 }).text;
  has(ofLimit, '320');
  has(ofLimit, 'Limit reached: bookings on the whole site per minute');
  assert.ok(!ofLimit.includes('Check these bookings'));
  for (const limit of ['subscriptions_an_hour', 'unknown_clients', 'emails_to_unproven']) {
    const { subject } = told('limit_met', { limit, allowed: null });
    assert.match(subject, /^Limit reached: /);
  }
  assert.throws(() => told('limit_met', { limit: 'anything' }));
  has(told('schedule_unfinished', { lacks: ['project_url'] }).text, "'project_url');");
  has(
    told('rates_short', { count: 1 }).text,
    'For 1 property, prices by rate rules are not calculated far enough ahead.',
  );
  has(told('mails_waiting', { count: 1 }).text, '1 email should have been sent');
  has(told('mails_waiting', { count: 2 }, 'stands').subject, 'Still: Emails are delayed');
  const over = write('trouble', {
    step: 'over',
    over_at: '2027-01-01T11:30:00+00:00',
    trouble: { kind: 'schedule_silent', subject: '', since, facts: {} },
  });
  assert.equal(over.subject, 'Resolved: The schedule has stopped');
  has(over.text, '1 Jan 2027, 3:30 PM IST');
  has(over.text, '1 Jan 2027, 5:00 PM IST');
});

test('the number of a bank is a UTR, and that of a gateway is not', () => {
  has(write('payment_received').text, 'UTR:');
  const online = write('payment_received', {
    payment: { amount: 330_798, reference: 'pay_Ta8Mb9HxQPg', at: '2027-01-01T10:00:00+00:00' },
  });
  assert.doesNotMatch(online.text, /UTR/);
  has(online.text, 'pay_Ta8Mb9HxQPg');
});

test('a booking without an advance says nothing of one', () => {
  for (const kind of ['booking_guest', 'booking_hotel', 'cancelled_guest'] as const) {
    const { text } = write(kind, { advance_percent: 0, advance_amount: 0, advance_due_at: null });
    assert.doesNotMatch(text, /Advance \(|the advance|an advance|₹0\.00/, kind);
  }
});

test('a cancelled booking: guest and hotel are told which, and where to ask', () => {
  const guest = write('cancelled_guest');
  assert.equal(guest.subject, 'Booking cancelled: Casa Susegad, Fri, 15 Jan 2027');
  has(
    guest.text,
    'K7QM-4XWP-9RTA-2HSD',
    'You get ₹3,307.98 back within 5–7 business days (by Wed, 13 Jan 2027).',
    '+91 98220 00000',
  );
  assert.ok(linksOf(guest.html).includes(`${site}/search`));
  assert.equal(guest.reply_to, 'maria@people.example');
  const hotel = write('cancelled_hotel');
  assert.equal(hotel.subject, 'Cancelled: Asha Kamat, Fri, 15 Jan 2027, 3 nights');
  assert.equal(hotel.reply_to, 'asha@guest.example');
  for (const kind of ['cancelled_guest', 'cancelled_hotel'] as const)
    assert.throws(() => write(kind, { booking_status: 'confirmed' }), MailOutdated);
});

test('a booking that was cancelled meanwhile, and a mail about nothing, are not sent', () => {
  for (const kind of ['booking_guest', 'booking_hotel'] as const) {
    assert.throws(() => write(kind, { booking_status: 'cancelled' }), MailOutdated);
    assert.throws(() => writeMail(kind, null, site), MailOutdated);
    assert.throws(() => writeMail(kind, { guest_name: 'Asha' }, site));
  }
  assert.throws(() => writeMail('advert', {}, site), /There is no email of the type advert/);
});

test('a booking does without what is optional', () => {
  const none = {
    guest_phone: null,
    hotel: { ...sampleMails.booking_guest.hotel, phone: null, email: null, policies: {} },
    special_requests: '',
    cancellation_policy: null,
  };
  for (const kind of ['booking_guest', 'booking_hotel'] as const) {
    assert.doesNotMatch(write(kind, none).text, /requests|Phone:|Cancellation|contact the hotel/i);
  }
});

test('other payout details: the owner is told which, never in full, whether they count, and what to do', () => {
  for (const [kind, words] of [
    ['payout_submitted', 'only after we have checked and approved the listing'],
    ['payout_changed', 'From now on they apply to all your listings'],
  ] as const) {
    const { text, html } = write(kind);
    has(text, words, '••••1ZD', '••••34F', '••••9012', 'account number, IFSC code', 'If this was not you');
    assert.ok(linksOf(html).includes(`${site}/account`));
    assert.throws(() => write(kind, { changed: ['password'] }));
  }
});

test('a rejected listing: the reason stands out, to the letter', () => {
  const { text, subject, html } = write('listing_rejected', { reason: 'One.\nTwo.' });
  assert.ok(linksOf(html).includes(`${site}/list-property/form?listing=${sampleMails.listing_rejected.property_id}`));
  assert.equal(subject, 'Listing needs changes: Casa Susegad, Panjim');
  has(text, 'What to change:\nOne.\nTwo.');
  assert.doesNotMatch(text, /stays online/);
  has(write('listing_rejected', { is_public: true, hotel_id: 'x' }).text, 'stays online');
});

test('an approved listing: leads to the live page, or says that it is hidden', () => {
  const live = `${site}/hotel/${sampleMails.listing_approved.hotel_id}`;
  assert.ok(linksOf(write('listing_approved').html).includes(live));
  const hidden = write('listing_approved', { is_public: false });
  assert.equal(hidden.subject, 'Listing approved: Casa Susegad, Panjim');
  assert.ok(!linksOf(hidden.html).includes(live));
});

test('the site’s address is the deployment’s, else the brand’s', () => {
  assert.equal(siteUrl({}), brand.url);
  assert.equal(siteUrl({ SITE_URL: '' }), brand.url);
  assert.equal(siteUrl({ SITE_URL: 'https://x.example//' }), 'https://x.example');
});

for (const [what, error, expected] of [
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
] as const) {
  test(`a failure to send: ${what}`, () => {
    const failure = readFailure(Object.assign(new Error('It failed'), error));
    const read = failure instanceof MailNotSent ? (failure.isFinal ? 'final' : 'again') : 'unknown';
    assert.equal(read, expected);
  });
}

test('a house is told of a stay that another site sold without a room: both sides, the nights, and the way to settle it', () => {
  const { subject, text, html } = write('channel_conflict');
  assert.equal(subject, 'Room sold twice: Airbnb and Casa Susegad, Thu, 14 Jan 2027, 3 nights');
  has(
    text,
    'Nights without a room: Fri, 15 Jan 2027, 2 nights',
    'Asha Kamat, Fri, 15 Jan 2027, 3 nights',
    'K7QM-4XWP-9RTA-2HSD',
    'Rooms are also on hold for callers.',
  );
  assert.ok(linksOf(html).includes(`${site}/owner/channels?hotel=${sampleMails.channel_conflict.hotel_id}`));
  assert.throws(() => writeMail('channel_conflict', null, site), MailOutdated);
});

test('a property is told how many entries of a calendar could not be read, from which day, and where to look', () => {
  const { subject, text, html } = write('calendar_unread');
  assert.equal(subject, 'Airbnb calendar: 2 entries could not be read, the first for 3 Jan 2027: Casa Susegad');
  has(text, 'Check these bookings on Airbnb, and block missing nights here.');
  assert.ok(linksOf(html).includes(`${site}/owner/channels?hotel=${sampleMails.calendar_unread.hotel_id}`));
});

test('the email about a no-show fee says how much, why, and how to pay or object', () => {
  const { subject, text, reply_to } = write('no_show_fee');
  assert.equal(subject, 'No-show fee of ₹7,351.00: Casa Susegad');
  has(
    text,
    'Reason: The room was kept free all night.',
    'Balance due: ₹4,043.02. You pay Casa Susegad directly. To ask how, reply to this email',
    'open your booking and select “I was there”',
  );
  assert.equal(reply_to, sampleMails.booking_guest.hotel.email);
  const waived = write('no_show_fee', { fee: null, no_show_fee: null, balance_due: 0 });
  assert.equal(waived.subject, 'No-show fee waived: Casa Susegad');
  assert.ok(!waived.text.includes('Balance due'));
  has(waived.text, 'Casa Susegad keeps ₹3,307.98 of your payment, as the cancellation policy says.');
  assert.throws(() => write('no_show_fee', { no_show_fee: 100 }), MailOutdated);
});
