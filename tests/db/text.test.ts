import { describe, expect, test } from 'vitest';
import { tidyPhone } from '#src/domain/contact.ts';
import { isLayoutSafe } from '#src/domain/layoutSafe.ts';
import { isEmail, isLine, isName, isPhone, isText, tidyLine, tidyText } from '#src/domain/text.ts';
import {
  calmCases,
  emailCases,
  innocentTexts,
  leadingTexts,
  phoneCases,
  textCases,
  typedPhones,
} from '../textCases.ts';
import { ownDatabase } from './stage.ts';

const { db } = await ownDatabase({ pool: 2 });

async function ask<T>(name: string, texts: readonly string[]): Promise<T[]> {
  const { rows } = await db.query({
    text: `select private.${name}(t) from unnest($1::text[]) with ordinality as x (t, n) order by n`,
    values: [texts],
    rowMode: 'array',
  });
  return rows.map((row: unknown[]) => row[0] as T);
}

describe('The database and the forms judge alike', () => {
  const typed = textCases.map(({ text }) => text);
  const emails = [...emailCases, ...phoneCases].map(([one]) => one).concat(typed);

  test.each([
    ['is_line', isLine, typed],
    ['is_text', isText, typed],
    ['is_name', isName, typed],
    ['is_email', isEmail, emails],
    ['is_phone', isPhone, emails],
    ['tidy_line', tidyLine, typed],
    ['tidy_text', tidyText, typed],
    // The form cuts longer texts, and both functions refuse them.
    ['tidy_phone', tidyPhone, [...typedPhones.map(([one]) => one), ...emails].filter((one) => one.length <= 200)],
  ] as const)('%s', async (name, judge, texts) => {
    const answers = await ask(name, texts);
    expect(answers).toEqual(texts.map((text) => judge(text)));
  });

  test('is_layout_safe, of the scripts of our guests and of every mark there is', async () => {
    const texts = calmCases.map(([, text]) => text);
    expect(
      calmCases.map(([what]) => [what, isLayoutSafe(calmCases.find(([name]) => name === what)?.[1] ?? '')]),
    ).toEqual(calmCases.map(([what, , calm]) => [what, calm]));
    expect(await ask('is_layout_safe', texts)).toEqual(calmCases.map(([, , calm]) => calm));
    const letters = Array.from({ length: 0x110000 }, (_, point) => point).filter(
      (point) => point > 0 && (point < 0xd800 || point > 0xdfff) && (point < 0x20000 || point >> 16 === 14),
    );
    const piles = letters.map((point) => `a${String.fromCodePoint(point).repeat(5)}b`);
    const answers = await ask<boolean>('is_layout_safe', piles);
    expect(
      piles.filter((text, index) => answers[index] !== isLayoutSafe(text)).map((text) => text.codePointAt(1)),
    ).toEqual([]);
  });

  test('plain_text is one for a name with one apostrophe, another or none, and for a chillu of one sign or three', async () => {
    const alike = [
      ['D’Souza', "D'Souza", 'DSouza', 'dsouza', 'D`Souza', 'D´Souza', 'DʼSouza'],
      ['O’Neil', "O'Neil", 'OʼNeil', 'ONeil'],
      ['അനില്\u200d', 'അനിൽ', 'അനില്'],
      ['ශ්\u200dරී', 'ශ්රී'],
    ];
    for (const names of alike) expect(new Set(await ask('plain_text', names)).size, names[0]).toBe(1);
  });

  test('mask_name keeps the letter of a surname with its signs, and makes a name that can be stored', async () => {
    const names = {
      'Asha Maria Kamat': 'Asha K.',
      Asha: 'A.',
      'सुनीता देसाई': 'सुनीता दे.',
      'मीरा शर्मा': 'मीरा श.',
      श्रेया: 'श्रे.',
      'रवि क्षीरसागर': 'रवि क्षी.',
      'José Ünal': 'José Ü.',
      '🌴 Palm': '🌴 P.',
    };
    const masked = await ask<string>('mask_name', Object.keys(names));
    expect(masked).toEqual(Object.values(names));
    expect(masked.filter((name) => !isName(name))).toEqual([]);
  });

  // The other planes have no letters, so all of their characters behave alike, except in the last two planes.
  const lettered = [0, 1, 2, 3, 14];
  const planes = Array.from({ length: 17 }, (_, plane) => plane);
  test.each(planes)('the characters of plane %i, inside a word and at its end', { tags: 'long' }, async (plane) => {
    const step = lettered.includes(plane) ? 1 : 0x55;
    const lows = Array.from({ length: Math.floor(0xffff / step) + 1 }, (_, place) => place * step);
    const points = [...lows, 0xfffe].map((low) => plane * 0x10000 + low);
    // PostgreSQL has no null character, and a lone surrogate is not a character.
    const letters = points.filter((point) => point !== 0 && (point < 0xd800 || point > 0xdfff));
    for (const around of [(one: string) => `a${one}b`, (one: string) => `a${one}`]) {
      const texts = letters.map((point) => around(String.fromCodePoint(point)));
      for (const [name, judge] of [
        ['is_line', isLine],
        ['is_text', isText],
      ] as const) {
        const answers = await ask<boolean>(name, texts);
        const differing = texts.filter((text, index) => answers[index] !== judge(text));
        expect(differing.map((text) => text.codePointAt(1)?.toString(16))).toEqual([]);
      }
    }
  });

  test('what is refused inside a word is what Unicode calls control, format or separator, but the joiners', () => {
    const refused = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
    for (let point = 1; point < 0x110000; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const letter = String.fromCodePoint(point);
      const isJoiner = point === 0x200c || point === 0x200d;
      const isComposed = `a${letter}b`.normalize('NFC') === `a${letter}b`;
      if (isLine(`a${letter}b`) !== ((!refused.test(letter) || isJoiner) && isComposed))
        expect.fail(`U+${point.toString(16)}`);
    }
  });
});

