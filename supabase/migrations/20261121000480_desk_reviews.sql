-- Replies to reviews and reports of reviews by properties, one of each for a review. Replies need the right to rates. A report hides nothing until an
-- admin decides. Definer functions: no API role has rights on the tables.

create table private.review_replies (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  replied_by uuid references public.profiles (user_id) on delete set null,
  -- A reply with a link or contact waits here until an admin has read it.
  waiting_reply text check (
    waiting_reply <> '' and char_length(waiting_reply) <= 2000 and private.is_text(waiting_reply) and private.is_layout_safe(waiting_reply)
  ),
  -- After an admin removes a reply, the property may write another.
  removed_at timestamptz,
  removed_reason text check (char_length(removed_reason) between 1 and 300 and private.is_text(removed_reason)),
  constraint removed_with_reason check ((removed_at is null) = (removed_reason is null))
);
comment on table private.review_replies is 'Who wrote the reply of a house, and why one was taken away. Its words are in the review, once guests read them.';
create index review_replies_to_check on private.review_replies (review_id) where waiting_reply is not null;
create index review_replies_by on private.review_replies (replied_by) where replied_by is not null;
select private.log_changes('private.review_replies', 'insert or update or delete', 'review_id', 'review_id', 'replied_by');

create table private.review_reports (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  kind text not null check (kind in ('stranger', 'insult', 'personal', 'spam', 'other')),
  note text not null default '' check (char_length(note) <= 500 and private.is_text(note)),
  reported_by uuid references public.profiles (user_id) on delete set null,
  reported_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'kept', 'hidden')),
  decided_at timestamptz,
  decision_reason text check (char_length(decision_reason) between 1 and 300 and private.is_text(decision_reason)),
  constraint other_is_said check (kind <> 'other' or note <> ''),
  constraint decided_with_reason check (num_nulls(decided_at, decision_reason) = case state when 'open' then 2 else 0 end)
);
comment on table private.review_reports is 'Reviews that a house has asked us to look at, and what we decided.';
create index review_reports_open on private.review_reports (reported_at) where state = 'open';
create index review_reports_by on private.review_reports (reported_by) where reported_by is not null;
select private.log_changes('private.review_reports', 'insert or update or delete', 'review_id', 'review_id', 'reported_by');

create function private.reviews_to_check() returns setof uuid
language sql stable set search_path = ''
as $$
  select review_id from private.review_stays where awaits_check
  union
  select review_id from private.review_replies where waiting_reply is not null
$$;

create function private.report_facts(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', o.kind, 'note', o.note, 'reported_at', o.reported_at,
    'reported_by', case when o.reported_by is not null then private.actor_words(o.reported_by) end,
    'state', o.state, 'decided_at', o.decided_at, 'decision_reason', o.decision_reason
  )
  from private.review_reports as o where o.review_id = p_review_id
$$;

create function private.reply_facts(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reply', r.reply, 'replied_at', r.replied_at,
    'replied_by', case when num_nonnulls(r.reply, w.waiting_reply) > 0 and w.replied_by is not null then private.actor_words(w.replied_by) end,
    'waiting_reply', w.waiting_reply
  )
  from public.reviews as r left join private.review_replies as w on w.review_id = r.id where r.id = p_review_id
$$;

/* Returns the data of an email about a review. Null if the review is gone or the email is out of date. */
create function private.review_facts(p_kind text, p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'review', jsonb_build_object(
      'reviewer_name', r.reviewer_name, 'rating', r.rating, 'title', r.title, 'comment', r.comment, 'created_at', r.created_at, 'reply', r.reply,
      'hidden_kind', r.hidden_kind
    ),
    'report', private.report_facts(r.id) - 'reported_by',
    'hotel_id', h.id, 'hotel_name', h.name
  )
  from public.reviews as r join public.hotels as h on h.id = r.hotel_id
  where r.id = p_review_id
    and (p_kind not in ('review_left', 'review_replied') or r.hidden_at is null)
    and (p_kind <> 'review_hidden' or r.hidden_at is not null)
    and (p_kind <> 'review_replied' or r.reply is not null)
$$;

