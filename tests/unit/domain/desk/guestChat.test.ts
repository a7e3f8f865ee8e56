import { expect, test } from 'vitest';
import { maxChatText } from '#src/domain/chat.ts';
import { type ChatKind, chatKinds, chatKindsOf, guestChat } from '#src/domain/desk/guestChat.ts';
import { type Language, languages } from '#src/words/languages.ts';
import { deskBooking } from './stay.ts';

const address = 'https://stays.example/booking-confirmation/K7QM-4XWP-9RTA-2HSD';
const write = (language: Language, kind: ChatKind, change: object = {}) =>
  guestChat(language, kind, deskBooking(change), address);

test('before arrival, in English', () =>
  expect(write('en', 'confirmed')).toBe(
    [
      'Hello Asha Kamat, your booking at Casa Susegad is confirmed.',
      '1 × Garden Room',
      'Check-in Fri, 15 Jan 2027, from 2:00 PM',
      'Check-out Mon, 18 Jan 2027, by 10:30 AM',
      '2 adults, 1 child',
      'Total ₹11,026.59, all taxes included',
      'Balance due: ₹11,026.59',
      `Reference K7QM-4XWP-9RTA-2HSD: ${address}`,
      'At what time do you expect to arrive? We look forward to welcoming you.',
    ].join('\n'),
  ));

test('before arrival, in Hindi, with names, dates and amounts of the booking', () =>
  expect(write('hi', 'confirmed')).toBe(
    [
      'नमस्ते Asha Kamat, Casa Susegad में आपकी बुकिंग पक्की है।',
      'कमरा: 1 × Garden Room',
      'चेक-इन: शुक्रवार, 15 जनवरी 2027, दोपहर 2:00 बजे से',
      'चेक-आउट: सोमवार, 18 जनवरी 2027, सुबह 10:30 बजे तक',
      'मेहमान: 2 वयस्क, 1 बच्चा',
      'कुल किराया: ₹11,026.59, सभी टैक्स शामिल',
      'होटल में बाकी: ₹11,026.59',
      `रेफ़रेंस K7QM-4XWP-9RTA-2HSD: ${address}`,
      'आप कितने बजे तक पहुँचेंगे? हम आपके स्वागत के लिए उत्सुक हैं।',
    ].join('\n'),
  ));

test('what is paid is not asked for', () => {
  expect(write('en', 'confirmed', { balance: 0 })).toContain('Everything is paid.');
  expect(write('hi', 'confirmed', { balance: 0, num_children: 2 })).toMatch(/2 बच्चे[\s\S]+पूरा भुगतान हो चुका है/);
});

test('a reminder names the balance and when the advance is due', () => {
  const english = write('en', 'payment', { balance: 700_000 });
  expect(english).toContain('₹7,000.00 of ₹11,026.59 is due.');
  expect(write('en', 'payment')).toContain(
    'Please pay the advance of ₹3,307.98 by 3 Jan 2027, 3:30 PM IST, or the booking expires.',
  );
  for (const change of [{ advance_due_at: null }, { stay_state: 'checked_in' }])
    for (const language of ['en', 'hi'] as const)
      expect(write(language, 'payment', change)).not.toMatch(/advance|एडवांस/);
  const hindi = write('hi', 'payment', { balance: 1_002_659 });
  expect(hindi).toContain('कुल ₹11,026.59 में से ₹10,026.59 का भुगतान बाकी है।');
  expect(hindi).toContain('₹2,307.98 का एडवांस 3 जनवरी, दोपहर 3:30 बजे तक देना है');
});

test('after cancelling it says why, and the refund', () => {
  const change = { cancel_reason: 'A pipe has burst.', balance: 0, refund_due: 330_798 };
  expect(write('en', 'cancelled', change)).toMatch(
    /is cancelled\.\nReason: A pipe has burst\.\nYou get ₹3,307\.98 back\./,
  );
  expect(write('hi', 'cancelled', change)).toMatch(
    /रद्द कर दी गई है।\nकारण: A pipe has burst\.\nआपको ₹3,307\.98 का रिफ़ंड मिलेगा।/,
  );
  expect(write('en', 'cancelled')).not.toMatch(/Reason:|back/);
});

test.each([
  ['pending', 100, ['plain']],
  ['confirmed', 100, ['confirmed', 'payment', 'plain']],
  ['confirmed', 0, ['confirmed', 'plain']],
  ['checked_in', 100, ['payment', 'plain']],
  ['completed', 0, ['plain']],
  ['no_show', 0, ['plain']],
  ['cancelled', -100, ['cancelled', 'plain']],
] as const)('%s with %i due: %j', (stay_state, balance, kinds) =>
  expect(chatKindsOf(deskBooking({ stay_state, balance, payment_status: 'paid' }))).toEqual(kinds),
);

test('a stay whose advance is awaited is said to be booked, as its page and mail say, never held or confirmed', () => {
  expect(chatKindsOf(deskBooking())).toEqual(['due', 'payment', 'plain']);
  const english = write('en', 'due');
  expect(english).toContain('thank you for your booking at Casa Susegad.');
  expect(english).toContain(
    'Please pay the advance of ₹3,307.98 to Susegad Stays by 3 Jan 2027, 3:30 PM IST, or the booking expires.',
  );
  expect(english).toContain(`How to pay, reference K7QM-4XWP-9RTA-2HSD: ${address}`);
  expect(write('en', 'due', { balance: 1_002_659 })).toContain('the advance of ₹2,307.98');
  expect(write('en', 'due', { advance_due_at: null })).toContain(
    'Please pay the advance of ₹3,307.98 to Susegad Stays.\n',
  );
  const hindi = write('hi', 'due');
  expect(hindi).toContain('Casa Susegad में आपकी बुकिंग हो गई है।');
  expect(hindi).toContain('₹3,307.98 का एडवांस 3 जनवरी, दोपहर 3:30 बजे तक देना है');
  expect(write('hi', 'due', { advance_due_at: null })).toContain('₹3,307.98 का एडवांस देना है।');
  expect(`${english}${hindi}`).not.toMatch(/held|confirmed|रखा गया|पक्की/);
});

test('the longest message fits a link whole', () => {
  const long = {
    guest_name: 'N'.repeat(60),
    hotel_name: 'H'.repeat(80),
    room_name: 'R'.repeat(80),
    cancel_reason: 'W'.repeat(300),
    num_adults: 1000,
    refund_due: 100_000_000,
  };
  for (const language of languages)
    for (const kind of Object.keys(chatKinds) as ChatKind[])
      expect(write(language, kind, long).length).toBeLessThanOrEqual(maxChatText);
});
