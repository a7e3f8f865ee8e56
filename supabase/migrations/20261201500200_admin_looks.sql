-- Admins see the main entry of a change first, and the refunds to send. An undone hiding sends the guest no email.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns how far down an entry stands among those of its change: a status, price or role first, what was replaced last. */
create function private.audit_rank(p_action text, p_entity text, p_after jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when p_action = 'delete' then 3
    when p_action = 'insert' then case when p_entity = 'rate_plans' then 2 else 1 end
    when p_after ?| '{booking_status,payment_status,status,role,state,hidden_at,base_price,value,total_rooms,num_rooms}' then 0
    else 1
  end
$$;

/* Returns the log for admins: {total, rows}, 50 a page, newest first. A row is the main matching entry of a change, and entries is how many match.
   p_change: an entry, whose change is returned entry by entry. p_search: person, job, name or id; a reference also without its dashes. hotel_id: of
   the booking of a payment or refund. p_action "change": all but views. undo: as
   undo_state. */
create or replace function private.admin_audit(
  p_search text default null, p_entity text default null, p_action text default null, p_page integer default 1, p_change bigint default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  -- A change of more entries is compared when it is undone: 50 such changes would take seconds.
  compared_entries constant integer := 60;
  v_pattern text := private.like_pattern(p_search);
  v_ids bigint[];
  v_entries bigint[];
  v_total bigint;
begin
  perform private.require_admin();
  with found as materialized (
    select (array_agg(a.id order by private.audit_rank(a.action, a.entity, a.after), a.id))[1] as id, count(*) as entries
    from private.audit_log as a
    where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
      and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id, case when a.entity = 'bookings' then replace(a.label, '-', '') end)
        ilike v_pattern)
      and (p_change is null or exists (
        select from private.audit_log as c where c.id = p_change and c.at = a.at and c.actor_id is not distinct from a.actor_id
      ))
    -- Views are rows of their own, and so is what no person changed.
    group by a.at, a.actor_id, case when a.action = 'read' or a.actor_id is null or p_change is not null then a.id end
  ), page as (
    select id, entries from found order by id desc limit page_size offset private.rows_before(p_page, page_size)
  )
  select (select count(*) from found), coalesce(array_agg(id), '{}'), coalesce(array_agg(entries), '{}') into v_total, v_ids, v_entries from page;
  return jsonb_build_object('total', v_total, 'rows', coalesce((
    with changes as materialized (
      select c.at, c.actor_id, case
        when n.entries <= compared_entries then private.undo_state(c.actor_id, c.at)
        -- The undo itself compares.
        when n.only_known then jsonb_build_object('ok', true, 'change', n.change, 'entries', n.entries)
      end as state
      from (select distinct at, actor_id from private.audit_log where id = any (v_ids) and action <> 'read' and actor_id is not null) as c
      cross join lateral (
        select count(*) as entries, min(a.id) as change, bool_and(a.entity in (select entity from private.undo_tables() union select 'rate_rules')) as only_known
        from private.audit_log as a where a.at = c.at and a.actor_id = c.actor_id and a.action <> 'read'
      ) as n
    )
    select jsonb_agg(
      private.audit_entry(a) || jsonb_build_object(
        'undoable', (c.state ->> 'ok')::boolean, 'undo', c.state, 'entries', v_entries[array_position(v_ids, a.id)],
        'hotel_id', case when a.entity in ('payments', 'refunds') then (select b.hotel_id from public.bookings as b where b.id::text = a.entity_id) end
      ) order by a.id desc
    )
    from private.audit_log as a
    left join changes as c on c.at = a.at and c.actor_id = a.actor_id and a.action <> 'read'
    where a.id = any (v_ids)
  ), '[]'));
end $$;

/* Returns the overview for admins, amounts in paise. nights: 30 days back to 29 ahead, with their part of all bookings not cancelled. */
create or replace function private.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_today constant date := private.today();
  v_from constant date := v_today - 30;
  v_end constant date := v_today + 30;
  v_rooms bigint;
  v_taken bigint;
