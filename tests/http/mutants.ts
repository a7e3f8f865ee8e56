import type { Verb } from '../../supabase/rights.ts';
import type { TestBackend } from '../support/testBackend.ts';
import type { RuleName } from './rules.ts';

/** A rule, the cells of the matrix for a table and verb, or that a call is for admins only. */
export type Suspect = RuleName | `${string} ${Verb}` | `admins only: ${string}`;

/** A small damage to the database's rules, the repair, and where it should show first. */
export interface Mutant {
  name: string;
  damage: string;
  repair: string;
  suspects: readonly Suspect[];
}

type Sql = TestBackend['sql'];

/**
 * What guards money, the last room, rights, the log's chain and where owners are paid, quoted: function, a fragment of it, what
 * it is replaced by, and who must notice.
 */
const quotes: readonly (readonly [name: string, fragment: string, replacement: string, suspect: Suspect])[] = [
  ['create_booking', 'p_total_amount <> v_price.total_amount', 'false', 'price'],
  ['price_of', 'sum(p.price * p.num_rooms)::bigint as total', 'sum(p.price)::bigint as total', 'price'],
  ['tax_contained', '+ 1000 + (p_rate * 10)::bigint,', ',', 'price'],
  ['create_booking', 'and v_limits.guests_prove_human and not exists', 'and false and not exists', 'humanProof'],
  ['create_booking', 'where key = p_idempotency_key and expires_at > now()', 'where expires_at > now()', 'humanProof'],
  [
    'create_booking',
    'where key = p_idempotency_key and expires_at > now()',
    'where key = p_idempotency_key',
    'humanProof',
  ],
  ['create_booking', 'and not private.is_admin() then', 'and (select auth.uid()) is null then', 'humanProof'],
  ['replay_booking', '(p_known).request_hash is distinct from p_hash', 'false', 'key'],
  ['leave_review', 'and erased_at is null', '', 'erasureByAdmin'],
  [
    'erase_guests',
    "update private.idempotency_keys set request_hash = ''",
    'delete from private.idempotency_keys',
    'erasure',
  ],

  ['move_nights', 'if v_fitting <> cardinality(v_nights) then', 'if false then', 'stock'],
  ['keep_nights', "tg_op <> 'DELETE' and new.booking_status <> 'cancelled'", "tg_op = 'INSERT'", 'stock'],
  ['end_lapsed', 'and ends_at <= now()', '', 'holds'],
  ['lapsed_rooms', 'and h.ends_at <= now()', '', 'holds'],
  ['rates_changed', ', private.note_rates_change(h.hotel_id)', '', 'pageChanges'],
  ['note_rates_change', 'select private.note_changed(p_hotel_id);', '', 'pageDates'],
  ['note_rates_change', 'and is_active', '', 'pageChanges'],
  ['day_prices', 'coalesce(private.free_now(t), c.total_rooms) >= v_rooms', 'true', 'dayPrices'],
  ['day_prices', 'p_apart => true)', 'p_apart => false)', 'dayPrices'],
  ['day_prices', 'c.hotel_id = p_hotel_id and c.is_active', 'c.hotel_id = p_hotel_id', 'dayPrices'],
  ['create_booking', 'v_refusal := private.refuse_stay(v_room, p_check_in_date, p_check_out_date);', '', 'rates'],
  ['my_houses', 'where l.owner_id = (select auth.uid())', '', 'desk'],
  ['my_houses', 'where w.user_id = (select auth.uid())', '', 'desk'],
  ['desk_rights', 'private.is_admin() and exists', 'exists', 'desk'],
  ['refuse_desk', 'p_right = any (v_rights)', 'v_rights is not null', 'houseRights'],
  ['role_rights', "when 'desk' then '{bookings}'", "when 'desk' then '{bookings,rates}'", 'houseRights'],
  [
    'role_rights',
    "when 'manager' then '{bookings,rates}'",
    "when 'manager' then '{bookings,rates,house}'",
    'houseRights',
  ],
  ['desk_rates', "(p_room_category_id, 'rates')", '(p_room_category_id)', 'houseRights'],
  ...['save_rates', 'set_nights', 'restore_nights'].map(
    (name) => [name, "(v_hotel, 'rates')", '(v_hotel)', 'houseRights'] as const,
  ),
  ['may_set_notices', "or 'rates' = any", "or 'bookings' = any", 'houseRights'],
  ['desk_houses', "case when 'rates' = any (private.role_rights(m.role)) then", 'case when true then', 'houseRights'],
  ['refuse_people', ", 'house');", ", 'rates');", 'houseRights'],
  ...['house_people', 'invite_person', 'set_person_role', 'remove_person'].map(
    (name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'houseRights'] as const,
  ),
  ['remove_person', 'v_person.user_id = (select auth.uid())', 'true', 'houseRights'],
  ['invite_person', 'lower(p.email) = v_email', 'false', 'housePeople'],
  ['invite_person', 'v_email in (w.email, lower(p.email))', 'v_email = w.email', 'housePeople'],
  ['invite_person', 'and w.accepted_at is not null', '', 'housePeople'],
  ['invite_person', 'count(*) >= 20', 'count(*) >= 21', 'housePeople'],
  ['invite_person', "p_role in ('manager', 'desk')", "p_role in ('owner', 'manager', 'desk')", 'housePeople'],
  ['my_invitations', 'w.email = private.proven_email((select auth.uid()))', 'true', 'housePeople'],
  ['my_invitations', 'and not l.hidden_by_admin', '', 'housePeopleGone'],
  ['answer_invitation', 'and email = private.proven_email(v_user)', '', 'housePeople'],
  ['answer_invitation', 'accepted_at is null and', '', 'housePeople'],
  ['answer_invitation', 'if p_accept is not true then', 'if false then', 'housePeople'],
  ['has_desk', "and p.role in ('owner', 'admin')", '', 'housePeopleGone'],
  ['has_desk', 'and not (p_listing).hidden_by_admin', '', 'housePeopleGone'],
  ['has_desk', '(p_listing).deleted_at is null and', '', 'housePeopleGone'],
  ['my_houses', 'and private.has_desk(l)', '', 'housePeopleGone'],
  ['my_houses', '(select private.second_factor_done())', 'true', 'housePeopleGone'],
  ['answer_invitation', 'not private.second_factor_done()', 'false', 'housePeopleGone'],
  ['remove_person', 'and private.second_factor_done()', '', 'housePeopleGone'],
  ['mail_facts', 'and w.accepted_at is null', '', 'housePeople'],
  ['erase_person', 'perform private.tell_people(house) from unnest(v_left) as house;', '', 'housePeopleGone'],
  ...['desk_calendar', 'desk_rates', 'block_rooms', 'release_rooms', 'undo_block', 'set_nights', 'save_rates'].map(
    (name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'desk'] as const,
  ),
  ['restore_nights', 'if v_refusal is not null then return v_refusal; end if;', '', 'desk'],
  [
    'release_hold',
    "if v_refusal ->> 'code' = 'not_found' then return private.refusal('not_held'); end if;",
    'v_refusal := null;',
    'desk',
  ],
  ['hold_rooms', 'private.refuse_desk_of(p_room_category_id),', '', 'desk'],
  ['desk_quote', 'private.refuse_desk_of(p_room_category_id), ', '', 'desk'],
  ['book_at_desk', 'if v_refusal is not null then return v_refusal; end if;', '', 'desk'],
  ['book_at_desk', 'p_total_amount is distinct from v_price.total_amount', 'false', 'deskPhone'],
  ['refuse_hold', 'and h.room_category_id = p_room_category_id', '', 'deskPhone'],
  ['refuse_hold', 'and h.ends_at > now()', '', 'deskPhone'],
  ['book_at_desk', 'delete from private.holds where id = p_hold_id and ends_at > now();', '', 'deskPhone'],
  ['desk_price', 'is not distinct from p_night_price', 'is distinct from p_night_price', 'deskPhone'],
  ['refuse_caller', 'or p_night_price is not null and p_price_reason is null', '', 'deskPhone'],
  ['offer_of', 'and h.ends_at > now()', '', 'deskPhone'],
  ['offer_of', 'and h.end_date = p_check_out', '', 'deskPhone'],
  ['create_booking', 'delete from private.holds where id = (v_offer.hold).id;', '', 'deskPhone'],
  ['save_rates', 'is distinct from p_version', 'is null', 'deskRates'],
  ['undo_block', '<> cardinality(v_made)', '< 0', 'deskUndo'],
  ...['desk_bookings', 'desk_booking', 'desk_change_quote', 'refuse_deed'].map(
    (name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'stays'] as const,
  ),
  ['desk_bookings', 'case when o.is_masked then', 'case when false then', 'stays'],
  ['desk_booking_row', 'case when o.is_masked then', 'case when false then', 'stays'],
  ['is_seen', 'to_jsonb(p_booking) @> p_seen', 'true', 'stayChanges'],
  ['refuse_deed', 'v_booking.erased_at is not null', 'false', 'stayMoves'],
  ['move_stay', 'and by_desk', '', 'stayMoves'],
  ['move_stay', 'private.refuse_move_day(v_booking, v_to) is not null', 'false', 'stayMoves'],
  [
    'refuse_move_day',
    '(p_booking).check_in_date + h.check_in_time) at time zone',
    "(p_booking).check_in_date + time '00:00') at time zone",
    'stayMoves',
  ],
  ['changed_price', 'coalesce(b.price, n.price)', 'n.price', 'stayMoves'],
  ['refuse_pricing', "(p_pricing in ('kept', 'rates', 'booked')) is not true", 'false', 'stayChanges'],
  ['correct_guest', 'and (select booked_by_guest', 'and false and (select booked_by_guest', 'guestCorrected'],
  ['correct_guest', "v_booking.booking_status = 'cancelled' or", '', 'guestCorrected'],
  ['correct_guest', 'or v_booking.check_out_date < private.today()', '', 'guestCorrected'],
  ['correct_guest', 'set recipient = v_email', 'set recipient = recipient', 'guestCorrected'],
  ['write_change', 'p_total_amount <> v_price.total_amount', 'false', 'stayChanges'],
  ['change_stay', 'coalesce(p_total_amount, 0)', 'p_total_amount', 'stayChanges'],
  ['refuse_change', '(p_room).hotel_id <> (p_booking).hotel_id', 'false', 'stayChanges'],
  ['cancel_stay', "v_booking.stay_state not in ('pending', 'confirmed')", 'false', 'stayCancelled'],
  ['desk_report', 'if v_refusal is not null then return v_refusal; end if;', '', 'deskReport'],
  ['desk_reviews', 'if v_refusal is not null then return v_refusal; end if;', '', 'deskReviews'],
  ['desk_reviews', "'rates' = any (private.desk_rights(p_hotel_id))", 'true', 'deskReviews'],
  ['refuse_review', 'if v_refusal is not null then return v_refusal; end if;', '', 'deskReviews'],
  ['refuse_review', ", 'rates');", ');', 'houseRights'],
  ['refuse_review', 'and hidden_at is null', '', 'reviewReplies'],
  ['reply_review', 'and reply is null', '', 'reviewReplies'],
  ['reply_review', "'review_replied:' || p_review_id", "'review_replied:' || gen_random_uuid()", 'reviewReplies'],
  ['review_facts', "(p_kind not in ('review_left', 'review_replied') or r.hidden_at is null)", 'true', 'reviewReplies'],
  ['reviews_waiting', 'r.reply is null', 'true', 'reviewReplies'],
  ['report_review', "or (p_kind = 'other' and v_note = '')", '', 'reviewReports'],
  ['decide_report', "and state = 'open'", '', 'reviewReports'],
  ['hide_review', "perform private.decide_report(p_review_id, 'hidden', v_reason);", '', 'reviewReports'],
  ['job_ask_reviews', "and b.stay_state = 'completed'", '', 'reviewsAsked'],
  ['job_ask_reviews', 'and b.booked_by_guest', '', 'reviewsAsked'],
  ['leave_review', 'if not (select booked_by_guest', 'if false and not (select booked_by_guest', 'reviewsAsked'],
  ['job_ask_reviews', 'and private.today() - 1', 'and private.today()', 'reviewsAsked'],
  ['job_ask_reviews', 'private.today() - 7', 'private.today() - 70', 'reviewsAsked'],
  ['job_ask_reviews', 'b.erased_at is null and', '', 'reviewsAsked'],
  ['job_ask_reviews', 'and not exists (select from private.review_stays where booking_id = b.id)', '', 'reviewsAsked'],
  ['mail_facts', "p_kind = 'ask_review' and exists", 'false and exists', 'reviewsAsked'],
  ['sold_nights', 'when 1 then s.total_amount', 'when 0 then s.total_amount', 'deskReport'],
  ['desk_home', 'b.hotel_id = any (v_houses) and', '', 'deskHome'],
  ['desk_home', "case when 'rates' = any (private.role_rights(m.role)) then", 'case when true then', 'deskHome'],
  ['desk_home', "case when 'house' = any (private.role_rights(m.role)) then", 'case when true then', 'deskHome'],
  ['desk_home', 'unnest(private.role_rights(m.role))', 'unnest(enum_range(null::private.house_right))', 'deskHome'],
  ['desk_home', 'if not private.second_factor_done() then', 'if false then', 'homeHelps'],
  ['house_todo', 'and not exists (select from private.payments as r where r.reverses = s.id)', '', 'deskHome'],
  ['house_todo', 'where h.ends_at > now()', 'where true', 'deskHome'],
  ['house_todo', 'and private.perhaps_abroad(b.id, b.guest_phone)', '', 'homeAbroad'],
  ['house_todo', 'and b.check_in_date >= v_today)', ')', 'homeAbroad'],
  ['house_todo', 'and v_today + 3 and', 'and v_today + 4 and', 'homeAbroad'],
  ['perhaps_abroad', '(?!\\s*9\\s*1)', '', 'homeAbroad'],
  [
    'perhaps_abroad',
    'and not exists (select from private.form_c_stays where booking_id = p_booking_id)',
    '',
    'homeAbroad',
  ],
  ['house_earnings', 'n.night >= m.first and n.night < m.today', 'n.night >= m.first', 'deskHome'],
  ['refund_told', 'coalesce((p_booking).refund_promised, ', 'coalesce(null::bigint, ', 'stayCancelled'],
  ['cancel_stay', 'when p_by_house then v_received', 'when false then v_received', 'stayCancelled'],
  ['cancel_stay', 'v_refund < v_least', 'false', 'stayCancelled'],
  ['cancel_stay', 'or v_refund > v_received', '', 'stayCancelled'],
  ...['note_payment', 'reverse_payment', 'desk_till'].map(
    (name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'money'] as const,
  ),
  ...['issue_invoice', 'credit_invoice', 'desk_invoice', 'desk_invoices'].map(
    (name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'invoices'] as const,
  ),
  ['issue_invoice', '(private.standing_invoice(p_booking_id)).id is not null', 'false', 'invoices'],
  ['issue_invoice', 'v_gstin is not null and not private.is_gstin(v_gstin)', 'false', 'invoices'],
  ['issue_invoice', 'v_booking.check_in_date > private.today() and', 'false and', 'invoices'],
  ['credit_invoice', "v_invoice.kind = 'credit_note' or", '', 'invoices'],
  ['write_invoice', 'last = c.last + 1', 'last = c.last + 2', 'invoices'],
  ['note_payment', 'p_amount > v_most', 'false', 'money'],
  ['desk_booking_row', 'l.refund_owed', '0', 'stayCancelled'],
  ['paid_of', 'l.received - l.refunded', 'l.received', 'money'],
  ['booking_by_reference', 'private.paid_of(f.id)', '0', 'money'],
  ['mail_facts', 'private.paid_of(f.id)', '0', 'money'],
  ['keep_payment_status', 'or private.at_site(new.booking_id) < 0', '', 'money'],
  ['mark_payment', "when private.pays_site(p_booking) then 'site'", "when false then 'site'", 'money'],
  ['desk_till', "where m.method <> 'site'", '', 'money'],
  ['note_payment', "v_booking.booking_status = 'cancelled' and", 'false and', 'money'],
  ['keep_payment_status', 'v_net < v_sums.refund_owed', 'false', 'money'],
  ['check_payment', 'v_other.booking_id is distinct from new.booking_id or', '', 'money'],
  ...[
    'desk_channels',
    'add_calendar',
    'remove_calendar',
    'renew_calendar_address',
    'begin_calendar',
    'settle_conflict',
    'move_conflict',
  ].map((name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'channels'] as const),
  ['add_calendar', '>= most', '> 100', 'channelFeeds'],
  ['book_at_desk', "not private.may_mail_guest('book', v_room.hotel_id, v_email)", 'false', 'deskMails'],
  [
    'change_stay',
    "not private.may_mail_guest('change', v_booking.hotel_id, v_booking.guest_email)",
    'false',
    'deskMails',
  ],
  [
    'is_seen',
    "p_seen - '{stay_state,check_in_date,check_out_date,room_category_id,num_rooms,num_adults,num_children,total_amount}'::text[] = '{}'",
    'true',
    'deskGuesses',
  ],
  ['change_by_guest', 'private.is_seen(v_booking, p_seen) is not true', 'false', 'stayChangedByGuest'],
  ['change_by_guest', 'coalesce(p_total_amount, 0)', 'p_total_amount', 'stayChangedByGuest'],
  ['change_by_guest', 'perform private.owe_refund(v_booking.id, v_beyond);', '', 'stayChangedByGuest'],
  ['change_by_guest', '- l.refund_owed', '', 'stayChangedByGuest'],
  ['change_by_guest', 'greatest(v_held, v_room.total_rooms / 2, 1)', '1000', 'stayChangedByGuest'],
  ['change_by_guest', 'if v_more > 0 then', 'if false then', 'stayChangedByGuest'],
  ['refuse_guest_change', 'private.refuse_cancelling(p_booking),', 'null,', 'stayChangedByGuest'],
  ['refuse_guest_change', 'not private.gives_all_back(p_booking)', 'false', 'stayChangedByGuest'],
  ['refuse_guest_change', '< (p_booking).total_amount', '< 0', 'stayChangedByGuest'],
  ['refuse_guest_change', 'l.price < l.full_price', 'false', 'stayChangedByGuest'],
  ['refuse_guest_change', '(p_booking).price_reason is not null', 'false', 'stayChangedByGuest'],
  ['gives_all_back', 'l.claimed = 0 and', '', 'stayChangedByGuest'],
  ['guest_price', 'v_price.advance_amount <= (p_booking).advance_amount', 'true', 'stayChangedByGuest'],
  ['change_by_guest', 'v_price.advance_amount > private.paid_of(v_booking.id)', 'false', 'stayChangedByGuest'],
  [
    'change_by_guest',
    '(coalesce(b.advance_due_at < now(), true) or private.is_money_there(b.id))',
    'true',
    'stayChangedByGuest',
  ],
  [
    'change_by_guest',
    'case when not private.is_money_there(b.id) then private.advance_deadline(now(), b.check_in_date, b.advance_amount) end',
    'b.advance_due_at',
    'stayChangedByGuest',
  ],
  ['refund_of', 'n.owed + private.refund_share', 'private.refund_share', 'stayChangedByGuest'],
  ['cancel_by_guest', 'v_refund - v_owed', 'v_refund', 'stayChangedByGuest'],
  ['cancel_stay', 'v_refund - v_owed', 'v_refund', 'stayChangedByGuest'],
  ['refuse_guest_change', 'p_check_in > (p_booking).check_in_date or', '', 'stayChangedByGuest'],
  ['refuse_guest_change', 'or p_rooms < (p_booking).num_rooms', '', 'stayChangedByGuest'],
  ['refuse_guest_change', 'when p_check_in = (p_booking).check_in_date then', 'when true then', 'stayChangedByGuest'],
  ['reverse_payment', "v_entry.kind = 'refund_owed' and v_booking.booking_status = 'cancelled'", 'false', 'deskMoney'],
  [
    'reverse_payment',
    "v_entry.kind = 'received' and private.is_invoiced_ahead(v_booking, v_entry.amount)",
    'false',
    'deskMoney',
  ],
  ['note_payment', "p_kind = 'refunded' and private.is_invoiced_ahead(v_booking, p_amount)", 'false', 'deskMoney'],
  [
    'note_payment',
    'v_known.settles is distinct from coalesce(p_settles',
    'false and v_known.settles is distinct from coalesce(p_settles',
    'deskMoney',
  ],
  ['note_payment', 'then 150 else 100 end', 'then 100000 else 100 end', 'deskMoney'],
  ['note_payment', 'then 150 else 100 end', 'then 150 else 100000 end', 'deskMoney'],
  ['invoice_row', 'or private.is_invoiced_ahead(b, 0)', '', 'deskMoney'],
  ['restore_nights', ') > 366', ') > 100000', 'deskWork'],
  ['restore_nights', "(select count(distinct u.part ->> 'room_category_id')", '(select count(*)', 'deskWork'],
  [
    'undo_block',
    "jsonb_typeof(p_undo) is distinct from 'object' or p_undo - '{blocks,again}'::text[] <> '{}' or",
    '',
    'deskWork',
  ],
  [
    'take_addresses_along',
    "tg_op = 'UPDATE' and",
    "tg_op <> 'DELETE' and true or tg_op = 'UPDATE' and",
    'noticesGoAlong',
  ],
  [
    'add_notice_email',
    'update private.subscriptions set added_by = (select auth.uid()) where id = v_known.id;',
    'null;',
    'noticesGoAlong',
  ],
  ['is_price_reason', 'between 3 and 200', 'between 1 and 200', 'deskPhone'],
  ['add_calendar', 'strpos(p_address, x.token) > 0', 'false', 'channelFeeds'],
  ['told_calendar', '+ coalesce(own.rooms, 0)', '', 'channelExport'],
  ['renew_calendar_address', 'set token = default, ', 'set ', 'channelExport'],
  ...[
    'desk_form_c',
    'set_form_c_guests',
    'fill_form_c',
    'open_form_c',
    'export_form_c',
    'remove_form_c',
    'report_form_c',
    'ask_form_c',
  ].map((name) => [name, 'if v_refusal is not null then return v_refusal; end if;', '', 'formC'] as const),
  ['note_papers', "jsonb_build_object('seen', p_seen), true", "jsonb_build_object('seen', p_seen), false", 'formC'],
  ['remove_form_c', 'and reported_at is null', '', 'formC'],
  ['report_form_c', 'private.arrived_at(v_booking) is null', 'false', 'formC'],
  ['set_form_c_guests', 'p_guests < v_filled', 'false', 'formC'],
  ['report_form_c', 'and filled_at = p_seen_at', '', 'formC'],
  ['report_form_c', "v_booking.booking_status = 'cancelled'", 'false', 'formCCancelled'],
  ['write_form_c', "if v_known.reported_at is not null then return private.refusal('reported'); end if;", '', 'formC'],
  ['write_form_c', 'private.unseal(v_known.booking_id, v_known.sealed) = v_form', 'false', 'formC'],
  ['write_form_c', "perform private.note_form_c((p_booking).id, 'changed');", 'null;', 'formC'],
  ['report_form_c', "perform private.note_form_c(v_booking.id, 'taken_back');", 'null;', 'formC'],
  ['remove_form_c', "perform private.note_form_c(v_booking, 'removed');", '', 'formC'],
  ['desk_form_c', 'v_booking.hotel_id <> all (private.readable_hotel_ids())', 'false', 'formC'],
  [
    'correct_guest',
    'update private.form_c_stays set link_hash = null where booking_id = p_booking_id;',
    'null;',
    'formC',
  ],
  ['forget_form_c', 'and reported_at is null', '', 'formCCancelled'],
  [
    'forget_form_c',
    'set guests = (select count(*) from private.form_c_guests where booking_id = new.id), link_hash = null',
    'set guests = guests',
    'formCCancelled',
  ],
  ['write_form_c', 'v_known.booking_id <> (p_booking).id', 'false', 'formCLinks'],
  ['write_form_c', "p_by = 'guest' and v_known.filled_by = 'desk'", 'false', 'formCLinks'],
  ['write_form_c', 'v_filled >= v_most', 'false', 'formCLinks'],
  ['desk_form_c', 'order by g.first_filled_at', 'order by g.filled_at', 'formC'],
  ['wrong_in_form_c', "p_form ->> 'nationality' = 'IN'", 'false', 'formCLinks'],
  ['wrong_in_form_c', "p_form ->> 'nationality' not in ('NP', 'BT', 'MV')", 'false', 'formCLinks'],
  ['wrong_in_form_c', "nullif(p_form ->> 'passport_until', '')::date < p_check_in", 'false', 'formCLinks'],
  ['wrong_in_form_c', "nullif(p_form ->> 'visa_until', '')::date < p_check_in", 'false', 'formCLinks'],
  ['tidy_form_c', 'or g.key not in (select f.field from private.form_c_fields() as f)', '', 'formCLinks'],
  ['takes_forms', 'and (p_booking).check_out_date + 3 >= private.today()', '', 'formCLinks'],
  ['takes_forms', 'and guests = 0', 'and false', 'formCLinks'],
  ['takes_forms', 'and private.has_desk(l)', '', 'formCLinks'],
  ['booking_of_link', 's.link_hash = private.token_hash(p_token)', 's.link_hash is not null', 'formCLinks'],
  ['form_c_link', 'link_hash = excluded.link_hash, ', '', 'formCLinks'],
  ['stay_of_link', 'l.hash = private.token_hash(p_token)', 'l.hash is not null', 'stayLinks'],
  ['stay_of_link', 'and b.erased_at is null', '', 'stayLinks'],
  ['stay_of_link', 'case when l.is_shared then 3 else 365 end', '365', 'stayLinks'],
  ['stay_link', 'order by made_at desc offset most', 'order by made_at offset most', 'stayLinks'],
  ['mail_facts', "lower(p_recipient) = lower(v_facts ->> 'guest_email')", 'true', 'stayLinks'],
  ['mail_facts', "p_renews => p_kind = 'stay_link'", 'p_renews => false', 'stayLinks'],
  ['open_stay', 'and not is_shared and made_at < v_renewed_at', 'and made_at < v_renewed_at', 'stayLinks'],
  ['replay_to_guest', "(p_known).created_at > now() - interval '1 hour'", 'true', 'stayLinks'],
  ['replay_to_guest', "kind = 'stay_link' and", 'false and', 'stayLinks'],
  [
    'open_stay',
    'case when v_stay.is_shared then private.shared_stay(v_stay.booking) else private.guest_stay((v_stay.booking).id) end',
    'private.guest_stay((v_stay.booking).id)',
    'stayLinks',
  ],
  ['take_stay', 'elsif v_stay.is_shared then', 'elsif false then', 'stayLinks'],
  ['send_stay_link', 'and lower(guest_email) = lower(v_email)', '', 'stayLinks'],
  ['stop_sharing', 'where booking_id = v_booking.id and is_shared', 'where booking_id = v_booking.id', 'stayLinks'],
  ['shared_stay', 'private.mask_name((p_booking).guest_name)', '(p_booking).guest_name', 'stayLinks'],
  ['tell_house', 'private.refuse_telling(v_booking), ', '', 'stayTold'],
  ['stay_invoice', 'and booking_id = (v_stay.booking).id', '', 'stayInvoices'],
  ['stay_invoice', 'if v_stay.is_shared then', 'if false then', 'stayInvoices'],
  ['mask_guest', "'arrival_time', null,", "'arrival_time', p_facts -> 'arrival_time',", 'stayTold'],
  ['mask_guest', "p_facts ->> 'cancelled_by_guest' = 'true'", 'false', 'stayCancelledByGuest'],
  ['refuse_cancelling', 'now() >= private.stay_begins_at(p_booking)', 'false', 'stayCancelledByGuest'],
  ['refuse_cancelling', "(p_booking).stay_state not in ('pending', 'confirmed')", 'false', 'stayCancelledByGuest'],
  ['cancel_by_guest', 'p_refund is distinct from v_refund', 'false', 'stayCancelledByGuest'],
  ['cancel_by_guest', 'perform private.owe_refund(v_booking.id, v_refund - v_owed);', '', 'stayCancelledByGuest'],
  [
    'refund_deadline',
    'make_interval(hours => 24 * t.days)',
    'make_interval(hours => 23 * t.days)',
    'stayCancelledByGuest',
  ],
  ['keep_stay_state', 'new.cancelled_by_guest := false;', '', 'stayCancelledByGuest'],
  ['claim_advance', 'if v_refusal is not null then return v_refusal; end if;', '', 'claims'],
  ['claim_advance', 'not private.is_utr(v_utr)', 'false', 'claims'],
  ['claim_advance', "regexp_replace(left(p_utr, 60), '\\s', '', 'g')", 'left(p_utr, 60)', 'claims'],
  ['claim_advance', 'and p.reference = v_utr order by', 'and p.reference is null order by', 'claims'],
  [
    'claim_advance',
    "p.kind in ('claimed', 'received') and p.reference",
    "p.kind = 'claimed' and p.reference",
    'claims',
  ],
  ['claim_advance', "v_booking.stay_state not in ('pending', 'confirmed')", 'false', 'claimRefusals'],
  [
    'claim_advance',
    "v_booking.stay_state not in ('pending', 'confirmed')",
    "v_booking.booking_status not in ('pending', 'confirmed')",
    'claimRefusals',
  ],
  [
    'claim_advance',
    "v_booking.stay_state not in ('pending', 'confirmed')",
    "v_booking.stay_state <> 'confirmed'",
    'claimRefusals',
  ],
  ['claim_advance', 'and p.actor_id is null and', 'and', 'claims'],
  ['claim_advance', 'and private.open_part(p) > 0', '', 'claims'],
  ['claim_advance', 'order by p.position desc limit 1', 'order by p.position limit 1', 'claims'],
  ['claim_advance', '- v_sums.received', '', 'claims'],
  ['claim_advance', '- v_sums.claimed', '', 'claims'],
  ['claim_advance', '+ coalesce(v_claim.amount, 0)', '', 'claims'],
  ['claim_advance', "v_booking.payment_status not in ('pending', 'failed') or", '', 'claimRefusals'],
  ['claim_advance', "not in ('pending', 'failed')", "<> 'pending'", 'claimRefusals'],
  ['claim_advance', 'or v_amount <= 0', '', 'claimRefusals'],
  ['claim_advance', "interval '1 day', 10)", "interval '1 day', 11)", 'claimLimits'],
  ['claim_advance', '>= 5', '>= 6', 'claimLimits'],
  ['claim_advance', '>= 5', '>= 4', 'claimLimits'],
  ['claim_advance', 'if v_claim.id is not null then', 'if false then', 'claims'],
  ['claim_advance', "return private.refusal('utr_used');", 'raise;', 'claims'],
  ['claim_advance', 'perform private.ask_for_claim(v_claim);', '', 'claims'],
  [
    'claim_advance',
    'v_claim.id, null)',
    "v_claim.id, (select user_id from public.profiles where role = 'admin' limit 1))",
    'claims',
  ],
  [
    'reverse_payment',
    "if v_entry.kind = 'claimed' and private.open_part(v_entry) = 0 then return private.refusal('has_come'); end if;",
    '',
    'claimsRefused',
  ],
  ['check_payment', ", 'received', 'refunded')", ", 'received')", 'claimsRefused'],
  ['check_payment', "p.kind in (new.kind, 'refunded')", 'p.kind = new.kind', 'claimsRefused'],
  ['is_utr', '^[0-9]{12}$', '[0-9]{12}', 'claims'],
  ['claim_advance', "order by p.kind = 'received' desc limit 1", 'order by p.kind limit 1', 'claimsFound'],
  ['is_utr', '^(.)\\1{11}$', '^x$', 'claims'],
  ['claim_advance', "v_known.kind = 'received' and v_booking", 'v_booking', 'claims'],
  ['claim_advance', "and v_booking.payment_status = 'pending' then", 'then', 'claimsFound'],
  [
    'claim_advance',
    "if v_known.kind = 'received' and v_booking.payment_status = 'pending' then",
    'if false then',
    'claimsFound',
  ],
  ['refuse_guest_change', 'and private.claimed_of((p_booking).id) > 0', '', 'stayChangedByGuest'],
  ['refuse_guest_change', "private.refusal('being_checked'", "private.refusal('terms_bind'", 'claimedStays'],
  ['is_utr', '^[0-9]{12}$', '^\\w{12}$', 'claims'],
  ['as_utr', 'private.is_utr(r.bare)', 'false', 'claims'],
  ['as_utr', 'else p_reference', 'else null', 'claims'],
  [
    'check_payment',
    "new.kind in ('claimed', 'received') and private.is_utr(new.reference)",
    'private.is_utr(new.reference)',
    'claims',
  ],
  ['check_payment', "new.kind in ('claimed', 'received') and private.is_utr(new.reference)", 'false', 'claims'],
  [
    'check_payment',
    "new.kind in ('claimed', 'received') and private.is_utr(new.reference)",
    "new.kind = 'claimed' and private.is_utr(new.reference)",
    'claims',
  ],
  ['check_payment', 'p.booking_id <> new.booking_id or', '', 'claims'],
  ['check_payment', "or p.kind in (new.kind, 'refunded')", '', 'claims'],
  ['check_payment', "(p.booking_id <> new.booking_id or p.kind in (new.kind, 'refunded'))", 'true', 'claimsFound'],
  ['check_payment', 'and not exists (select from private.payments as r where r.reverses = p.id)', '', 'claims'],
  ['claim_meant', 'p.reference = p_reference or', '', 'claimsFound'],
  ['claim_meant', "or p.method = 'site' and p_method = 'site'", '', 'claimsFound'],
  ['claim_meant', "and p_method = 'site'", '', 'claimsFound'],
  ['claim_meant', 'and private.open_part(p) > 0', '', 'claims'],
  ['claim_meant', '(p.reference = p_reference) desc nulls last,', '', 'claimsFound'],
  ['is_money_there', 'l.received > l.refunded or', '', 'claimedStays'],
  ['is_money_there', 'or l.claimed > 0', '', 'claimedStays'],
  ['keep_payment_status', 'or v_sums.claimed > 0', '', 'claims'],
  ['keep_payment_status', 'v_net > 0 or', '', 'claimsRefused'],
  ['keep_payment_status', "not in ('pending', 'failed')", "<> 'pending'", 'claimRefusals'],
  ['set_advance_due', 'or not private.is_money_there(new.id)', 'or true', 'claimedStays'],
  ['change_by_guest', 'case when not private.is_money_there(b.id) then', 'case when true then', 'claimedStays'],
  ['change_by_guest', 'or private.is_money_there(b.id)', '', 'stayChangedByGuest'],
  ['mark_payment', 'private.claim_meant((p_booking).id, m.method, null)', 'null', 'claimsFound'],
  ['mark_payment', 'v_entry.settles is not null and', 'false and', 'claimsOfCancelled'],
  [
    'mark_payment',
    "= ('cancelled', 'paid')",
    "in (('cancelled', 'paid'), ('cancelled', 'refunded'))",
    'claimsOfCancelled',
  ],
  ['mark_payment', "where p.kind <> 'claimed'", 'where true', 'claimsFound'],
  [
    'note_payment',
    'coalesce(p_settles, private.claim_meant(p_booking_id, p_method::private.payment_method, v_reference))',
    'p_settles',
    'claimsFound',
  ],
  ['note_payment', 'coalesce(p_settles, private.claim_meant', 'coalesce(null, private.claim_meant', 'claimsFound'],
  ['note_payment', 'where c.id = v_known.settles and', 'where false and', 'claimsFound'],
  [
    'note_payment',
    '(v_settles is null or not exists (',
    '(v_settles is null or false and not exists (',
    'claimsOfCancelled',
  ],
  ['note_payment', 'and private.open_part(c) > 0', '', 'claimsOfCancelled'],
  ['note_payment', 'perform private.owe_of_late(v_booking, p_amount);', '', 'claimsOfCancelled'],
  ['note_payment', "when unique_violation then return private.refusal('utr_used');", '', 'claims'],
  ['note_payment', 'private.as_utr(', '(', 'claims'],
  ['owe_of_late', '(p_booking).is_no_show or', '', 'claimsOfCancelled'],
  ['owe_of_late', "or 'guest' =", "or 'none' =", 'claimsOfCancelled'],
  [
    'owe_of_late',
    'else p_amount',
    'else private.refund_share(p_booking, p_amount, (p_booking).cancelled_at)',
    'claimsOfCancelled',
  ],
  ['owe_of_late', 'p_amount, (p_booking).cancelled_at)', 'p_amount, now())', 'claimsOfCancelled'],
  [
    'owe_of_late',
    'set refund_promised = refund_promised + v_back',
    'set refund_promised = refund_promised',
    'claimsOfCancelled',
  ],
  ['owe_of_late', 'perform private.owe_refund((p_booking).id, v_back);', '', 'claimsOfCancelled'],
  ['refund_share', 'p_at <= private.refund_deadline(p_booking)', 'true', 'claimsOfCancelled'],
  ['refund_share', 'p_amount * t.percent / 100.0', 'p_amount', 'claimsOfCancelled'],
  ['reverse_payment', "p.kind = 'refund_owed' and p.at = v_entry.at", 'false', 'claimsOfCancelled'],
  ['reverse_payment', 'and p.at = v_entry.at', '', 'claimsOfCancelled'],
  ['mail_payment', "v_booking.stay_state not in ('pending', 'confirmed', 'cancelled')", 'false', 'claimsFound'],
  ['mail_payment', "v_booking.stay_state not in ('pending', 'confirmed', 'cancelled')", 'false', 'claimsRefused'],
  ['mail_payment', ", 'cancelled')", ')', 'claimsOfCancelled'],
  ['mail_payment', "(new.method = 'site' or new.settles is not null) and", '', 'claimsFound'],
  ['mail_payment', ' or new.settles is not null', '', 'claimsFound'],
  ['mail_payment', "new.method = 'site' or ", '', 'claimsFound'],
  [
    'check_payment',
    ' or exists (select from private.payments as r where r.reverses = v_other.id)',
    '',
    'claimsRefused',
  ],
  [
    'admin_advances',
    'b.check_in_date >= private.today() and b.erased_at is null and',
    'b.check_in_date >= private.today() and',
    'claimsListed',
  ],
  ['mail_payment', 'new.at = now() and', '', 'claimsFound'],
  ['mail_payment', 'and v_booking.created_at < now()', '', 'claimsFound'],
  ['mail_payment', "v_claim.kind = 'claimed' and", '', 'claimsRefused'],
  ['mail_payment', 'and v_claim.actor_id is null', '', 'claimsRefused'],
  ['mail_payment', 'and new.actor_id is not null', '', 'claims'],
  ['mail_payment', "and v_booking.stay_state <> 'cancelled'", '', 'claimsRefused'],
  ['mail_payment', "'claim_refused:' || v_claim.id", "'claim_refused:' || new.booking_id", 'claimsRefused'],
  [
    'payment_told',
    "when 'claim_admin' then not r.is_reversed and private.open_part(p) > 0",
    "when 'claim_admin' then true",
    'claims',
  ],
  ['payment_told', "when 'claim_admin' then not r.is_reversed and", "when 'claim_admin' then", 'claims'],
  [
    'payment_told',
    "when 'claim_admin' then not r.is_reversed and private.open_part(p) > 0",
    "when 'claim_admin' then not r.is_reversed",
    'claimsFound',
  ],
  [
    'payment_told',
    "when 'claim_hotel' then not r.is_reversed and private.open_part(p) > 0",
    "when 'claim_hotel' then not r.is_reversed",
    'claimsAskedAgain',
  ],
  ['payment_told', "when 'claim_hotel' then not r.is_reversed and", "when 'claim_hotel' then", 'claimsAskedAgain'],
  ['payment_told', 'private.claimed_of(p.booking_id) = 0', 'true', 'claimsRefused'],
  ['payment_told', "b.payment_status in ('pending', 'failed')", 'true', 'claimsRefused'],
  ['payment_told', 'else not r.is_reversed', 'else true', 'claimsFound'],
  ['mail_facts', "if v_facts -> 'payment' = 'null' then return null; end if;", '', 'claimsFound'],
  ['ask_for_claim', "p.role = 'admin' and", '', 'claims'],
  ['ask_for_claim', 'if p_is_again then', 'if true then', 'claims'],
  ['ask_for_claim', "case when p_is_again then 'again' end", 'null', 'claimsAskedAgain'],
  ['ask_for_claims_again', "interval '24 hours'", "interval '23 hours'", 'claimsAskedAgain'],
  ['ask_for_claims_again', "interval '24 hours'", "interval '25 hours'", 'claimsAskedAgain'],
  ['ask_for_claims_again', "interval '7 days'", "interval '8 days'", 'claimsAskedAgain'],
  ['ask_for_claims_again', "interval '7 days'", "interval '6 days'", 'claimsAskedAgain'],
  ['ask_for_claims_again', "and b.booking_status in ('pending', 'confirmed')", '', 'claimsAskedAgain'],
  ['ask_for_claims_again', "a.user_id, 'again')", 'a.user_id)', 'claimsAskedAgain'],
  ['ask_for_claims_again', 'order by p.at limit', 'order by p.at desc limit', 'claimsAskedAgain'],
  ['ask_for_claims_again', 'limit p_most', '', 'claimsAskedAgain'],
  ['job_cancel_unpaid', 'private.ask_for_claims_again(batch)', '0', 'claimsAskedAgain'],
  [
    'admin_advances',
    "perform private.note_look('bookings', 'advances', 'List of advances', null);",
    '',
    'claimsListed',
  ],
  ['admin_advances', 'and b.erased_at is null', '', 'claimsListed'],
  ['open_claims', "and p.method = 'site'", '', 'claimsListed'],
  ['open_claims', 'and not exists (select from private.payments as r where r.reverses = p.id)', '', 'claimsListed'],
  ['open_claims', 'and private.open_part(p) > 0', '', 'claimsListed'],
  [
    'admin_overview',
    "'claimed_advances', (select count(*) from private.open_claims())",
    "'claimed_advances', 0",
    'claimsListed',
  ],
  ['admin_advances', "b.payment_status = 'pending' and", '', 'claimsListed'],
  ['admin_advances', "and b.booking_status in ('pending', 'confirmed')", '', 'claimsListed'],
  ['admin_advances', 'and b.advance_amount > 0', '', 'claimsListed'],
  ['admin_advances', 'and b.check_in_date >= private.today()', '', 'claimsListed'],
  ['admin_advances', 'or private.claimed_of(b.id) = 0', '', 'claimsListed'],
  ['admin_advances', '(b.advance_due_at is not null or private.claimed_of(b.id) = 0)', 'true', 'claimsListed'],
  ['admin_advances', '- private.paid_of(b.id)', '', 'claimsListed'],
  ['admin_advances', 'order by a.advance_due_at', 'order by a.advance_due_at desc', 'claimsListed'],
  ['admin_advances', 'order by c.position', 'order by c.position desc', 'claimsListed'],
  ['guest_stay', 'private.refund_share(b, f.claimed_amount, now())', '0', 'claimsOfCancelled'],
  ['guest_stay', "p.kind = 'claimed' and private.open_part(p) > 0", "p.kind = 'claimed'", 'claimsFound'],
  ['gives_all_back', 'l.claimed = 0 and', '', 'claimedStays'],
  ['claimed_of', '(select claimed from', '(select received from', 'claims'],
  ['my_stay_link', 'and lower(u.email) = lower(b.guest_email)', '', 'myStayLink'],
  ['my_stay_link', 'and u.email_confirmed_at is not null', '', 'myStayLink'],
  [
    'job_form_c_due',
    'and case when k.due_at > now() then s.soon_told_for else s.over_told_for end is distinct from k.due_at',
    '',
    'formCDue',
  ],
  ['job_form_c_due', "soon constant interval := '6 hours'", "soon constant interval := '5 hours'", 'formCDue'],
  ['awaits_link', 's.link_hash is null and', '', 'formC'],
  ['form_c_until', "'1 year'", "'1 year 1 day'", 'formCRetention'],
  ['form_c_until', "'1 year'", "'364 days'", 'formCRetention'],
  ['reseal', ' union select sealed from private.form_c_guests', '', 'formCRetention'],
  ['carry_total_rooms', 'booked + blocked + held > new.total_rooms', 'false', 'stock'],

  ['is_admin', "and role = 'admin'", '', 'roles'],
  ['is_admin', 'user_id = (select auth.uid()) and', '', 'roles'],
  ['keep_one_admin', 'user_id <> old.user_id', 'true', 'roles'],
  ['session_lives', 'and s.user_id = (select auth.uid())', '', 'accounts'],
  ['begin_upload', 'and (owner_id = v_user or v_is_admin)', '', 'files'],
  ['document_link', 'v_is_admin or p.owner_id = v_user and', '', 'files'],
  ['booking_by_reference', "private.mask_guest(to_jsonb(f) - '{id,erased_at}'::text[])", 'to_jsonb(f)', 'lookup'],
  ['my_stays', 'and u.email_confirmed_at is not null', '', 'myStays'],
  ['my_stays', 'where u.id = (select auth.uid())', 'where u.id is not null', 'myStays'],
  ['advance_rule', 'greatest(s.advance_percent, a.of_group, a.of_season)', 's.advance_percent', 'advanceRule'],
  ['keep_status', 'where t.from_status = old.status and', 'where', 'transitions'],

  ['submit_listing', 'and owner_id = v_user', '', 'submission'],
  ['submit_listing', 'v_listing.published_at is not null and not v_listing.hidden_by_admin', 'false', 'livingListing'],
  ['submit_listing', 'and not v_listing.hidden_by_admin', '', 'livingPlaces'],
  ['submit_listing', 'if not p_is_preview then', 'if true then', 'livingPlaces'],
  ['publish_changes', 'if p_is_preview then', 'if false then', 'livingListing'],
  ['publish_changes', "when sqlstate 'PT409' then", "when sqlstate 'PT499' then", 'livingPapers'],
  ['is_far_price', 'between p_approved and', 'between p_approved - 2 and', 'livingPrices'],
  ['is_far_price', '3 * p_approved', '3 * p_approved + 2', 'livingPrices'],
  ['price_waits', 'private.is_far_price((', 'false and private.is_far_price((', 'livingPrices'],
  ['price_waits', "p_next ->> 'tax_reason' is not null", 'false', 'livingPrices'],
  ['free_version', "v_prices ->> (n.room ->> 'id'), ", '', 'livingPrices'],
  ['free_version', "|| p_live -> 'basics' ||", '||', 'livingPlaces'],
  [
    'free_version',
    "jsonb_build_object('photos', private.known_photos(l.room -> 'photos', n.room -> 'photos'))",
    "'{}'",
    'livingParts',
  ],
  ['known_photos', 'and u.approved_at is not null', '', 'livingParts'],
  ['free_version', "'phone', p_next #> '{basics,phone}', 'email', p_next #> '{basics,email}',", '', 'livingContact'],
  ['publish_listing', 'phone = excluded.phone, email = excluded.email,', '', 'livingContact'],
  [
    'notice_addresses',
    'and private.is_email(u.email)\n',
    'and private.is_email(u.email) union select lower(h.email) from public.hotels as h where h.id = p_hotel_id\n',
    'livingContact',
  ],
  ['hide_deleted_listing', ', phone = null, email = null', '', 'livingContact'],
  ['known_texts', 'select p_next - k.fields', 'select p_next', 'livingTexts'],
  ['leads_away', '{9}', '{19}', 'livingTexts'],
  ['known_photos', "case when private.leads_away(n.photo ->> 'alt_text')", 'case when false', 'livingTexts'],
  ['submit_listing', 'if private.lost_owner_role(v_user)', 'if false', 'lostOwner'],
  ['set_listing_visibility', 'private.lost_owner_role(', 'false and private.lost_owner_role(', 'lostOwner'],
  ['note_approved', "(l.room ->> 'base_price')::bigint = r.base_price", 'false', 'livingPrices'],
  ['decide_listing', ', p_seen_submitted_at)', ', v_submitted_at)', 'livingPapers'],
  ['changed_papers', 'and u.approved_at is null', 'and false', 'livingPapers'],
  [
    'changed_papers',
    'u.approved_at is null\n  ) as c',
    "u.approved_at is null\n  ) as c where c.part <> 'compliance'",
    'livingPapers',
  ],
  ['note_approved', 'set prices = excluded.prices', 'set prices = a.prices', 'livingPrices'],
  ['carry_listing', 'and private.is_publishing() then', 'and false then', 'publishingStates'],
  ['mail_listing', 'and private.is_publishing() then', 'and false then', 'livingPrices'],
  ['keep_status', 'private.is_publishing() and old.owner_id = v_user and', '', 'publishingStates'],
  ['keep_status', 'and not old.hidden_by_admin', '', 'publishingStates'],
  ['listing_history', 'and owner_id = (select auth.uid())', '', 'livingHistory'],
  ['note_changed_room', 'if p_new_net is not null then', 'if false then', 'listingHistory'],
  ['note_listing_change', 'offset most_kept', 'offset 5000', 'listingHistory'],
  ['submit_listing', 'v_compliance.saved_at is distinct from p_compliance_saved_at', 'false', 'submission'],
  ['has_other_files', 'u.id is null or d.id is null', 'false', 'submission'],
  ['claims_another_room', 'h.property_id is distinct from p_property_id', 'false', 'submission'],
  [
    'may_set_notices',
    "and (l.owner_id = (select auth.uid()) or 'rates' = any (private.desk_rights(h.id)))",
    '',
    'notices',
  ],
  ['notice_addresses', 'and s.confirmed_at is not null', '', 'notices'],
  ['add_notice_email', 'v_known.stopped_at is not null', 'false', 'notices'],
  ['delete_draft', 'and owner_id = (select auth.uid())', '', 'draftsRemoved'],
  ['admin_change_listing', 'not v_now @> p_before or', '', 'transitions'],
  ['admin_change_listing', "and not p_before ? 'submitted_at'", 'and false', 'transitions'],

  ['chain_audit', 'v_head.hash := v_note.hash;', '', 'auditChain'],
  ['audit_hash', '(p_note).actor,', '', 'auditChain'],
  ['keep_audit', "and private.acting_key() like 'database: %'", '', 'auditChain'],
  ['audit_faults', '(l.note).hash <> private.audit_hash(l.note)', 'false', 'auditChain'],
  ['audit_faults', '(l.note).words_hash <> private.audit_words(l.note)', 'false', 'auditChain'],
  ['audit_faults', "and e.words = encode(private.audit_words(l.note), 'hex')", '', 'erasure'],
  ['keep_audit', 'private.is_erasing() and', '', 'auditChain'],

  ['refuse_unproved', 'if private.proved_lately()', 'if true or private.proved_lately()', 'erasure'],
  ['proven_email', 'and email_confirmed_at is not null', '', 'erasure'],
  ['personal_data', 'f.created_at < v_since', 'false', 'erasure'],
  ['admin_erase_person', 'not private.is_known_by(p_known_by)', 'false', 'erasureByAdmin'],
  ['admin_export_person', 'not private.is_known_by(p_known_by)', 'false', 'erasureByAdmin'],
  ['admin_erase_person', 'return v_unproved;', 'null;', 'erasureByAdmin'],
  [
    'erase_person',
    "update private.room_blocks set reason = '', feed_id = null where id = any (v_blocks);",
    '',
    'erasure',
  ],
  ['erase_person', 'v_hotels || v_rooms || v_blocks || v_reviews', 'v_hotels || v_reviews', 'erasure'],
  ['erase_notes', 'compliance_submissions,people,properties', 'compliance_submissions,properties', 'erasureByAdmin'],
  ['erase_guests', "and kind <> 'cancelled_hotel'", '', 'erasureByAdmin'],
  ['holds_address', "regexp_replace(p_text, '\\\\[nrt]', ' ', 'g')", 'p_text', 'erasureByAdmin'],
  ['admin_set_role', 'return v_unproved;', 'null;', 'erasureByAdmin'],
  ['admin_export_person', 'return v_unproved;', 'null;', 'erasureByAdmin'],
  ['admin_person', 'private.looked_for(v_user, v_email)', 'v_email', 'erasureByAdmin'],
  ['admin_export_person', 'private.looked_for(v_user, v_email)', 'v_email', 'erasureByAdmin'],

  [
    'job_retention',
    'private.tax_records_until(check_out_date) < private.today()',
    'private.tax_records_until(check_out_date) <= private.today()',
    'retentionOfGuests',
  ],
  [
    'job_retention',
    "check_out_date < private.today() - interval '72 months'",
    "check_out_date < private.today() - interval '84 months'",
    'retentionOfGuests',
  ],
  ['tax_records_until', "interval '72 months'", "interval '71 months'", 'retentionOfGuests'],
  ['tax_records_until', "interval '72 months'", "interval '73 months'", 'retentionOfGuests'],
  ['tax_records_until', "interval '9 months'", "interval '8 months'", 'retentionOfGuests'],
  ['job_retention', 'perform private.erase_guests(v_bookings);', '', 'retentionOfGuests'],
  ['erase_guests', 'where booking_id = any (p_bookings));', 'where false);', 'retentionOfGuests'],
  ['job_retention', '(v_bookings || v_reviews || v_accounts)', '(v_bookings || v_accounts)', 'retentionOfGuests'],
  ['job_retention', 'if cardinality(v_bookings || v_accounts) > 0 then', 'if false then', 'retentionOfGuests'],
  [
    'job_retention',
    "documents_for constant interval := '90 days'",
    "documents_for constant interval := '89 days 23:58'",
    'retentionOfRefused',
  ],
  [
    'job_retention',
    "searches_for constant interval := '90 days'",
    "searches_for constant interval := '89 days 23:58'",
    'retentionOfSearches',
  ],
  [
    'job_retention',
    "documents_for constant interval := '90 days'",
    "documents_for constant interval := '90 days 00:02'",
    'retentionOfRefused',
  ],
  [
    'job_retention',
    "searches_for constant interval := '90 days'",
    "searches_for constant interval := '90 days 00:02'",
    'retentionOfSearches',
  ],
  ['job_retention', 'greatest(l.decided_at, l.draft_saved_at)', 'l.decided_at', 'retentionOfRefused'],
  ['job_retention', "l.status = 'rejected' and", '', 'retentionOfRefused'],
  ['job_retention', 'and l.published_at is null', '', 'retentionOfRefused'],
  [
    'job_retention',
    'delete from public.property_documents where property_id = any (v_refused);',
    '',
    'retentionOfRefused',
  ],
  [
    'job_retention',
    "delete from private.uploads where property_id = any (v_refused) and kind = 'document';",
    '',
    'retentionOfRefused',
  ],
  [
    'job_retention',
    'delete from private.compliance_submissions where property_id = any (v_refused);',
    '',
    'retentionOfRefused',
  ],
  ['job_retention', "interval := '30 days'", "interval := '29 days 23:58'", 'retentionOfAccounts'],
  ['job_retention', "interval := '30 days'", "interval := '30 days 00:02'", 'retentionOfAccounts'],
  ['job_retention', 'u.email_confirmed_at is null and', '', 'retentionOfAccounts'],
  ['job_retention', 'u.last_sign_in_at is null and', '', 'retentionOfAccounts'],
  [
    'job_retention',
    "and not exists (select from public.profiles as p where p.user_id = u.id and p.role = 'admin')",
    '',
    'retentionOfAccounts',
  ],
  ['job_retention', 'v_entries := v_entries || v_searches;', '', 'retentionOfSearches'],
  ['erase_searches', "a.action = 'read' and", '', 'retentionOfSearches'],
  ['is_search_for', '(p_note).at >= p_since and', '', 'erasureOfOthers'],
  ['is_search_for', '= right(k.known, char_length(s.typed))', 'like k.known', 'erasureByAdmin'],
  ['erase_person', "p_known_by <> 'sign-in'", 'true', 'erasureOfOthers'],
  ['is_search_for', 'right(s.typed, char_length(k.known)) =', "'' <>", 'erasureOfOthers'],
  ['is_current_text', 'p_version::date <= private.today()', 'true', 'strangeTexts'],
  ['is_current_text', 'and version <= p_version::date', '', 'strangeTexts'],
  ['is_current_text', 'and version <= private.today()', '', 'newTexts'],
  ['is_current_text', "and known_at < now() - interval '1 day'", '', 'newTexts'],
  ['refuse_texts', "p_versions - p_names = '{}'", 'true', 'strangeTexts'],
  ['create_booking', 'v_requests, p_legal_versions', 'v_requests, null', 'agreedTexts'],
  ['approve_compliance', 'v_new.legal_versions, v_changed', 'null, v_changed', 'agreedTexts'],

  ['save_compliance', 'not private.proved_lately()', 'false', 'payout'],
  ['proved_lately', 'and private.sign_in_new_until((select auth.uid())) is null', '', 'payout'],
  ['approve_compliance', 'v_new.submitted_at < v_old.submitted_at', 'false', 'payout'],
  ['unseal', "(v_opened ->> 'owner')::uuid is distinct from p_owner", 'false', 'compliance'],
];

