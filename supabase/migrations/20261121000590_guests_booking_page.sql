-- The page of a booking that a guest opens by a link: read and share it. Definer functions: no API role has rights on the tables.

-- Checks ---------------------------------------------------------------------------------------------------------

/* Returns not_changeable if the guest can no longer send wishes: cancelled, over or checked in. Else null. */
create function private.refuse_guest_notes(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select case when (p_booking).stay_state not in ('pending', 'confirmed') or (p_booking).check_out_date <= private.today()
    then private.refusal('not_changeable') end
$$;

/* Returns why a guest cannot cancel, or null. begun: from the check-in hour on, because the guest may be in the room. If the property moved the
   arrival forward, the guest can cancel while the policy refunds. */
create function private.refuse_cancelling(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).stay_state not in ('pending', 'confirmed') then private.refusal('not_changeable')
    when now() >= private.stay_begins_at(p_booking) and coalesce(private.refund_share(p_booking, 100, now()), 0) = 0
      then private.refusal('begun')
  end
$$;

create function private.announced_plans(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('terms', private.terms_now(p_booking), 'may_change', private.refuse_cancelling(p_booking) is null, 'unaccepted', private.unaccepted_of(p_booking))
$$;

-- Reading ------------------------------------------------------------------------------------------------------------------

/* Returns a booking for its guest, amounts in paise. report: the last payment reported by link. cancelling: the refund now, or null. */
create function private.guest_stay(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(f) - '{id,erased_at,source}'::text[] || private.paying_of(f.id) || private.announced_plans(b) || jsonb_build_object(
    'may_tell', private.refuse_guest_notes(b) is null,
    'may_review', private.refuse_review_of(b) is null, 'no_review', private.refuse_review_of(b) ->> 'code',
    'is_shared_with', exists (select from private.stay_links where booking_id = f.id and is_shared),
    'cancelling', case when private.refuse_cancelling(b) is null then jsonb_build_object(
      'refund', private.refund_of(b), 'of_reported', private.refund_share(b, f.reported_amount, now())
    ) || private.terms_now(b) end,
    'report', (
      select jsonb_build_object('reference', p.reference, 'at', p.recorded_at)
      from private.payments as p where p.booking_id = f.id and p.state = 'reported' and p.by_guest and not p.by_reference order by p.position desc limit 1
    ),
    'revision', private.stay_revision(f.id), 'invoices', private.invoices_of(f.id), 'language', b.language, 'change', private.last_paid_change(f.id),
    'max_occupancy', c.max_occupancy, 'total_rooms', c.total_rooms,
    'payments', coalesce((
      select jsonb_agg(m.entry order by m.at, m.position)
      from (
        select p.received_at as at, p.position, jsonb_build_object(
          'at', p.received_at, 'state', p.state, 'holder', p.holder, 'amount', p.amount, 'method', p.method, 'reference', p.reference, 'due_on', null,
          'online', case when p.gateway is not null then substring(p.note from '^Online: (.*)$') end
        ) as entry
        from private.payments as p where p.booking_id = f.id and p.state = 'received'
        union all
        select coalesce(r.done_at, r.recorded_at), r.position, jsonb_build_object(
          'at', coalesce(r.done_at, r.recorded_at), 'state', r.state, 'holder', r.holder, 'amount', r.amount, 'method', r.method,
          'reference', r.reference, 'due_on', r.due_on
        )
        from private.refunds as r where r.booking_id = f.id and r.state in ('due', 'sent', 'done')
      ) as m
    ), '[]')
  )
  from private.booking_facts as f
  join public.bookings as b on b.id = f.id
  join public.room_categories as c on c.id = f.room_category_id
  where f.id = p_booking_id
$$;

/* Returns a booking for fellow travellers. The reference is left out because it opens the price. */
create function private.shared_stay(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'guest_name', private.mask_name((p_booking).guest_name), 'booking_status', (p_booking).booking_status,
    'check_in_date', (p_booking).check_in_date, 'check_out_date', (p_booking).check_out_date, 'nights', (p_booking).nights,
    'num_adults', (p_booking).num_adults, 'num_children', (p_booking).num_children, 'num_rooms', (p_booking).num_rooms,
    'arrival_time', left((p_booking).arrival_time::text, 5)
  )
$$;

/* Returns a booking by a link. Opening an emailed link verifies the address; a renewed link ends older ones. Codes: not_found, rate_limited, busy. */
create function private.open_stay(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_link_client();
  v_stay record;
  v_renewed_at timestamptz;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_link(p_token);
  if v_stay.is_shared is null then return private.refusal('not_found'); end if;
  if (v_stay.booking).verified_at is null and exists (
    select from private.stay_links where hash = private.token_hash(p_token) and is_mailed
  ) then
    update public.bookings set verified_at = now() where id = (v_stay.booking).id and verified_at is null;
    if found then perform private.release_held_mails(v_stay.booking); end if;
    if (v_stay.booking).booking_status <> 'cancelled' then perform private.settle_money((v_stay.booking).id); end if;
  end if;
  -- On opening, not on request: else a stranger with reference and email could end a guest's links.
  if exists (select from private.stay_links where hash = private.token_hash(p_token) and renews) then
    -- Lock first: another renewed link may end this one.
    perform from public.bookings where id = (v_stay.booking).id for no key update;
    update private.stay_links set renews = false where hash = private.token_hash(p_token) returning made_at into v_renewed_at;
    if not found then return private.refusal('not_found'); end if;
    delete from private.stay_links where booking_id = (v_stay.booking).id and not is_shared and made_at < v_renewed_at;
  end if;
  return (
    select jsonb_build_object(
      'ok', true, 'is_shared', v_stay.is_shared, 'at', now(),
      'stay', case when v_stay.is_shared then private.shared_stay(v_stay.booking) else private.guest_stay((v_stay.booking).id) end
        || jsonb_build_object(
          'hotel', private.hotel_json(h) - 'star_rating' || private.where_json(h),
          'room', jsonb_build_object('id', c.id, 'name', c.name, 'bed_type', c.bed_type, 'photos', c.photos)
        )
    )
    from public.hotels as h join public.room_categories as c on c.id = (v_stay.booking).room_category_id
    where h.id = (v_stay.booking).hotel_id
  );
end $$;
select private.offer('open_stay', 'anon, authenticated');

/* Returns an invoice, bill or credit note for the guest. Codes: those of open_stay, shared_link, not_found. */
create function private.stay_invoice(p_token text, p_invoice_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_link_client();
  v_stay record;
  v_invoice private.invoices;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_link(p_token);
  if v_stay.is_shared then return private.refusal('shared_link'); end if;
  select * into v_invoice from private.invoices where id = p_invoice_id and booking_id = (v_stay.booking).id;
  if not found then return private.refusal('not_found'); end if;
  return jsonb_build_object('ok', true, 'invoice', private.invoice_json(v_invoice));
end $$;
select private.offer('stay_invoice', 'anon, authenticated');

-- Changing -----------------------------------------------------------------------------------------------------------------

/* Locks and returns the booking of a guest's link, or the refusal. p_reference replaces the link: anyone with the reference may pay. */
create function private.lock_stay(
  p_token text, p_client text default private.client_address(), p_reference text default null, out refusal jsonb, out booking public.bookings
)
language plpgsql volatile set search_path = ''
as $$
declare
  v_stay record;
begin
  refusal := private.refuse_link_client(p_client);
  if refusal is not null then return; end if;
  if p_token is null and p_reference is not null then
    select * into booking from public.bookings
    where booking_reference = private.normal_reference(p_reference) and erased_at is null for no key update;
    if booking.id is null then refusal := private.refusal('not_found'); end if;
    return;
  end if;
  select * into v_stay from private.stay_of_link(p_token);
  if v_stay.is_shared is null then
    refusal := private.refusal('not_found');
  elsif v_stay.is_shared then
    refusal := private.refusal('shared_link');
  else
    perform from public.bookings where id = (v_stay.booking).id for no key update;
    -- The link may have ended while we waited for the lock.
    booking := (select l.booking from private.stay_of_link(p_token) as l);
    if booking.id is null then refusal := private.refusal('not_found'); end if;
  end if;
end $$;

/* Saves arrival time (HH:MM of the check-in day), requests, name and phone, and emails the property, up to 10 times a day. A null name keeps the old
   one. Codes: those of lock_stay and refuse_guest_notes, invalid_stay_note {field}, told_often, busy. */
create function private.save_guest_notes(
  p_token text, p_arrival_time text, p_special_requests text, p_guest_name text default null, p_guest_phone text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_requests constant text := case when octet_length(p_special_requests) <= 6000 then coalesce(private.neat(p_special_requests), '') end;
  v_name constant text := private.neat(left(p_guest_name, 1000));
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
  v_refusal jsonb;
  v_told jsonb;
begin
  v_refusal := coalesce(v_taken.refusal, private.refuse_guest_notes(v_booking), case
    when p_arrival_time !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then private.refusal('invalid_stay_note', 'field', 'arrival_time'::text)
    when p_special_requests is not null
      and (v_requests is null or char_length(v_requests) > 1000 or not private.is_text(v_requests))
      then private.refusal('invalid_stay_note', 'field', 'special_requests'::text)
    when p_guest_name is not null and (char_length(v_name) between 1 and 120 and private.is_name(v_name)) is not true
      then private.refusal('invalid_stay_note', 'field', 'guest_name'::text)
    when not private.is_phone(v_phone) or v_phone is null and v_booking.guest_email is null
      then private.refusal('invalid_stay_note', 'field', 'guest_phone'::text)
  end);
  if v_refusal is not null then return v_refusal; end if;
  select jsonb_agg(f.fact) into v_told from (values
    ('arrival_time', p_arrival_time::time is distinct from v_booking.arrival_time),
    ('special_requests', coalesce(v_requests, '') <> v_booking.special_requests),
    ('guest_name', coalesce(v_name, v_booking.guest_name) <> v_booking.guest_name), ('guest_phone', v_phone is distinct from v_booking.guest_phone)
  ) as f (fact, is_new) where f.is_new;
  if v_told is null then return jsonb_build_object('ok', true, 'told', '[]'::jsonb); end if;
  if not private.hit('told:' || v_booking.id, interval '1 day', 10) then return private.refusal('told_often'); end if;
  update public.bookings set
    arrival_time = p_arrival_time::time, special_requests = coalesce(v_requests, ''), guest_name = coalesce(v_name, guest_name), guest_phone = v_phone
  where id = v_booking.id;
  insert into private.booking_events (booking_id, before, after) values (v_booking.id, '{}', jsonb_build_object('told', v_told));
  return jsonb_build_object('ok', true, 'told', v_told);
end $$;
select private.offer('save_guest_notes', 'anon, authenticated');

/* Sets the language of the guest's emails, also of pending ones. Codes: those of lock_stay, invalid_language, chosen_often (20 a day), busy. */
create function private.set_stay_language(p_token text, p_language text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_id constant uuid := (v_taken.booking).id;
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if private.language_of(p_language)::text is distinct from p_language then return private.refusal('invalid_language'); end if;
  if not private.hit('language:' || v_id, interval '1 day', 20) then return private.refusal('chosen_often'); end if;
  update public.bookings set language = private.language_of(p_language) where id = v_id and language <> private.language_of(p_language);
  update private.outbox set language = private.mail_language(kind, data)
  where status = 'pending' and data ->> 'booking_id' = v_id::text and language <> private.mail_language(kind, data);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('set_stay_language', 'anon, authenticated');

/* Creates a link for fellow travellers. Codes: those of private.lock_stay, not_changeable, shared_often (20 a day), busy. */
create function private.share_stay(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if v_booking.booking_status = 'cancelled' then return private.refusal('not_changeable'); end if;
  if not private.hit('shared:' || v_booking.id, interval '1 day', 20) then return private.refusal('shared_often'); end if;
  return jsonb_build_object('ok', true, 'token', private.stay_link(v_booking.id, true));
end $$;
select private.offer('share_stay', 'anon, authenticated');

create function private.stop_sharing(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  delete from private.stay_links where booking_id = (v_taken.booking).id and is_shared;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('stop_sharing', 'anon, authenticated');
