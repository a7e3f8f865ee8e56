import { listingProblems } from '#src/domain/listing/listing.ts';
import type { TestBackend } from '../support/testBackend.ts';
import { adminCalls } from './adminCalls.ts';
import type { Verb } from './matrix.ts';
import type { RuleName } from './rules.ts';

/** A rule, or the cells of the matrix for a table and verb. */
export type Suspect = RuleName | `${string} ${Verb}`;

/** A small damage to the database's rules, the repair, and where it should show first. */
export interface Mutant {
  name: string;
  damage: string;
  repair: string;
  suspects: readonly Suspect[];
}

type Sql = TestBackend['sql'];

/** Function, a fragment of it, what it is replaced by, and who must notice. */
const functionDamages: readonly (readonly [
  name: string,
  fragment: string | RegExp,
  replacement: string,
  suspect: Suspect,
])[] = [
  ['is_admin', "and role = 'admin'", '', 'roles'],
  ['is_admin', 'user_id = (select auth.uid()) and', '', 'roles'],
  ['keep_one_admin', 'user_id <> old.user_id', 'true', 'roles'],
  ['keep_one_admin', "if new.role = 'admin' then return new; end if;", 'return new;', 'roles'],
  ['admin_set_role', 'v_role is distinct from p_before', 'false', 'roles'],
  ['admin_set_role', 'p_role is null', 'false', 'roles'],
  ['acting_key', "auth.role() = 'service_role'", 'false', 'audit'],
  ['acting_key', "coalesce(auth.jwt(), '{}') = '{}' and auth.uid() is null", 'false', 'audit'],
  ['acting_key', "coalesce(auth.jwt(), '{}') = '{}' and auth.uid() is null", 'true', 'audit'],
  ['audit', "tg_table_name = 'profiles' and tg_op <> 'DELETE' and pg_trigger_depth() > 1", 'false', 'audit'],
  ['admin_audit', 'a.actor_email, a.actor, a.job', 'a.actor_email, a.job', 'audit'],
  ['chain_audit', 'position = v_note.position,', 'position = v_note.position + 1,', 'auditChain'],
  ['chain_audit', 'v_head.hash := v_note.hash;', '', 'auditChain'],
  ['audit_hash', '(p_note).label,', '', 'auditChain'],
  ['audit_hash', '(p_note).actor,', '', 'auditChain'],
  ['keep_audit', 'and private.acting_job() is null', '', 'auditChain'],
  ['keep_audit', "and private.acting_key() like 'database: %'", '', 'auditChain'],
  ['keep_audit', 'to_jsonb(old) - link = to_jsonb(new) - link', 'false', 'audit'],
  ['audit_faults', '(l.note).hash <> private.audit_hash(l.note)', 'false', 'auditChain'],
  ['audit_faults', 'or (l.note).previous_hash <> l.hash_before', '', 'auditChain'],
  ['audit_faults', 'where a.position is null', 'where false', 'auditChain'],
  ['audit_faults', "select 'cut', h.position", "select 'cut', h.position + 1", 'auditChain'],
  ['audit_faults', 'l.is_last and (l.note).position = h.position', 'l.is_last', 'auditChain'],
  ['job_verify_audit', "r.result ->> 'hash' is distinct from encode(a.hash, 'hex')", 'false', 'auditChain'],
  ['asked_for', 'left(f.value, 200)', 'f.value', 'looks'],
  ['note_look', "and a.at > now() - interval '1 hour'", '', 'looks'],
  ['note_look', "interval '1 hour'", "interval '59 minutes'", 'looks'],
  ['note_look', 'and a.after is not distinct from p_seen', '', 'looks'],
  ['note_look', 'and a.entity = p_entity and', 'and', 'looks'],
  ['note_look', 'a.entity_id = p_entity_id', 'true', 'looks'],
  ...['admin_bookings', 'admin_booking', 'admin_users', 'admin_properties', 'admin_property', 'admin_mails'].map(
    (name) => [name, 'perform private.note_look(', 'perform num_nulls(', 'looks'] as const,
  ),
  ['admin_booking', "and a.action <> 'read'", '', 'looks'],
  ['admin_property', 'and a.after is distinct from v_look', '', 'looks'],
  ['admin_export_bookings', 'perform private.note_look(', 'perform num_nulls(', 'adminBookings'],
  ['admin_change_booking', 'not v_now @> p_before or', '', 'adminBookings'],
  ['admin_change_booking', 'or not p_before ?& array(select jsonb_object_keys(p_after))', '', 'adminBookings'],
  [
    'admin_change_booking',
    "not '{booking_status,payment_status}'::text[] @> array(select jsonb_object_keys(p_after))",
    'false',
    'adminBookings',
  ],
  ['require_admin', 'if private.is_admin() then return; end if;', 'return;', 'audit'],
  ['note_audit', 'v_user is null or not (p_always or private.is_admin())', 'false', 'audit'],
  ['note_audit', 'p_always or', '', 'accounts'],
  ['is_admin', 'and private.has_strong_sign_in((select auth.uid()))', '', 'accounts'],
  ['require_admin', 'not private.has_strong_sign_in((select auth.uid()))', 'false', 'accounts'],
  ['has_strong_sign_in', 'and is_strong', '', 'accounts'],
  ['has_strong_sign_in', 'private.has_factor(p_user)', 'false', 'accounts'],
  ['session_lives', "= 'authenticated' and", 'is not null and', 'accounts'],
  ['session_lives', 'and s.user_id = (select auth.uid())', '', 'accounts'],
  ['session_lives', "where s.id::text = j.claims ->> 'session_id'", 'where true', 'accounts'],
  ['note_password', 'extensions.crypt(p_password, v_hash) is distinct from v_hash or', '', 'accounts'],
  ['note_password', 'if not private.hit(', 'if false and not private.hit(', 'accounts'],
  ['note_password', 'and char_length(p_password) >= 10', '', 'accounts'],
  ['note_password', 'coalesce(p_is_strong, false) and', '', 'accounts'],
  ['note_password', 'not private.has_strong_sign_in(p_user)', 'true', 'accounts'],
  ['note_password', "and role <> 'user'", '', 'accounts'],
  [
    'remove_factors',
    'delete from auth.sessions where user_id = p_user and',
    'delete from auth.sessions where false and',
    'accounts',
  ],
  ['remove_factors', 'and id is distinct from p_kept', '', 'accounts'],
  ['remove_factors', "session_id = p_kept and authentication_method = 'totp'", 'false', 'accounts'],
  ['remove_factors', "set aal = 'aal1', factor_id = null where", 'set factor_id = null where', 'accounts'],
  [
    'remove_factors',
    'delete from private.recovery_codes where user_id = p_user',
    'delete from private.recovery_codes where false',
    'accounts',
  ],
  ['remove_factors', "'two_factor_removed', v_person.email", "'two_factor_removed', null", 'accounts'],
  ['use_recovery_code', 'and code_hash = private.recovery_hash(p_code)', '', 'accounts'],
  [
    'reset_two_factor',
    'remove_factors(p_user, null',
    'remove_factors(p_user, (select id from auth.sessions where user_id = p_user limit 1)',
    'accounts',
  ],
  ['mail_account_change', 'left(old.email, 254), v_data', 'left(new.email, 254), v_data', 'accounts'],
  ['mail_account_change', 'if new.email is distinct from old.email', 'if true', 'accounts'],
  ['note_audit', 'where user_id = v_user', 'limit 1', 'audit'],
  ['note_audit', 'v_user, (select', 'null, (select', 'audit'],
  ['audit', 'where o.value is distinct from v_new -> o.key', '', 'audit'],
  ['audit', 'to_jsonb(old) - tg_argv[2:]', 'to_jsonb(old)', 'audit'],
  ...adminCalls.map(([name]) => [name, 'perform private.require_admin();', '', 'adminOnly'] as const),
  ['is_admin', 'or not (select admins_need_second_factor from private.settings)', 'or true', 'adminOnly'],
  ['admin_users', '(p_role is null or p.role = p_role) and', '', 'people'],
  ['admin_users', 'p.user_id desc', 'p.created_at', 'people'],
  ['people_found', 'like all (v_patterns)', "like '%'", 'people'],
  ['word_patterns', "'%', '\\%'", "'%', '%'", 'people'],
  ['word_patterns', "'_', '\\_'", "'_', '_'", 'people'],
  ['like_pattern', "'([\\\\%_])'", "'([~])'", 'moderation'],
  ['reset_two_factor', 'if private.has_factor(p_user)', 'if false', 'people'],
  ['index_hotel', 'and r.hidden_at is null', '', 'moderation'],
  ['hotel_details', 'and hidden_at is null', '', 'moderation'],
  ['hide_review', 'and hidden_at is null', '', 'moderation'],
  ['hide_review', 'char_length(v_reason) not between 1 and 300 or', '', 'moderation'],
  ['show_review', 'and hidden_at is not null', '', 'moderation'],
  ['is_as_left', "p_note.action <> 'update'", 'false', 'moderation'],
  ['is_as_left', "and p_note.before -> 'hidden_at' = 'null'", '', 'moderation'],
  ['is_as_left', "and hidden_at = (p_note.after ->> 'hidden_at')::timestamptz", '', 'moderation'],
  ['is_as_left', "and deleted_at = (p_note.after ->> 'deleted_at')::timestamptz", '', 'moderation'],
  ['undo_change', 'if not v_is_as_left', 'if false', 'moderation'],
  ['undo_change', 'if v_is_as_left is null', 'if false', 'moderation'],
  ['save_settings', "v_now -> c.key not in (c.value -> 'from', c.value -> 'to')", 'false', 'settings'],
  ['save_settings', "(c.value -> 'from', c.value -> 'to')", "(c.value -> 'from')", 'settings'],
  ['save_settings', 'not v_now ? c.key or', '', 'settings'],
  ['save_settings', "= 'true' and not private.showed_second_factor()", "= 'never'", 'settings'],
  ['save_settings', '> private.today()', '> private.today() + 9', 'settings'],
  ['save_settings', "and not p_changes ? 'rate_as_of'", 'and false', 'settings'],
  ['guard_role', 'not private.is_admin()', 'false', 'roles'],
  ['guard_role', 'LANGUAGE plpgsql', 'LANGUAGE plpgsql SECURITY DEFINER', 'roles'],
  ['guard_role', "tg_op = 'INSERT'", 'false', 'roles'],
  [
    'handle_new_user',
    '(user_id, full_name, email, phone)\n  values (',
    "(role, user_id, full_name, email, phone)\n  values (coalesce(new.raw_user_meta_data ->> 'role', 'user')::public.app_role,",
    'roles',
  ],
  ['handle_new_user', 'private.tidy_name(', '(', 'roles'],
  ['handle_new_user', 'private.is_phone(v_phone)', 'true', 'roles'],
  ['bound_metadata', "not private.is_json(new.raw_user_meta_data, 'object', 4000)", 'false', 'roles'],
  ['guard_property', 'or private.is_admin() then', 'or true then', 'listingState'],
  ['guard_property', 'or private.is_admin() then', 'then', 'listingState'],
  ['guard_property', 'LANGUAGE plpgsql', 'LANGUAGE plpgsql SECURITY DEFINER', 'listingState'],
  // Its part about the status is held by keep_status and the row policy as well, so no single damage shows there.
  ...['is_public', 'is_featured'].map(
    (column) => ['guard_property', `new.${column}`, `old.${column}`, 'listingState'] as const,
  ),
  ['may_edit_property', 'and owner_id = (select auth.uid())', '', 'property_rooms insert'],
  ['may_edit_property', "and status in ('draft', 'rejected')", '', 'property_rooms insert'],
  ['may_edit_property', ", 'rejected'", '', 'property_rooms insert'],
  ['may_read_property', 'and owner_id = (select auth.uid())', '', 'property_rooms select'],
  ['may_read_property', 'private.is_admin() or', '', 'property_rooms select'],
  ['readable_hotel_ids', 'p.user_id = (select auth.uid())', 'true', 'ownerBookings'],
  ['readable_hotel_ids', "and p.role in ('owner', 'admin')", '', 'ownerBookings'],
  ['readable_hotel_ids', "('owner', 'admin')", "('owner')", 'ownerBookings'],
  ['readable_hotel_ids', 'and l.published_at is not null', '', 'ownerBookings'],
  ['readable_hotel_ids', 'and not l.hidden_by_admin', '', 'ownerBookings'],
  ['readable_hotel_ids', 'l.deleted_at is null', 'true', 'ownerBookings'],
  ['owner_bookings', '< private.today() - contact_days', '<= private.today() - contact_days', 'ownerBookings'],
  ['owner_bookings', '< private.today() - contact_days', '< private.today() - contact_days - 1', 'ownerBookings'],
  ['owner_bookings', 'private.mask_guest(to_jsonb(f))', 'to_jsonb(f)', 'ownerBookings'],
  ...['name', 'email', 'phone'].map(
    (field) =>
      [
        'mask_guest',
        `private.mask_${field}(p_facts ->> 'guest_${field}')`,
        `p_facts ->> 'guest_${field}'`,
        'ownerBookings',
      ] as const,
  ),
  ['mask_guest', ", 'special_requests', ''", '', 'ownerBookings'],
  ['owner_bookings', 'order by k.check_in_date desc', 'order by k.check_in_date', 'ownerBookings'],
  ['begin_upload', 'not private.second_factor_done()', 'false', 'secondFactor'],
  ['document_link', 'not private.second_factor_done()', 'false', 'secondFactor'],
  ...['may_edit_property', 'may_read_property'].map(
    (name) => [name, 'private.second_factor_done() and', '', 'secondFactor'] as const,
  ),
  ...[
    'listing_form',
    'my_listings',
    'save_listing_draft',
    'save_compliance',
    'submit_listing',
    'withdraw_listing',
    'set_listing_visibility',
    'remove_document',
    'owner_bookings',
  ].map((name) => [name, 'not private.second_factor_done()', 'false', 'secondFactor'] as const),
  ['move_nights', 'if v_fitting <> cardinality(v_nights) then', 'if false then', 'stock'],
  [
    'move_nights',
    "case p_kind when 'booked' then v_changes[array_position(v_nights, n.night)] else 0 end",
    '0',
    'stock',
  ],
  ['carry_total_rooms', 'booked + blocked > new.total_rooms', 'false', 'stock'],
  ['carry_total_rooms', 'set capacity = new.total_rooms', 'set capacity = capacity', 'stock'],
  ['keep_nights', "tg_op <> 'DELETE' and new.booking_status <> 'cancelled'", "tg_op = 'INSERT'", 'stock'],
  ['keep_nights', "tg_op <> 'INSERT' and old.booking_status <> 'cancelled'", 'false', 'stock'],
  ['keep_blocked_nights', "tg_op <> 'DELETE'", 'false', 'blocks'],
  ['keep_blocked_nights', "tg_op <> 'INSERT'", 'false', 'blocks'],
  [
    'move_nights',
    "case p_kind when 'blocked' then v_changes[array_position(v_nights, n.night)] else 0 end",
    '0',
    'blocks',
  ],
  ['refuse_block_dates', 'or p_first_night >= p_end_date', '', 'blocks'],
  ['refuse_block_dates', 'p_first_night < private.today()', 'false', 'blocks'],
  ['refuse_block_dates', '> 366', '> 367', 'blocks'],
  ['refuse_block_dates', '> 366', '>= 366', 'blocks'],
  ['refuse_block_dates', '> 540', '> 541', 'blocks'],
  ['refuse_block_dates', '> 540', '>= 540', 'blocks'],
  ...['block_rooms', 'release_rooms', 'admin_availability', 'admin_blocks'].map(
    (name) => [name, 'perform private.require_admin();', '', 'blocks'] as const,
  ),
  ['require_admin', 'if private.is_admin() then return; end if;', 'return;', 'blocks'],
  ...['admin_jobs', 'run_job', 'begin_job'].map(
    (name) => [name, 'perform private.require_admin();', '', 'jobs'] as const,
  ),
  ['begin_run', 'lease_until < clock_timestamp()', 'false', 'jobs'],
  ['job_complete_stays', "b.booking_status = 'confirmed' and", '', 'jobs'],
  ['job_complete_stays', 'b.check_out_date <= private.today()', 'false', 'jobs'],
  [
    'job_cancel_unpaid',
    "b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')\n      and",
    '',
    'jobs',
  ],
  ['job_cancel_unpaid', 'b.advance_due_at < now() and b.check_in_date', 'b.check_in_date', 'jobs'],
  ['job_cancel_unpaid', 'and b.advance_due_at < now() + make_interval(hours => v_hours) / 2', '', 'jobs'],
  [
    'job_cancel_unpaid',
    "b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')\n    and b.advance_due_at > now()",
    'b.advance_due_at > now()',
    'jobs',
  ],
  ['job_cancel_unpaid', 'and b.check_in_date > private.today()', '', 'jobs'],
  ['job_cancel_unpaid', 'if v_hours is null then', 'if false then', 'jobs'],
  ['job_verify_counters', 'if v_count = 0 then', 'if true then', 'jobs'],
  ['apply_exchange_rate', '- 1) > most_change', '- 1) > 9', 'jobs'],
  ['apply_exchange_rate', 'p_as_of <= v_now.as_of', 'false', 'jobs'],
  ['apply_exchange_rate', 'or p_as_of > private.today() + 1', '', 'jobs'],
  ['block_rooms', 'p_rooms not between 1 and v_total', 'false', 'blocks'],
  ['block_rooms', 'char_length(v_reason) > 200 or', '', 'blocks'],
  ['block_rooms', 'private.refuse_block_dates(p_first_night, p_end_date)', 'null', 'blocks'],
  ['block_rooms', 'v_reason, (select auth.uid())', 'v_reason, null', 'blocks'],
  ['release_rooms', 'private.refuse_block_dates(p_first_night, p_end_date)', 'null', 'blocks'],
  ['release_rooms', 'if v_run_rooms > 0 then', 'if false then', 'blocks'],
  ['release_rooms', 'v_night >= p_first_night and v_night < p_end_date', 'true', 'blocks'],
  [
    'admin_availability',
    "private.plain_text(h.name || ' ' || h.city || ' ' || c.name) like all (v_patterns)",
    'true',
    'blocks',
  ],
  ['audit_label', "when 'room_blocks' then", "when 'none' then", 'blocks'],
  ['audit_label', "when 'room_categories' then", "when 'none' then", 'audit'],
  ['admin_availability', 'coalesce(n.free, c.total_rooms)', 'coalesce(n.free, 0)', 'blocks'],
  ['admin_availability', '(p_hotel_id is null or h.id = p_hotel_id)', 'true', 'blocks'],
  ['search_hotels', 'cardinality(p_amenities) > 60', 'false', 'searchFilters'],
  ['search_hotels', 'or cardinality(p_stars) > 5', '', 'searchFilters'],
  ['refuse_dates', 'or p_check_in >= p_check_out', '', 'dates'],
  ['refuse_dates', 'p_check_in < private.today()', 'false', 'dates'],
  ['refuse_dates', '> 30', '> 31', 'dates'],
  ['refuse_dates', '> 30', '>= 30', 'dates'],
  ['refuse_dates', '> 540', '> 541', 'dates'],
  ['refuse_dates', 'or not isfinite(p_check_out)', '', 'dates'],
  ['tax_contained', '+ 1000 + (p_rate * 10)::bigint,', ',', 'price'],
  ['advance_of', '+ 50', '', 'price'],
  ['hit', 'v_hits <= p_allowed', 'true', 'bookingLimits'],
  ['hit', 'hits = h.hits + p_weight', 'hits = 1', 'lookupLimits'],
  ['hit', 'hits = h.hits + p_weight', 'hits = h.hits + 1', 'roomNightLimit'],
  ['begin_import', ', 30)', ', 31)', 'importLimit'],
  ['begin_import', ', 30)', ', 29)', 'importLimit'],
  ['begin_import', "'import:' || p_user_id", "'import:'", 'importLimit'],
  ['begin_import', "'import:' || p_user_id", 'gen_random_uuid()::text', 'importLimit'],
  ['begin_import', "interval '1 hour'", "interval '1 minute'", 'importLimit'],
  ['begin_import', 'where l.leased_until <= clock_timestamp()', '', 'importLimit'],
  ['begin_import', 'where l.leased_until <= clock_timestamp()', 'where false', 'importLimit'],
  ['begin_import', 'set id = excluded.id, leased_until', 'set leased_until', 'importLimit'],
  ['end_import', 'where id = p_lease', '', 'importLimit'],
  ['end_import', 'where id = p_lease', 'where false', 'importLimit'],
  [
    'create_booking',
    'v_limits.room_nights_per_client_a_day, v_rooms * (p_check_out - p_check_in)',
    'v_limits.room_nights_per_client_a_day, 1',
    'roomNightLimit',
  ],
  ['refuse_client', "p_what || ':client:' || v_client", 'p_what', 'roomNightLimit'],
  ['refuse_client', 'if private.hit(', 'if true or private.hit(', 'bookingLimits'],
  ['create_booking', 'private.contact_of(v_email)', 'v_email', 'bookingLimits'],
  ['create_booking', 'v_limits.bookings_per_contact_a_day', '1000000', 'bookingLimits'],
  ['create_booking', 'v_limits.bookings_a_minute / 16', '1000000', 'siteLimit'],
  [
    'create_booking',
    "private.refuse_client('book', interval '1 hour', v_limits.bookings_per_client_an_hour)",
    'null',
    'bookingLimits',
  ],
  ['create_booking', 'if v_met is not null then perform', 'if false then perform', 'siteLimit'],
  ['tell_limit', "p.role = 'admin' and", '', 'siteLimit'],
  ['create_booking', 'v_held + v_rooms > greatest(v_room.total_rooms / 2, 1)', 'false', 'heldUnpaid'],
  ['create_booking', 'v_client is not null and v_price.advance_amount > 0', 'v_client is not null', 'heldUnpaid'],
  ['held_unpaid', 'and u.network = p_network', '', 'heldUnpaid'],
  [
    'held_unpaid',
    'on p_check_in + n.day >= b.check_in_date and p_check_in + n.day < b.check_out_date',
    'on true',
    'heldUnpaid',
  ],
  ['held_unpaid', 'b.check_in_date > p_check_in - 30', 'b.check_in_date = p_check_in', 'heldUnpaid'],
  [
    'create_booking',
    'values (v_booking.id, private.client_network(v_client))',
    'values (v_booking.id, v_client)',
    'heldUnpaid',
  ],
  ['advance_deadline', 'p_advance > 0\n    and', '', 'advance'],
  ['advance_deadline', '< p_check_in::timestamp', '< (p_check_in + 9)::timestamp', 'advance'],
  ['advance_due', "(p_booking).payment_status = 'pending' and", '', 'advance'],
  ['advance_due', "(p_booking).booking_status in ('pending', 'confirmed')\n    and", '', 'advance'],
  ['advance_due', '(select cancel_unpaid_after_hours from private.settings) is not null', 'true', 'advance'],
  ['create_booking', 'p_total_amount <> v_price.total_amount', 'false', 'price'],
  ['stay_total', ' * p_rooms', '', 'price'],
  ['create_booking', 'private.refuse_dates(p_check_in, p_check_out)', 'null', 'dates'],
  ['create_booking', 'and h.is_active', '', 'room'],
  ['create_booking', 'and c.is_active', '', 'room'],
  ['create_booking', 'and c.hotel_id = p_hotel_id', '', 'room'],
  ['create_booking', 'v_adults + v_children >', 'v_adults >', 'party'],
  ['create_booking', 'v_rooms > v_room.total_rooms', 'false', 'party'],
  ['create_booking', 'or v_rooms < 1', '', 'party'],
  ['create_booking', 'v_adults not between 1 and 1000', 'false', 'party'],
  ['create_booking', 'v_children not between 0 and 1000', 'false', 'party'],
  ['create_booking', 'char_length(v_name) not between 1 and 120 or', '', 'party'],
  ['create_booking', 'not private.is_name(v_name)', 'false', 'text'],
  ['create_booking', 'not private.is_email(v_email)', 'false', 'party'],
  ['create_booking', 'not private.is_text(v_requests)', 'false', 'text'],
  ['create_booking', 'char_length(v_requests) > 1000 or', '', 'party'],
  ['create_booking', 'not private.is_phone(v_phone)', 'false', 'party'],
  ['create_booking', 'if p_key is not null then', 'if false then', 'key'],
  ['create_booking', 'p_check_out, v_name, v_email, p_total_amount', 'p_check_out, v_email, p_total_amount', 'key'],
  ['replay_booking', '(p_known).request_hash is distinct from p_hash', 'false', 'key'],
  ['booking_quote', 'p_room_category_id and is_active', 'p_room_category_id', 'room'],
  ['booking_quote', 'v_room.hotel_id and is_active', 'v_room.hotel_id', 'room'],
  ['hotel_details', 'p_hotel_id and is_active', 'p_hotel_id', 'room'],
  ['booking_by_reference', "private.mask_guest(to_jsonb(f) - 'id')", 'to_jsonb(f)', 'lookup'],
  ['mask_email', "left(p_email, 1) || '•••@'", "p_email || '@'", 'lookup'],
  ['mask_phone', "right(regexp_replace(p_phone, '\\D', '', 'g'), 4)", 'p_phone', 'lookup'],
  ['booking_by_reference', 'f.booking_reference = private.normal_reference(p_reference)', 'true', 'lookup'],
  ['booking_by_reference', 'if v_answer is not null', 'if false', 'lookupLimits'],
  ['mask_name', "|| '.'", '', 'lookup'],
  ['mask_name', 'left(words[1], 117)', 'words[1]', 'review'],
  [
    'client_address',
    "coalesce(auth.jwt() ->> 'role', current_setting('role', true)) in ('anon', 'authenticated')",
    'true',
    'networks',
  ],
  ['client_address', "'unknown'", 'null', 'networks'],
  ['client_network', '24, 48', '24, 64', 'networks'],
  ['client_network', '24, 48', '32, 48', 'networks'],
  ['network_of', "or strpos(p_address, '/') > 0", '', 'networks'],
  ['contact_of', "'+', 1", "'#', 1", 'networks'],
  ['contact_of', "replace(a.name, '.', '')", 'a.name', 'networks'],
  ['network_of', "<<= '::ffff:0.0.0.0/96'", 'is null', 'networks'],
  ['client_address', '32, 64', '32, 65', 'networks'],
  ['client_address', '32, 64', '32, 63', 'networks'],
  ['new_booking_reference', 'uuid_send(gen_random_uuid())', "'1'::bytea", 'lookup'],
  ['normal_reference', 'upper(', '(', 'lookup'],
  ['leave_review', 'if v_refusal is not null', 'if false', 'lookupLimits'],
  ['leave_review', 'not private.is_text(v_comment)', 'false', 'text'],
  ['leave_review', "and lower(guest_email) = lower(trim(left(coalesce(p_guest_email, ''), 1000)))", '', 'review'],
  ['leave_review', 'or v_booking.check_out_date > private.today()', '', 'review'],
  ['leave_review', "v_booking.booking_status not in ('confirmed', 'completed') or", '', 'review'],
  ['leave_review', 'private.mask_name(v_booking.guest_name)', 'v_booking.guest_name', 'review'],
  ['leave_review', 'if exists (', 'if false and exists (', 'review'],
  ['leave_review', 'p_rating not between 1 and 5', 'false', 'review'],
  ['index_hotel', 'and h.is_active', '', 'searchIndex'],
  ['begin_upload', 'and (owner_id = v_user or v_is_admin)', '', 'files'],
  ['begin_upload', ' or v_is_admin)', ')', 'files'],
  ['begin_upload', "p_kind = 'photo' and private.is_admin()", 'private.is_admin()', 'files'],
  ['begin_upload', 'not v_is_admin and v_status', 'v_status', 'files'],
  ['begin_upload', 'v_known.property_id <> p_property_id or', '', 'files'],
  ['begin_upload', 'public.property_documents where id = p_id', 'public.property_documents where false', 'files'],
  ['begin_upload', "v_status not in ('draft', 'rejected', 'approved')", 'false', 'files'],
  ['begin_upload', 'if not private.hit(', 'if false and not private.hit(', 'files'],
  ['is_listing_full', 'count(*) >= private.files_allowed(p_kind)', 'false', 'files'],
  ['claim_upload', 'where c.claimed_until < clock_timestamp()', '', 'files'],
  ['is_photo_path', '(?![/\\\\])', '', 'constraints'],
  ['is_photo_path', "and p_path !~ '[\\u0001-\\u001f\\u007f-\\u009f]'", '', 'constraints'],
  ['are_photos', "or not private.is_photo_path(photo ->> 'url')", '', 'constraints'],
  ['speak_for', "set_config('request.jwt.claims', p_claims::text, true)", "''", 'files'],
  ['document_link', 'v_is_admin or p.owner_id = v_user and', '', 'files'],
  ['document_link', '(v_is_admin or p.owner_id = v_user', '(p.owner_id = v_user', 'files'],
  ['document_link', 'v_is_admin and d.file_url', 'd.file_url', 'files'],
  ['document_link', /and d\.file_url ~ \('[^\n]*'\)/, '', 'files'],
  ['document_link', "where u.kind = 'document'", '', 'files'],
  ['document_link', /perform private\.note_audit\([\s\S]*?\n {4}\);/, '', 'files'],
  ['document_link', 'and p.deleted_at is null', '', 'deletedListings'],
  ['remove_document', 'and p.owner_id = (select auth.uid())', '', 'files'],
  ['remove_document', "v_status not in ('draft', 'rejected', 'approved')", 'false', 'files'],
  ['take_removed_files', 'and not private.is_file_shown(r.path)', '', 'files'],
  ['take_removed_files', "split_part(split_part(r.path, '/', 2), '.', 1) = p_id::text", 'true', 'files'],
  ['is_file_shown', 'file_url = p_path', 'false', 'files'],
  ['is_file_shown', "and starts_with(p_path, property_id || '/')", '', 'files'],
  ['guard_property', ', new.rejection_reason', ', old.rejection_reason', 'listingState'],
  ['listing_form', 'p.owner_id = v_user and', '', 'drafts'],
  ['my_listings', 'p.owner_id = (select auth.uid())', 'true', 'drafts'],
  ['save_listing_draft', 'octet_length(p_form::text) > 200000', 'false', 'drafts'],
  ['save_listing_draft', 'not between 1 and 8', 'not between 1 and 9', 'drafts'],
  ['save_listing_draft', 'or not private.is_listing_form(p_form)', '', 'drafts'],
  ['save_listing_draft', 'if p_base_revision <> 0 then', 'if false then', 'drafts'],
  ['save_listing_draft', 'not private.may_begin_draft()', 'false', 'drafts'],
  ['may_begin_draft', '< most_drafts', '<= most_drafts', 'drafts'],
  ['guard_property', 'not private.may_begin_draft()', 'false', 'drafts'],
  ['guard_property', 'new.submitted_revision := null', 'null', 'handEdits'],
  ['guard_part', 'perform private.note_changed_part(coalesce(new.property_id, old.property_id));', '', 'handEdits'],
  ['guard_part', 'v_count >= tg_argv[0]::integer', 'false', 'handEdits'],
  ['guard_part', 'LANGUAGE plpgsql', 'LANGUAGE plpgsql SECURITY DEFINER', 'handEdits'],
  ['note_changed_part', 'and owner_id = (select auth.uid())', '', 'handEdits'],
  ['review_listing', "or (v_status = 'rejected' and v_revision is null)", '', 'handEdits'],
  ['save_listing_draft', 'v_listing.owner_id is distinct from v_user', 'false', 'drafts'],
  ['save_listing_draft', "in ('submitted', 'pending')", "in ('submitted')", 'drafts'],
  ['save_listing_draft', "in ('submitted', 'pending')", "in ('pending')", 'drafts'],
  ['save_listing_draft', 'if v_listing.draft = p_form then', 'if false then', 'drafts'],
  ['save_listing_draft', 'v_listing.revision <> p_base_revision', 'false', 'drafts'],
  ['save_listing_draft', 'revision = p.revision + 1', 'revision = p.revision', 'drafts'],
  ['is_listing_form', "coalesce(jsonb_typeof(p_form -> 'rooms') = 'array', true)", 'true', 'drafts'],
  ['compliance_key', "where name = 'compliance_key'", '', 'compliance'],
  [
    'seal',
    /extensions\.pgp_sym_encrypt\(([\s\S]*?)::text, private[\s\S]*?s2k-mode=1'\s*\)/,
    "convert_to($1::text, 'UTF8')",
    'compliance',
  ],
  ['unseal', "(v_opened ->> 'owner')::uuid is distinct from p_owner", 'false', 'compliance'],
  ['compliance_view', "'••••' || right(v_account, 4)", 'v_account', 'compliance'],
  ['compliance_view', "v_account ~ '^[0-9]{6,20}$'", 'true', 'compliance'],
  ['compliance_view', 'where user_id = p_user', 'limit 1', 'compliance'],
  ['save_compliance', 'bounds -> f.key is null or', '', 'compliance'],
  ['save_compliance', "or jsonb_typeof(f.value) <> 'string'", '', 'compliance'],
  ['save_compliance', "or char_length(f.value #>> '{}') > (bounds ->> f.key)::integer", '', 'compliance'],
  ['save_compliance', 'private.seal(v_user, v_typed || p_form)', 'private.seal(v_user, p_form)', 'compliance'],
  ['save_compliance', 'if v_typed || p_form <> v_typed then', 'if true then', 'payout'],
  ['save_compliance', 'not private.proved_lately()', 'false', 'payout'],
  ['save_compliance', 'v_draft.handed_in_at is not null and', '', 'payout'],
  ['save_compliance', 'not private.has_strong_sign_in(v_user)', 'false', 'payout'],
  ['submit_listing', 'not private.has_strong_sign_in(v_user)', 'false', 'payout'],
  [
    'listing_form',
    'case when v_is_strong then private.compliance_view(v_user) end',
    'private.compliance_view(v_user)',
    'payout',
  ],
  ['has_strong_sign_in', 'and is_strong', '', 'payout'],
  ['proved_lately', "interval '10 minutes'", "interval '12 minutes'", 'payout'],
  ['proved_lately', "interval '10 minutes'", "interval '8 minutes'", 'payout'],
  ['proved_lately', 'and private.sign_in_new_until((select auth.uid())) is null', '', 'payout'],
  ['sign_in_new_until', "now() - interval '1 day'", "now() - interval '22 hours'", 'payout'],
  ['sign_in_new_until', "now() - interval '1 day'", "now() - interval '25 hours'", 'payout'],
  ['forget_password_note', 'perform private.note_sign_in_change(new.id);', '', 'payout'],
  ['on_factor_added', 'perform private.note_sign_in_change(new.user_id);', '', 'payout'],
  ['on_factor_removed', 'or private.has_factor(old.user_id)', '', 'accounts'],
  ['on_factor_removed', "current_setting('private.removing_factors', true) = 'on' or", '', 'accounts'],
  ['proof_of', 'when private.has_factor(p_user)', 'when false', 'payout'],
  ['proof_of', "and starts_with(encrypted_password, '$')", '', 'payout'],
  [
    'hand_in_compliance',
    'set handed_in_at = coalesce(handed_in_at, now())',
    'set handed_in_at = handed_in_at',
    'payout',
  ],
  ['hand_in_compliance', 'submitted_at = excluded.submitted_at', 'submitted_at = s.submitted_at', 'payout'],
  ['hand_in_compliance', 'k.is_current desc,', '', 'payout'],
  ['hand_in_compliance', "v_before is not null and v_changed <> '{}'", 'v_before is not null', 'payout'],
  ['hand_in_compliance', "v_before is not null and v_changed <> '{}'", 'false', 'payout'],
  ['hand_in_compliance', 'extract(epoch from v_saved_at)', 'extract(epoch from clock_timestamp())', 'payout'],
  [
    'changed_compliance',
    '->> a.key is distinct from a.value',
    "->> a.key is distinct from a.value and right(a.value, 4) <> '9012'",
    'payout',
  ],
  ['masked_compliance', "'••••' || p_account", "'••' || p_account", 'payout'],
  ['approve_compliance', 'v_new.submitted_at < v_old.submitted_at', 'false', 'payout'],
  ['approve_compliance', "if v_changed = '{}' then", 'if false then', 'payout'],
  ['approve_compliance', /perform private\.mail_payout\([\s\S]*?\n {2}\);/, '', 'payout'],
  ['approve_compliance', 'set submitted_at = v_new.submitted_at', 'set submitted_at = submitted_at', 'payout'],
  ['carry_listing', "if old.status <> 'draft' then perform", 'if true then perform', 'payout'],
  ['carry_listing', 'perform private.approve_compliance(new.id);', 'null;', 'payout'],
  ['compliance_review', 'where property_id = p_property_id', 'where owner_id = p_owner limit 1', 'payout'],
  ['compliance_review', 'v_handed.submitted_at > v_current.submitted_at', 'true', 'payout'],
  ['is_submittable_form', 'count(*) > 1 or', '', 'submission'],
  ['is_submittable_form', "in ('', '1', '2', '3', '4', '5')", 'is not null', 'submission'],
  ['is_submittable_form', "= 'India'", 'is not null', 'submission'],
  ['is_submittable_form', 'not between 1 and 60', '> 60', 'submission'],
  ['is_submittable_form', 'not between 1 and 60', '= 0', 'submission'],
  ['submit_listing', 'and owner_id = v_user', '', 'submission'],
  ['submit_listing', 'v_listing.revision is distinct from p_base_revision', 'false', 'submission'],
  ['submit_listing', 'v_listing.submitted_revision = v_listing.revision', 'false', 'submission'],
  ['submit_listing', 'not private.is_submittable_form(v_listing.draft)', 'false', 'submission'],
  ['submit_listing', 't.property_id <> v_listing.id', 'false', 'submission'],
  ['submit_listing', 'h.property_id is distinct from v_listing.id', 'false', 'submission'],
  ['submit_listing', 'p_accepted_terms is not true', 'false', 'submission'],
  ['submit_listing', 'perform private.write_owner(v_user);', '', 'submission'],
  ['submit_listing', 'perform private.hand_in_compliance(v_listing.id, v_user, v_compliance);', '', 'submission'],
  ['submit_listing', 'not private.has_changes(v_listing)', 'true', 'changes'],
  ['submit_listing', 'saved_at > v_listing.submitted_at', 'false', 'changes'],
  ['has_changes', '<> coalesce((p_listing).submitted_revision, 0)', '< 0', 'changes'],
  ['has_changes', 'u.id is null or d.id is null', 'false', 'changes'],
  ['write_owner', "and role = 'user'", '', 'submission'],
  ['write_owner', "set role = 'owner'", "set role = 'user'", 'submission'],
  ['hand_in_compliance', "right(v_value ->> 'account_number', 4)", "'0000'", 'submission'],
  ['write_listing', 'property_rooms where property_id = (p_listing).id', 'property_rooms where false', 'submission'],
  ['write_listing', "(v_form ->> 'cover_photo_id') desc", "(v_form ->> 'cover_photo_id') asc", 'submission'],
  ['write_listing', '* 100)::bigint', ')::bigint', 'submission'],
  ['withdraw_listing', 'and owner_id = (select auth.uid())', '', 'submission'],
  ['withdraw_listing', "v_status not in ('submitted', 'draft')", 'false', 'submission'],
  ['keep_status', "when 'owner' then old.owner_id = v_user", "when 'owner' then true", 'transitions'],
  ['keep_status', 'v_user is null or private.is_admin()', 'true', 'transitions'],
  ['keep_status', 'where t.from_status = old.status and', 'where', 'transitions'],
  ['keep_status', 'and t.to_status = new.status', '', 'transitions'],
  ['keep_status', "if new.status <> 'rejected' then", 'if false then', 'transitions'],
  ['keep_status', "new.status = 'rejected' and new.rejection_reason is null", 'false', 'transitions'],
  ['keep_status', 'private.tidy_text(new.rejection_reason)', '(new.rejection_reason)', 'transitions'],
  ['keep_status', "new.status in ('approved', 'rejected')", 'false', 'transitions'],
  ['keep_status', "old.status = 'approved' and new.status in ('draft', 'rejected')", 'false', 'publishing'],
  ['keep_status', 'new.is_public := true', 'null', 'publishing'],
  ['all_in_price', '+ 500', '', 'publishing'],
  ['all_in_price', '(p_rate * 10)::bigint', 'p_rate::bigint', 'publishing'],
  ['publish_listing', 'and starts_with(image_url, private.photo_folder(p_property_id))', '', 'publishing'],
  ['publish_listing', "and image_url !~ '\\.\\.|//'", '', 'publishing'],
  ['publish_listing', 'trim(v_listing.address), ', '', 'publishing'],
  ['publish_listing', ', v_listing.pincode)', ')', 'publishing'],
  ['publish_listing', "'cancellation_policy', '') = ''", "'cancellation_policy', '') is null", 'publishing'],
  ['publish_listing', "'check_out_time', '') !~", "'check_out_time', '12:00') !~", 'publishing'],
  ['publish_listing', 'where c.hotel_id = v_hotel;', ';', 'publishing'],
  ['publish_listing', 'v_written <> v_rooms', 'false', 'publishing'],
  ['publish_listing', 'set is_active = false', 'set is_active = true', 'publishing'],
  ['publish_listing', "- '{check_in_time,check_out_time}'::text[]", '', 'publishing'],
  ['carry_listing', "new.status = 'approved' and old.status <> 'approved'", 'false', 'publishing'],
  ['carry_listing', 'set is_active = v_is_shown', 'set is_active = is_active', 'publishing'],
  ['has_hotel', 'where property_id = p_property_id', 'where false', 'publishing'],
  ['require_admin', 'if private.is_admin() then return; end if;', 'return;', 'deletedListings'],
  ...['admin_properties', 'admin_property', 'admin_compliance', 'add_property_photo'].map(
    (name) => [name, 'perform private.require_admin();', '', 'adminListings'] as const,
  ),
  ['admin_properties', 'and (p_city is null or p.city = p_city)', '', 'adminListings'],
  ['admin_properties', 'p.status::text = any (v_states)', 'true', 'adminListings'],
  ['admin_properties', 'like all (v_patterns)', "like '%'", 'adminListings'],
  ['admin_properties', '(p.deleted_at is not null) = v_deleted and', '', 'adminListings'],
  [
    'admin_property',
    'private.compliance_review(v_listing.id, v_listing.owner_id)',
    '(select private.unseal(v_listing.owner_id, sealed) from private.compliance where owner_id = v_listing.owner_id)',
    'adminListings',
  ],
  ['admin_compliance', /perform private\.note_audit\([\s\S]*?\);/, '', 'adminListings'],
  ['admin_compliance', 'where owner_id = v_owner', 'limit 1', 'adminListings'],
  ['admin_compliance', 'where property_id = p_property_id', 'where owner_id = v_owner limit 1', 'payout'],
  ['review_listing', 'p_seen_status is not null and', 'false and', 'adminListings'],
  ['review_listing', '(v_status::text, v_revision)', '(v_status::text, p_seen_revision)', 'adminListings'],
  ['carry_listing', 'is_featured = new.is_featured', 'is_featured = is_featured', 'adminListings'],
  ['add_property_photo', 'char_length(v_alt) not between 1 and 300', 'false', 'adminListings'],
  ['add_property_photo', "and kind = 'photo'", '', 'adminListings'],
  ['add_property_photo', 'private.photos_of(v_property) >= 60', 'false', 'adminListings'],
  ['add_property_photo', 'p.revision + 1 else p.revision end', 'p.revision else p.revision end', 'adminListings'],
  [
    'add_property_photo',
    'where property_id = v_property and jsonb_array_length(photos) < 60',
    'where false',
    'adminListings',
  ],
  ['delete_property', 'perform private.require_admin();', '', 'deletedListings'],
  ['delete_property', 'and deleted_at is null', '', 'deletedListings'],
  ['restore_property', 'perform private.require_admin();', '', 'deletedListings'],
  ['restore_property', 'and deleted_at is not null', '', 'deletedListings'],
  ['carry_listing', 'new.is_public and new.deleted_at is null', 'new.is_public', 'deletedListings'],
  ['listing_form', 'and p.deleted_at is null', '', 'deletedListings'],
  ['my_listings', 'and p.deleted_at is null', '', 'deletedListings'],
  ['save_listing_draft', 'or v_listing.deleted_at is not null', '', 'deletedListings'],
  ['may_begin_draft', "status = 'draft' and deleted_at is null", "status = 'draft'", 'deletedListings'],
  ['remove_document', 'and p.deleted_at is null', '', 'deletedListings'],
  ...[
    'submit_listing',
    'withdraw_listing',
    'set_listing_visibility',
    'review_listing',
    'begin_upload',
    'finish_upload',
    'may_edit_property',
    'may_read_property',
  ].map((name) => [name, 'and deleted_at is null', '', 'deletedListings'] as const),
  ['set_listing_visibility', 'owner_id = (select auth.uid()) or', 'true or', 'publishing'],
  ['set_listing_visibility', 'v_listing.published_at is null', 'false', 'publishing'],
  ['set_listing_visibility', 'and v_listing.hidden_by_admin', 'and false', 'publishing'],
  ['keep_status', 'and v_user is distinct from old.owner_id', 'and false', 'publishing'],
  ['keep_status', 'not new.is_public and new.published_at', 'new.published_at', 'publishing'],
  ['keep_status', 'and v_user is distinct from old.owner_id', '', 'publishing'],
  ['review_listing', 'not private.is_admin()', 'false', 'publishing'],
  ['review_listing', 'v_reason is null or', '', 'publishing'],
  ['review_listing', "v_status in ('draft', v_new)", 'false', 'publishing'],
  ['mail_listing_taken_off', 'is not distinct from new.owner_id', 'is null', 'takenOff'],
  ['mail_listing_taken_off', 'when new.status <> old.status then', 'when false then', 'takenOff'],
  ['mail_booking', 'h.id = new.hotel_id and', 'false and', 'mails'],
  ['mail_booking', 'coalesce(h.email, p.email)', 'h.email', 'publishing'],
  ['mail_booking', 'and l.deleted_at is null', '', 'publishing'],
  ['mail_booking', "and p.role in ('owner', 'admin')", '', 'publishing'],
  ['mail_booking', "v_before in ('pending', 'cancelled')", 'true', 'mails'],
  ['mail_booking', "v_kind := 'cancelled'", 'return null', 'mails'],
  ['mail_listing', "'listing_' || new.status::text, p.email", "'listing_submitted', p.email", 'publishing'],
  ['claim_mails', 'next_attempt_at <= clock_timestamp()', 'true', 'mails'],
  ['claim_mails', "set status = 'sending'", "set status = 'pending'", 'mails'],
  ['claim_mails', "status = 'uncertain', lease_until = null", "status = 'pending', lease_until = null", 'mails'],
  ['claim_mails', "finished_at < now() - interval '30 days'", 'false', 'mails'],
  ['finish_mail', "o.status in ('sending', 'uncertain')", 'true', 'mails'],
  ['find_bookings', 'b.search_text like all (v_patterns)', 'true', 'adminBookings'],
  ['find_bookings', "b.booking_status <> 'cancelled'", 'true', 'adminBookings'],
  ['find_bookings', "b.payment_status in ('pending', 'failed')", 'true', 'adminBookings'],
  ['find_bookings', "('pending', 'failed') and b.advance_amount > 0", "('pending', 'failed')", 'adminBookings'],
  ['find_bookings', 'b.hotel_id = p_hotel_id', 'true', 'adminBookings'],
  ['find_bookings', 'b.check_in_date >= p_arrival_from', 'true', 'adminBookings'],
  ['find_bookings', 'b.check_in_date <= p_arrival_to', 'true', 'adminBookings'],
  ['find_bookings', 'b.check_out_date >= p_departure_from', 'true', 'adminBookings'],
  ['find_bookings', '(b.created_at, b.id) < (p_after_at, p_after_id)', 'true', 'adminBookings'],
  ...[
    ['find_bookings', "'-booked')", "'booked')"],
    ['find_bookings', "when 'departure' then b.check_out_date", ''],
    ['find_bookings', "when '-departure' then f.check_out_date", ''],
    ['find_bookings', 'then b.total_amount end desc', 'then b.total_amount end'],
    ['find_bookings', 'private.plain_text(b.guest_name)', 'b.guest_name'],
    ['find_bookings', 'left(b.search_text, least(char_length(b.guest_name), 60))', 'b.guest_name'],
    ['find_bookings', 'then b.id end', 'then null::uuid end'],
    ['find_bookings', 'then f.id end', 'then null::uuid end'],
    ['find_bookings', 'f.id desc', 'f.id'],
    ['admin_users', "'-joined')", "'joined')"],
    ['admin_users', 'private.plain_text(p.full_name)', 'p.full_name'],
    ['admin_users', 'then p.user_id end', 'then null::uuid end'],
    ['admin_properties', "'-created')", "'created')"],
    ['admin_properties', 'desc nulls last', 'desc'],
    ['admin_properties', 'private.plain_text(p.name)', 'p.name'],
    ['admin_properties', 'then p.id end', 'then null::uuid end'],
    ['admin_rooms', "'hotel')", "'price')"],
    ['admin_rooms', 'and n.night < private.today() + 90', ''],
    ['admin_rooms', "when '-fullest' then f.free", ''],
    ['admin_rooms', 'row(f.hotel, f.name, f.id)', 'row(f.name)'],
  ].map(([name = '', fragment = '', replacement = '']) => [name, fragment, replacement, 'orders'] as const),
  ['admin_export_bookings', 'if p_after_at is null then', 'if false then', 'adminBookings'],
  ['admin_booking', 'a.entity_id = f.id::text', 'true', 'adminBookings'],
  [
    'admin_change_room',
    "return jsonb_build_object('ok', false, 'code', 'changed'",
    "perform jsonb_build_object('ok', false, 'code', 'changed'",
    'adminRooms',
  ],
  ['admin_change_room', 'then v_new_net\n', 'then r.base_price\n', 'adminRooms'],
  [
    'admin_change_room',
    'then v_new.total_rooms else r.total_rooms',
    'then r.total_rooms else r.total_rooms',
    'adminRooms',
  ],
  ['admin_change_room', 'then v_new.total_rooms::text', 'then v_old.total_rooms::text', 'adminRooms'],
  ['admin_change_room', 'is_closed = not v_new.is_active', 'is_closed = false', 'adminRooms'],
  ['admin_change_room', 'revision = p.revision + 1,', 'revision = p.revision,', 'adminRooms'],
  ['publish_listing', 'not r.is_closed', 'true', 'adminRooms'],
  [
    'admin_overview',
    "b.booking_status <> 'cancelled' and b.check_in_date < v_end",
    'b.check_in_date < v_end',
    'overview',
  ],
  ['admin_overview', 'v_rooms - v_taken', 'v_rooms', 'overview'],
  ['admin_overview', "('pending', 'failed') and b.advance_amount > 0", "('pending', 'failed')", 'overview'],
  ['finish_mail', 'o.attempts < most_attempts then', 'true then', 'mails'],
  ['send_mail_again', "and status = 'failed'", '', 'mails'],
  ['send_mail_again', 'perform private.note_audit(', 'perform num_nulls(', 'mails'],
  ['admin_mails', "status in ('failed', 'uncertain')", 'true', 'mails'],
  ['finish_mail', "p_outcome not in ('sent', 'retry', 'failed', 'uncertain', 'outdated')", 'false', 'mails'],
];

/** Every line of the table of listing rules in the database, taken out in turn. */
const listingCodes = Object.keys(listingProblems).filter((code) => !/^terms|document_required$/.test(code));

/** Constraints and unique indexes that hold whatever the functions above them do. */
const constraintDamages = [
  ['private.nights', 'night_not_oversold'],
  ['public.bookings', 'stay_has_nights'],
  ['public.bookings', 'bookings_room_category_id_hotel_id_fkey'],
  ['public.bookings', 'bookings_booking_reference_key'],
  ['public.bookings', 'bookings_total_amount_check'],
  ['public.bookings', 'bookings_currency_check'],
  ['public.bookings', 'bookings_guest_name_check'],
  ['public.bookings', 'bookings_guest_email_check'],
  ['public.bookings', 'bookings_guest_phone_check'],
  ['public.bookings', 'bookings_special_requests_check'],
  ['public.profiles', 'profiles_full_name_check'],
  ['public.profiles', 'profiles_phone_check'],
  ['private.settings', 'settings_client_address_header_check'],
  ['public.room_categories', 'room_categories_base_price_check'],
  ['public.room_categories', 'room_categories_currency_check'],
  ['public.reviews', 'reviews_rating_check'],
  ['public.reviews', 'hidden_with_reason'],
  ['private.settings', 'settings_upi_id_check'],
  ['public.owner_profiles', 'owner_profiles_user_id_key'],
  ['public.property_images', 'property_images_image_url_check'],
  ['public.properties', 'properties_photos_check'],
  ['public.hotels', 'hotels_main_image_url_check'],
  ['public.hotels', 'hotels_photos_check'],
  ['public.room_categories', 'room_categories_photos_check'],
  ['private.settings', 'settings_advance_percent_check'],
  ['public.properties', 'rejection_has_reason'],
  ['private.outbox', 'outbox_dedupe_key_key'],
] as const;

const triggerSuspects: Record<string, Suspect> = {
  guard_role: 'roles',
  keep_one_admin: 'roles',
  keep_any_admin: 'roles',
  audit_emptied: 'audit',
  chain_audit: 'auditChain',
  keep_audit: 'auditChain',
  keep_audit_whole: 'auditChain',
  on_auth_user_created: 'roles',
  on_auth_email_changed: 'mails',
  on_auth_password_changed: 'accounts',
  mail_account_change: 'accounts',
  'compliance.audit': 'payout',
  on_factor_added: 'payout',
  on_factor_removed: 'accounts',
  bound_metadata: 'roles',
  tidy_listing: 'text',
  tidy_room: 'text',
  tidy_image: 'text',
  set_advance_due: 'advance',
  set_advance_due_again: 'jobs',
  forget_network: 'heldUnpaid',
  guard_part: 'handEdits',
  guard_property: 'listingState',
  keep_nights: 'stock',
  carry_total_rooms: 'stock',
  keep_blocked_nights: 'blocks',
  'room_blocks.audit': 'blocks',
  'hotels.index_hotel': 'searchIndex',
  'room_categories.index_hotel': 'searchIndex',
  'reviews.index_hotel': 'review',
  note_removed_file: 'files',
  keep_status: 'transitions',
  carry_listing: 'publishing',
  'properties.audit': 'deletedListings',
  hide_deleted_listing: 'publishing',
  mail_listing: 'publishing',
  mail_listing_taken_off: 'takenOff',
  mail_booking: 'mails',
  mail_welcome: 'mails',
  audit: 'audit',
};

/** Every mutant, made from what the database says its rules are, so that a new policy or trigger brings its own. */
export async function makeMutants(sql: Sql): Promise<Mutant[]> {
  const made = await Promise.all([
    policies(sql),
    rowSecurity(sql),
    triggers(sql),
    grants(sql),
    privateRights(sql),
    functions(sql),
    constraints(sql),
  ]);
  return made.flat();
}

async function policies(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{
    schema: string;
    table: string;
    name: string;
    verb: Verb;
    kind: string;
    roles: string;
    qual: string | null;
    check: string | null;
  }>(
    `select schemaname as schema, tablename as table, quote_ident(policyname) as name, lower(cmd) as verb, lower(permissive) as kind, array_to_string(roles, ', ') as roles,
       qual, with_check as check
     from pg_policies where schemaname in ('public', 'storage') order by 1, 2, 3`,
  );
  return rows.flatMap(({ schema, table, name, verb, kind, roles, qual, check }): Mutant[] => {
    const suspects: Suspect[] = [
      kind === 'restrictive'
        ? 'secondFactor'
        : schema === 'storage'
          ? 'files'
          : table === 'exchange_rates'
            ? 'exchangeRates'
            : `${table} ${verb}`,
    ];
    const clauses = (using: string, withCheck: string) =>
      `${qual === null ? '' : `using (${using})`} ${check === null ? '' : `with check (${withCheck})`}`;
    const now = clauses(qual ?? '', check ?? '');
    const dropped: Mutant = {
      name: `policy ${name} on ${table} dropped`,
      damage: `drop policy ${name} on ${schema}.${table}`,
      repair: `create policy ${name} on ${schema}.${table} as ${kind} for ${verb} to ${roles} ${now}`,
      suspects,
    };
    if (qual === 'true') return [dropped];
    const opened: Mutant = {
      name: `policy ${name} on ${table} made true`,
      damage: `alter policy ${name} on ${schema}.${table} ${clauses('true', 'true')}`,
      repair: `alter policy ${name} on ${schema}.${table} ${now}`,
      suspects,
    };
    return [dropped, opened];
  });
}

async function rowSecurity(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ table }) => ({
    name: `row security of ${table} off`,
    damage: `alter table public.${table} disable row level security`,
    repair: `alter table public.${table} enable row level security`,
    suspects: [
      table === 'exchange_rates' ? 'exchangeRates' : `${table} ${table === 'reviews' ? 'select' : 'update'}`,
      'catalogue',
    ],
  }));
}

