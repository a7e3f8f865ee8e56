-- Rate plans: other prices of a property's rooms, which guests choose. private.rate_plans are the rates of a room type.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create table private.price_plans (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60 and private.is_line(name)),
  -- Off all rates before tax. Discounts for long and late stays apply to what is left.
  percent_off smallint not null default 0 check (percent_off between 0 and 50),
  -- False: guests pay all in advance and get no refund if they cancel.
  is_refundable boolean not null default true,
  -- The meal that comes with it, charged for all guests; null for none.
  extra_id uuid references private.extras (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Bookings keep the plan that they were made with.
  removed_at timestamptz,
  constraint plan_differs check (percent_off > 0 or not is_refundable or extra_id is not null)
);
comment on table private.price_plans is 'Prices beside the standard price, which refunds by the property''s policy and includes no meal. A booking stores its plan in bookings.plan.';
create index price_plans_of_hotel on private.price_plans (hotel_id) where removed_at is null;
alter table private.price_plans enable row level security;
select private.log_changes('private.price_plans', 'insert or update or delete', 'id', 'name');

/* Returns the plan of a property that guests can book, or null. */
create function private.plan_on_sale(p_plan_id uuid, p_hotel_id uuid) returns private.price_plans
language sql stable set search_path = ''
as $$ select p.* from private.price_plans as p where p.id = p_plan_id and p.hotel_id = p_hotel_id and p.removed_at is null $$;

/* Returns the plan whose prices search and hotel pages show: the most percent off without a meal. Null if the standard price is the lowest. */
create function private.best_plan(p_hotel_id uuid) returns private.price_plans
language sql stable set search_path = ''
as $$
  select p.* from private.price_plans as p
  where p.hotel_id = p_hotel_id and p.removed_at is null and p.extra_id is null and p.percent_off > 0
  order by p.percent_off desc, p.is_refundable desc, p.id limit 1
$$;

/* Returns a price of rooms with the advance that the plan asks for. */
create function private.with_plan(p_price private.stay_price, p_plan private.price_plans) returns private.stay_price
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_plan).is_refundable is false then
    p_price.advance_percent := 100;
    p_price.advance_amount := p_price.total_amount;
    p_price.advance_reason := null;
  end if;
  return p_price;
end $$;

/* Returns what guests read of a plan; null for the standard price. */
create function private.plan_json(p_plan private.price_plans) returns jsonb
language sql immutable
return case when (p_plan).id is not null then
  jsonb_build_object('id', (p_plan).id, 'name', (p_plan).name, 'percent_off', (p_plan).percent_off, 'is_refundable', (p_plan).is_refundable)
end;

/* Returns extra_in_plan {plan} if a rate plan on sale includes this extra, or null. */
create function private.refuse_in_plan(p_extra_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('extra_in_plan', 'plan', p.name) from private.price_plans as p where p.extra_id = p_extra_id and p.removed_at is null limit 1
$$;

/* Adds a rate plan, or changes one for later bookings. p_extra_id: the meal that it includes. Codes: those of refuse_desk, invalid_plan {field},
   plan_gone, plan_taken (its name), too_many_plans (5). Definer: no role has rights on this table. */
create function private.save_plan(
  p_hotel_id uuid, p_name text, p_percent_off integer, p_is_refundable boolean, p_extra_id uuid default null, p_plan_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_name, 1000)), '');
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_field text := case
    when char_length(v_name) not between 1 and 60 or not private.is_line(v_name) or not private.is_layout_safe(v_name)
      or private.has_contact_details(v_name) then 'name'
    when (p_percent_off between 0 and 50) is not true then 'percent_off'
    when p_is_refundable is null then 'is_refundable'
    when p_percent_off = 0 and p_is_refundable and p_extra_id is null then 'difference'
  end;
  v_id uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_field is not null then return private.refusal('invalid_plan', 'field', v_field); end if;
  -- Two people who add at once count one after the other.
  perform from public.hotels where id = p_hotel_id for no key update;
  if p_extra_id is not null and not exists (
    select from private.extras as e
    where e.id = p_extra_id and e.hotel_id = p_hotel_id and e.removed_at is null and e.kind = 'meal' and e.per = 'person_night'
  ) then
    return private.refusal('invalid_plan', 'field', 'extra_id'::text);
  end if;
  if exists (
    select from private.price_plans as p
    where p.hotel_id = p_hotel_id and lower(p.name) = lower(v_name) and p.removed_at is null and p.id is distinct from p_plan_id
  ) then
    return private.refusal('plan_taken');
  end if;
  if p_plan_id is not null then
    update private.price_plans set name = v_name, percent_off = p_percent_off, is_refundable = p_is_refundable, extra_id = p_extra_id
    where id = p_plan_id and hotel_id = p_hotel_id and removed_at is null returning id into v_id;
    if v_id is null then return private.refusal('plan_gone'); end if;
  else
    if (select count(*) >= 5 from private.price_plans where hotel_id = p_hotel_id and removed_at is null) then return private.refusal('too_many_plans'); end if;
    insert into private.price_plans (hotel_id, name, percent_off, is_refundable, extra_id)
    values (p_hotel_id, v_name, p_percent_off, p_is_refundable, p_extra_id) returning id into v_id;
  end if;
  return jsonb_build_object('ok', true, 'plan_id', v_id);
end $$;
select private.offer('save_plan', 'authenticated');

/* Takes a rate plan off sale. Bookings keep it. Codes: those of refuse_desk, plan_gone. Definer: no role has rights on this table. */
create function private.remove_plan(p_plan_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from private.price_plans where id = p_plan_id), 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  update private.price_plans set removed_at = now() where id = p_plan_id and removed_at is null;
  if not found then return private.refusal('plan_gone'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_plan', 'authenticated');
