-- Places as people name them: what a destination means, and where a hotel is. Fed from content/places.yaml.

create table private.places (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('region', 'taluka', 'town', 'beach', 'airport', 'station')),
  parent_id text references private.places (id) deferrable initially deferred,
  -- Other names and spellings, and codes.
  names text[] not null,
  pincodes text[] not null,
  latitude numeric(9, 6) not null,
  longitude numeric(9, 6) not null,
  -- Its line in the file.
  position smallint not null,
  region_id text,
  -- Places counted along the tree: a place and all below it are those from its ordinal to last_ordinal.
  ordinal smallint,
  last_ordinal smallint
);
comment on table private.places is
  'Regions, talukas, towns, beaches, airports and stations of content/places.yaml, written by set_places.';

create table private.place_names (
  key text primary key,
  place_id text not null references private.places (id) on delete cascade
);
comment on table private.place_names is 'Every name of a place as place_key writes it. "Baga Beach", called like the town it is in, names the town.';

create type private.destination as (
  place_id text, typed text, places smallint[], words text[], all_words text[], latitude double precision, longitude double precision
);
comment on type private.destination is
  'What a destination was understood as. place_id: the place it names, or null; typed: the text, where a slip in it was corrected. Meant are hotels in one of places (null: anywhere) whose text has all words (LIKE patterns), and, where all_words is not null, those whose text has all of these; of both, with latitude and longitude, those that are near.';

/* How far a search near an airport, a station or a visitor looks, in kilometres as the crow flies. */
create function private.near_km() returns integer
language sql immutable return 20;

/* Kilometres between two points, exact to a hundredth within Goa: a plane, with a degree of longitude as short as it is at the first.
   One expression, which is put in where it is used: called for each of ten thousand hotels it took a search ten times as long. */
create function private.distance_km(
  p_latitude double precision, p_longitude double precision, p_to_latitude double precision, p_to_longitude double precision
) returns double precision
language sql immutable
return 111.195 * sqrt((p_to_latitude - p_latitude) ^ 2 + ((p_to_longitude - p_longitude) * cos(radians(p_latitude))) ^ 2);

/* Words that say what kind of thing is looked for, or that it is in Goa, and so narrow nothing. */
create function private.empty_words() returns text[]
language sql immutable set search_path = ''
as $$
  select '{goa,india,beach,beaches,taluka,taluk,tehsil,district,dist,state,region,area,city,town,village,hotel,hotels,stay,stays,resort,resorts,homestay,homestays,guesthouse,guesthouses,villa,villas,hostel,hostels,accommodation,property,properties,place,places,room,rooms,near,nearby,around,close,to,in,at,on,by,of,the,and,for,from,side,within}'::text[]
$$;

/* A name or a word as names are compared: plain, with one space for whatever stands between letters and digits. The same as placeKey
   in src/content/places.ts. */
create function private.place_key(p_text text) returns text
language sql immutable set search_path = ''
as $$ select trim(regexp_replace(private.plain_text(p_text) collate pg_catalog.pg_c_utf8, '[^[:alnum:]]+', ' ', 'g')) $$;

/*
 * Reads the places a text names, of its first p_words words: longest names first, so that "Goa Velha" is no "Goa".
 * tokens and keys: its words, plain, and as names are compared. roles, of each: p, part of a name that place stands for; w, a word that must be found;
 * d, a known pin code; e, empty. place: the first that is named, or one below it that is named as well ("Candolim, Bardez"); names of others are
 * words. Airports and stations are read where p_landmarks says so; beside another place they are passed over.
 */
create function private.read_places(
  p_text text, p_words integer, p_landmarks boolean,
  out place private.places, out tokens text[], out keys text[], out roles text[]
)
language plpgsql stable set search_path = ''
as $$
declare
  v_name record;
  v_next integer := 1;
  v_place private.places;
  v_role text;
begin
  select coalesce(array_agg(w.word order by w.n), '{}'), coalesce(array_agg(private.place_key(w.word) order by w.n), '{}')
  into tokens, keys
  from (
    select match[1] as word, n
    from regexp_matches(private.plain_text(p_text), '[^\s,]+', 'g') with ordinality as m (match, n)
    where n <= p_words
  ) as w;
  select coalesce(array_agg(case
    when key = any (private.empty_words()) then 'e'
    when key ~ '^[0-9]{6}$' and exists (select 1 from private.places as p where key = any (p.pincodes)) then 'd'
    else 'w'
  end order by n), '{}') into roles
  from unnest(keys) with ordinality as k (key, n);

  for v_name in
    select i, k, n.place_id
    from generate_series(1, cardinality(keys)) as i
    cross join generate_series(1, least(6, cardinality(keys) - i + 1)) as k
    join private.place_names as n on n.key = array_to_string(keys[i : i + k - 1], ' ')
    join private.places as p on p.id = n.place_id and (p_landmarks or p.kind not in ('airport', 'station'))
    order by i, k desc
  loop
    continue when v_name.i < v_next;
    select * into v_place from private.places where id = v_name.place_id;
    v_role := 'p';
    if place.id is null
      or (v_place.ordinal between place.ordinal and place.last_ordinal and place.kind not in ('airport', 'station')) then
      place := v_place;
    elsif place.ordinal not between v_place.ordinal and v_place.last_ordinal
      and v_place.kind not in ('airport', 'station') and place.kind not in ('airport', 'station') then
      v_role := 'w';
    end if;
    v_next := v_name.i + v_name.k;
    for i in v_name.i .. v_next - 1 loop
      roles[i] := v_role;
    end loop;
  end loop;
