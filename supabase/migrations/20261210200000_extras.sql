-- Extras: what a property sells besides the room, with price, GST rate and service code.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create type private.extra_kind as enum ('meal', 'extra_bed', 'transfer', 'scooter', 'laundry', 'minibar', 'other');
-- A quantity of persons counts people. Nights multiply 'night' and 'person_night'.
create type private.extra_per as enum ('booking', 'night', 'person', 'person_night', 'piece');

/* Returns the rules of each kind on a date in Kolkata: the usual GST percent, the service code (SAC) and whether section 9(5) makes the site pay the
   tax for a property without GST number. Rates: Notification 11/2017-Central Tax (Rate), as amended by 5/2025 (restaurants in hotels) and 15/2025
   (rates from 22 Sep 2025). Section 9(5): Notification 17/2017-Central Tax (Rate), (i) motorcabs, (ii) accommodation, (iv) restaurant service.
   A rate is only the usual one: a hotel of specified premises taxes food at 18%, a bed in a room above ₹7,500 is at 18%, a cab with input tax credit
   is at 18%, alcohol is outside GST. The owner chooses, and answers for it. */
create function private.extra_rules(p_on date default private.today())
returns table (kind private.extra_kind, tax_rate numeric, sac text, site_pays boolean)
language sql stable set search_path = ''
as $$
  select k.kind, case when p_on >= date '2025-09-22' then k.tax_rate else k.rate_before end, k.sac, k.site_pays
  from (values
    -- Food with the room: restaurant service without input tax credit, entry 7(ii).
    ('meal'::private.extra_kind, 5.0, 5.0, '996332', true),
    -- Accommodation, entry 7(i): 12% until 21 Sep 2025.
    ('extra_bed', 5.0, 12.0, '996311', true),
    -- A motorcab without input tax credit, entry 8(vi).
    ('transfer', 5.0, 5.0, '996412', true),
    -- Rented without a driver, taxed like the sale of a motorcycle to 350 cc, entry 17: 28% until 21 Sep 2025.
    ('scooter', 18.0, 28.0, '997311', false),
    -- Textile cleaning, entry 35.
    ('laundry', 18.0, 18.0, '999713', false),
    -- Food and drinks in the room: restaurant service, but the property's own sale during the stay.
    ('minibar', 5.0, 5.0, '996332', false),
    ('other', 18.0, 18.0, '999799', false)
  ) as k (kind, tax_rate, rate_before, sac, site_pays)
$$;

/* True for a GST percent in force since 22 Sep 2025, and 0 for what is exempt or outside GST. */
create function private.is_extra_rate(p_rate numeric) returns boolean
language sql immutable
return p_rate in (0, 5, 18, 40);

create table private.extras (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  kind private.extra_kind not null,
  name text not null check (char_length(name) between 1 and 60 and private.is_line(name) and private.is_visible(name)),
  per private.extra_per not null,
  -- Paise before tax.
  net_price bigint not null check (net_price between 100 and 10000000),
  tax_rate numeric(4, 1) not null check (private.is_extra_rate(tax_rate)),
  -- False if only the front desk adds it.
  for_guests boolean not null default true,
  place smallint not null default 1 check (place between 1 and 99),
  created_at timestamptz not null default now(),
  -- Bookings keep what they were made with.
  removed_at timestamptz
);
comment on table private.extras is 'What a property sells besides rooms. A booking stores the extras that it has, in bookings.extras.';
create index extras_of_hotel on private.extras (hotel_id, place) where removed_at is null;
alter table private.extras enable row level security;
select private.log_changes('private.extras', 'insert or update or delete', 'id', 'name');

/* Returns the GST percent of a sale: 0 if the property charges none, unless the site sells it and pays the tax. */
create function private.extra_rate(p_extra private.extras, p_charges_gst boolean, p_by_site boolean) returns numeric
language sql stable set search_path = ''
as $$
  select case when p_charges_gst or p_by_site and r.site_pays then (p_extra).tax_rate else 0 end
  from private.extra_rules() as r where r.kind = (p_extra).kind
$$;

/* Returns the extras that guests can choose now, but p_included, which their rate plan has: prices in paise as they pay them. */
create function private.extras_on_sale(p_hotel_id uuid, p_by_site boolean, p_included uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'kind', e.kind, 'name', e.name, 'per', e.per, 'price', private.all_in_price(e.net_price, r.rate), 'tax_rate', r.rate
  ) order by e.place, e.created_at, e.id), '[]')
  from private.extras as e
  cross join private.charges_gst(p_hotel_id) as g (charges)
  cross join lateral private.extra_rate(e, g.charges, p_by_site) as r (rate)
  where e.hotel_id = p_hotel_id and e.removed_at is null and e.for_guests and e.id is distinct from p_included
$$;

/* Returns a property's extras, rate plans and open discount codes, and the usual rate and code of each kind. price: paise that a guest pays on the site; desk_price: at the front desk.
   Codes: those of refuse_desk. Definer: no role has rights on this table. */
