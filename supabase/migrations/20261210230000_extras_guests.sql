-- Extras that guests order on their booking page, at today's prices. The advance stays: they are paid with the balance.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns why a guest cannot change extras on the booking page, or null. Codes: not_changeable, begun (the check-in hour), change_waits. */
create function private.refuse_guest_extras(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    private.refuse_guest_notes(p_booking),
    case when now() >= private.stay_begins_at(p_booking) then private.refusal('begun') end,
    case when (private.waiting_change((p_booking).id)).id is not null then private.refusal('change_waits') end
  )
$$;

/* Returns the extra that the rate plan of a booking includes, or null. */
create function private.meal_of(p_booking public.bookings) returns uuid
language sql immutable set search_path = ''
as $$
  select (l ->> 'id')::uuid from jsonb_array_elements((p_booking).extras) as l where (l -> 'in_plan')::boolean limit 1
$$;

/* Returns a booking for its guest, amounts in paise. report: the last payment reported by link. cancelling: the refund now, or null. */
create or replace function private.guest_stay(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(f) - '{id,erased_at,source}'::text[] || private.paying_of(f.id) || private.announced_plans(b) || jsonb_build_object(
    'offered_extras', case when private.refuse_guest_extras(b) is null then private.extras_on_sale(b.hotel_id, b.source = 'site', private.meal_of(b))
      else '[]' end,
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

/* Writes a guest's extras. Codes: those of refuse_changing_again and write_extras. */
create function private.write_guest_extras(p_booking public.bookings, p_token text, p_lines jsonb, p_note text) returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(private.refuse_changing_again(p_booking, p_token), private.write_extras(p_booking, p_lines, p_note), '{"ok": true}')
$$;

/* Adds extras to a booking for its guest. p_extras: [{id, quantity}], 20 at most. p_total_amount: the booking's new price in paise that the guest
   saw. Codes: those of lock_stay, refuse_guest_extras, extra_lines and write_guest_extras, too_many_extras (60), price_changed {total_amount}, busy. */
create function private.add_guest_extras(p_token text, p_extras jsonb, p_total_amount bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
  v_old constant jsonb := coalesce(v_booking.extras, '[]');
  v_refusal jsonb := coalesce(v_taken.refusal, private.refuse_guest_extras(v_booking));
  v_new record;
  v_total bigint;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_new from private.extra_lines(
    v_booking.hotel_id, p_extras, v_booking.nights, private.people_of(v_booking), v_booking.source = 'site', false, true
  );
  if v_new.refusal is not null then return v_new.refusal; end if;
  if v_new.lines is null or v_new.lines @> jsonb_build_array(jsonb_build_object('id', private.meal_of(v_booking))) then return private.refusal('invalid_extras'); end if;
  if jsonb_array_length(v_old) + jsonb_array_length(v_new.lines) > 60 then return private.refusal('too_many_extras'); end if;
  v_total := v_booking.total_amount + (select sum((l -> 'amount')::bigint) from jsonb_array_elements(v_new.lines) as l);
  if p_total_amount is distinct from v_total then return private.refusal('price_changed', 'total_amount', v_total); end if;
  return private.write_guest_extras(
    v_booking, p_token,
    v_old || (
      select jsonb_agg(l || jsonb_build_object('line', n + (
        select coalesce(max((o -> 'line')::integer), 0) from jsonb_array_elements(v_old) as o
      )) order by n)
      from jsonb_array_elements(v_new.lines) with ordinality as e (l, n)
    ),
    'Extras added by the guest: ' || (
      select string_agg(format('%s × %s', l ->> 'name', l ->> 'quantity'), ', ') from jsonb_array_elements(v_new.lines) as l
    )
  );
end $$;
select private.offer('add_guest_extras', 'anon, authenticated');

/* Removes an extra that the guest or the front desk added to the booking. Codes: those of lock_stay, refuse_guest_extras and write_guest_extras,
   extra_gone, busy. */
create function private.drop_guest_extra(p_token text, p_line integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
  v_refusal jsonb := coalesce(v_taken.refusal, private.refuse_guest_extras(v_booking));
  v_line jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select l into v_line from jsonb_array_elements(v_booking.extras) as l where (l -> 'line')::integer = p_line and l @> '{"is_later": true}';
  if v_line is null then return private.refusal('extra_gone'); end if;
  return private.write_guest_extras(
    v_booking, p_token, (select jsonb_agg(l order by n) from jsonb_array_elements(v_booking.extras) with ordinality as e (l, n) where l <> v_line),
    format('Extra removed by the guest: %s × %s', v_line ->> 'name', v_line ->> 'quantity')
  );
end $$;
select private.offer('drop_guest_extra', 'anon, authenticated');
