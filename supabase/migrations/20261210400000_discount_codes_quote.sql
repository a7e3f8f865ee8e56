-- The price of a stay with a discount code.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns booking_quote with a discount code in the price, as quote.code: {code, percent, amount, discount: paise that it saves, taxes included}. A
   code that the guest cannot use leaves the price, and code_error says why: one of private.find_code. Wrong codes count towards the limit of
   bookings for each client. Codes: those of booking_quote, rate_limited, busy. Definer: guests have no rights on codes. */
create function private.coded_quote(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_num_rooms integer, p_num_adults integer, p_num_children integer, p_code text,
  p_email text default null, p_plan_id uuid default null, p_more_rooms jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_client('codes', interval '1 hour', (select bookings_per_client_an_hour from private.limits));
  v_answer jsonb;
  v_code record;
  v_room constant public.room_categories := (select c from public.room_categories as c where id = p_room_category_id);
  v_plan constant private.price_plans := private.plan_on_sale(p_plan_id, v_room.hotel_id);
  v_rooms integer;
  v_more record;
  v_price private.stay_price;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_answer := private.booking_quote(
    p_room_category_id, p_check_in, p_check_out, p_num_rooms, p_num_adults, p_num_children, p_plan_id => p_plan_id, p_more_rooms => p_more_rooms
  );
  if v_answer ->> 'ok' = 'false' or v_answer -> 'quote' = 'null' then return v_answer; end if;
  select * into v_code from private.find_code(v_room.hotel_id, p_code, p_email, p_check_in, p_check_out);
  if v_code.refusal is not null then return v_answer || jsonb_build_object('code_error', v_code.refusal -> 'code'); end if;
  perform private.count_less('codes', 1);
  if p_code is null then return v_answer; end if;
  v_rooms := (v_answer #>> '{quote,num_rooms}')::integer;
  select * into v_more from private.more_rooms(
    v_room.hotel_id, v_room.id, p_more_rooms, p_check_in, p_check_out, p_first_rooms => v_rooms, p_plan => v_plan, p_code => v_code.code
  );
  v_price := private.with_extras(private.with_plan(private.with_parts(private.quote(
    v_room, p_check_in, p_check_out, v_rooms, least(greatest(coalesce(p_num_adults, 1), 1), 1000),
    least(greatest(coalesce(p_num_children, 0), 0), 1000), p_plan => v_plan, p_code => private.code_for(v_code.code, v_rooms, v_more.rooms)
  ), v_more.parts, p_check_in, p_check_out), v_plan), nullif(v_answer #> '{quote,extras}', 'null'));
  return jsonb_set(v_answer, '{quote}', (v_answer -> 'quote') || to_jsonb(v_price) || jsonb_build_object(
    'code', private.code_json(v_code.code)
      || jsonb_build_object('discount', (v_answer #>> '{quote,total_amount}')::bigint - v_price.total_amount)
  ));
end $$;
select private.offer('coded_quote', 'anon, authenticated, service_role');