/** Who must notice that the count of a limit, named by what its name begins with, and where several functions count it by theirs too, starts
 * anew with each call. */
const limitSuspects: Record<string, Suspect> = {
  book: 'bookingLimits',
  'again:': 'stays',
  'book:contact:': 'bookingLimits',
  'book:site:': 'siteLimit',
  'book:nights': 'roomNightLimit',
  'change_by_guest book:nights': 'stayChangedByGuest',
  human: 'humanProof',
  lookup: 'lookupLimits',
  review: 'lookupLimits',
  newsletter: 'newsletterLimits',
  'newsletter:site': 'newsletterLimits',
  letters: 'newsletterLimits',
  'notices:': 'notices',
  'submit:': 'listingHistory',
  arrival: 'formCLimits',
  'form_c:': 'formCLimits',
  stay: 'stayLinkLimits',
  stay_link: 'stayLinkLimits',
  'stay_link:': 'stayLinkLimits',
  'stay_link:day:': 'stayLinkLimits',
  'replayed:': 'stayLinks',
  'changed:contact:': 'stayLinkLimits',
  'told:': 'stayLinkLimits',
  'shared:': 'stayLinkLimits',
  'changed:': 'stayLinkLimits',
  'my_stay_link:': 'myStayLink',
  'claimed:': 'claimLimits',
  'people:': 'housePeople',
  'asked:house:': 'askedAddresses',
  'asked:address:': 'askedAddresses',
  'desk:caller:': 'deskMails',
  'desk:house:': 'deskMails',
  'desk:contact:': 'deskMails',
  sign_up: 'signUpLimits',
  'sign_up:address:': 'signUpLimits',
  'upload:': 'files',
  'import:': 'importLimit',
  'read_calendar:': 'channelFeeds',
  'read_calendar_of:': 'channelFeeds',
  calendar_export: 'channelExport',
  'calendar_export:': 'channelExport',
  'password:': 'accounts',
  'recovery:': 'recoveryLimits',
  'recovery_codes:': 'recoveryLimits',
};

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
  ['public.reviews', 'reviews_reply_check'],
  ['public.reviews', 'replied_at_some_time'],
  ['private.settings', 'settings_upi_id_check'],
  ['public.owner_profiles', 'owner_profiles_user_id_key'],
  ['public.property_images', 'property_images_image_url_check'],
  ['public.property_images', 'property_images_room_id_property_id_fkey'],
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
  audit_emptied: 'auditEmptied',
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
  freeze_terms: 'terms',
  note_listing: 'begunListing',
  note_cancellation: 'terms',
  set_advance_due_again: 'jobs',
  forget_network: 'heldUnpaid',
  keep_stay_state: 'stayMoves',
  note_booking_event: 'stayChanges',
  keep_nights: 'stock',
  check_payment: 'money',
  keep_payment_status: 'money',
  keep_payments: 'money',
  mail_payment: 'claimsFound',
  keep_ledger: 'money',
  keep_ledger_true: 'money',
  'payments.audit': 'money',
  keep_invoices: 'invoices',
  take_addresses_along: 'noticesGoAlong',
  credit_for_cancelled: 'invoices',
  'invoices.audit': 'invoices',
  carry_total_rooms: 'stock',
  keep_blocked_nights: 'blocks',
  keep_held_nights: 'holds',
  give_back_nights: 'holds',
  write_months: 'rates',
  write_months_new: 'rates',
  write_months_old: 'rates',
  'room_blocks.audit': 'blocks',
  'holds.audit': 'desk',
  'calendar_feeds.audit': 'channels',
  'calendar_exports.audit': 'channels',
  'feed_conflicts.audit': 'channels',
  'form_c_stays.audit': 'formC',
  'form_c_guests.audit': 'formC',
  forget_form_c: 'formCLinks',
  end_stay_links: 'stayLinks',
  'rate_plans.audit': 'desk',
  'rate_rules.audit': 'desk',
  'house_people.audit': 'housePeople',
  'review_replies.audit': 'reviewReplies',
  'review_reports.audit': 'reviewReports',
  'hotels.index_hotel': 'searchIndex',
  'room_categories.index_hotel': 'searchIndex',
  'reviews.index_hotel': 'review',
  note_removed_file: 'files',
  note_page_change: 'pageChanges',
  note_change: 'pageDates',
  keep_name: 'pageNames',
  keep_status: 'transitions',
  carry_listing: 'publishing',
  note_listing_state: 'listingHistory',
  'properties.audit': 'deletedListings',
  hide_deleted_listing: 'publishing',
  mail_listing: 'publishing',
  mail_listing_taken_off: 'takenOff',
  mail_booking: 'mails',
  mail_booking_change: 'mails',
  mail_listing_change: 'takenOff',
  mail_welcome: 'mails',
  audit: 'audit',
};