async function triggers(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string; relation: string; name: string }>(
    `select c.relname as table, t.tgrelid::regclass::text as relation, t.tgname as name
     from pg_trigger as t join pg_class as c on c.oid = t.tgrelid join pg_proc as p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace = 'private'::regnamespace order by 1, 3`,
  );
  return rows.map(({ table, relation, name }) => {
    const suspect = triggerSuspects[`${table}.${name}`] ?? triggerSuspects[name];
    return {
      name: `trigger ${name} on ${relation} off`,
      damage: `alter table ${relation} disable trigger ${name}`,
      repair: `alter table ${relation} enable trigger ${name}`,
      suspects: suspect ? [suspect] : [],
    };
  });
}

/** Each right widened from its columns, or from nothing, to the whole table. */
async function grants(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string; role: string; privilege: string; columns: string | null }>(
    `select c.relname as table, r.role, p.privilege,
       (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped
          and case when p.privilege in ('select', 'insert', 'update') then has_column_privilege(r.role, c.oid, attnum, p.privilege) end
       ) as columns
     from pg_class as c cross join unnest(array['anon', 'authenticated']) as r (role)
     cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p (privilege)
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not has_table_privilege(r.role, c.oid, p.privilege)
     order by 1, 2, 3`,
  );
  return rows.map(({ table, role, privilege, columns }) => ({
    name: `${privilege} on ${table} granted to ${role}`,
    damage: `grant ${privilege} on public.${table} to ${role}`,
    repair: `revoke ${privilege} on public.${table} from ${role}; ${columns ? `grant ${privilege} (${columns}) on public.${table} to ${role}` : ''}`,
    suspects: ['catalogue'],
  }));
}

