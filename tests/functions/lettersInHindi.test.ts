import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inLanguage } from '#src/build/languages.ts';
import { letterGroups } from '#src/domain/office/letters.ts';
import { type AuthTemplate, authTemplates, fillIn } from '../../supabase/functions/send-mails/authTemplates.ts';
import { writeMail as writeInEnglish } from '../../supabase/functions/send-mails/letters.ts';
import { sampleMails, sampleVersions } from '../../supabase/functions/send-mails/samples.ts';

/** The emails to guests in Hindi, by the same code with other words. Only names may be in English. */

const kinds = letterGroups.filter(([to]) => /guests|account/.test(to)).flatMap(([, kinds]) => kinds);
const bookings = kinds.filter((kind) => 'booking_reference' in sampleOf(kind));
const site = 'https://stays.example';
const ours = ['Susegad', 'Stays', 'WhatsApp', 'UPI', 'UTR', 'GST', 'Form'];

function sampleOf(kind: string): object {
  return sampleMails[kind as keyof typeof sampleMails];
}
const latin = (text: string) => text.replace(/https?:\S+|\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? [];
const values = (data: unknown): string[] =>
  typeof data === 'object' && data !== null ? Object.values(data).flatMap(values) : [String(data)];

/** Returns false for samples that would not be sent: outdated ones, and ones without a fact. */
function isWritten([kind, data]: readonly [kind: string, data: object]): boolean {
  try {
    return Boolean(writeInEnglish(kind, data, site));
  } catch {
    return false;
  }
}

let writeMail: typeof writeInEnglish;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [inLanguage('hi')],
  });
  close = () => server.close();
  ({ writeMail } = await server.ssrLoadModule('/supabase/functions/send-mails/letters.ts'));
});
afterAll(() => close());

function strange(kind: string, data: object): string[] {
  const { subject, text, html, files = [] } = writeMail(kind, data, site);
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain(`href="${site}/hi"`);
  expect(text.split('\n').length).toBe(writeInEnglish(kind, data, site).text.split('\n').length);
  const entries = files.flatMap((file) =>
    [...file.text.replaceAll('\r\n ', '').matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)/gm)].map(([, said]) => said),
  );
  const known = new Set([...ours, ...latin(values(data).join(' '))]);
  return latin([subject, text, ...entries].join('\n')).filter((word) => !known.has(word));
}

test.each(kinds)('%s', (kind) => expect(strange(kind, sampleOf(kind))).toEqual([]));

const versions = Object.entries(sampleVersions).flatMap(([kind, causes]) =>
  Object.entries(causes).map(([cause, change]) => [kind, cause, change] as const),
);
test.each(versions.filter(([kind]) => kinds.includes(kind)))('%s: %s', (kind, _, change) =>
  expect(strange(kind, { ...sampleOf(kind), ...change })).toEqual([]),
);

test.each(Object.keys(authTemplates) as AuthTemplate[])('%s of the auth service', (name) => {
  const fill = (part: string, language: string) =>
    fillIn(part, { SiteURL: site, TokenHash: 'abc', NewEmail: 'asha@guest.example', Data: { language } });
  const { subject, text, html } = authTemplates[name];
  const said = [fill(subject, 'hi'), fill(text, 'hi'), fill(html, 'hi').replace(/<[^>]+>/g, ' ')].join('\n');
  expect(latin(said).filter((word) => !ours.includes(word))).toEqual([]);
  expect(fill(text, 'hi').split('\n').length).toBe(fill(text, 'en').split('\n').length);
});

const paid = { payment_status: 'paid', advance_due_at: null };
test.each([
  ['an advance that is due without a moment', { advance_due_at: null }],
  ['a part of the advance', { paid_amount: 100_000 }],
  ['a part of the advance, once the booking stays', { paid_amount: 100_000, advance_due_at: null }],
  ['a reported payment', { reported_amount: 330_798, advance_due_at: null }],
  ['a part of one, with more to pay online', { reported_amount: 100_000, pays_online: true }],
  ['a part of one, with more to pay later', { reported_amount: 100_000 }],
  ['all of it paid, and a refund due', { ...paid, paid_amount: 1_202_659, refund_due: 100_000, balance_due: 0 }],
  ['more than the advance', { ...paid, paid_amount: 400_000, balance_due: 702_659 }],
  ['no advance', { advance_amount: 0, advance_due_at: null }],
  ['a refund', { payment_status: 'refunded', paid_amount: 0, refunded_amount: 330_798 }],
  ['a refund of a part', { payment_status: 'refunded', paid_amount: 100_000, refunded_amount: 230_798 }],
  ['ways to pay', { pays_online: true, upi_id: 'stays@bank' }],
  ['more in advance', { advance_percent: 50, advance_reason: { rooms: 3, from: '12-20', to: '01-05' } }],
  ['nobody to ask at the house', { hotel: { ...sampleMails.booking_guest.hotel, phone: null, email: null } }],
  ['no link', { stay_link: undefined, review_link: undefined }],
  ['an expired booking', { is_expired: true, payment_status: 'pending', paid_amount: 0, refund_amount: null }],
  ['no day of the refund', { due_on: null }],
  ['a stay that only the hotel changes', { terms: { percent: 0, until: null }, may_change: false }],
  ['an end by the guest', { cancelled_by_guest: true, refund_amount: 0 }],
  [
    'a balance after check-out',
    { booking_status: 'completed', checked_out_at: '2027-01-18T05:00:00Z', pays_online: true },
  ],
  ['passports', { form_c: { guests: 2, filled: 1, reported: 0, due_at: null }, arrival_time: null }],
  ['passports, with their link', { form_c_link: '0f'.repeat(32) }],
])('%s', (_, change) => {
  const sent = bookings.map((kind) => [kind, { ...sampleOf(kind), ...change }] as const).filter(isWritten);
  expect(sent.length).toBeGreaterThan(0);
  for (const [kind, data] of sent) expect(strange(kind, data), kind).toEqual([]);
});

const { review } = sampleMails.review_hidden;
const { payment } = sampleMails.refund_sent;
test.each([
  ...['stranger', 'insult', 'personal', 'spam', 'other'].map(
    (hidden_kind) => ['review_hidden', { review: { ...review, hidden_kind } }] as const,
  ),
  ...['admin', 'recovery_code', 'person'].map((by) => ['two_factor_removed', { by }] as const),
  ...['cash', 'card', 'upi', 'bank', 'other', 'online'].map(
    (method) => ['refund_sent', { payment: { ...payment, method, due: 5000, due_on: '2027-02-01' } }] as const,
  ),
  ['refund_sent', { booking_status: 'confirmed', payment: { ...payment, holder: 'site', due: 5000 } }],
  ['data_erased', { account: false }],
  ['wait_confirm', { room_category_id: null, room_name: null }],
] as const)('%s with %o', (kind, change) => {
  expect(strange(kind, { ...sampleOf(kind), ...change })).toEqual([]);
});