begin
  perform private.require_admin();
  select coalesce(sum(c.total_rooms), 0) into v_rooms
  from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.is_active and h.is_active;
  select coalesce(sum(n.capacity - private.free_now(n)), 0) into v_taken
  from private.nights as n
  join public.room_categories as c on c.id = n.room_category_id and c.is_active
  join public.hotels as h on h.id = c.hotel_id and h.is_active
  where n.night = v_today;
  return jsonb_build_object(
    'today', v_today,
    'users', (select count(*) from public.profiles),
    'properties', (select count(*) from public.properties where deleted_at is null),
    'room_categories', (select count(*) from public.room_categories),
    'rooms_on_sale', v_rooms,
    'rooms_free_tonight', v_rooms - v_taken,
    'bookings', (select count(*) from public.bookings),
    'submitted_listings', (select count(*) from public.properties where status = 'submitted' and deleted_at is null),
    'reported_reviews', (select count(*) from private.review_reports where state = 'open'),
    'reviews_to_check', (select count(*) from private.reviews_to_check()),
    'reviews_with_photos', (
      select count(distinct review_id) from private.review_photos where review_id is not null and approved_at is null and refused_at is null
    ),
    'advances_due', (select count(*) from private.awaited_advances),
    'reported_payments', (select count(*) from private.payments where state = 'reported' and holder = 'site'),
    'refunds_due', (select count(*) from private.refunds where state in ('due', 'sent')),
    'payouts_due', (
      select count(*) from (
        select from private.unpaid_shares(array(select id from public.hotels)) as s
        where s.is_due and s.due_on <= v_today group by s.hotel_id having sum(s.amount) > 0
      ) as k
    ),
    'disputed_no_shows', (select count(*) from public.bookings where no_show_disputed_at is not null and erased_at is null),
    'failed_mails', (select count(*) from private.outbox where status in ('failed', 'uncertain')),
    'troubles', private.list_troubles(),
    'nights', (
      with booked as materialized (
        select b.check_in_date, b.check_out_date, b.num_rooms, b.base_price, b.price_lines
        from public.bookings as b
        where b.booking_status <> 'cancelled' and b.check_in_date < v_end and b.check_out_date > v_from
        union all
        select b.check_in_date, b.check_out_date, p.num_rooms, p.base_price, p.price_lines
        from public.bookings as b cross join lateral jsonb_to_recordset(b.parts) as p (num_rooms integer, base_price bigint, price_lines jsonb)
        where b.parts is not null and b.booking_status <> 'cancelled' and b.check_in_date < v_end and b.check_out_date > v_from
      ),
      -- Most bookings have one price, base_price; only others are split by price lines.
      stays (first_night, end_date, rooms, amount) as materialized (
        select b.check_in_date, b.check_out_date, b.num_rooms, b.base_price * b.num_rooms
        from booked as b where (jsonb_array_length(b.price_lines) > 1) is not true
        union all
        select l.first_night, l.first_night + l.nights, l.num_rooms, l.price * l.num_rooms
        from booked as b
        cross join lateral jsonb_to_recordset(b.price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint)
        where jsonb_array_length(b.price_lines) > 1
      ),
      moves as (
        select least(greatest(s.first_night, v_from), v_end) as day, sum(s.rooms) as rooms, sum(s.amount) as amount from stays as s group by 1
        union all
        select least(greatest(s.end_date, v_from), v_end), -sum(s.rooms), -sum(s.amount) from stays as s group by 1
      ),
      days as (select day, sum(rooms) as rooms, sum(amount) as amount from moves group by day)
      select jsonb_agg(jsonb_build_object('night', n.night, 'rooms', n.rooms, 'amount', n.amount) order by n.night)
      from (
        select
          v_from + d as night, sum(coalesce(m.rooms, 0)) over (order by d)::bigint as rooms,
          sum(coalesce(m.amount, 0)) over (order by d)::bigint as amount
        from generate_series(0, 59) as d left join days as m on m.day = v_from + d
      ) as n
    )
  ) || (
    select jsonb_build_object(
      'arrivals', count(*) filter (where b.check_in_date = v_today),
      'departures', count(*) filter (where b.check_out_date = v_today)
    )
    from public.bookings as b where b.booking_status <> 'cancelled' and b.check_out_date >= v_today
  );
end $$;

/* Hides a review. The property gets the reason, the guest only its kind. p_kind: stranger, insult, personal, spam or other; null takes the
   open report's. {ok: false, code}: reason_required, kind_required, invalid_kind, already_hidden, not_found. Definer: no role may write reviews. */
create or replace function private.hide_review(p_review_id uuid, p_reason text, p_kind text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.tidy_reason(p_reason);
  v_kind constant text := coalesce(p_kind, (select kind from private.review_reports where review_id = p_review_id and state = 'open'));
  v_review public.reviews;
begin
  perform private.require_admin();
  if v_reason is null then return private.refusal('reason_required'); end if;
  if p_kind not in ('stranger', 'insult', 'personal', 'spam', 'other') then return private.refusal('invalid_kind'); end if;
  if v_kind is null and exists (select from public.reviews where id = p_review_id) then return private.refusal('kind_required'); end if;
  update public.reviews set hidden_at = clock_timestamp(), hidden_reason = v_reason, hidden_kind = v_kind
  where id = p_review_id and (hidden_at is null or exists (select from private.review_stays where review_id = p_review_id and awaits_check))
  returning * into v_review;
  if found then
    update private.review_stays set awaits_check = false where review_id = p_review_id and awaits_check;
    perform private.decide_report(p_review_id, 'hidden', v_reason);
    perform private.enqueue_mail(
      'review_hidden', b.guest_email, jsonb_build_object('booking_id', b.id, 'review_id', p_review_id),
      'review_hidden:' || p_review_id || ':' || extract(epoch from v_review.hidden_at)
    )
    from private.review_stays as s join public.bookings as b on b.id = s.booking_id and b.erased_at is null
    where s.review_id = p_review_id;
    -- While the toast offers an undo. An email about a review that is shown again is dropped.
    update private.outbox set next_attempt_at = now() + interval '65 seconds'
    where kind = 'review_hidden' and status = 'pending' and created_at = now() and data ->> 'review_id' = p_review_id::text;
    return jsonb_build_object(
      'ok', true, 'hidden_at', v_review.hidden_at, 'hidden_reason', v_review.hidden_reason, 'report', private.report_facts(p_review_id)
    );
  end if;
  return private.refusal( case
    when exists (select 1 from public.reviews where id = p_review_id) then 'already_hidden' else 'not_found'
  end);
end $$;