/** Every policy, row security and right, and every refusal of who is no admin or has shown no second factor. */
export async function mutantsOfRights(sql: Sql): Promise<Mutant[]> {
  const texts = await functionTexts(sql);
  const made = await Promise.all([policies(sql), rowSecurity(sql), grants(sql), privateRights(sql)]);
  return [
    ...made.flat(),
    ...texts
      .filter(({ text }) => text.includes(adminGuard))
      .map(({ name, text }) => rewrite(name, text, adminGuard, '', `admins only: ${name}`)),
    ...texts
      .filter(({ text }) => text.includes(factorGuard))
      .map(({ name, text }) =>
        rewrite(name, text, factorGuard, 'false', name === 'make_recovery_codes' ? 'recoveryLimits' : 'secondFactor'),
      ),
  ];
}

/** Every trigger and limit, the constraints, and what is quoted above. */
export async function mutantsOfRules(sql: Sql): Promise<Mutant[]> {
  const texts = await functionTexts(sql);
  const quoted = quotes.map(([name, fragment, replacement, suspect]) => {
    const text = texts.find((one) => one.name === name)?.text ?? '';
    return rewrite(name, text, fragment, replacement, suspect);
  });
  return [...(await triggers(sql)), ...(await constraints(sql)), ...limits(texts), ...quoted];
}

