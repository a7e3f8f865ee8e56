-- The lowest price that the front desk may set, in percent of the rate. Owners and managers may set any price.

create table private.lowest_prices (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  -- 0: the front desk may set any price.
  percent smallint not null check (percent between 0 and 100)
);
comment on table private.lowest_prices is 'The lowest price that a property has chosen, instead of private.default_lowest_percent.';
create trigger audit after insert or update or delete on private.lowest_prices for each row execute function private.audit('hotel_id', 'hotel_id');
create trigger audit_emptied after truncate on private.lowest_prices for each statement execute function private.audit_emptied();

create function private.default_lowest_percent() returns smallint
language sql immutable
return 80::smallint;

create function private.lowest_percent(p_hotel_id uuid) returns smallint
language sql stable set search_path = ''
as $$ select coalesce((select percent from private.lowest_prices where hotel_id = p_hotel_id), private.default_lowest_percent()) $$;

/* Sets the lowest price, in percent of the rate. Codes: those of refuse_desk, invalid_percent. Definer: no role has rights on this table. */
create function private.set_lowest_price(p_hotel_id uuid, p_percent integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_percent between 0 and 100) is not true then return private.refusal('invalid_percent'); end if;
  insert into private.lowest_prices as l (hotel_id, percent) values (p_hotel_id, p_percent)
  on conflict (hotel_id) do update set percent = excluded.percent where l.percent <> excluded.percent;
  return jsonb_build_object('ok', true, 'percent', p_percent);
end $$;
select private.offer('set_lowest_price', 'authenticated');

/* Returns the average price of a room night before tax, in paise. */
create function private.net_night(p_price private.stay_price) returns bigint
language sql immutable
return ((p_price).total_amount - (p_price).tax_amount) / ((p_price).nights * (p_price).num_rooms);

/* Returns price_too_low {lowest: paise before tax, whole rupees; percent} if the caller may not set this price, or null. p_night_price: paise a room
   night before tax. p_rates: the price at the rates. */
create function private.refuse_low_price(p_hotel_id uuid, p_night_price bigint, p_rates private.stay_price) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('price_too_low') || jsonb_build_object('lowest', l.lowest, 'percent', l.percent)
  from (
    select k.percent, ceil(private.net_night(p_rates) * k.percent / 10000.0)::bigint * 100 as lowest
    from private.lowest_percent(p_hotel_id) as k (percent)
  ) as l
  where p_night_price < l.lowest and ('rates' = any (private.desk_rights(p_hotel_id))) is not true
$$;
