// `node tests/faults.ts` plants small faults in a copy of the last commit, runs `npm test` once, and prints which faults were found. `-- all` runs
// `npm run test:all`. Run it after large changes of tests. A fault whose text is gone needs another place.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDir } from '../supabase/local/paths.ts';

interface Fault {
  what: string;
  file: string;
  from: string;
  to: string;
  /** Part of the name of a test or stage that must fail. */
  foundBy: RegExp;
}

/** The newest migration that holds the text: an older one may hold a text that no database keeps. */
const newestMigration = 'supabase/migrations/*.sql';

const faults: readonly Fault[] = [
  // Rights.
  {
    what: 'every owner reads the profiles of all owners',
    file: newestMigration,
    from: `create policy "owners read their own" on public.owner_profiles for select to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done()))`,
    to: `create policy "owners read their own" on public.owner_profiles for select to authenticated
  using ((select private.second_factor_done()))`,
    foundBy: /matrix\.test/,
  },
  {
    what: 'an owner may write the id of a profile',
    file: newestMigration,
    from: 'grant update (full_name, phone) on public.owner_profiles',
    to: 'grant update on public.owner_profiles',
    foundBy: /rights\.test/,
  },
  {
    what: 'any signed-in person reads the report of a hotel',
    file: newestMigration,
    from: "v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');",
    to: 'v_refusal constant jsonb := null;',
    foundBy: /deskReport/,
  },
  {
    what: 'a webhook is believed without a signature',
    file: 'supabase/functions/_shared/razorpay.ts',
    from: 'return signed.includes(true);',
    to: 'return signed.length > 0;',
    foundBy: /deliveriesSigned|razorpay/,
  },
  // Prices and rounding.
  {
    what: 'half a rupee rounds down in the price with tax',
    file: newestMigration,
    from: '+ 50000) / 100000 * 100',
    to: '+ 49999) / 100000 * 100',
    foundBy: /to the paisa|rates\.test|quote/,
  },
  {
    what: 'the tax within a total rounds down',
    file: newestMigration,
    from: 'div(p_total * (p_rate * 10)::bigint + 1000 + (p_rate * 10)::bigint,',
    to: 'div(p_total * (p_rate * 10)::bigint,',
    foundBy: /tax|paisa|price/i,
  },
  {
    what: 'the GST of 2025 begins a day late',
    file: newestMigration,
    from: "p_on < date '2025-09-22'",
    to: "p_on < date '2025-09-23'",
    foundBy: /GST/,
  },
  {
    what: 'the weekly discount begins with the eighth night',
    file: newestMigration,
    from: 'case when p_nights >= 7 then p_weekly end',
    to: 'case when p_nights > 7 then p_weekly end',
    foundBy: /rates\.test|search\.test|discount/,
  },
  {
    what: 'a total below the price is taken',
    file: newestMigration,
    from: 'if p_total_amount <> v_price.total_amount then',
    to: 'if p_total_amount > v_price.total_amount then',
    foundBy: /rejects a total/,
  },
  {
    what: 'the halves of the tax on an invoice do not add up',
    file: newestMigration,
    from: "'sgst', h.half",
    to: "'sgst', h.half + 1",
    foundBy: /invoices\.test/,
  },
  {
    what: 'the moderate policy refunds one day longer',
    file: newestMigration,
    from: "('moderate', 100, 168)",
    to: "('moderate', 100, 144)",
    foundBy: /policy moderate/,
  },
  {
    what: 'a payment of another amount is taken from the gateway',
    file: newestMigration,
    from: "if (p_fact ->> 'currency', (p_fact -> 'amount')::bigint) is distinct from ('INR', v_page.amount) then return 'mismatch'; end if;",
    to: "if (p_fact ->> 'currency') is distinct from 'INR' then return 'mismatch'; end if;",
    foundBy: /Mismatched|another amount/,
  },
  {
    what: 'dollars round down',
    file: 'src/domain/money.ts',
    from: 'BigInt(paise) * 20_000n + BigInt(rate.inr_per_unit_e4)) /',
    to: 'BigInt(paise) * 20_000n) /',
    foundBy: /money/,
  },
  {
    what: 'fifty paise are typed as five',
    file: 'src/domain/money.ts',
    from: "Number(paise.padEnd(2, '0'))",
    to: "Number(paise.padStart(2, '0'))",
    foundBy: /unit.*money|rupees/i,
  },
  {
    what: 'a UPI link names rupees without paise',
    file: 'src/domain/booking/upi.ts',
    from: 'am: decimal(paise)',
    to: 'am: String(paise / 100)',
    foundBy: /upi\.test/,
  },
  // Rooms and dates.
  {
    what: 'children take no place in a room',
    file: newestMigration,
    from: 'if v_adults + v_children > v_room.max_occupancy * v_rooms then',
    to: 'if v_adults > v_room.max_occupancy * v_rooms then',
    foundBy: /children beyond|too_many_guests/,
  },
  {
    what: 'the day in India turns half an hour late',
    file: 'src/domain/stay.ts',
    from: 'now.getTime() + 5.5 * 3_600_000',
    to: 'now.getTime() + 5 * 3_600_000',
    foundBy: /stay\.test|today|Kolkata/,
  },
  {
    what: 'the site books one day further ahead than the database',
    file: 'src/domain/stay.ts',
    from: 'maxDaysAhead = 540',
    to: 'maxDaysAhead = 541',
    foundBy: /too_far_ahead/,
  },
  {
    what: 'holds that are over still take rooms',
    file: newestMigration,
    from: 'and h.ends_at <= now()',
    to: "and h.ends_at <= now() - interval '1 day'",
    foundBy: /holds?\.test|hold expires/,
  },
  {
    what: 'unpaid bookings of today are cancelled too',
    file: newestMigration,
    from: 'b.check_in_date > private.today()\n        -- Booked just before',
    to: 'b.check_in_date >= private.today()\n        -- Booked just before',
    foundBy: /expires without its advance/,
  },
  {
    what: 'our calendar frees the last night',
    file: 'supabase/functions/_shared/writeCalendar.ts',
    from: "event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(end));",
    to: "event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(first));",
    foundBy: /calendar/i,
  },
  {
    what: 'bars of a calendar that touch lie below each other',
    file: 'src/domain/desk/lanes.ts',
    from: 'end <= from',
    to: 'end < from',
    foundBy: /lanes/,
  },
  // Emails and words.
  {
    what: 'the hotel is not told of a booking',
    file: newestMigration,
    from: 'as a where a.email is distinct from v_own_email order',
    to: 'as a where a.subscription_id is not null order',
    foundBy: /outbox\.test/,
  },
  {
    what: 'a guest is reminded of the advance at once',
    file: newestMigration,
    from: '- b.created_at) / 2',
    to: '- b.created_at)',
    foundBy: /reminds an unpaid guest once/,
  },
  {
    what: 'a Hindi sentence is left in English',
    file: 'src/words/hi/guestStay.ts',
    from: "'इस बुकिंग के लिए कोई भुगतान नहीं मिला था।'",
    to: "'No payment was received for it.'",
    foundBy: /words in hi guestStay/,
  },
  {
    what: 'a phone number is masked but for five digits',
    file: newestMigration,
    from: "'\\D', '', 'g'), 4)",
    to: "'\\D', '', 'g'), 5)",
    foundBy: /masked/,
  },
  {
    what: 'the text of a chat is not encoded',
    file: 'src/domain/chat.ts',
    from: 'encodeURIComponent(plainText(text))',
    to: 'plainText(text)',
    foundBy: /chat/i,
  },
  {
    what: 'an entry in a calendar blocks the time of the guest',
    file: 'src/domain/booking/calendarFile.ts',
    from: "'transp', 'TRANSPARENT'",
    to: "'transp', 'OPAQUE'",
    foundBy: /calendarFile/,
  },
  {
    what: 'a common password is good enough',
    file: 'src/domain/account/password.ts',
    from: 'password.length >= recommendedPassword && !isCommonPassword(password)',
    to: 'password.length >= recommendedPassword',
    foundBy: /password/i,
  },
  {
    what: 'a repeated call with another price is answered as the first',
    file: newestMigration,
    from: "if (p_known).request_hash is distinct from p_hash then return private.refusal('key_reused'); end if;",
    to: '',
    foundBy: /two different requests at once/,
  },
  {
    what: 'admins sort bookings by arrival the wrong way',
    file: newestMigration,
    from: "case v_sort when '-arrival' then b.check_in_date",
    to: "case v_sort when 'never' then b.check_in_date",
    foundBy: /adminBookings|orders?\.test/,
  },
  // Pages.
  {
    what: 'a link of the blog leads nowhere',
    file: 'content/blog/beach-manners-and-flags.md',
    from: '(/property/hotel-lotus)',
    to: '(/property/hotel-lotuss)',
    foundBy: /links\.test/,
  },
  {
    what: 'text in blue is too light to read',
    file: 'src/styles/theme.css',
    from: '--color-azulejo: #23539b',
    to: '--color-azulejo: #7f9fd0',
    foundBy: /contrast\.test/,
  },
  {
    what: 'the buttons of a count have no name',
    file: 'src/ui/Stepper.tsx',
    from: 'aria-label={fewer(label)}',
    to: 'data-label={fewer(label)}',
    foundBy: /accessibility\.spec/,
  },
  {
    what: 'a page names no version in the other language',
    file: 'src/layouts/Document.astro',
    from: '<link rel="alternate" hreflang={language} {href}>',
    to: '<link rel="alternate" data-language={language} {href}>',
    foundBy: /language|doctor\.test/i,
  },
  {
    what: 'the footer leads to a page that is not there',
    file: 'src/layouts/SiteFooter.astro',
    from: '{ href: paths.cookies, text: words.cookies }',
    to: "{ href: '/cookies-policy', text: words.cookies }",
    foundBy: /links\.test/,
  },
  {
    what: 'a live site is left to search engines as a preview is',
    file: 'src/build/hosting.ts',
    from: "...(isLive ? [] : ['X-Robots-Tag: noindex'])",
    to: "...(isLive ? ['X-Robots-Tag: noindex'] : [])",
    foundBy: /hosting\.test|noindex/i,
  },
  {
    what: 'a screen draws other words in the browser than in its page',
    file: 'src/features/search/GuestsField.tsx',
    from: '{say.guestsAndRooms}</span>',
    to: "{typeof window === 'undefined' ? '' : say.guestsAndRooms}</span>",
    foundBy: /journeyInHindi/,
  },
  {
    what: 'a migration needs a right that hosted projects do not give',
    file: newestMigration,
    from: '\ncreate function',
    to: '\ngrant pg_read_server_files to service_role;\ncreate function',
    foundBy: /hosted/,
  },
  {
    what: 'a count of nights is a text',
    file: 'src/domain/stay.ts',
    from: 'return differenceInCalendarDays(day(checkOut), day(checkIn));',
    to: 'return String(differenceInCalendarDays(day(checkOut), day(checkIn))) as unknown as number & string[];',
    foundBy: /^Types/,
  },
  {
    what: 'a test is left out',
    file: 'tests/unit/words.test.ts',
    from: "  test('are the files",
    to: "  test.skip('are the files",
    foundBy: /lint/,
  },
];

