-- Compares the live version of a listing with the submitted one, and selects what needs review. Versions have the shape of write_listing.

create table private.approvals (
  property_id uuid primary key references public.properties (id) on delete cascade,
  -- Live basics that the hotel row lacks: {address, state, pincode}.
  basics jsonb not null default '{}' check (private.is_json(basics, 'object', 10000)),
  -- The last approved price a night for each room id, in paise before tax. Limits count from here, so small steps do not add up.
  prices jsonb not null default '{}' check (private.is_json(prices, 'object', 10000))
);
comment on table private.approvals is 'The live and the approved parts of a listing that are not in hotels, room_categories or uploads.';

/* Marks photos, documents and prices as approved. p_before: the version that was live, whose prices keep their approved value; null if none. */
create function private.note_approved(p_property_id uuid, p_before jsonb) returns void
language sql volatile set search_path = ''
as $$
  update private.uploads as u set approved_at = now()
  where u.property_id = p_property_id and u.approved_at is null and (
    exists (select from public.property_images as i where i.id = u.id) or exists (select from public.property_documents as d where d.id = u.id)
  );
  insert into private.approvals as a (property_id, prices)
  select
    p_property_id,
    coalesce(jsonb_object_agg(r.id, case
      when (l.room ->> 'base_price')::bigint = r.base_price then coalesce((k.prices ->> r.id::text)::bigint, r.base_price) else r.base_price
    end), '{}')
  from public.property_rooms as r
  left join private.approvals as k on k.property_id = r.property_id
  left join jsonb_array_elements(p_before -> 'rooms') as l (room) on l.room ->> 'id' = r.id::text
  where r.property_id = p_property_id
  on conflict (property_id) do update set prices = excluded.prices;
$$;

create function private.version_photos(p_property_id uuid, p_room_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'alt_text', trim(i.alt_text)) order by i.is_cover desc, i.sort_order, i.id
  ), '[]')
  from public.property_images as i where i.property_id = p_property_id and i.room_id is not distinct from p_room_id
$$;

create function private.submitted_version(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'basics', jsonb_build_object(
      'name', p.name, 'property_type', p.property_type, 'star_rating', p.star_rating, 'description', p.description, 'address', p.address,
      'city', p.city, 'state', p.state, 'country', p.country, 'pincode', p.pincode, 'latitude', p.latitude, 'longitude', p.longitude,
      'phone', p.phone, 'email', p.email
    ),
    'amenities', to_jsonb(p.amenities), 'policies', jsonb_strip_nulls(p.policies),
    'photos', private.version_photos(p.id, null), 'cover_photo_id', private.version_photos(p.id, null) #> '{0,id}',
    'rooms', coalesce((
      select jsonb_agg(
        to_jsonb(r) - '{property_id,is_closed}'::text[]
        || jsonb_build_object('room_size', nullif(r.room_size, ''), 'photos', private.version_photos(p.id, r.id))
        order by r.base_price, r.name, r.id
      )
      from public.property_rooms as r where r.property_id = p.id
    ), '[]')
  )
  from public.properties as p where p.id = p_property_id
$$;

/* Returns visible photos in the shape of a version. p_name: the default alt text. p_room_id: null for the property; both may use one file. */
create function private.live_photos(p_property_id uuid, p_photos jsonb, p_name text, p_room_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', u.id, 'alt_text', coalesce(nullif(f.photo ->> 'alt', p_name), '')) order by f.place
  ), '[]')
  from jsonb_array_elements(p_photos) with ordinality as f (photo, place)
  cross join lateral (
    select o.id from private.uploads as o left join public.property_images as i on i.id = o.id
    where o.property_id = p_property_id and private.photo_url(o.path) = f.photo ->> 'url'
    order by i.id is not null and i.room_id is not distinct from p_room_id desc, o.id limit 1
  ) as u
$$;