end $$;

/* The place of a hotel: of the city, or below it as the address says; else of the address, else of its pin code. Null in a place
   nobody knows. */
create function private.place_of_hotel(p_city text, p_address text) returns private.places
language plpgsql stable set search_path = ''
as $$
declare
  v_read record := private.read_places(concat_ws(', ', p_city, p_address), 60, false);
  v_place private.places := v_read.place;
begin
  if v_place.id is null and 'd' = any (v_read.roles) then
    select p.* into v_place from private.places as p
    where p.pincodes && array(
      select key from unnest(v_read.keys, v_read.roles) as t (key, role) where role = 'd'
    )
    order by p.ordinal limit 1;
  end if;
  return v_place;
end $$;

/* The numbers of a place and of all below it. */
create function private.place_numbers(p_place private.places) returns smallint[]
language sql immutable set search_path = ''
as $$ select array(select n::smallint from generate_series((p_place).ordinal::integer, (p_place).last_ordinal::integer) as n) $$;

/* What a text means as a destination, as it stands. At most twelve words of 80 characters are read. */
create function private.read_destination(p_text text, out destination private.destination, out tokens text[], out keys text[], out roles text[])
language plpgsql stable set search_path = ''
as $$
declare
  v_read record := private.read_places(left(coalesce(p_text, ''), 80), 12, true);
  v_place constant private.places := v_read.place;
begin
  tokens := v_read.tokens;
  keys := v_read.keys;
  roles := v_read.roles;
  destination.place_id := v_place.id;
  if v_place.kind in ('airport', 'station') then
    destination.latitude := v_place.latitude;
    destination.longitude := v_place.longitude;
  elsif v_place.id is not null then
    destination.places := private.place_numbers(v_place);
  end if;

  for i in 1 .. cardinality(keys) loop
    continue when roles[i] <> 'd';
    if v_place.id is not null then
      -- A pin code of the place, of one below it or above it says nothing new.
      perform 1 from private.places as p
      where keys[i] = any (p.pincodes) and (
        p.ordinal between v_place.ordinal and v_place.last_ordinal or v_place.ordinal between p.ordinal and p.last_ordinal
      );
      roles[i] := case when found then 'e' else 'w' end;
    else
      -- Of several places that share it, those below the first are part of it; with others it names none.
      select
        case when destination.places is null and bool_and(p.ordinal between f.ordinal and f.last_ordinal) then min(f.id) end,
        destination.places || array_agg(n.number)
      into destination.place_id, destination.places
      from private.places as p
      cross join (
        select * from private.places as f where keys[i] = any (f.pincodes) order by f.ordinal limit 1
      ) as f
      cross join lateral unnest(private.place_numbers(p)) as n (number)
      where keys[i] = any (p.pincodes);
    end if;
  end loop;

  destination.words := private.word_patterns((
    select string_agg(t.token, ' ' order by t.n) from unnest(tokens, roles) with ordinality as t (token, role, n) where t.role = 'w'
  ));
  -- "Baga Marina" may be the name of a house in Calangute: with more words than the place's, all of them in name and address will do.
  if destination.places is not null and ('w' = any (roles) or 'd' = any (roles)) then
    destination.all_words := private.word_patterns((
      select string_agg(t.token, ' ' order by t.n) from unnest(tokens, roles) with ordinality as t (token, role, n) where t.role <> 'e'
    ));
  end if;
end $$;

/* The ids of the hotels that a destination means; the search's own statement says the same. */
create function private.hotels_at(p_destination private.destination) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- Each on its own, so that the plan knows them, and the words their index.
  v_places constant smallint[] := p_destination.places;
  v_words constant text[] := p_destination.words;
  v_longest constant text := v_words[1];
  v_all_words constant text[] := p_destination.all_words;
  v_latitude constant double precision := p_destination.latitude;
  v_longitude constant double precision := p_destination.longitude;
begin
  return query select s.hotel_id from private.hotel_search as s
  where (v_longest = '%' or s.search_text like v_longest)
    and (cardinality(v_words) = 1 or s.search_text like all (v_words))
    and (v_places is null or s.place = any (v_places) or v_all_words is not null and s.search_text like all (v_all_words))
    and (v_latitude is null or private.distance_km(v_latitude, v_longitude, s.latitude, s.longitude) <= private.near_km());
