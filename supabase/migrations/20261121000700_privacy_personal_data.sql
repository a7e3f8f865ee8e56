-- All data of one person in one answer, for themselves or for an admin who has identified them. Definer functions: no API role has rights on the
-- tables.

/* Returns the verified email of an account in lower case, or null. */
create function private.proven_email(p_user uuid) returns text
language sql stable security definer set search_path = ''
as $$ select lower(email) from auth.users where id = p_user and email_confirmed_at is not null $$;

/* True if the caller's account has verified this address and has passed two-factor sign-in if set up. */
create function private.is_own_address(p_email text) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(lower(p_email) = private.proven_email((select auth.uid())) and private.second_factor_done(), false) $$;

create function private.bookings_of(p_email text) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select id from public.bookings where lower(guest_email) = p_email order by created_at desc, id) $$;

create function private.exported_payments(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(m.told order by m.at), '[]')
  from (
    select p.recorded_at as at, jsonb_strip_nulls(jsonb_build_object(
      'at', coalesce(p.received_at, p.recorded_at), 'kind', 'payment', 'state', p.state, 'amount', p.amount, 'method', p.method, 'reference', p.reference,
      'note', p.note, 'reason', p.end_reason
    )) as told
    from private.payments as p where p.booking_id = p_booking_id
    union all
    select r.recorded_at, jsonb_strip_nulls(jsonb_build_object(
      'at', coalesce(r.done_at, r.recorded_at), 'kind', 'refund', 'state', r.state, 'amount', r.amount, 'method', r.method, 'reference', r.reference,
      'note', r.note, 'due_on', r.due_on, 'reason', r.end_reason
    ))
    from private.refunds as r where r.booking_id = p_booking_id
  ) as m
$$;

create function private.exported_invoices(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', i.label, 'kind', i.kind, 'issued_on', i.issued_on, 'total_amount', i.total_amount, 'buyer', i.buyer, 'reason', i.reason
  ) order by i.issued_at, i.kind), '[]')
  from private.invoices as i where i.booking_id = p_booking_id
$$;

/* Returns that passport data is kept, without its content. */
create function private.exported_form_c(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'filled_by', g.filled_by, 'filled_at', g.filled_at, 'reported_at', g.reported_at, 'kept_until', private.form_c_until(b.check_out_date)
  )) order by g.first_filled_at, g.id), '[]')
  from private.form_c_guests as g join public.bookings as b on b.id = g.booking_id where g.booking_id = p_booking_id
$$;

create function private.exported_changes(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'asked_at', c.made_at, 'state', c.state, 'check_in_date', c.check_in_date, 'check_out_date', c.check_out_date, 'num_rooms', c.num_rooms,
    'num_adults', c.num_adults, 'num_children', c.num_children, 'amount', c.amount
  ) order by c.made_at), '[]')
  from private.pending_changes as c where c.booking_id = p_booking_id
$$;

create function private.exported_payouts(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'paid_on', p.paid_on, 'amount', p.amount, 'reference', p.reference, 'note', p.note, 'reversed_at', p.reversed_at, 'reason', p.reverse_reason
  )) order by p.paid_on desc, p.id), '[]')
  from private.payouts as p join public.hotels as h on h.id = p.hotel_id where h.property_id = p_property_id
$$;

/* Returns tax and bank data: complete for the person, masked for others, or null. */
create function private.payout_data(p_user uuid, p_is_whole boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('state', k.state, 'at', k.at, 'legal_versions', k.legal_versions) || case
      when p_is_whole then private.unseal(p_user, k.sealed) else private.masked_compliance(k.gst_last3, k.pan_last3, k.account_last4)
    end order by k.at desc
  )
  from (
    select 'current' as state, approved_at as at, sealed, gst_last3, pan_last3, account_last4, legal_versions from private.compliance where owner_id = p_user
    union all
    select 'handed in', submitted_at, sealed, gst_last3, pan_last3, account_last4, legal_versions from private.compliance_submissions where owner_id = p_user
    union all
    select 'typed', saved_at, sealed, null, '', '', null from private.compliance_drafts where user_id = p_user and p_is_whole
  ) as k;
$$;