/* Returns the visible version, including rooms closed by admins; null if never published. */
create function private.live_listing(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'basics', jsonb_build_object(
      'name', h.name, 'property_type', h.property_type, 'star_rating', h.star_rating, 'description', h.description, 'city', h.city, 'country', h.country,
      'latitude', h.latitude, 'longitude', h.longitude, 'phone', h.phone, 'email', h.email
    ) || coalesce(a.basics, '{}'),
    'amenities', to_jsonb(h.amenities),
    'policies', jsonb_strip_nulls(h.policies) || jsonb_build_object(
      'check_in_time', left(h.check_in_time::text, 5), 'check_out_time', left(h.check_out_time::text, 5)
    ),
    'photos', private.live_photos(p_property_id, h.photos, h.name, null),
    'cover_photo_id', private.live_photos(p_property_id, h.photos, h.name, null) #> '{0,id}',
    'rooms', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', c.id, 'name', c.name, 'description', c.description, 'bed_config', c.bed_type, 'max_guests', c.max_occupancy,
          'total_rooms', c.total_rooms, 'room_size', c.room_size, 'base_price', case
            -- The submitted price if guests pay it after rounding.
            when private.all_in_price(r.base_price, c.tax_rate) = c.base_price then r.base_price
            else private.price_before_tax(c.base_price, c.tax_rate)
          end,
          'tax_rate', c.tax_rate, 'tax_reason', case when r.tax_rate = c.tax_rate then r.tax_reason end, 'amenities', c.amenities,
          'photos', private.live_photos(p_property_id, c.photos, c.name, c.id)
        ) order by c.base_price, c.name, c.id
      )
      from public.room_categories as c left join public.property_rooms as r on r.id = c.id
      where c.hotel_id = h.id and (c.is_active or r.is_closed)
    ), '[]')
  )
  from public.hotels as h left join private.approvals as a on a.property_id = h.property_id
  where h.property_id = p_property_id
$$;

create function private.only_in(p_list jsonb, p_other jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(e.one, ', ' order by e.place), '')
  from jsonb_array_elements_text(p_list) with ordinality as e (one, place) where not p_other ? e.one
$$;

