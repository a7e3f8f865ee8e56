import { expect, test } from 'vitest';
import {
  describeCall,
  describeDuration,
  describeMails,
  describeRebuild,
  describeResult,
  describeSchedule,
  findingsOf,
} from '#src/domain/office/jobs.ts';
import { mailNames } from '#src/domain/office/mailNames.ts';
import { mailKinds } from '../../../../supabase/functions/send-mails/letters.ts';

test.each([
  [null, 'Runs only when you run it.'],
  ['* * * * *', 'Runs every minute.'],
  ['40 20 * * *', 'Runs daily at 02:10.'],
  ['30 15 * * *', 'Runs daily at 21:00.'],
  ['0 0 * * 1', 'Runs on the cron schedule 0 0 * * 1.'],
] as const)('%s runs %s', (schedule, told) => expect(describeSchedule(schedule)).toBe(told));

test('the site is rebuilt when pages have changed, and when that is due is told', () => {
  expect(describeSchedule('*/5 * * * *', 'rebuild_site')).toBe('Runs when pages have changed.');
  const now = new Date('2026-11-21T08:00:00Z');
  const told = (due_at: string | null, schedule: string | null = '*/5 * * * *') =>
    describeRebuild({ due_at, schedule }, now);
  expect(told('2026-11-21 08:35:00+00')).toBe('A rebuild is due at 21 Nov 2026, 2:05 PM.');
  expect(told('2026-11-21 07:59:00+00')).toBe('A rebuild is due now.');
  expect(told('2026-11-21 07:59:00+00', null)).toBe('Pages have changed since the last build.');
  expect(told(null)).toBe('');
});

test('how a function answered the schedule is told', () => {
  const call = {
    called_at: '2026-11-21 06:34:00+00',
    answered_at: '2026-11-21 06:34:01+00',
    status: 200,
    problem: null,
  };
  const at = 'The schedule called its function 21 Nov 2026, 12:04 PM.';
  expect(describeCall(call)).toBe(`${at} The function answered 200.`);
  expect(describeCall({ ...call, status: 401, problem: 'Invalid API key' })).toBe(
    `${at} The function answered 401: Invalid API key.`,
  );
  expect(describeCall({ ...call, status: null, answered_at: null })).toBe(`${at} It has not answered yet.`);
  expect(describeCall(null)).toBe('');
});

test.each([
  [
    'send_mails',
    { sent: 2, retry: 1, failed: 0, uncertain: 0, outdated: 0, more: true },
    '2 emails sent, 1 to be tried again. There is more to do: run it again.',
  ],
  ['send_mails', { sent: 0, retry: 0, failed: 0, uncertain: 0, outdated: 2 }, '0 emails sent, 2 no longer needed.'],
  ['complete_stays', { completed: 1, more: false }, '1 booking completed.'],
  ['cancel_unpaid', { cancelled: 0, off: true }, 'Nothing done: no limit is set in Settings.'],
  ['cancel_unpaid', { cancelled: 2, reminded: 1 }, '2 bookings expired unpaid, 1 guest reminded.'],
  [
    'cancel_unpaid',
    { cancelled: 0, reminded: 0, asked: 1, lost: 2 },
    '0 bookings expired unpaid, 0 guests reminded. We reminded admins of 1 reported payment. 2 payments not found within a week.',
  ],
  ['verify_counters', { drift: 0 }, 'The counters of every night are correct.'],
  ['verify_audit', { position: 0 }, 'There are no entries yet.'],
  [
    'verify_audit',
    { position: 12, hash: '0123456789abcdef0123456789abcdef' },
    '12 entries, none changed. Their hash begins with 0123456789abcdef. Keep it elsewhere to prove later that no entry was replaced.',
  ],
  ['rebuild_site', { off: true }, 'Nothing done: no build hook is set.'],
  ['watch', { troubles: 0, told: 0 }, 'No problems found.'],
  ['watch', { troubles: 2, told: 1 }, '2 problems found: see the overview. We emailed admins about 1.'],
  [
    'refresh_rate',
    { changed: true, inr_per_unit: 88.5, as_of: '2026-11-20' },
    '$1 is ₹88.5, rate of Fri, 20 Nov 2026.',
  ],
  ['roll_rates', { written: 20, more: true }, 'Prices of 20 properties calculated. There is more to do: run it again.'],
  ['read_calendars', { read: 2, doubtful: 0, failed: 0 }, '2 calendars read.'],
  ['ask_reviews', { asked: 1, more: false }, '1 guest asked for a review.'],
  ['read_calendars', { read: 1, doubtful: 1, failed: 1 }, '1 calendar read. 2 calendars failed or gave doubtful data.'],
  [
    'greet_guests',
    { ahead: 1, welcomed: 2, more: true },
    'To be sent between 7:00 AM and 9:00 PM: 1 email before arrival, 2 on the arrival day. There is more to do: run it again.',
  ],
  ['form_c_due', { soon: 2, over: 1 }, 'We reminded properties of Form C for 2 bookings due soon and 1 overdue.'],
  ['notify_waitlist', { told: 1, more: true }, '1 availability alert sent. There is more to do: run it again.'],
  ['tidy_uploads', { removed: 3 }, '3 files removed.'],
  ['settle_payments', { off: true }, 'Nothing done: no payment gateway is set up.'],
  [
    'settle_payments',
    { looked: 1, refunds: 2, noted: 1, failed: 0 },
    'We asked the gateway about 1 payment page and 2 refunds, and recorded 1 change.',
  ],
  [
    'settle_payments',
    { looked: 2, refunds: 0, noted: 0, failed: 1 },
    'We asked the gateway about 2 payment pages and 0 refunds, and recorded 0 changes. It did not answer about 1.',
  ],
  ['purge', { holds: 0, invitations: 2, addresses: 1 }, 'Deleted: 1 unconfirmed email address, 2 invitations.'],
  ['retention', { guests: 0 }, 'Nothing to delete.'],
  ['unknown', { a: 1 }, '{"a":1}'],
  ['purge', null, ''],
] as const)('%s with %o tells: %s', (job, result, told) => expect(describeResult(job, result)).toBe(told));

