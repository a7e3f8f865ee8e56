import { kept } from '#src/domain/privacy/kept.ts';
import { columnNames } from '../support/columnNames.ts';
import type { World } from './world.ts';

/** The columns of `kept`, as schema.table.column. */
export const keptColumns = columnNames(kept.map(({ where }) => where));

/** Returns the rows that contain one of these texts: for each of their columns in `kept` that is not empty, `column key of the row` and its text. */
export async function valuesWith(world: World, texts: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of new Set(keptColumns.map((name) => name.replace(/\.\w+$/, '')))) {
    const rows = await world.sql<{ key: string; row: Record<string, string | null> }>(
      `select (select string_agg(k.row ->> a.attname, ' ') from pg_index as i
         join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indisprimary and i.indrelid = $1::regclass) as key,
         (select jsonb_object_agg(key, value) from jsonb_each_text(k.row)) as row
       from (select to_jsonb(t) as row from ${table} as t where t::text ilike any ($2)) as k`,
      [table, texts.map((text) => `%${text}%`)],
    );
    for (const { key, row } of rows) {
      for (const [column, text] of Object.entries(row)) {
        const name = `${table}.${column}`;
        if (keptColumns.includes(name) && text && !['\\x', '[]', '{}'].includes(text))
          found.set(`${name} ${key}`, text);
      }
    }
  }
  return found;
}

interface Person {
  user: string;
  email: string;
  /** Their ended and their cancelled booking. */
  bookings: readonly [string, string];
  property: string;
  hotel: string;
  room: string;
}

/** Parts of rows that `fillColumns` adds: their id, and the bytes of 'zeldaword'. */
export const filledBy = ['5a5a5a5a-0000', '7a656c6461776f7264'] as const;