/* Returns {before, after}: for lists what was removed and added; for photos counts, new ones and changed alt texts. */
create function private.value_difference(p_field text, p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when p_field = 'photos' then jsonb_build_object(
      'before', jsonb_array_length(p_before), 'after', jsonb_array_length(p_after),
      'added', (select count(*) from jsonb_array_elements(p_after) as n where not p_before @> jsonb_build_array(jsonb_build_object('id', n.value -> 'id'))),
      'removed', (select count(*) from jsonb_array_elements(p_before) as b where not p_after @> jsonb_build_array(jsonb_build_object('id', b.value -> 'id'))),
      'said', (
        select left(string_agg(n.value ->> 'alt_text', ' · ' order by n.ordinality), 300)
        from jsonb_array_elements(p_after) with ordinality as n
        where not p_before @> jsonb_build_array(n.value) and n.value ->> 'alt_text' <> ''
      )
    )
    when p_field = 'amenities' then
      jsonb_build_object('before', private.only_in(p_before, p_after), 'after', private.only_in(p_after, p_before))
    when 'string' in (jsonb_typeof(p_before), jsonb_typeof(p_after)) then
      jsonb_build_object('before', coalesce(p_before #>> '{}', ''), 'after', coalesce(p_after #>> '{}', ''))
    else jsonb_build_object('before', p_before, 'after', p_after)
  end
$$;

/* Returns the fields that differences name, in their order. screened: a text that guests read, which waits for review if it has contact details. */
create function private.listing_fields() returns table (part text, field text, place bigint, screened boolean)
language sql immutable set search_path = ''
as $$
  select
    p.part, f.field, f.place,
    case p.part when 'basics' then f.field = 'description'
      else f.field <> all ('{new,gone,base_price,tax_rate,tax_reason,max_guests,total_rooms,photos}') end
  from (values
    ('basics', '{name,property_type,star_rating,description,address,city,state,country,pincode,latitude,longitude,phone,email}'::text[]),
    ('amenities', '{amenities}'),
    ('rooms', '{new,gone,name,description,bed_config,base_price,tax_rate,tax_reason,max_guests,total_rooms,room_size,amenities,photos}'),
    ('policies', '{check_in_time,check_out_time,cancellation_policy,house_rules,age_restriction,payment_policy,special_conditions}')
  ) as p (part, fields)
  cross join unnest(p.fields) with ordinality as f (field, place)
$$;

create function private.screened_fields(p_part text) returns text[]
language sql immutable set search_path = ''
as $$ select array_agg(field) from private.listing_fields() where part = p_part and screened $$;

/* Returns [{part, field, before, after}], for rooms with room_id and room. Added or removed rooms are the field 'new' or 'gone'. */
create function private.listing_differences(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  with rooms as (
    select coalesce(n.room, b.room) as room, b.room as before, n.room as after, coalesce(n.place, 1000 + b.place) as place
    from jsonb_array_elements(p_before -> 'rooms') with ordinality as b (room, place)
    full join jsonb_array_elements(p_after -> 'rooms') with ordinality as n (room, place) on n.room ->> 'id' = b.room ->> 'id'
  ), fields as (
    select 1 as step, 0 as place, f.place as field_place, f.part, f.field, null::jsonb as room, p_before #> array['basics', f.field] as before, p_after #> array['basics', f.field] as after
    from private.listing_fields() as f where f.part = 'basics'
    union all
    select 2, 0, 1, 'amenities', 'amenities', null, p_before -> 'amenities', p_after -> 'amenities'
    union all
    select
      3, r.place, f.place, f.part, f.field, r.room, r.before -> case when f.field in ('new', 'gone') then 'base_price' else f.field end,
      r.after -> case when f.field in ('new', 'gone') then 'base_price' else f.field end
    from rooms as r cross join private.listing_fields() as f
    where f.part = 'rooms'
      and case f.field when 'new' then r.before is null when 'gone' then r.after is null else num_nulls(r.before, r.after) = 0 end
    union all
    select 4, 0, 1, 'photos', 'photos', null, p_before -> 'photos', p_after -> 'photos'
    union all
    select 5, 0, f.place, f.part, f.field, null, coalesce(p_before #> array['policies', f.field], '""'), coalesce(p_after #> array['policies', f.field], '""')
    from private.listing_fields() as f where f.part = 'policies'
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('part', part, 'field', field)
    || case when room is not null then jsonb_build_object('room_id', room -> 'id', 'room', room -> 'name') else '{}' end
    || private.value_difference(field, before, after)
    order by step, place, field_place
  ), '[]')
  from fields where coalesce(before, 'null') <> coalesce(after, 'null')
$$;

/* Returns true if a text contains contact details or links. Detects web, email and UPI addresses (also in words), host names, about nine digits (also
   O, I, l, number words), mixed scripts, "@name" and account names. Dates, times, ratings, prices and rooms of one floor are not numbers. Lookalikes
   pass, and honest texts may have to wait. */
create function private.has_contact_details(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_number constant text := '([0-9][^[:alpha:]0-9:]{0,3}){9}|[0-9\uE000]([^[:alpha:]0-9\uE000]{0,5}[0-9\uE000OolI]){9}'
    '|(\uE000[^[:alpha:]0-9\uE000]{0,5}){7}';
  v_amount constant text := '(?:[1-9][0-9]{0,2}(?:,[0-9]{2,3})+|[1-9][0-9]{0,3})(?:\.[0-9]{1,2})?';
  -- Rooms of one floor share their first digit.
  v_rooms constant text := (
    select string_agg(format('%1$s[0-9]{2}(?:[^[:alnum:]]{1,3}%1$s[0-9]{2})*', f), '|') from generate_series(1, 9) as f
  );
  v_network constant text := '(insta(gram)?|telegram|facebook|whats ?app|snapchat|\mfb|\mig'
    '|इंस्टा(ग्राम)?|इन्स्टा(ग्राम)?|टेलीग्राम|फेसबुक|व्हाट्स[एऐ]प)';
  -- One collation, so that all scripts' letters count on any server.
  v_plain constant text collate pg_catalog.pg_c_utf8 := translate(
    private.plain_digits(regexp_replace(
      normalize(p_text, nfkd), private.unreadable() || '|[\u0300-\u036F\u115F\u1160\u200C\u200D\u20D0-\u20FF\uFE00-\uFE0F]', '', 'g'
    )), '。।·‧∙•', '......'
  );
  v_digits text collate pg_catalog.pg_c_utf8;
  v_innocent text;
begin
  if v_plain ~* '(https?:|www\.|mailto:|@ ?[[:alnum:]]|[(\[{<] ?(at|dot|\.) ?[)\]}>]|\.[a-z]{2,}/[[:alnum:]])'
    or v_plain ~* '[[:alnum:]] ?\. ?(com|net|org|biz|xyz)\M'
    or v_plain ~* '[[:alnum:]]\.(info|app|shop|site|online|link|goa|club|travel|hotels?|rooms|store|website|live|भारत)\M'
    -- Lower or upper case only: "In" may begin a sentence after a missing space.
    or v_plain ~ '[[:alnum:]]\.(in|co|io|me|IN|CO|IO|ME)\M'
    or v_plain ~ '[[:alpha:]][[:alnum:]-]*[[:lower:]0-9]\.[[:lower:]]{2,24}(?![[:alnum:]])'
    or v_plain ~ '[[:upper:]][[:upper:]0-9-]+\.[[:upper:]]{2,24}(?![[:alnum:]])'
    or v_plain ~* '\mdot[^[:alnum:]]{1,3}(com|net|org|info|co|me|io|app|club|travel|xyz)\M'
      -- Not "on the dot in the morning".
      '|([a-df-z0-9]|[a-gi-z0-9]e)[^[:alnum:]]{1,3}dot[^[:alnum:]]{1,3}in\M'
    or v_plain ~* '\mat[^[:alnum:]]{1,3}(g-?mail|hotmail|yahoo|outlook|rediff(mail)?|icloud'
      '|ok(axis|hdfc(bank)?|icici|sbi)|ybl|paytm|upi|[a-z0-9-]+[^[:alnum:]]{1,3}dot)\M'
    or v_plain ~* '\mdot[^[:alnum:]]{1,3}[a-z]+[^[:alnum:]]{1,3}slash\M|डॉट ?(कॉम|काम|इन|नेट)'
    or v_plain ~* (v_network || '( (id|handle|username|account|page))?(\s*[:=@]+\s*|\s+[–—-]\s*)[[:alnum:]_]')
    or v_plain ~* (v_network || '(\s+(id|handle|username)\M|[^[:alnum:]]{1,5}([a-z0-9.]+_|[a-z][a-z.]*[0-9]))')
    or v_plain ~ '[A-Za-z]\.?[\u0370-\u03FF\u0400-\u052F]|[\u0370-\u03FF\u0400-\u052F]\.?[A-Za-z]'
  then return true;
  end if;
  v_digits := regexp_replace(
    v_plain, 'zero|one|two|three|four|five|six|seven|eight|nine|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
      '|शून्य|एक|दो|तीन|चार|पाँच|पांच|छह|छः|छ:|सात|आठ|नौ', U&'\E000', 'gi'
  );
  if v_digits !~ v_number then return false; end if;
  -- Seven times as fast as one pattern.
  foreach v_innocent in array array[
    '(?<![0-9])(?:[0-3]?[0-9] ?[./-] ?[0-3]?[0-9] ?[./-] ?(?:19|20)[0-9]{2}|(?:19|20)[0-9]{2}-[01]?[0-9]-[0-3]?[0-9])(?![0-9])',
    '(?<![0-9])(?:19|20)[0-9]{2}(?:[ ,–-]{1,3}(?:19|20)[0-9]{2})+(?![0-9])',
    -- Consumes the sign before: looking back two characters is slow.
    '(?:^|[^0-9./:])(?:[0-3]?[0-9][./][01]?[0-9][./][0-9]{2}|(?:[01]?[0-9]|2[0-4])[.:][0-5][0-9]|(?:10|[0-9](?:\.[0-9])?) ?/ ?(?:5|10))'
      '(?![./:]?[0-9])',
    '(?:₹|\mrs\.?|\minr) ?' || v_amount || '(?: ?[–—/-] ?' || v_amount || ')?(?!,?[0-9])',
    '(?:\mrooms?|कमर[ाे]) (?:(?:no|नं)\.? ?)?(?:' || v_rooms || ')(?![0-9])'
  ] loop
    v_digits := regexp_replace(v_digits, v_innocent, ' ', 'gi');
  end loop;
  return v_digits ~ v_number;
end
$$;

/* Returns approved photos; if none remain, the live ones. Alt texts with contact details stay as live. */
create function private.known_photos(p_live jsonb, p_next jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when p_next <> '[]' and k.photos is null then p_live else coalesce(k.photos, '[]') end
  from (
    select jsonb_agg(
      case when private.has_contact_details(n.photo ->> 'alt_text') then n.photo || jsonb_build_object('alt_text', coalesce(
        (select l.value -> 'alt_text' from jsonb_array_elements(p_live) as l where l.value -> 'id' = n.photo -> 'id'), '""'
      )) else n.photo end order by n.place
    ) as photos
    from jsonb_array_elements(p_next) with ordinality as n (photo, place)
    join private.uploads as u on u.id = (n.photo ->> 'id')::uuid and u.approved_at is not null
  ) as k
$$;

/* Returns a new part, but keeps live texts where the new ones have contact details. */
create function private.known_texts(p_live jsonb, p_next jsonb, p_fields text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_next - k.fields || coalesce((select jsonb_object_agg(l.key, l.value) from jsonb_each(p_live) as l where l.key = any (k.fields)), '{}')
  from (
    select coalesce(array_agg(f.key), '{}') as fields from unnest(p_fields) as f (key)
    where private.has_contact_details(p_next ->> f.key)
  ) as k
$$;

create function private.is_far_price(p_price bigint, p_approved bigint) returns boolean
language sql immutable set search_path = ''
as $$ select 2 * p_price not between p_approved and 3 * p_approved $$;

/* Returns 'price' (far from the approved price), 'tax' (a new rate that differs from GST), or null if no review is needed. */
create function private.price_waits(p_live jsonb, p_next jsonb, p_approved bigint) returns text
language sql immutable set search_path = ''
as $$
  select case
    when private.is_far_price((p_next ->> 'base_price')::bigint, p_approved) and p_next -> 'base_price' <> p_live -> 'base_price' then 'price'
    when p_next ->> 'tax_reason' is not null
      and (p_next -> 'tax_rate', p_next -> 'tax_reason') is distinct from (p_live -> 'tax_rate', p_live -> 'tax_reason') then 'tax'
  end
$$;

/* Returns the version that may go live at once. Keeps live values for what needs review: identity and location, contact details in texts, unapproved
   photos, new rooms, far prices with their tax, and replacing all rooms. Phone and email fields are free. */
create function private.publishable_version(p_property_id uuid, p_live jsonb, p_next jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_prices constant jsonb := coalesce((select prices from private.approvals where property_id = p_property_id), '{}');
  v_photos constant jsonb := private.known_photos(p_live -> 'photos', p_next -> 'photos');
  v_rooms jsonb;
begin
  select jsonb_agg(
    private.known_texts(l.room, n.room, private.screened_fields('rooms'))
    || jsonb_build_object('photos', private.known_photos(l.room -> 'photos', n.room -> 'photos')) || case
      when private.price_waits(l.room, n.room, coalesce(v_prices ->> (n.room ->> 'id'), l.room ->> 'base_price')::bigint) is not null then
        jsonb_build_object('base_price', l.room -> 'base_price', 'tax_rate', l.room -> 'tax_rate', 'tax_reason', l.room -> 'tax_reason')
      else '{}'
    end
    order by n.place
  ) into v_rooms
  from jsonb_array_elements(p_next -> 'rooms') with ordinality as n (room, place)
  join jsonb_array_elements(p_live -> 'rooms') as l (room) on l.room ->> 'id' = n.room ->> 'id';
  return private.known_texts(p_live, p_next, private.screened_fields('amenities')) || jsonb_build_object(
    'basics', p_next -> 'basics' || p_live -> 'basics' || jsonb_build_object(
      'phone', p_next #> '{basics,phone}', 'email', p_next #> '{basics,email}',
      'description', private.known_texts(p_live -> 'basics', p_next -> 'basics', private.screened_fields('basics')) -> 'description'
    ),
    'policies', private.known_texts(p_live -> 'policies', p_next -> 'policies', private.screened_fields('policies')),
    'photos', v_photos, 'cover_photo_id', v_photos #> '{0,id}', 'rooms', coalesce(v_rooms, p_live -> 'rooms')
  );
end $$;

/* Returns differences for the owner with `waits`, `why`, and the approved price if one is far. */
create function private.marked_differences(p_property_id uuid, p_free jsonb, p_waiting jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with prices as (
    select e.value ->> 'room_id' as room_id, k.approved, private.is_far_price((e.value ->> 'after')::bigint, k.approved) as is_far
    from jsonb_array_elements(p_waiting) as e
    left join private.approvals as a on a.property_id = p_property_id
    cross join lateral (select coalesce(a.prices ->> (e.value ->> 'room_id'), e.value ->> 'before')::bigint as approved) as k
    where e.value ->> 'field' = 'base_price'
  )
  select coalesce((select jsonb_agg(e.value || '{"waits": false}' order by e.ordinality) from jsonb_array_elements(p_free) with ordinality as e), '[]')
    || coalesce((
      select jsonb_agg(
        e.value || jsonb_build_object('waits', true, 'why', case
          when e.value ->> 'part' = 'compliance' then 'payout'
          when e.value ->> 'part' = 'documents' then 'paper'
          when e.value ->> 'field' = any (private.screened_fields(e.value ->> 'part')) or e.value ->> 'added' = '0' then 'contact'
          when e.value ->> 'part' = 'basics' then 'identity'
          when e.value ->> 'field' = 'new' then 'new_room'
          when e.value ->> 'field' = 'gone' then 'all_rooms'
          when e.value ->> 'field' = 'photos' then 'new_photo'
          when not coalesce(p.is_far, false) then 'tax'
          when e.value ->> 'field' = 'base_price' then 'price'
          else 'tax_of_price'
        end) || case
          when e.value ->> 'field' = 'base_price' then jsonb_build_object('approved', p.approved) else '{}'
        end
        order by e.ordinality
      )
      from jsonb_array_elements(p_waiting) with ordinality as e
      left join prices as p on p.room_id = e.value ->> 'room_id'
    ), '[]')
$$;