end $$;

/*
 * What a destination means, whoever asks: search, nearest dates, suggestions. A place of content/places.yaml in any of its spellings means it and
 * all below it; words that narrow nothing are passed over; all others must occur in name, city, address or country. Where no
 * hotel is meant and a place is called much like what was typed (trigrams, 0.4 or more), that place is meant, unless p_exact. With
 * p_near_lat and p_near_lng, in degrees, only what is near that spot.
 */
create function private.resolve_destination(
  p_text text, p_exact boolean default false, p_near_lat double precision default null, p_near_lng double precision default null
) returns private.destination
-- The search that asks is planned anew each time; what reads the destination need not be (0.6 ms).
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_read record := private.read_destination(p_text);
  v_meant private.destination := v_read.destination;
  v_mended private.destination := v_read.destination;
  v_text text;
begin
  -- Two slips at most.
  for v_slips in 0 .. 2 loop
    if v_mended.words = '{%}' or p_exact or exists (select 1 from private.hotels_at(v_mended)) then
      v_meant := v_mended;
      if v_slips > 0 then v_meant.typed := trim(left(p_text, 80)); end if;
      exit;
    end if;
    v_text := private.without_slip(v_read.tokens, v_read.keys, v_read.roles);
    exit when v_text is null;
    v_read := private.read_destination(v_text);
    v_mended := v_read.destination;
  end loop;
  if p_near_lat is not null then
    v_meant.latitude := p_near_lat;
    v_meant.longitude := p_near_lng;
  end if;
  return v_meant;
end $$;

/* The words of a text with one to three of them replaced by the name of a place that is written much alike; null without one. */
create function private.without_slip(p_tokens text[], p_keys text[], p_roles text[]) returns text
language sql stable set search_path = ''
as $$
  select array_to_string(p_tokens[: t.i - 1] || n.key || p_tokens[t.i + t.k :], ' ')
  from (
    select i, k, array_to_string(p_keys[i : i + k - 1], ' ') as key
    from generate_series(1, cardinality(p_keys)) as i
    cross join generate_series(1, least(3, cardinality(p_keys) - i + 1)) as k
    where 'w' = any (p_roles[i : i + k - 1]) and not p_roles[i : i + k - 1] && '{p,d}'
      and '' <> all (p_keys[i : i + k - 1])
  ) as t
  join private.place_names as n
    on char_length(t.key) >= 4 and char_length(n.key) >= 4 and abs(char_length(n.key) - char_length(t.key)) <= 3
    and extensions.similarity(n.key, t.key) >= 0.4
  order by extensions.similarity(n.key, t.key) desc, char_length(t.key) desc, n.key
  limit 1
$$;

/*
 * Makes the places those of a list [{id, name, kind, in, names, pincodes, at: [latitude, longitude]}], in its order, each after the
 * one it lies in, and finds every hotel's place anew. Written by `npm run places` into a migration.
 */
create function private.set_places(p_places jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.places as p (position, id, name, kind, parent_id, names, pincodes, latitude, longitude)
  select
    l.n, l.place ->> 'id', l.place ->> 'name', l.place ->> 'kind', l.place ->> 'in',
    array(select jsonb_array_elements_text(l.place -> 'names')), array(select jsonb_array_elements_text(l.place -> 'pincodes')),
    (l.place #>> '{at,0}')::numeric, (l.place #>> '{at,1}')::numeric
  from jsonb_array_elements(p_places) with ordinality as l (place, n)
  on conflict (id) do update set
    position = excluded.position, name = excluded.name, kind = excluded.kind, parent_id = excluded.parent_id, names = excluded.names,
    pincodes = excluded.pincodes, latitude = excluded.latitude, longitude = excluded.longitude;
  delete from private.places as p
  where not exists (select 1 from jsonb_array_elements(p_places) as l (place) where l.place ->> 'id' = p.id);

  with recursive tree as (
    select p.id, array[p.position] as path, p.id as region_id from private.places as p where p.parent_id is null
    union all
    select p.id, t.path || p.position, t.region_id from private.places as p join tree as t on t.id = p.parent_id
  ),
  counted as (
    select
      t.id, t.region_id, row_number() over (order by t.path) as ordinal,
      (select count(*) from tree as b where b.path[: cardinality(t.path)] = t.path) as size
    from tree as t
  )
  update private.places as p
  set region_id = c.region_id, ordinal = c.ordinal, last_ordinal = c.ordinal + c.size - 1
  from counted as c where c.id = p.id;

  delete from private.place_names where key is not null;
  insert into private.place_names (key, place_id)
  select private.place_key(n.name), case when p.kind = 'beach' and p.name = t.name || ' Beach' then t.id else p.id end
  from private.places as p
  left join private.places as t on t.id = p.parent_id
  cross join lateral unnest(p.name || p.names) as n (name);

  perform private.index_hotel(h.id) from public.hotels as h;
end $$;