const [suite = ''] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'susegad-faults-'));
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, CI: 'true' } });
spawnSync('git', ['clone', '--quiet', projectDir, copy], { stdio: 'inherit' });
symlinkSync(join(projectDir, 'node_modules'), join(copy, 'node_modules'));
const gone: Fault[] = [];
let isComplete = true;
for (const fault of faults) {
  const files = globSync(fault.file, { cwd: copy }).sort();
  const holding = files.findLast((file) => readFileSync(join(copy, file), 'utf8').includes(fault.from));
  const path = join(copy, holding ?? files[0] ?? fault.file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(fault.from)) gone.push(fault);
  writeFileSync(
    path,
    text.replace(fault.from, () => fault.to),
  );
}
run(process.execPath, 'tests/run.ts', ...(suite ? [suite] : []));
const report = join(copy, `.cache/run ${suite || 'daily'}.json`);
const { failures } = JSON.parse(readFileSync(report, 'utf8')) as { failures: string[] };
rmSync(copy, { recursive: true });
for (const fault of faults) {
  const found = failures.find((failure) => fault.foundBy.test(failure));
  if (!found || gone.includes(fault)) isComplete = false;
  const outcome = gone.includes(fault) ? 'text gone' : found ? 'found' : 'NOT FOUND';
  console.log(`${outcome.padEnd(9)} ${fault.what}${found ? ` (${found})` : ''}`);
}
process.exitCode = isComplete ? 0 : 1;
