import { expect, test } from 'vitest';
import {
  describeDuration,
  describeMails,
  describeResult,
  describeSchedule,
  driftedNights,
  mailKinds as mailNames,
} from '#src/domain/jobs.ts';
import { mailKinds } from '../../../supabase/functions/send-mails/letters.ts';

test.each([
  [null, 'by hand only'],
  ['* * * * *', 'every minute'],
  ['40 20 * * *', 'daily at 02:10'],
  ['30 15 * * *', 'daily at 21:00'],
  ['0 0 * * 1', 'as cron says: 0 0 * * 1'],
] as const)('%s runs %s', (schedule, told) => expect(describeSchedule(schedule)).toBe(told));

test.each([
  [
    'send_mails',
    { sent: 2, retry: 1, failed: 0, uncertain: 0, outdated: 0, more: true },
    '2 mails sent, 1 to be tried again. There is more: run it again.',
  ],
  ['send_mails', { sent: 0, retry: 0, failed: 0, uncertain: 0, outdated: 2 }, '0 mails sent, 2 outdated.'],
  ['complete_stays', { completed: 1, more: false }, '1 stay completed.'],
  ['cancel_unpaid', { cancelled: 0, off: true }, 'Nothing done: no limit is set in Settings.'],
  ['cancel_unpaid', { cancelled: 2, after_hours: 24 }, '2 bookings cancelled, unpaid for 24 hours.'],
  ['verify_counters', { drift: 0 }, 'Every night agrees.'],
  ['refresh_rate', { changed: true, inr_per_unit: 88.5, as_of: '2026-11-20' }, '$1 is ₹88.5, of Fri, 20 Nov 2026.'],
  ['tidy_uploads', { removed: 3 }, '3 files removed.'],
  ['unknown', { a: 1 }, '{"a":1}'],
  ['purge', null, ''],
] as const)('%s with %o tells: %s', (job, result, told) => expect(describeResult(job, result)).toBe(told));

test('how the mails are doing is told, and each kind of mail has a name', () => {
  expect(describeMails({ last_finished_at: '2026-11-21 06:34:00+00', waiting: 1, failed: 2 })).toBe(
    'Last at work 21 Nov 2026, 12:04; 1 mail waiting, 2 failed.',
  );
  expect(describeMails({ last_finished_at: null, waiting: 0, failed: 0 })).toBe(
    'No mail in the last 30 days; 0 mails waiting, 0 failed.',
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
  };
  expect(driftedNights({ drift: 1, nights: [night] })).toEqual([
    { key: 'r 2026-12-05', text: 'Casa, Blue, Sat, 5 Dec 2026: counted 3 booked and 0 blocked, found 1 and 2' },
  ]);
  expect(driftedNights(null)).toEqual([]);
  expect(describeDuration({ started_at: '2026-11-21 10:00:00+00', finished_at: '2026-11-21 10:00:01.4+00' })).toBe(
    '1.4 s',
  );
  expect(describeDuration({ started_at: '2026-11-21 10:00:00+00', finished_at: '2026-11-21 10:02:05+00' })).toBe(
    '2 min 5 s',
  );
});
