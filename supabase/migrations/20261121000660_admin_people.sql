-- Admin functions for users, reviews and settings.

-- Writers of a row run this index's functions with their own rights.
grant execute on function private.apostrophes(), private.plain_text(text) to authenticated, service_role;
-- people_found must use this exact expression. Includes bare digits, so that any spelling of a phone number matches.
create index profiles_words on public.profiles using gin (private.plain_text(
  full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
) extensions.gin_trgm_ops);

/* Returns people whose name, email and phone contain all words, ignoring accents. Definer: called by admins' lists. */
create function private.people_found(p_search text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_patterns text[] := private.word_patterns(private.plain_text(left(p_search, 120)));
begin
  return array(
    select user_id from public.profiles
    where private.plain_text(
      full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
    ) like v_patterns[1]
    and (cardinality(v_patterns) = 1 or private.plain_text(
      full_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
    ) like all (v_patterns))
  );
end $$;

-- The same expression as in admin_users, with all its columns, so that far pages need no table reads; cut, as some letters expand.
create index profiles_by_name on public.profiles ((left(private.plain_text(full_name), 60) collate "C"), user_id)
  include (full_name, role);

create function private.is_app_role(p_role text) returns boolean
language sql immutable set search_path = ''
as $$ select p_role = any (enum_range(null::public.app_role)::text[]) $$;

/* Returns accounts, 50 a page. p_sort: joined or name, with a minus for descending. Logs the view. {ok: false, code}: invalid_role. Planned each
   time, as the search decides the index. Definer: it reads second factors. */
create function private.admin_users(
  p_search text default null, p_role text default null, p_page integer default 1, p_sort text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_size constant integer := 50;
  v_sort constant text := coalesce(substring(p_sort from '^-?(?:joined|name)$'), '-joined');
  v_found uuid[];
  v_ids uuid[];
  v_total bigint;
begin
  perform private.require_admin();
  if not private.is_app_role(p_role) then return private.refusal('invalid_role'); end if;
  if p_search ~ '\S' then
    v_found := private.people_found(p_search);
  end if;
  -- Twice in the plan, so that each has its own index. Ids only, so that far pages use just the index.
  with found as not materialized (
    select p.* from public.profiles as p
    where (p_role is null or p.role = p_role::public.app_role) and (v_found is null or p.user_id = any (v_found))
  )
  select (select count(*) from found), array(
    select p.user_id from found as p
    order by
      case v_sort when 'joined' then p.created_at end,
      case v_sort when '-joined' then p.created_at end desc,
      case v_sort when 'name' then left(private.plain_text(p.full_name), 60) end collate "C",
      case v_sort when '-name' then left(private.plain_text(p.full_name), 60) end collate "C" desc,
      case when v_sort not like '-%' then p.user_id end,
      p.user_id desc
    limit page_size offset private.rows_before(p_page, page_size)
  ) into v_total, v_ids;
  perform private.log_view('profiles', 'list', 'List of users', private.asked_for(
    jsonb_build_object('search', nullif(trim(p_search), ''), 'role', p_role)
  ));
  return jsonb_build_object('total', v_total, 'rows', coalesce((select jsonb_agg(jsonb_build_object(
    'user_id', r.user_id, 'full_name', r.full_name, 'email', r.email, 'phone', r.phone, 'role', r.role,
    'created_at', r.created_at, 'two_factor', private.has_factor(r.user_id),
    'listings', (select count(*) from public.properties as l where l.owner_id = r.user_id and l.deleted_at is null)
  ) order by array_position(v_ids, r.user_id)) from public.profiles as r where r.user_id = any (v_ids)), '[]'));
end $$;
select private.offer('admin_users', 'authenticated, service_role');

/* Changes a role. Admins only. {ok: false, code}: changed, last_admin, invalid_role, not_found, busy, or fresh_proof_needed for admin roles, against
   stolen sessions. Definer: no role may write this column. */
create function private.admin_set_role(p_user_id uuid, p_before text, p_role text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_role public.app_role;
  v_unproved jsonb;
begin
  perform private.require_admin();
  if private.is_app_role(p_role) is not true then return private.refusal('invalid_role'); end if;
  select role into v_role from public.profiles where user_id = p_user_id for update;
  if not found then return private.refusal('not_found'); end if;
  if v_role::text is distinct from p_before then return private.refusal('changed', 'role', v_role); end if;
  if 'admin' in (v_role::text, p_role) and v_role::text <> p_role and p_user_id <> (select auth.uid()) then
    v_unproved := private.refuse_unproved();
    if v_unproved is not null then return v_unproved; end if;
  end if;
  begin
    update public.profiles set role = p_role::public.app_role where user_id = p_user_id and role::text <> p_role;
  exception when insufficient_privilege then
    return private.refusal('last_admin');
  end;
  return jsonb_build_object('ok', true, 'role', p_role);
end $$;
select private.offer('admin_set_role', 'authenticated, service_role');

create index reviews_by_age on public.reviews (created_at desc, id desc);
-- The same expression as in admin_reviews.
create index reviews_text on public.reviews using gin ((reviewer_name || ' ' || title || ' ' || comment) extensions.gin_trgm_ops);

/* Returns reviews, 50 a page. p_state: visible, hidden, reported (undecided), photos (unchecked) or waiting (review or reply). */
create function private.admin_reviews(
  p_search text default null, p_state text default null, p_rating integer default null, p_page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_size constant integer := 50;
  v_pattern text := private.like_pattern(p_search);
  v_hotels uuid[];
  v_id uuid := case when pg_input_is_valid(trim(p_search), 'uuid') then trim(p_search)::uuid end;
  v_rows jsonb;
  v_total bigint;
begin
  perform private.require_admin();
  if v_pattern is not null then
    select coalesce(array_agg(h.id), '{}') into v_hotels from public.hotels as h where h.name ilike v_pattern;
  end if;
  with found as not materialized (
    select r.* from public.reviews as r
    where case p_state
        when 'visible' then r.hidden_at is null
        when 'hidden' then r.hidden_at is not null
        when 'waiting' then r.id in (select private.reviews_to_check())
        when 'reported' then exists (select from private.review_reports as o where o.review_id = r.id and o.state = 'open')
        when 'photos' then exists (
          select from private.review_photos as p where p.review_id = r.id and p.approved_at is null and p.refused_at is null
        )
        else true
      end
      and (p_rating is null or r.rating = p_rating)
      and (v_pattern is null or (reviewer_name || ' ' || title || ' ' || comment) ilike v_pattern
        or r.hotel_id = any (v_hotels) or r.id = v_id)
  )
  select (select count(*) from found), coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'hotel_id', r.hotel_id, 'hotel_name', h.name, 'reviewer_name', r.reviewer_name, 'rating', r.rating,
    'title', r.title, 'comment', r.comment, 'is_verified', r.is_verified, 'party', r.party,
    'is_demo', r.is_demo, 'created_at', r.created_at,
    'hidden_at', r.hidden_at, 'hidden_reason', r.hidden_reason, 'reply', r.reply, 'replied_at', r.replied_at,
    'awaits_check', exists (select from private.review_stays as s where s.review_id = r.id and s.awaits_check),
    'waiting_reply', (select w.waiting_reply from private.review_replies as w where w.review_id = r.id),
    'report', private.report_facts(r.id), 'photos', r.photos, 'review_photos', private.exported_review_photos(r.id),
    'booking_reference', (
      select b.booking_reference from private.review_stays as s join public.bookings as b on b.id = s.booking_id
      where s.review_id = r.id
    )
  ) order by r.created_at desc, r.id desc), '[]') into v_total, v_rows
  from (
    select r.id from found as r order by r.created_at desc, r.id desc limit page_size offset private.rows_before(p_page, page_size)
  ) as of_page
  join public.reviews as r using (id)
  join public.hotels as h on h.id = r.hotel_id;
  return jsonb_build_object('total', v_total, 'rows', v_rows);
end $$;
select private.offer('admin_reviews', 'authenticated, service_role');

/* Returns a reason of 1 to 300 readable characters, or null. */
create function private.tidy_reason(p_reason text) returns text
language sql immutable set search_path = ''
as $$
  select case when char_length(r.reason) between 1 and 300 and private.is_text(r.reason) then r.reason end
  from (select private.neat(left(coalesce(p_reason, ''), 2000)) as reason) as r
$$;

/* Hides a review. The property gets the reason, the guest only its kind. p_kind: stranger, insult, personal, spam or other; null takes the report's,
   else other. {ok: false, code}: reason_required, invalid_kind, already_hidden, not_found. Definer: no role may write reviews. */
create function private.hide_review(p_review_id uuid, p_reason text, p_kind text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.tidy_reason(p_reason);
  v_review public.reviews;
begin
  perform private.require_admin();
  if v_reason is null then return private.refusal('reason_required'); end if;
  if p_kind not in ('stranger', 'insult', 'personal', 'spam', 'other') then return private.refusal('invalid_kind'); end if;
  update public.reviews set hidden_at = clock_timestamp(), hidden_reason = v_reason, hidden_kind = coalesce(
    p_kind, (select kind from private.review_reports where review_id = p_review_id and state = 'open'), 'other'
  )
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
    return jsonb_build_object(
      'ok', true, 'hidden_at', v_review.hidden_at, 'hidden_reason', v_review.hidden_reason, 'report', private.report_facts(p_review_id)
    );
  end if;
  return private.refusal( case
    when exists (select 1 from public.reviews where id = p_review_id) then 'already_hidden' else 'not_found'
  end);
end $$;
select private.offer('hide_review', 'authenticated, service_role');

/* Shows a hidden review, and emails the property if it was waiting. {ok: false, code}: not_hidden, not_found. Definer: no role may write reviews. */
create function private.show_review(p_review_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.reviews set hidden_at = null, hidden_reason = null, hidden_kind = null where id = p_review_id and hidden_at is not null;
  if found then
    update private.review_stays set awaits_check = false where review_id = p_review_id and awaits_check;
    if found then perform private.mail_review_left(p_review_id); end if;
    return jsonb_build_object('ok', true, 'hidden_at', null, 'hidden_reason', null);
  end if;
  return private.refusal( case
    when exists (select 1 from public.reviews where id = p_review_id) then 'not_hidden' else 'not_found'
  end);
end $$;
select private.offer('show_review', 'authenticated, service_role');

create function private.settings_now() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(s) - '{only_row,gateway}'::text[] || coalesce((
    select jsonb_build_object('inr_per_usd', r.inr_per_unit, 'rate_as_of', r.as_of)
    from public.exchange_rates as r where r.currency = 'USD'
  ), '{}')
  from private.settings as s
$$;

/* Returns {settings, second_factor: true if the caller has shown one}. Definer: no role may read settings. */
create function private.admin_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object('settings', private.settings_now(), 'second_factor', private.showed_second_factor());
end $$;
select private.offer('admin_settings', 'authenticated, service_role');

/* Saves {field: {from, to}, …}, all or none. {ok: false, code, fields}: invalid_settings, conflict (another admin changed a field),
   second_factor_needed (against lockout). Definer: no role may write settings. */
create function private.save_settings(p_changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb;
  v_new jsonb;
  v_fields jsonb;
begin
  perform private.require_admin();
  perform 1 from private.settings for update;
  v_now := private.settings_now();
  if jsonb_typeof(p_changes) is distinct from 'object' then
    return private.refusal('invalid_settings', 'fields', '[]'::jsonb);
  end if;
  select jsonb_agg(c.key order by c.key) into v_fields from jsonb_each(p_changes) as c
  where not v_now ? c.key or jsonb_typeof(c.value) <> 'object' or not (c.value ? 'from' and c.value ? 'to');
  if v_fields is not null then return private.refusal('invalid_settings', 'fields', v_fields); end if;
  select jsonb_agg(c.key order by c.key) into v_fields from jsonb_each(p_changes) as c
  where v_now -> c.key not in (c.value -> 'from', c.value -> 'to');
  if v_fields is not null then return private.refusal('conflict') || jsonb_build_object('fields', v_fields, 'settings', v_now); end if;
  if p_changes #>> '{admins_need_second_factor,to}' = 'true' and not private.showed_second_factor() then
    return private.refusal('second_factor_needed', 'fields', '["admins_need_second_factor"]'::jsonb);
  end if;
  select v_now || coalesce(jsonb_object_agg(c.key, c.value -> 'to'), '{}') into v_new from jsonb_each(p_changes) as c;
  if v_new -> 'inr_per_usd' is distinct from v_now -> 'inr_per_usd' and not p_changes ? 'rate_as_of' then
    v_new := v_new || jsonb_build_object('rate_as_of', private.today());
  end if;
  begin
    if (v_new ->> 'rate_as_of')::date > private.today() then
      return private.refusal('invalid_settings', 'fields', '["rate_as_of"]'::jsonb);
    end if;
    update private.settings as s
    set (
      advance_percent, group_advance_percent, group_rooms, peak_advance_percent, peak_from, peak_to, site_fee_percent, upi_id,
      cancel_unpaid_after_hours, client_address_header, admins_need_second_factor, guests_prove_human
    ) = (
      n.advance_percent, n.group_advance_percent, n.group_rooms, n.peak_advance_percent, n.peak_from, n.peak_to, n.site_fee_percent, n.upi_id,
      n.cancel_unpaid_after_hours, n.client_address_header, n.admins_need_second_factor, n.guests_prove_human
    )
    from jsonb_populate_record(null::private.settings, v_new) as n
    -- Hosted projects refuse an update without a condition.
    where s.only_row;
    update public.exchange_rates
    set inr_per_unit = (v_new ->> 'inr_per_usd')::numeric, as_of = (v_new ->> 'rate_as_of')::date
    where currency = 'USD'
      and (inr_per_unit, as_of) is distinct from ((v_new ->> 'inr_per_usd')::numeric, (v_new ->> 'rate_as_of')::date);
  exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range
    or invalid_datetime_format or datetime_field_overflow then
    return private.refusal(
      'invalid_settings', 'fields', (select jsonb_agg(key order by key) from jsonb_object_keys(p_changes) as key)
    );
  end;
  return jsonb_build_object('ok', true, 'settings', private.settings_now());
end $$;
select private.offer('save_settings', 'authenticated, service_role');