describe('An admin reads first', () => {
  const judged = async (texts: readonly string[], isLeading: boolean) => {
    const answers = await ask<boolean>('has_contact_details', texts);
    return texts.filter((_, index) => answers[index] === isLeading);
  };

  test('texts that hold a number, an address or an account, also in disguise', async () => {
    expect(await judged(leadingTexts, false)).toEqual([]);
  });

  test('no text with times, prices, dates, ratings, rooms or landmarks', async () => {
    expect(await judged(innocentTexts, true)).toEqual([]);
  });

  test('a text of 5,000 characters after a tenth of a second at most, also one built to be slow', async () => {
    const slow = [
      '1a',
      '1:',
      '9 .. a',
      'a-',
      'aO1 ',
      'one ',
      '12/12/',
      '₹1,2',
      'room 101, ',
      '10:30 a ',
      'at a ',
      ' .',
    ];
    for (const piece of [...slow, ...innocentTexts]) {
      const text = piece.repeat(5000).slice(0, 5000);
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const start = performance.now();
        await ask('has_contact_details', [text]);
        times.push(performance.now() - start);
      }
      // It takes 3 to 9 ms on an idle machine, but hundreds if the time grows with the square of the length.
      expect(Math.min(...times), piece).toBeLessThan(100);
    }
  });
});

