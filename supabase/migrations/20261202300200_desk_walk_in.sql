-- A walk-in in one step: booking, payment and check-in, all of it or nothing.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Books a guest at the door from tonight, records what they paid, gives them numbered rooms and checks them in. A refusal undoes all of it. The same key
   again books once and answers the same. p_amount: paise, or null if nothing was paid. Codes: those of book_at_desk, record_payment, give_rooms and
   move_stay. */
create function private.walk_in(
  p_room_category_id uuid, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer, p_guest_name text,
  p_guest_phone text, p_total_amount bigint, p_idempotency_key uuid, p_amount bigint default null, p_method text default null,
  p_reference text default null, p_is_here boolean default true, p_room_ids uuid[] default '{}',
  p_plan_id uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The key of the booking stands for its own facts only.
  v_key constant uuid := md5('walk_in ' || p_idempotency_key)::uuid;
  v_hash constant bytea := sha256(convert_to(jsonb_build_array(p_amount, p_method, p_reference, p_is_here, p_room_ids)::text, 'UTF8'));
  v_booked jsonb;
  v_answer jsonb;
begin
  v_booked := private.book_at_desk(
    p_room_category_id, private.today(), p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_guest_name, p_total_amount,
    p_idempotency_key, p_guest_phone, p_source => 'walk_in', p_plan_id => p_plan_id, p_code => p_code
  );
  if (v_booked -> 'ok')::boolean is not true then return v_booked; end if;
  -- Payment, rooms and check-in were of one piece with the booking.
  if (v_booked -> 'replayed')::boolean then
    return case
      when (select request_hash from private.idempotency_keys where key = v_key) is distinct from v_hash then private.refusal('key_reused')
      else v_booked || jsonb_build_object('rooms', private.rooms_of((v_booked ->> 'booking_id')::uuid))
    end;
  end if;
  insert into private.idempotency_keys (key, request_hash, booking_id) values (v_key, v_hash, (v_booked ->> 'booking_id')::uuid);
  if p_amount is not null then
    v_answer := private.record_payment((v_booked ->> 'booking_id')::uuid, p_amount, p_method, p_idempotency_key, p_reference);
    if (v_answer -> 'ok')::boolean is not true then raise exception using errcode = 'PT413', message = v_answer::text; end if;
  end if;
  if cardinality(p_room_ids) > 0 then
    v_answer := private.give_rooms((v_booked ->> 'booking_id')::uuid, p_room_ids);
    if (v_answer -> 'ok')::boolean is not true then raise exception using errcode = 'PT413', message = v_answer::text; end if;
  end if;
  if p_is_here then
    v_answer := private.move_stay((v_booked ->> 'booking_id')::uuid, '{}', 'checked_in');
    if (v_answer -> 'ok')::boolean is not true then raise exception using errcode = 'PT413', message = v_answer::text; end if;
  end if;
  return v_booked || jsonb_build_object('rooms', private.rooms_of((v_booked ->> 'booking_id')::uuid));
exception
  when sqlstate 'PT413' then return sqlerrm::jsonb;
end $$;
select private.offer('walk_in', 'authenticated');