create function private.house_extras(p_hotel_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_charges constant boolean := private.charges_gst(p_hotel_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'charges_gst', v_charges, 'lowest_percent', private.lowest_percent(p_hotel_id),
    'kinds', (select jsonb_agg(jsonb_build_object('kind', r.kind, 'tax_rate', r.tax_rate, 'sac', r.sac) order by r.kind) from private.extra_rules() as r),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'name', e.name, 'per', e.per, 'net_price', e.net_price, 'tax_rate', e.tax_rate, 'for_guests', e.for_guests,
        'place', e.place, 'price', private.all_in_price(e.net_price, private.extra_rate(e, v_charges, true)),
        'desk_price', private.all_in_price(e.net_price, private.extra_rate(e, v_charges, false))
      ) order by e.place, e.created_at, e.id)
      from private.extras as e where e.hotel_id = p_hotel_id and e.removed_at is null
    ), '[]'),
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'percent_off', p.percent_off, 'is_refundable', p.is_refundable, 'extra_id', p.extra_id
      ) order by p.created_at, p.id)
      from private.price_plans as p where p.hotel_id = p_hotel_id and p.removed_at is null
    ), '[]'),
    'codes', coalesce((
      select jsonb_agg(
        to_jsonb(c) - '{hotel_id,email_hash,created_at,ended_at}'::text[]
          || jsonb_build_object('for_one', c.email_hash is not null, 'uses', private.uses_of(c.id)) order by c.created_at desc, c.id
      )
      from private.discount_codes as c where c.hotel_id = p_hotel_id and c.ended_at is null
    ), '[]')
  );
end $$;
select private.offer('house_extras', 'authenticated');

/* True if a neat text can be the name of an extra: one line of up to 60 characters without contact details. */
create function private.is_extra_name(p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_name) between 1 and 60 and private.is_line(p_name) and private.is_layout_safe(p_name) and private.is_visible(p_name)
    and not private.has_contact_details(p_name)
$$;

/* Adds an extra, or changes one for later bookings. p_net_price: paise before tax. Codes: those of refuse_desk, invalid_extra {field}, extra_gone,
   too_many_extras (50), extra_in_plan {plan} for another kind or charge. Definer: no role has rights on this table. */
create function private.save_extra(
  p_hotel_id uuid, p_kind text, p_name text, p_per text, p_net_price bigint, p_tax_rate numeric, p_for_guests boolean default true,
  p_place integer default 1, p_extra_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_name, 1000)), '');
  v_refusal jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_field constant text := case
    when (p_kind = any (enum_range(null::private.extra_kind)::text[])) is not true then 'kind'
    when private.is_extra_name(v_name) is not true then 'name'
    when (p_per = any (enum_range(null::private.extra_per)::text[])) is not true then 'per'
    when (p_net_price between 100 and 10000000) is not true then 'net_price'
    when private.is_extra_rate(p_tax_rate) is not true then 'tax_rate'
    when p_for_guests is null then 'for_guests'
    when (p_place between 1 and 99) is not true then 'place'
  end;
  v_id uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_field is not null then return private.refusal('invalid_extra', 'field', v_field); end if;
  -- Two people who add at once count one after the other.
  perform from public.hotels where id = p_hotel_id for no key update;
  if p_extra_id is not null then
    if (p_kind, p_per) is distinct from ('meal', 'person_night') then
      v_refusal := private.refuse_in_plan(p_extra_id);
      if v_refusal is not null then return v_refusal; end if;
    end if;
    update private.extras set
      kind = p_kind::private.extra_kind, name = v_name, per = p_per::private.extra_per, net_price = p_net_price, tax_rate = p_tax_rate,
      for_guests = p_for_guests, place = p_place
    where id = p_extra_id and hotel_id = p_hotel_id and removed_at is null returning id into v_id;
    if v_id is null then return private.refusal('extra_gone'); end if;
  else
    if (select count(*) >= 50 from private.extras where hotel_id = p_hotel_id and removed_at is null) then return private.refusal('too_many_extras'); end if;
    insert into private.extras (hotel_id, kind, name, per, net_price, tax_rate, for_guests, place)
    values (p_hotel_id, p_kind::private.extra_kind, v_name, p_per::private.extra_per, p_net_price, p_tax_rate, p_for_guests, p_place)
    returning id into v_id;
  end if;
  return jsonb_build_object('ok', true, 'extra_id', v_id);
end $$;
select private.offer('save_extra', 'authenticated');

/* Takes an extra off sale. Bookings keep it. Codes: those of refuse_desk, extra_gone, extra_in_plan {plan}. Definer: no role has rights on this table. */
create function private.remove_extra(p_extra_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel_id constant uuid := (select hotel_id from private.extras where id = p_extra_id);
  v_refusal jsonb := private.refuse_desk(v_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  -- In the order of save_plan, which counts on the extra.
  perform from public.hotels where id = v_hotel_id for no key update;
  v_refusal := private.refuse_in_plan(p_extra_id);
  if v_refusal is not null then return v_refusal; end if;
  update private.extras set removed_at = now() where id = p_extra_id and removed_at is null;
  if not found then return private.refusal('extra_gone'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_extra', 'authenticated');