describe('Every column for text that people type', () => {
  const ours =
    `private.audit_log.actor_email private.audit_log.job private.audit_log.label private.audit_log.action private.audit_log.entity
    private.audit_log.entity_id private.jobs.name private.jobs.title private.jobs.description private.jobs.runs_in private.jobs.schedule
    private.job_calls.job private.job_calls.problem private.trouble_notes.kind private.trouble_notes.subject
    private.outside_runs.name private.job_runs.job private.job_runs.state private.job_runs.started_by_email private.job_runs.error private.outbox.kind
    private.outbox.recipient private.outbox.dedupe_key private.outbox.status private.outbox.last_error private.rate_hits.bucket
    private.hotel_search.sort_name private.hotel_search.search_text private.hotel_search.amenities private.amenity_hotels.amenity
    private.uploads.kind private.uploads.path private.uploads.mime_type private.uploads.sha256 private.upload_claims.bucket
    private.upload_claims.path private.removed_files.path private.removed_files.bucket
    private.compliance.changed_fields private.audit_log.actor private.settings.client_address_header public.property_images.image_url
    public.property_documents.file_url public.hotels.main_image_url private.status_transitions.actor private.listing_changes.how private.cancellation_policies.policy private.places.id private.places.name private.places.kind private.places.parent_id
    private.places.region_id private.places.names private.places.pincodes private.earlier_names.name private.place_names.key private.place_names.place_id private.place_names.other_id private.name_words.word
    private.calendar_feeds.source private.feed_events.kind private.feed_events.kept_for private.feed_conflicts.ending private.money_moves.thing private.money_moves.from_state
    private.money_moves.to_state`.split(/\s+/);
  const patterned =
    `private.settings.upi_id private.compliance.gst_last3 private.compliance.pan_last3 private.compliance.account_last4
    private.compliance_submissions.gst_last3 private.compliance_submissions.pan_last3
    private.compliance_submissions.account_last4 private.legal_texts.name public.hotels.showcase_id public.properties.showcase_id
    private.stay_offers.token private.invoices.label private.booking_events.mail private.register_guests.document private.register_guests.last4 private.form_c_guests.filled_by private.form_c_guests.portal_number public.bookings.booking_reference public.bookings.currency public.properties.pincode
    public.properties.draft_step public.property_rooms.bed_config public.room_categories.currency private.calendar_exports.token
    private.calendar_feeds.address private.calendar_feeds.error private.calendar_feeds.etag private.calendar_feeds.last_modified
    private.feed_events.uid private.feed_events.entry private.feed_conflicts.uid private.review_reports.kind private.review_reports.state private.review_log.kind private.review_log.reason
    private.review_log.words_hash private.review_log.previous private.review_log.hash private.review_salts.salt public.reviews.hidden_kind public.reviews.party
    public.reviews.photos private.review_photos.path private.review_photos.mime_type
    private.gateway_events.outcome private.gateway_events.gateway private.payments.gateway private.payments.gateway_id private.refunds.gateway
    private.refunds.gateway_id private.refunds.reason private.payment_pages.gateway private.payment_pages.gateway_id private.payment_pages.state private.payment_pages.url private.pending_changes.state private.admin_changes.seen private.settings.gateway
    public.exchange_rates.currency private.push_devices.p256dh private.push_devices.auth private.push_devices.public_key private.push_key.public_key
    private.discount_codes.code private.discount_codes.email_hash`.split(/\s+/);

  test('has a check by the rule', async () => {
    const { rows } = await db.query<{ name: string; checks: string | null }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as name,
         (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint as k
          where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as checks
       from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and a.atttypid in ('text'::regtype, 'text[]'::regtype) and a.attgenerated = '' order by 1`,
    );
    const lacking = rows
      .filter(
        ({ checks }) =>
          !/private\.(is_line|is_text|is_name|is_email|is_phone|are_lines|is_month_day|is_push_endpoint)\(/.test(
            checks ?? '',
          ),
      )
      .map(({ name }) => name);
    expect(lacking.filter((name) => ![...ours, ...patterned].includes(name))).toEqual([]);
    for (const name of patterned) expect(rows.find((row) => row.name === name)?.checks, name).toMatch(/~|=/);
  });
});

test('Every jsonb column has a check of its type, size and depth, and the check holds', async () => {
  const { rows } = await db.query<{ name: string; checks: string | null }>(
    `select c.relname || '.' || a.attname as name,
       (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint as k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as checks
     from pg_attribute as a join pg_class as c on c.oid = a.attrelid
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' and a.attnum > 0
       and a.atttypid in ('jsonb'::regtype, 'json'::regtype)`,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ checks }) => !checks?.includes('private.is_json(')).map(({ name }) => name)).toEqual([]);
  const is = async (json: string) =>
    (await db.query(`select private.is_json($1, 'object', 1000) as ok`, [json])).rows[0].ok;
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect(await Promise.all(['{}', '[]', '1', '"{}"', deep(8), deep(9), deep(500)].map(is))).toEqual([
    ...[true, false, false, false, true, false, false],
  ]);
  expect(await is(`{"a": "${'x'.repeat(1000)}"}`)).toBe(false);
});