/* Returns how many visible reviews of the last 90 days have no reply, and when the newest was written. */
create function private.reviews_waiting(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('count', count(*), 'newest', max(r.created_at))
  from public.reviews as r
  where r.hotel_id = p_hotel_id and r.hidden_at is null and r.reply is null and r.created_at > now() - interval '90 days'
    and not exists (select from private.review_replies where review_id = r.id and waiting_reply is not null)
$$;

/* Returns the reviews of a property, 20 a page, hidden ones too. p_list: unanswered, reported or null. rating and stars count visible reviews only.
   Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_reviews(p_hotel_id uuid, p_list text default null, p_page integer default 1) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 20;
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_answer jsonb;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  with known as materialized (
    select
      r.id, r.rating, r.created_at, r.hidden_at is null as is_seen, r.hidden_at is null and r.reply is null
        and not exists (select from private.review_replies as w where w.review_id = r.id and w.waiting_reply is not null) as is_unanswered,
      exists (select from private.review_reports as o where o.review_id = r.id) as is_reported
    from public.reviews as r where r.hotel_id = p_hotel_id
  ),
  found as (
    select k.id, k.created_at from known as k
    where case p_list when 'unanswered' then k.is_unanswered when 'reported' then k.is_reported else true end
  )
  select
    jsonb_build_object(
      'rating', (select round(avg(k.rating), 1) from known as k where k.is_seen),
      'stars', (
        select jsonb_agg((select count(*) from known as k where k.is_seen and k.rating = s.stars) order by s.stars)
        from generate_series(1, 5) as s (stars)
      ),
      'counts', (
        select jsonb_build_object(
          'all', count(*), 'unanswered', count(*) filter (where k.is_unanswered), 'reported', count(*) filter (where k.is_reported)
        ) from known as k
      ),
      'total', (select count(*) from found)
    ),
    array(
      select f.id from found as f order by f.created_at desc, f.id limit page_size offset private.rows_before(p_page, page_size)
    )
  into v_answer, v_ids;
  perform private.log_desk_view(p_hotel_id, 'reviews', 'desk', 'Reviews of');
  return v_answer || jsonb_build_object(
    'ok', true, 'hotel', jsonb_build_object('id', v_hotel.id, 'name', v_hotel.name),
    'may_reply', 'rates' = any (private.desk_rights(p_hotel_id)),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'reviewer_name', r.reviewer_name, 'party', r.party, 'is_demo', r.is_demo, 'rating', r.rating, 'aspects', r.aspects, 'title', r.title, 'comment', r.comment,
        'is_verified', r.is_verified, 'created_at', r.created_at, 'photos', r.photos, 'removed_reason', w.removed_reason, 'is_hidden', r.hidden_at is not null,
        'awaits_check', exists (select from private.review_stays as s where s.review_id = r.id and s.awaits_check), 'report', private.report_facts(r.id),
        'stay', (
          select jsonb_build_object(
            'id', b.id, 'booking_reference', b.booking_reference, 'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
            'room_name', c.name
          )
          from private.review_stays as s
          join public.bookings as b on b.id = s.booking_id
          join public.room_categories as c on c.id = b.room_category_id
          where s.review_id = r.id
        )
      ) || private.reply_facts(r.id) order by array_position(v_ids, r.id))
      from public.reviews as r left join private.review_replies as w on w.review_id = r.id
      where r.id = any (v_ids)
    ), '[]')
  );
end $$;
select private.offer('desk_reviews', 'authenticated');

/* Returns why the caller may not reply to or report a review, or null. Locks the review. Codes: those of refuse_desk, review_hidden. */
create function private.refuse_review(p_review_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from public.reviews where id = p_review_id), 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  perform 1 from public.reviews where id = p_review_id and hidden_at is null for no key update;
  return case when not found then private.refusal('review_hidden') end;
end $$;

/* Publishes a reply and emails the guest, once for each review. */
create function private.publish_reply(p_review_id uuid, p_reply text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.reviews set reply = p_reply, replied_at = clock_timestamp() where id = p_review_id;
  perform private.enqueue_mail(
    'review_replied', b.guest_email, jsonb_build_object('booking_id', b.id, 'review_id', p_review_id), 'review_replied:' || p_review_id
  )
  from private.review_stays as s join public.bookings as b on b.id = s.booking_id and b.erased_at is null
  where s.review_id = p_review_id;
end $$;

/* Replies to a review, once. Links and contacts wait for approve_reply. Codes: those of refuse_review, invalid_reply, odd_words, already_replied. */
create function private.reply_review(p_review_id uuid, p_reply text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_review(p_review_id);
  v_reply constant text := private.neat(left(coalesce(p_reply, ''), 10000));
  v_waits boolean;
begin
  if v_refusal is not null then return v_refusal; end if;
  if char_length(v_reply) not between 1 and 2000 or not private.is_text(v_reply) then return private.refusal('invalid_reply'); end if;
  if not private.is_layout_safe(v_reply) then return private.refusal('odd_words'); end if;
  if exists (select from public.reviews where id = p_review_id and reply is not null)
    or exists (select from private.review_replies where review_id = p_review_id and waiting_reply is not null) then
    return private.refusal('already_replied') || private.reply_facts(p_review_id);
  end if;
  v_waits := private.has_contact_details(v_reply);
  insert into private.review_replies (review_id, replied_by, waiting_reply)
  values (p_review_id, (select auth.uid()), case when v_waits then v_reply end)
  on conflict (review_id) do update set
    replied_by = excluded.replied_by, waiting_reply = excluded.waiting_reply, removed_at = null, removed_reason = null;
  if not v_waits then perform private.publish_reply(p_review_id, v_reply); end if;
  return jsonb_build_object('ok', true) || private.reply_facts(p_review_id);
end $$;
select private.offer('reply_review', 'authenticated');

/* Reports a review, once. p_kind "stranger": not a guest; "other" needs a note. Codes: those of refuse_review, invalid_report, already_reported. */
create function private.report_review(p_review_id uuid, p_kind text, p_note text default '') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_review(p_review_id);
  v_note constant text := private.neat(left(coalesce(p_note, ''), 5000));
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_kind in ('stranger', 'insult', 'personal', 'spam', 'other')) is not true or (p_kind = 'other' and v_note = '')
    or char_length(v_note) > 500 or not private.is_text(v_note) then
    return private.refusal('invalid_report');
  end if;
  insert into private.review_reports (review_id, kind, note, reported_by) values (p_review_id, p_kind, v_note, (select auth.uid()))
  on conflict (review_id) do nothing;
  if not found then return private.refusal('already_reported'); end if;
  return jsonb_build_object('ok', true, 'report', private.report_facts(p_review_id));
end $$;
select private.offer('report_review', 'authenticated');

-- Decisions of admins ---------------------------------------------------------------------------------------------------------

/* Closes the open report of a review and emails the property. Returns false if there is none. */
create function private.decide_report(p_review_id uuid, p_state text, p_reason text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update private.review_reports set state = p_state, decided_at = clock_timestamp(), decision_reason = p_reason
  where review_id = p_review_id and state = 'open';
  if not found then return false; end if;
  perform private.mail_hotel(
    'review_report_decided', r.hotel_id, jsonb_strip_nulls(jsonb_build_object('review_id', r.id, 'booking_id', s.booking_id)), r.id::text
  )
  from public.reviews as r left join private.review_stays as s on s.review_id = r.id where r.id = p_review_id;
  return true;
end $$;

/* Keeps a reported review visible, with a reason for the property. Codes: reason_required, not_reported. */
create function private.keep_review(p_review_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.tidy_reason(p_reason);
begin
  perform private.require_admin();
  if v_reason is null then return private.refusal('reason_required'); end if;
  if not private.decide_report(p_review_id, 'kept', v_reason) then return private.refusal('not_reported'); end if;
  return jsonb_build_object('ok', true, 'report', private.report_facts(p_review_id));
end $$;
select private.offer('keep_review', 'authenticated, service_role');

create function private.approve_reply(p_review_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reply text;
begin
  perform private.require_admin();
  perform from public.reviews where id = p_review_id for no key update;
  select waiting_reply into v_reply from private.review_replies where review_id = p_review_id;
  if v_reply is null then return private.refusal('not_waiting'); end if;
  update private.review_replies set waiting_reply = null where review_id = p_review_id;
  perform private.publish_reply(p_review_id, v_reply);
  return jsonb_build_object('ok', true) || private.reply_facts(p_review_id);
end $$;
select private.offer('approve_reply', 'authenticated, service_role');

/* Removes a published or waiting reply, with a reason for the property, which may write another. Codes: reason_required, not_replied, not_found. */
create function private.remove_reply(p_review_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.tidy_reason(p_reason);
  v_review public.reviews;
begin
  perform private.require_admin();
  if v_reason is null then return private.refusal('reason_required'); end if;
  select * into v_review from public.reviews where id = p_review_id for no key update;
  if not found then return private.refusal('not_found'); end if;
  v_review.reply := coalesce(v_review.reply, (select waiting_reply from private.review_replies where review_id = p_review_id));
  if v_review.reply is null then return private.refusal('not_replied'); end if;
  update public.reviews set reply = null, replied_at = null where id = p_review_id;
  insert into private.review_replies (review_id, removed_at, removed_reason) values (p_review_id, clock_timestamp(), v_reason)
  on conflict (review_id) do update set waiting_reply = null, removed_at = excluded.removed_at, removed_reason = excluded.removed_reason;
  perform private.mail_hotel(
    'review_reply_removed', v_review.hotel_id,
    jsonb_strip_nulls(jsonb_build_object(
      'review_id', p_review_id, 'booking_id', (select booking_id from private.review_stays where review_id = p_review_id),
      'reply', v_review.reply, 'reason', v_reason
    )),
    p_review_id || ':' || extract(epoch from clock_timestamp())
  );
  return jsonb_build_object('ok', true, 'reply', null, 'replied_at', null);
end $$;
select private.offer('remove_reply', 'authenticated, service_role');