/* Returns the last 1,000 log entries about a person, without names of the people who acted. */
create function private.notes_about(p_user uuid, p_email text, p_bookings uuid[], p_listings uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'at', n.at, 'action', n.action, 'thing', n.entity,
    'by', case when n.actor_id = p_user then 'you' when n.entity = 'form_c_stays' then 'the house or one of us' when n.job is not null then 'a job: ' || n.job when n.actor_id is not null then 'one of us' else 'the system' end,
    'fields', (select jsonb_agg(distinct key) from (values (n.before), (n.after)) as v (fields) cross join jsonb_object_keys(v.fields) as key where n.action <> 'read'),
    'seen', n.after ->> 'seen'
  )) order by n.id desc), '[]')
  from (
    select a.* from private.audit_log as a
    where (a.entity in ('profiles', 'owner_profiles', 'compliance', 'people') and a.entity_id = p_user::text)
      or (a.entity = 'people' and a.entity_id = 'guest' and a.label = p_email)
      or (a.entity in ('bookings', 'payments', 'invoices', 'form_c_stays') and a.entity_id = any (p_bookings::text[]))
      or (a.entity in ('properties', 'compliance_submissions') and a.entity_id = any (p_listings::text[]))
    order by a.id desc limit 1000
  ) as n
$$;

/* Returns all data of a person, in the sections of src/domain/privacy/export.ts. p_email: lower case. Masks the guest of bookings made before the
   account verified the address, which may have belonged to another person. */
create function private.personal_data(p_user uuid, p_email text, p_is_own boolean) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_bookings constant uuid[] := private.bookings_of(p_email);
  v_listings constant uuid[] := array(select id from public.properties where owner_id = p_user order by created_at, id);
  v_since constant timestamptz := (
    select greatest(email_confirmed_at, email_change_sent_at) from auth.users where id = p_user and p_is_own
  );