/** Fills the columns of `kept` that the calls of `makePerson` leave empty, with triggers off. */
export async function fillColumns(
  world: World,
  { user, email, bookings: [booking, other], property, hotel, room }: Person,
) {
  await world.sql(`do $do$
    declare
      word constant text := 'Zeldaword';
      code constant text := 'zeldaword-1';
      bytes constant bytea := 'zeldaword of thirty-two letters.';
      hash constant text := md5('zeldaword');
      json constant jsonb := '{"zeldaword": "${email}"}';
      some_id constant uuid := '5a5a5a5a-0000-4000-8000-000000000001';
      today constant date := private.today();
    begin
      set local session_replication_role = replica;
      update public.bookings set price_reason = word, external_reference = word, cancel_reason = word, arrival_time = '21:30', legal_versions = json
      where id = '${booking}';
      update public.bookings set is_no_show = true, no_show_fee = 100, no_show_kept = 0, no_show_fee_reason = word where id = '${other}';
      update private.booking_events set note = word where booking_id = '${other}';
      insert into private.admin_changes values ('${booking}', some_id, '${user}', now(), json, json, '{}', hash, '{}');
      insert into private.payments (booking_id, hotel_id, holder, state, amount, method, reference, note, received_at, ended_at, end_reason, gateway, gateway_id, page_id, utr_hash)
      values ('${booking}', some_id, 'site', 'reversed', 100, 'upi', word, word, now(), now(), word, 'razorpay', code, some_id, bytes);
      insert into private.refunds (booking_id, hotel_id, holder, state, amount, reason, method, reference, note, done_at, ended_at, end_reason, gateway, gateway_id, payment_id)
      values ('${booking}', some_id, 'site', 'reversed', 100, 'agreed', 'upi', word, word, now(), now(), word, 'razorpay', code, some_id);
      insert into private.payment_pages (booking_id, gateway, amount, gateway_id, url, expires_at)
      values ('${booking}', 'razorpay', 100, code, 'https://zeldaword.example', now());
      insert into private.discount_codes (id, hotel_id, code, percent, email_hash) values (some_id, '${hotel}', 'ZELDA10', 10, private.contact_hash('${email}'));
      insert into private.gateway_events (gateway, hash, outcome, fact) values ('razorpay', bytes, 'noted', json);
      insert into private.cash_entries (hotel_id, day, kind, amount, note, ended_at, end_reason, idempotency_key)
      values ('${hotel}', today, 'expense', 100, word, now(), word, some_id);
      insert into private.invoices (booking_id, hotel_id, owner_id, year, kind, number, label, issued_on, total_amount, facts, buyer, credits, reason)
      values ('${booking}', some_id, some_id, 2026, 'credit_note', 1, 'CRN/26-27/00001', today, 100, json, json, some_id, word);
      insert into private.form_c_stays (booking_id, guests, link_hash) values ('${booking}', 1, bytes);
      insert into private.form_c_guests (id, booking_id, sealed, filled_by, reported_at, reported_by, portal_number)
      values (some_id, '${booking}', bytes, 'guest', now(), some_id, code);
      insert into private.register_guests (id, booking_id, name, document, last4) values (some_id, '${booking}', word, 'aadhaar', 'ZELD');
      insert into private.stay_offers (hold_id, guest_name, guest_phone, num_adults, num_children, price, price_reason) values (some_id, word, '98200 00000', 1, 0, json, word);
      insert into private.calendar_feeds (id, room_category_id, source, name, address) values (some_id, '${room}', 'airbnb', word, 'https://www.airbnb.com/zeldaword');
      insert into private.calendar_exports (room_category_id) values ('${room}');
      insert into private.feed_events (feed_id, uid, entry, first_night, end_date, kind) values (some_id, hash, hash, today, today + 1, 'reserved');
      insert into private.feed_conflicts (feed_id, uid, first_night, end_date, nights, note) values (some_id, hash, today, today + 1, array[today], word);
      update public.reviews set hidden_at = now(), hidden_reason = word, photos = '{/photos/zeldaword.webp}' where title = 'zeldaword';
      update private.review_replies set waiting_reply = word, removed_at = now(), removed_reason = word
      where review_id in (select review_id from private.review_stays where booking_id = '${booking}');
      insert into private.review_photos (id, booking_id, review_id, place, path, mime_type, refused_at, refused_reason)
      select some_id, booking_id, review_id, 1, 'photos/zeldaword.webp', 'image/webp', now(), word from private.review_stays where booking_id = '${booking}';
      update public.profiles set legal_versions = json where user_id = '${user}';
      update public.properties set status = 'rejected', rejection_reason = word where owner_id = '${user}' and published_at is null;
      update public.property_rooms set tax_reason = word where property_id = '${property}';
      insert into private.push_devices (user_id, session_id, endpoint, p256dh, auth, public_key, name)
      values ('${user}', some_id, 'https://fcm.googleapis.com/zeldaword', rpad('zeldaword', 87, 'a'), rpad('zeldaword', 22, 'a'), repeat('a', 87), word);
      insert into private.push_choices (user_id, quiet_from, quiet_to) values ('${user}', '22:00', '07:00');
      insert into private.recovery_codes (user_id, code_hash) values ('${user}', bytes);
      insert into private.upload_claims values (some_id, 'property-photos', '${property}/claimed.webp', '-infinity');
      insert into private.removed_files values ('${property}/removed.webp', 'property-photos', now() - interval '2 days');
      insert into private.listing_changes (property_id, by_owner, how, changes, reason) values ('${property}', true, 'at_once', jsonb_build_array(json), word);
      insert into private.house_people (property_id, email, role) values (some_id, '${email}', 'desk');
      insert into private.payouts (hotel_id, paid_on, amount, reference, note, reversed_at, reverse_reason, idempotency_key)
      values ('${hotel}', today, 100, word, word, now(), word, some_id);
      insert into private.waits (email, hotel_id, check_in_date, check_out_date, num_adults, num_children, num_rooms, legal_versions)
      values ('${email}', some_id, today, today + 1, 1, 0, 1, json);
      insert into private.letter_tokens (hash, subscription_id, confirms) select bytes, id, true from private.subscriptions where email = '${email}' limit 1;
      update private.outbox set last_error = word where recipient = '${email}';
      insert into private.job_runs (job, state, finished_at, started_by, started_by_email, result, error)
      values ('retention', 'done', now(), '${user}', '${email}', json, 'Refused ${email}.');
    end $do$`);
}