test('how the mails are doing is told, and each kind of mail has a name', () => {
  expect(
    describeMails({ last_finished_at: '2026-11-21 06:34:00+00', waiting: 1, failed: 2, held: 0, next_due_at: null }),
  ).toBe('Last run 21 Nov 2026, 12:04 PM. 1 email waiting, 2 failed.');
  expect(describeMails({ last_finished_at: null, waiting: 0, failed: 0, held: 0, next_due_at: null })).toBe(
    'No emails in the last 30 days. 0 emails waiting, 0 failed.',
  );
  const held = { last_finished_at: null, waiting: 2, failed: 0, held: 1, next_due_at: '2026-11-21 06:41:00+00' };
  expect(describeMails(held)).toContain(
    '1 of those waiting is not due yet. It is due at 21 Nov 2026, 12:11 PM. We collect our changes',
  );
  expect(Object.keys(mailNames).sort()).toEqual(mailKinds.toSorted());
});

test('nights that differ are named, and a run tells how long it took', () => {
  const night = {
    room_category_id: 'r',
    hotel: 'Casa',
    room: 'Blue',
    night: '2026-12-05',
    counted: 3,
    blocked: 0,
    booked: 1,
    out_of_sale: 2,
    held: 1,
    kept: 0,
  };
  expect(findingsOf({ drift: 1, nights: [night] })).toEqual([
    {
      key: 'r 2026-12-05',
      text: 'Casa, Blue, Sat, 5 Dec 2026: the counters say 3 booked, 0 blocked and 1 on hold, but there are 1, 2 and 0',
    },
  ]);
  expect(findingsOf(null)).toEqual([]);
  expect(describeDuration({ started_at: '2026-11-21 10:00:00+00', finished_at: '2026-11-21 10:00:01.4+00' })).toBe(
    '1.4 s',
  );
  expect(describeDuration({ started_at: '2026-11-21 10:00:00+00', finished_at: '2026-11-21 10:02:05+00' })).toBe(
    '2 min 5 s',
  );
});

test('breaks of the audit log are told one by one', () => {
  const entry = { place: 5, id: 7, at: '2026-11-21T06:34:00+00:00', entity: 'hotels', label: 'Casa' };
  const faults = [
    { fault: 'changed', ...entry },
    { fault: 'missing', ...entry },
    { fault: 'replaced', ...entry },
    { fault: 'loose', id: 8, at: entry.at, entity: 'settings', label: '' },
    { fault: 'cut', place: 9 },
    { fault: 'rewritten', place: 6, at: entry.at },
    { fault: 'unheard of', place: 1 },
  ];
  const findings = findingsOf({ position: 9, faults });
  expect(new Set(findings.map(({ key }) => key)).size).toBe(faults.length);
  expect(findings.map(({ text }) => text)).toEqual([
    'Entry 5 (hotels, Casa, 21 Nov 2026, 12:04 PM) was changed after it was written.',
    'Entry 5 (hotels, Casa, 21 Nov 2026, 12:04 PM): the entry before it was removed.',
    'Entry 5 (hotels, Casa, 21 Nov 2026, 12:04 PM): the entry before it was replaced.',
    'An entry (settings, 21 Nov 2026, 12:04 PM) was added outside the chain.',
    'The log should end with entry 9: its end was removed or replaced.',
    'Entry 6 is not the one checked on 21 Nov 2026, 12:04 PM: the log was rewritten.',
    '{"fault":"unheard of","place":1}',
  ]);
});