begin
  return jsonb_build_object(
    'account', (
      select to_jsonb(p) - '{has_listings,needs_password}'::text[] || jsonb_build_object('owner', (
        select jsonb_build_object('full_name', o.full_name, 'phone', o.phone) from public.owner_profiles as o where o.user_id = p.user_id
      )) from public.profiles as p where p.user_id = p_user
    ),
    'sign_in', (
      select jsonb_build_object(
        'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'ways', u.raw_app_meta_data -> 'providers', 'given_at_sign_up', u.raw_user_meta_data,
        'is_password_long', (select is_strong from private.password_notes where user_id = p_user),
        'password_or_app_changed_at', (select changed_at from private.sign_in_changes where user_id = p_user),
        'recovery_codes_left', (select count(*) from private.recovery_codes where user_id = p_user),
        'authenticator_apps', (
          select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'added_at', f.created_at)), '[]')
          from auth.mfa_factors as f where f.user_id = p_user and f.status = 'verified'
        ),
        'sessions', (
          select coalesce(jsonb_agg(jsonb_build_object('began_at', s.created_at, 'browser', s.user_agent, 'address', s.ip) order by s.created_at desc), '[]')
          from auth.sessions as s where s.user_id = p_user
        )
      ) from auth.users as u where u.id = p_user
    ),
    'stays', (
      select coalesce(jsonb_agg(
        case when f.created_at < v_since then private.mask_guest(k.facts) else k.facts end - '{id,hotel_id,room_category_id,erased_at}'::text[]
          || jsonb_build_object('payments', private.exported_payments(f.id), 'invoices', private.exported_invoices(f.id), 'form_c', private.exported_form_c(f.id),
            'changes', private.exported_changes(f.id), 'language', b.language)
        order by f.check_in_date desc, f.id
      ), '[]') from private.booking_facts as f join public.bookings as b on b.id = f.id
      -- Also the personal columns that are no facts.
      cross join lateral (
        select jsonb_object_agg(key, to_jsonb(b) -> key) || to_jsonb(f) as facts from jsonb_object_keys(private.erased_guest()) as key
      ) as k
      where f.id = any (v_bookings)
    ),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hotel_name', h.name, 'shown_as', r.reviewer_name, 'party', r.party, 'rating', r.rating, 'aspects', r.aspects, 'title', r.title, 'comment', r.comment,
        'created_at', r.created_at, 'hidden_at', r.hidden_at, 'hidden_reason', r.hidden_reason, 'reply', r.reply, 'replied_at', r.replied_at,
        'photos', private.exported_review_photos(r.id), 'legal_versions', s.legal_versions
      ) order by r.created_at desc), '[]')
      from private.review_stays as s join public.reviews as r on r.id = s.review_id join public.hotels as h on h.id = r.hotel_id
      where s.booking_id = any (v_bookings)
    ),
    'replies', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.at desc), '[]')
      from (
        select h.name as house, r.replied_at as at, coalesce(r.reply, w.waiting_reply) as reply, null as report, null as note
        from private.review_replies as w join public.reviews as r on r.id = w.review_id join public.hotels as h on h.id = r.hotel_id
        where w.replied_by = p_user and num_nonnulls(r.reply, w.waiting_reply) > 0
        union all
        select h.name, o.reported_at, null, o.kind, o.note
        from private.review_reports as o join public.reviews as r on r.id = o.review_id join public.hotels as h on h.id = r.hotel_id
        where o.reported_by = p_user
      ) as s
    ),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'owner_id' || jsonb_build_object(
        'rooms', (select coalesce(jsonb_agg(to_jsonb(r) - 'property_id'), '[]') from public.property_rooms as r where r.property_id = l.id),
        'photos', (
          select coalesce(jsonb_agg(jsonb_build_object('address', i.image_url, 'words', i.alt_text) order by i.sort_order), '[]')
          from public.property_images as i where i.property_id = l.id
        ),
        'files', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'kind', u.kind, 'type', u.document_type, 'name', u.file_name, 'bytes', u.bytes, 'added_at', u.created_at,
            'address', case u.kind when 'photo' then private.photo_url(u.path) end
          ) order by u.created_at), '[]') from private.uploads as u where u.property_id = l.id
        ),
        'documents', (
          select coalesce(jsonb_agg(jsonb_build_object('type', d.document_type, 'name', d.file_name)), '[]')
          from public.property_documents as d where d.property_id = l.id
        ),
        'history', (
          select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'at', n.at, 'by_owner', n.by_owner, 'how', n.how, 'changes', n.changes, 'reason', n.reason
          )) order by n.id desc), '[]') from private.listing_changes as n where n.property_id = l.id
        ),
        'payouts', private.exported_payouts(l.id), 'told_of_bookings', private.notice_emails(l.id), 'people', private.people_of(l.id)
      ) order by l.created_at), '[]')
      from public.properties as l where l.id = any (v_listings)
    ),
    'houses', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'house', h.name, 'role', w.role, 'email', w.email, 'invited_at', w.invited_at, 'accepted_at', w.accepted_at
      ) order by w.invited_at, w.id), '[]')
      from private.house_people as w left join public.hotels as h on h.property_id = w.property_id
      where w.user_id = p_user or w.user_id is null and w.email = p_email
    ),
    'payout', private.payout_data(p_user, p_is_own),
    'letters', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', case when s.property_id is null then 'newsletter' else 'bookings of a house' end, 'house', h.name,
        'asked_at', s.created_at, 'confirmed_at', s.confirmed_at, 'stopped_at', s.stopped_at,
        'legal_versions', s.legal_versions, 'language', s.language
      )) order by s.created_at), '[]')
      from private.subscriptions as s left join public.hotels as h on h.property_id = s.property_id where s.email = p_email
    ),
    'saved', private.exported_saved_stays(p_user),
    'waits', private.exported_waitlist(p_email),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', o.kind, 'written_at', o.created_at, 'state', o.status, 'ended_at', o.finished_at
      ) order by o.id desc), '[]') from private.outbox as o where lower(o.recipient) = p_email
    ),
    'notes', private.notes_about(p_user, p_email, v_bookings, v_listings)
  );
end $$;

/* True if the caller signed in within 10 minutes. */
create function private.signed_in_lately() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from jsonb_array_elements(case jsonb_typeof(j.claims -> 'amr') when 'array' then j.claims -> 'amr' else '[]' end) as m
    where to_timestamp((m ->> 'timestamp')::double precision) > now() - interval '10 minutes'
  )
  from (select auth.jwt() as claims) as j
$$;

/* Returns second_factor_needed, fresh_proof_needed or null. Accounts without password and app need a sign-in within 10 minutes. */
create function private.refuse_unproved() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user constant uuid := (select auth.uid());
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if private.has_recent_proof() or private.proof_of(v_user) = 'none' and private.signed_in_lately() then return null; end if;
  return private.proof_refusal(v_user);
end $$;

/* Returns all data of the caller. Codes: second_factor_needed, fresh_proof_needed. */
create function private.my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.refuse_unproved(), jsonb_build_object('ok', true, 'data', private.personal_data(u.id, private.proven_email(u.id), true)))
  from (select auth.uid() as id) as u
$$;
select private.offer('my_data', 'authenticated');