const adminGuard = 'perform private.require_admin();';
const factorGuard = 'not private.second_factor_done()';

async function functionTexts(sql: Sql) {
  return sql<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc
     where pronamespace = 'private'::regnamespace and prokind = 'f' order by 1`,
  );
}

function rewrite(name: string, text: string, fragment: string, replacement: string, suspect: Suspect): Mutant {
  if (!text.includes(fragment)) throw new Error(`private.${name} no longer contains: ${fragment}`);
  return {
    name: `${name}: ${fragment} → ${replacement || 'nothing'}`,
    damage: text.replaceAll(fragment, replacement),
    repair: text,
    suspects: [suspect],
  };
}

function limits(texts: readonly { name: string; text: string }[]): Mutant[] {
  return texts.flatMap(({ name, text }) =>
    [...text.matchAll(/private\.(?:hit|refuse_client)\(\s*'([^']+)'/g)].map(([call, what = '']) => {
      const suspect = limitSuspects[`${name} ${what}`] ?? limitSuspects[what];
      if (!suspect) throw new Error(`Nobody would notice the limit ${what} of private.${name}.`);
      return rewrite(name, text, call, `${call} || gen_random_uuid()`, suspect);
    }),
  );
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
      kind === 'restrictive' ? 'secondFactor' : schema === 'storage' ? 'files' : `${table} ${verb}`,
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
    suspects: [`${table} select`, 'catalogue'],
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
    if (!suspect) throw new Error(`Nobody would notice the trigger ${name} of ${relation}.`);
    return {
      name: `trigger ${name} on ${relation} off`,
      damage: `alter table ${relation} disable trigger ${name}`,
      repair: `alter table ${relation} enable trigger ${name}`,
      suspects: [suspect],
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
