-- Erasure of personal data: on request of the person or an admin, and after its retention period. Tax law requires us to keep dates and money of
-- bookings. Definer functions: no API role has rights on the tables.

/* Erases the guests of these bookings, and their reviews, because they could not be withdrawn later. Keeps dates and money. Returns how many. The
   caller has set private.erasing, so that nothing is logged. */
create function private.erase_guests(p_bookings uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_count integer;
begin
  execute (
    select format(
      'update public.bookings set %s, erased_at = now() where id = any ($1) and erased_at is null', string_agg(format('%I = %L', key, value), ', ')
    ) from jsonb_each_text(private.erased_guest())
  ) using p_bookings;
  get diagnostics v_count = row_count;
  -- Locks hotels in order of id, because their ratings change with the reviews.
  perform from public.hotels where id in (
    select r.hotel_id from private.review_stays as s join public.reviews as r on r.id = s.review_id where s.booking_id = any (p_bookings)
  ) order by id for no key update;
  delete from public.reviews where id in (select review_id from private.review_stays where booking_id = any (p_bookings));
  -- Photos of reviews that were never sent; deleting a review deletes its own.
  delete from private.review_photos where booking_id = any (p_bookings);
  -- The hash is made of the guest's data. The key stays, so that a repeated request books nothing.
  update private.idempotency_keys set request_hash = '' where booking_id = any (p_bookings);
  delete from private.booking_events where booking_id = any (p_bookings) and before is null;
  update private.booking_events set note = null where booking_id = any (p_bookings);
  -- Amounts and dates stay; references and notes may name people. The hash prevents a second use of a UTR.
  update private.payments set
    utr_hash = coalesce(utr_hash, case when state = 'received' and holder = 'site' then private.utr_hash(reference) end), reference = null, note = null,
    end_reason = null
  where booking_id = any (p_bookings) and num_nonnulls(reference, note, end_reason) > 0;
  update private.refunds set reference = null, note = null, end_reason = null
  where booking_id = any (p_bookings) and num_nonnulls(reference, note, end_reason) > 0;
  delete from private.admin_changes where booking_id = any (p_bookings);
  -- The property still gets its email about the cancellation, which will not name the guest.
  delete from private.outbox where data ->> 'booking_id' = any (p_bookings::text[]) and kind <> 'cancelled_hotel';
  return v_count;
end $$;

/* Returns active bookings that a stranger may have made with this address: never opened by its owner, nothing paid to the site. */
create function private.unclaimed_bookings_of(p_email text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select b.id from public.bookings as b
    where lower(b.guest_email) = p_email and b.verified_at is null
      and not exists (select from private.payments where booking_id = b.id and received_at is not null and holder = 'site')
      and (
        b.booking_status <> 'cancelled' and b.check_out_date > private.today() or b.cancel_answer_by is not null
        or exists (select from private.payments where booking_id = b.id and state = 'reported' and by_guest)
      )
  )
$$;

/* Removes an erased person's email from these bookings. Their guests keep the bookings and their own links. The caller has set private.erasing. */
create function private.detach_bookings(p_bookings uuid[], p_email text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.bookings set guest_email = case when guest_phone is null and source <> 'channel' then 'erased@guest.invalid' end where id = any (p_bookings);
  delete from private.stay_links where booking_id = any (p_bookings) and is_mailed;
  update private.form_c_stays set link_hash = null where booking_id = any (p_bookings);
  update private.booking_events set note = null where booking_id = any (p_bookings) and before is not null and private.holds_address(note, p_email);
  delete from private.booking_events where booking_id = any (p_bookings) and before is null and private.holds_address(note, p_email);
  delete from private.admin_changes where booking_id = any (p_bookings);
end $$;

/* True if a text or JSON contains this address as a whole: `d@x.example` is not in `ed@x.example`. Quotes and signs before it are not part of it. */
create function private.holds_address(p_text text, p_email text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(regexp_replace(p_text, '\\[nrt]', ' ', 'g') ~* (
    '(^|[^a-z0-9.!#$%&+^_`{|}~@-])' || regexp_replace(p_email, '([^a-z0-9])', '\\\1', 'g') || '($|[^a-z0-9@.-]|[.-]($|[^a-z0-9]))'
  ), false)
$$;

create function private.digits_of(p_phone text) returns text
language sql immutable set search_path = ''
as $$ select case when p_phone ~ '^[+0-9 ().-]+$' then ltrim(translate(p_phone, '+ ().-', ''), '0') end $$;

/* True if a log entry is a search for one of these phone numbers since then, in any spelling, with or without country code. */
create function private.is_search_for(p_note private.audit_log, p_phones text[], p_since timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select (p_note).action = 'read' and (p_note).at >= p_since and exists (
    select from (select private.digits_of(trim((p_note).after ->> 'search')) as typed) as s
    join (select private.digits_of(phone) as known from unnest(p_phones) as phone) as k
      on least(char_length(s.typed), char_length(k.known)) >= 7
        and right(s.typed, char_length(k.known)) = right(k.known, char_length(s.typed))
  )
$$;

/* Removes personal data from the audit log. Returns {position: hash of the entry}, which the entry of the erasure keeps for the hash chain. p_ids:
   entity_id values of the person. Other entries lose p_email, and searches for p_phones since p_since. Names are not searched: a person could choose
   another's name to erase their entries. Entries of erasures stay. The caller has set private.erasing. */
create function private.erase_notes(p_user uuid, p_ids text[], p_email text, p_phones text[], p_since timestamptz) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  erased constant jsonb := '"(erased)"';
  personal constant text[] := array(select jsonb_object_keys(private.erased_guest())) || '{end_reason,full_name,email,phone,name,description,
    address,pincode,latitude,longitude,photos,main_image_url,policies,rejection_reason,notice_emails,gst_last3,pan_last3,account_last4,gst_number,
    pan_number,account_number,reviewer_name,title,comment,hidden_reason,reply,waiting_reply,removed_reason,refused_reason,decision_reason,reason,
    reference,note,seen,search}'::text[];
  -- Their label is a name, address or title. The label of a booking is its reference, and a hotel keeps its name.
  named constant text[] := '{profiles,owner_profiles,compliance,compliance_submissions,people,properties,reviews,review_replies,review_reports,review_photos,house_people}';
  v_note private.audit_log;
  v_is_about boolean;
  v_is_search boolean;
  v_entries jsonb := '{}';
begin
  for v_note in
    select a.* from private.audit_log as a
    where a.position is not null and not (a.entity = 'people' and a.action = 'delete') and (
      a.entity_id = any (p_ids) or a.actor_id = p_user or p_user::text in (a.before ->> 'owner_id', a.after ->> 'owner_id')
      or private.holds_address(concat_ws(' ', a.actor_email, a.label, a.before, a.after), p_email)
      or private.is_search_for(a, p_phones, p_since)
    )
    for update
  loop
    -- Deleted rows are recognized by the values they had.
    v_is_about := v_note.entity_id = any (p_ids) or coalesce(
      p_user::text in (v_note.before ->> 'owner_id', v_note.after ->> 'owner_id')
        or lower(coalesce(v_note.before, v_note.after) ->> 'guest_email') = p_email, false
    );
    v_is_search := private.is_search_for(v_note, p_phones, p_since);
    if v_note.actor_id = p_user or lower(v_note.actor_email) = p_email then v_note.actor_email := null; end if;
    if v_is_about and v_note.entity = any (named) or private.holds_address(v_note.label, p_email) then v_note.label := '(erased)'; end if;
    v_note.before := (
      select jsonb_object_agg(f.key, case
        when v_is_about and f.key = any (personal) or private.holds_address(f.value::text, p_email) then erased else f.value
      end)
      from jsonb_each(v_note.before) as f
    );
    v_note.after := (
      select jsonb_object_agg(f.key, case
        when v_is_about and f.key = any (personal) or private.holds_address(f.value::text, p_email) or v_is_search and f.key = 'search'
          then erased else f.value
      end)
      from jsonb_each(v_note.after) as f
    );
    v_note.salt := null;
    update private.audit_log set actor_email = v_note.actor_email, label = v_note.label, before = v_note.before, after = v_note.after, salt = null
    where id = v_note.id;
    v_entries := v_entries || jsonb_build_object(v_note.position, encode(private.audit_words(v_note), 'hex'));
  end loop;
  return v_entries;
end $$;

/* Removes search texts before p_before from the log, oldest first. Returns as erase_notes. The caller has set private.erasing. */
create function private.erase_searches(p_before timestamptz, p_limit integer) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_note private.audit_log;
  v_entries jsonb := '{}';
begin
  for v_note in
    select a.* from private.audit_log as a
    where a.action = 'read' and a.after ->> 'search' <> '(erased)' and a.at < p_before and a.position is not null
    order by a.at limit p_limit for update
  loop
    v_note.after := v_note.after || '{"search": "(erased)"}';
    v_note.salt := null;
    update private.audit_log set after = v_note.after, salt = null where id = v_note.id;
    v_entries := v_entries || jsonb_build_object(v_note.position, encode(private.audit_words(v_note), 'hex'));
  end loop;
  return v_entries;
end $$;
create index audit_log_searches on private.audit_log (at) where action = 'read' and after ->> 'search' <> '(erased)';

/* Returns why a person cannot be erased now, or null. Codes: last_admin, live_hotels, bookings_to_come and stays_to_come {count}, refund_due {amount,
   booking_reference, due_on}, payment_reported {amount, booking_reference}, cancellation_open {booking_reference}. A refund could not reach them
   later. If people delete their own account, private.unclaimed_bookings_of do not count. */
create function private.refuse_erasure(p_user uuid, p_email text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_hotels constant uuid[] := array(
    select h.id from public.hotels as h join public.properties as l on l.id = h.property_id where l.owner_id = p_user
  );
  v_unclaimed constant uuid[] := case when p_user = (select auth.uid()) then private.unclaimed_bookings_of(p_email) else '{}' end;
  v_count integer;
  v_money jsonb;
begin
  if exists (select from public.profiles where user_id = p_user and role = 'admin')
    and not exists (select from public.profiles where user_id <> p_user and role = 'admin') then
    return private.refusal('last_admin');
  end if;
  select count(*) into v_count from public.hotels where id = any (v_hotels) and is_active;
  if v_count > 0 then return private.refusal('live_hotels', 'count', v_count); end if;
  select count(*) into v_count from public.bookings
  where hotel_id = any (v_hotels) and booking_status <> 'cancelled' and check_out_date > private.today();
  if v_count > 0 then return private.refusal('bookings_to_come', 'count', v_count); end if;
  select count(*) into v_count from public.bookings
  where lower(guest_email) = p_email and id <> all (v_unclaimed) and booking_status <> 'cancelled' and check_out_date > private.today();
  if v_count > 0 then return private.refusal('stays_to_come', 'count', v_count); end if;
  select private.refusal('refund_due') || jsonb_build_object(
    'amount', (private.money_of(b.id)).refund_due, 'booking_reference', b.booking_reference, 'due_on', r.due_on
  ) into v_money
  from public.bookings as b join private.refunds as r on r.booking_id = b.id and r.state in ('due', 'sent')
  where lower(b.guest_email) = p_email
  order by r.due_on, r.position limit 1;
  if v_money is not null then return v_money; end if;
  select private.refusal('payment_reported') || jsonb_build_object('amount', p.amount, 'booking_reference', b.booking_reference) into v_money
  from public.bookings as b join private.payments as p on p.booking_id = b.id and p.state = 'reported' and p.by_guest
  where lower(b.guest_email) = p_email and b.id <> all (v_unclaimed)
  order by p.position limit 1;
  if v_money is not null then return v_money; end if;
  return (
    select private.refusal('cancellation_open', 'booking_reference', b.booking_reference)
    from public.bookings as b where lower(b.guest_email) = p_email and b.id <> all (v_unclaimed) and b.cancel_answer_by is not null order by b.cancel_answer_by limit 1
  );
end $$;

/* Erases a person: account, reviews, subscriptions, emails, and the guest of their bookings. Keeps unclaimed bookings of people who delete their own
   account. Hotels with bookings keep name and town. p_email: lower case. p_known_by: how the person was identified. Logs the erasure without personal
   data and emails the address. Codes: those of refuse_erasure. The job tidy_uploads deletes files. */
create function private.erase_person(p_user uuid, p_email text, p_known_by text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_email constant text := coalesce(p_email, (select lower(email) from auth.users where id = p_user));
  v_user uuid;
  v_unclaimed uuid[];
  v_bookings uuid[];
  v_listings uuid[];
  v_hotels uuid[];
  v_rooms uuid[];
  v_blocks uuid[];
  v_phones text[];
  v_since timestamptz;
  v_reviews uuid[];
  v_told uuid[];
  v_people uuid[];
  v_left uuid[];
  v_refusal jsonb;
  v_count integer;
  v_counts jsonb;
  v_entries jsonb;
  v_language private.site_language;
begin
  -- One call at a time for a person: the second finds nothing.
  perform pg_advisory_xact_lock(hashtextextended('private.erase_person ' || coalesce(v_email, p_user::text), 0));
  select id into v_user from auth.users where id = p_user;
  v_refusal := private.refuse_erasure(v_user, p_email);
  if v_refusal is not null then return v_refusal; end if;
  perform set_config('private.erasing', 'on', true);

  v_unclaimed := case when v_user = (select auth.uid()) then private.unclaimed_bookings_of(p_email) else '{}' end;
  perform private.detach_bookings(v_unclaimed, v_email);
  v_bookings := private.bookings_of(p_email);
  v_language := coalesce(
    (select language from public.profiles where user_id = v_user),
    (select language from public.bookings where id = any (v_bookings) order by created_at desc limit 1), 'en'
  );
  v_listings := array(select id from public.properties where owner_id = v_user);
  v_hotels := array(select id from public.hotels where property_id = any (v_listings) and showcase_id is null);
  v_rooms := array(select id from public.room_categories where hotel_id = any (v_hotels));
  v_blocks := array(select id from private.room_blocks where room_category_id = any (v_rooms));
  -- Anyone can type a phone number, so only an admin's check lets us erase searches for it.
  v_phones := case when p_known_by <> 'sign-in' then array(
    select phone from public.profiles where user_id = v_user
    union select phone from public.owner_profiles where user_id = v_user
    union select guest_phone from public.bookings where id = any (v_bookings)
  ) else '{}' end;
  select min(since) into v_since from (
    select created_at from auth.users where id = v_user union all select created_at from public.bookings where id = any (v_bookings)
  ) as k (since);
  v_reviews := array(select review_id from private.review_stays where booking_id = any (v_bookings));

  v_count := private.erase_guests(v_bookings);
  v_counts := jsonb_build_object(
    'account', v_user is not null, 'bookings', v_count, 'reviews', cardinality(v_reviews),
    'listings', cardinality(v_listings)
  );
  v_told := array(
    select s.property_id from private.subscriptions as s
    where s.email = v_email and s.property_id <> all (v_listings) and s.stopped_at is null
  );
  delete from private.subscriptions where email = v_email;
  get diagnostics v_count = row_count;
  delete from private.waits where email = v_email;
  v_count := v_count + found::integer;
  v_people := array(select id from private.house_people where user_id = v_user or user_id is null and email = v_email);
  v_counts := v_counts || jsonb_build_object(
    'found', (v_counts ->> 'account')::boolean or (v_counts ->> 'bookings')::integer > 0 or v_count + cardinality(v_people) > 0
  );
  perform private.mail_notices(told) from unnest(v_told) as told;
  v_left := array(select property_id from private.house_people where user_id = v_user and property_id <> all (v_listings));
  delete from private.house_people where id = any (v_people);
  perform private.mail_people_change(house) from unnest(v_left) as house;

  update public.hotels
  set description = '', address = '', phone = null, email = null, photos = '[]', main_image_url = null, latitude = null, longitude = null,
    policies = '{}'
  where id = any (v_hotels);
  update public.room_categories set description = '', photos = '[]' where id = any (v_rooms);
  update private.room_blocks set reason = '', feed_id = null where id = any (v_blocks);
  update private.cash_entries set note = case when note is not null then '(erased)' end, end_reason = case when end_reason is not null then '(erased)' end
  where hotel_id = any (v_hotels);
  delete from private.calendar_exports where room_category_id = any (v_rooms);
  delete from private.calendar_feeds where room_category_id = any (v_rooms);
  delete from private.earlier_names where hotel_id = any (v_hotels);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = v_user::text or private.holds_address(payload::text, v_email);
  delete from auth.flow_state where user_id = v_user;
  delete from auth.users where id = v_user;

  -- Keeps an earlier confirmation of an erasure, which contains only the address.
  delete from private.outbox
  where kind <> 'data_erased' and (
    lower(recipient) = v_email or private.holds_address(data::text, v_email)
    or exists (select from unnest(v_listings) as listing where strpos(data::text || dedupe_key, listing::text) > 0)
  );
  delete from private.rate_hits
  where strpos(bucket, v_user::text) > 0 or strpos(bucket, private.contact_hash(v_email)) > 0;
  update private.job_runs set started_by_email = null where started_by = v_user;
  update private.job_runs set result = null, error = null where private.holds_address(concat_ws(' ', result, error), v_email);
  v_entries := private.erase_notes(
    v_user, (v_bookings || v_listings || v_hotels || v_rooms || v_blocks || v_reviews || v_people || v_user)::text[], v_email, v_phones, v_since
  );
  perform set_config('private.erasing', '', true);

  if not (v_counts ->> 'found')::boolean and v_entries = '{}' then return jsonb_build_object('ok', true) || v_counts; end if;
  perform private.note_audit(
    'delete', 'people', coalesce(v_user::text, 'guest'), 'A person, as asked', null,
    v_counts - 'found' || jsonb_build_object('known_by', p_known_by, 'entries', v_entries), true
  );
  perform private.enqueue_mail(
    'data_erased', v_email, v_counts - 'found' || jsonb_build_object('at', now(), 'language', v_language), 'data_erased:' || gen_random_uuid()
  );
  return jsonb_build_object('ok', true) || v_counts;
end $$;

create function private.may_delete_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.second_factor_done() then coalesce(private.refuse_erasure(u.id, private.proven_email(u.id)), '{"ok": true}')
    else private.refusal('second_factor_needed') end
  from (select auth.uid() as id) as u
$$;
select private.offer('may_delete_account', 'authenticated');

/* Deletes the caller's account with erase_person. Codes: those of erase_person and private.refuse_unproved. */
create function private.delete_account() returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select coalesce(private.refuse_unproved(), private.erase_person(u.id, private.proven_email(u.id), 'sign-in'))
  from (select auth.uid() as id) as u
$$;
select private.offer('delete_account', 'authenticated');

-- For requests by email ---------------------------------------------------------------------------------------------------------

create function private.address_of(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_email(e.email) and e.email <> 'erased@guest.invalid' then e.email end from (select lower(private.neat(left(coalesce(p_email, ''), 1000))) as email) as e
$$;

/* Returns why an admin may not act for this person, or null: fresh_proof_needed, invalid_email, not_identified. Raises for others than admins. Ways to
   identify a person are no free text, because the log keeps them after the erasure. */
create function private.refuse_request(p_email text, p_known_by text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.require_admin();
  select coalesce(private.refuse_unproved(), case
    when private.address_of(p_email) is null then private.refusal('invalid_email')
    when (p_known_by in ('mail', 'phone', 'document', 'in_person')) is not true then private.refusal('not_identified')
  end);
$$;

/* Returns the address for the log if we know it. Unknown addresses are not logged: they may have been erased before. */
create function private.looked_for(p_user uuid, p_email text) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_user is not null or cardinality(private.bookings_of(p_email)) > 0
      or exists (select from private.subscriptions where email = p_email)
      or exists (select from private.waits where email = p_email)
      or exists (select from private.house_people where email = p_email) then p_email
    else 'unknown to us'
  end
$$;

/* Returns a summary of a person's data for admins, and logs it. Code: invalid_email. */
create function private.admin_person(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email constant text := private.address_of(p_email);
  v_user uuid;
begin
  perform private.require_admin();
  select id into v_user from auth.users where lower(email) = v_email order by created_at limit 1;
  if v_email is null then return private.refusal('invalid_email'); end if;
  -- Logged each time, because all guests share one id.
  perform private.note_audit(
    'read', 'people', coalesce(v_user::text, 'guest'), private.looked_for(v_user, v_email), null, '{"seen": "what there is of a person"}'
  );
  return jsonb_build_object(
    'ok', true, 'account', (select role from public.profiles where user_id = v_user),
    'bookings', cardinality(private.bookings_of(v_email)),
    'listings', (select count(*) from public.properties where owner_id = v_user),
    'letters', (select count(*) from private.subscriptions where email = v_email) + (select count(*) from private.waits where email = v_email),
    'refusal', private.refuse_erasure(v_user, v_email) - 'ok'
  );
end $$;
select private.offer('admin_person', 'authenticated, service_role');

/* Returns all data of a person for an identified request, and logs it. Codes: invalid_email, not_identified, fresh_proof_needed. */
create function private.admin_export_person(p_email text, p_known_by text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_request(p_email, p_known_by);
  v_email constant text := private.address_of(p_email);
  v_user constant uuid := (select id from auth.users where lower(email) = v_email order by created_at limit 1);
begin
  if v_refusal is not null then return v_refusal; end if;
  perform private.note_audit(
    'read', 'people', coalesce(v_user::text, 'guest'), private.looked_for(v_user, v_email), null,
    jsonb_build_object('seen', 'all that is known of a person', 'known_by', p_known_by)
  );
  return jsonb_build_object('ok', true, 'data', private.personal_data(v_user, v_email, false));
end $$;
select private.offer('admin_export_person', 'authenticated, service_role');

/* Erases a person on an identified request. Codes: those of erase_person, invalid_email, not_identified, is_admin, fresh_proof_needed. */
create function private.admin_erase_person(p_email text, p_known_by text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_request(p_email, p_known_by);
  v_email constant text := private.address_of(p_email);
  v_user constant uuid := (select id from auth.users where lower(email) = v_email order by created_at limit 1);
begin
  if v_refusal is not null then return v_refusal; end if;
  if exists (select from public.profiles where user_id = v_user and role = 'admin') then return private.refusal('is_admin'); end if;
  return private.erase_person(v_user, v_email, p_known_by);
end $$;
select private.offer('admin_erase_person', 'authenticated, service_role');

-- Retention periods ------------------------------------------------------------------------------------------------------------

/* Returns the last day of the duty to keep records of a stay: 72 months from the due date of the annual return (CGST Act 2017, section 36). It is due
   on 31 December after the financial year, April to March (section 44, CGST Rules, rule 80). */
create function private.tax_records_until(p_check_out date) returns date
language sql immutable set search_path = ''
as $$
  select (make_date(extract(year from p_check_out + interval '9 months')::integer, 12, 31) + interval '72 months')::date
$$;
create index bookings_to_erase on public.bookings (check_out_date) where erased_at is null;

/* Erases data after its retention period, in batches. "more" asks for another run. The periods: src/domain/privacy/kept.ts. */
create function private.job_retention() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 500;
  documents_for constant interval := '90 days';
  accounts_for constant interval := '30 days';
  searches_for constant interval := '90 days';
  v_bookings uuid[];
  v_reviews uuid[];
  v_accounts uuid[];
  v_refused uuid[];
  v_documents integer;
  v_payout integer;
  v_invoices integer;
  v_papers integer;
  v_entries jsonb := '{}';
  v_searches jsonb;
  v_count integer;
begin
  perform set_config('private.erasing', 'on', true);
  -- The first date condition only makes use of the index.
  v_bookings := array(
    select id from public.bookings
    where erased_at is null and check_out_date < private.today() - interval '72 months' and private.tax_records_until(check_out_date) < private.today()
    order by check_out_date limit batch for update skip locked
  );
  v_reviews := array(select review_id from private.review_stays where booking_id = any (v_bookings));
  perform private.erase_guests(v_bookings);
  -- Also invoices of guests who were erased before: until then an invoice stays as issued.
  update private.invoices set buyer = null
  where id = any (array(
    select id from private.invoices
    where buyer is not null and issued_on < private.today() - interval '72 months' and private.tax_records_until(issued_on) < private.today()
    order by issued_on limit batch
  ));
  get diagnostics v_invoices = row_count;
  delete from private.form_c_stays where booking_id in (
    select s.booking_id from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
    where private.form_c_until(b.check_out_date) < private.today() limit batch
  );
  get diagnostics v_papers = row_count;

  v_refused := array(
    select l.id from public.properties as l
    where l.status = 'rejected' and l.published_at is null and greatest(l.decided_at, l.draft_saved_at) < now() - documents_for
      and (
        exists (select from private.uploads as u where u.property_id = l.id and u.kind = 'document')
        or exists (select from public.property_documents as d where d.property_id = l.id)
        or exists (select from private.compliance_submissions as c where c.property_id = l.id)
      )
    order by l.decided_at limit batch
  );
  delete from public.property_documents where property_id = any (v_refused);
  delete from private.uploads where property_id = any (v_refused) and kind = 'document';
  get diagnostics v_documents = row_count;
  delete from private.compliance_submissions where property_id = any (v_refused);
  get diagnostics v_payout = row_count;

  v_accounts := array(
    select u.id from auth.users as u
    where u.email_confirmed_at is null and u.last_sign_in_at is null and u.created_at < now() - accounts_for
      and not exists (select from public.profiles as p where p.user_id = u.id and p.role = 'admin')
    limit batch
  );
  delete from auth.users where id = any (v_accounts);
  if cardinality(v_bookings || v_accounts) > 0 then
    v_entries := private.erase_notes(null, (v_bookings || v_reviews || v_accounts)::text[], null, '{}', now());
  end if;
  v_searches := private.erase_searches(now() - searches_for, batch);
  v_count := (select count(*) from jsonb_object_keys(v_searches));
  v_entries := v_entries || v_searches;
  perform set_config('private.erasing', '', true);
  if v_entries <> '{}' then
    perform private.note_audit(
      'delete', 'people', 'term', 'People and searches whose term is over', null, jsonb_build_object('entries', v_entries)
    );
  end if;
  return jsonb_build_object(
    'guests', cardinality(v_bookings), 'documents', v_documents, 'payout', v_payout, 'accounts', cardinality(v_accounts),
    'searches', v_count, 'invoices', v_invoices, 'papers', v_papers,
    'more', batch in (cardinality(v_bookings), cardinality(v_refused), cardinality(v_accounts), v_count, v_invoices, v_papers)
  );
end $$;