/** Private tables and functions opened to visitors. */
async function privateRights(sql: Sql): Promise<Mutant[]> {
  const things = await sql<{ kind: string; thing: string; privilege: string }>(
    `select 'table' as kind, c.oid::regclass::text as thing, 'select' as privilege from pg_class as c
     where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'v')
     union all
     select 'function', p.oid::regprocedure::text, 'execute' from pg_proc as p
     where p.pronamespace = 'private'::regnamespace and not has_function_privilege('anon', p.oid, 'execute')
     order by 1, 2`,
  );
  return things.map(({ kind, thing, privilege }) => ({
    name: `${privilege} on ${thing} granted to anon`,
    damage: `grant ${privilege} on ${kind} ${thing} to anon`,
    repair: `revoke ${privilege} on ${kind} ${thing} from anon`,
    suspects: ['catalogue'],
  }));
}

async function functions(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'private'::regnamespace`,
  );
  const texts = new Map(rows.map(({ name, text }) => [name, text]));
  const lines = listingCodes.flatMap((code) => {
    const text = texts.get('listing_problems') ?? '';
    // A code that stands in two lines is two rules.
    return [...text.matchAll(new RegExp(`('[\\w.]+'|\\w+\\.at( \\|\\| '[\\w.]+')?), '${code}',`, 'g'))].map(
      ([line]) => ['listing_problems', line, `${line} false and`, 'listingRules'] as const,
    );
  });
  const missing = listingCodes.filter((code) => !lines.some(([, line]) => line.includes(`'${code}'`)));
  if (missing.length > 0) throw new Error(`private.listing_problems has no line for ${missing}`);
  return [...functionDamages, ...lines].map(([name, fragment, replacement, suspect]) => {
    const text = texts.get(name) ?? '';
    const damage = text.replaceAll(typeof fragment === 'string' ? fragment : new RegExp(fragment, 'g'), replacement);
    if (damage === text) throw new Error(`private.${name} no longer contains: ${fragment}`);
    return {
      name: `${name}: ${fragment} → ${replacement || 'nothing'}`,
      damage,
      repair: text,
      suspects: [suspect],
    };
  });
}

async function constraints(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text from pg_constraint`,
  );
  const ofConstraints = constraintDamages.map(([table, name]): Mutant => {
    const bare = table.replace(/^public\./, '');
    const found = rows.find((row) => row.name === name && (row.table === bare || row.table === table));
    if (!found) throw new Error(`There is no constraint ${name} on ${table}.`);
    return {
      name: `constraint ${name} dropped`,
      damage: `alter table ${table} drop constraint ${name}`,
      repair: `alter table ${table} add constraint ${name} ${found.text}`,
      suspects: ['constraints'],
    };
  });
  return [
    ...ofConstraints,
    {
      name: 'index property_images_cover dropped',
      damage: 'drop index public.property_images_cover',
      repair: 'create unique index property_images_cover on public.property_images (property_id) where is_cover',
      suspects: ['constraints'],
    },
  ];
}
