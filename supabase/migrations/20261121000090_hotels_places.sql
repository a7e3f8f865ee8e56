-- Places that people search for, from content/places.yaml.

create table private.places (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('region', 'taluka', 'town', 'beach', 'airport', 'station', 'landmark')),
  parent_id text references private.places (id) deferrable initially deferred,
  names text[] not null,
  pincodes text[] not null,
  latitude numeric(9, 6) not null,
  longitude numeric(9, 6) not null,
  position smallint not null,
  region_id text,
  -- Numbers of a walk through the tree: a place and all below it are ordinal to last_ordinal.
  ordinal smallint,
  last_ordinal smallint
);
comment on table private.places is
  'Regions, talukas, towns, beaches, airports, stations and landmarks of content/places.yaml, written by set_places.';

create table private.place_names (
  key text primary key,
  place_id text not null references private.places (id) on delete cascade,
  -- A second airport, station or landmark with the same name.
  other_id text references private.places (id) on delete cascade
);
comment on table private.place_names is 'Every name of a place as place_key writes it. "Baga Beach", called like the town it is in, names the town.';
-- No fastupdate: names are written together, and every search would read the pending list.
create index place_names_like on private.place_names using gin (key extensions.gin_trgm_ops) with (fastupdate = off);

create table private.name_words (
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  word text not null,
  primary key (hotel_id, word)
);
comment on table private.name_words is
  'The words of the names of active hotels as place_key writes them, of four letters or more, kept with hotel_search: slips in them are looked up here.';
create index name_words_word on private.name_words (word);
create index name_words_like on private.name_words using gin (word extensions.gin_trgm_ops);

create type private.destination as (
  named text[], other_id text, typed text, shown text, unnamed text,
  places smallint[], words text[], all_words text[], latitude double precision, longitude double precision
);
comment on type private.destination is
  'What a destination was understood as. named: the ids of the places it names; other_id: another place of the same name; typed: the text, where a slip in it was corrected; shown: what is shown instead, null where that is the places; unnamed: words beside the places that were passed over. Meant are hotels in one of places (null: anywhere) whose text has all words (LIKE patterns), and, where all_words is not null, those whose text has all of these; of both, with latitude and longitude, those that are near.';

/* True for kinds of place that people stay near and no hotel lies in. The same as isLandmark in src/domain/hotel/places.ts. */
create function private.is_landmark(p_kind text) returns boolean
language sql immutable
return p_kind in ('airport', 'station', 'landmark');

/* Returns the radius in km of a search near an airport, a station, a landmark or a visitor, in a straight line. */
create function private.near_km() returns integer
language sql immutable return 20;

/* Returns km on a plane, exact to 0.01 km within Goa. One expression, so PostgreSQL inlines it: 10 times as fast for 10,000 hotels. */
create function private.distance_km(
  p_latitude double precision, p_longitude double precision, p_to_latitude double precision, p_to_longitude double precision
) returns double precision
language sql immutable
return 111.195 * sqrt((p_to_latitude - p_latitude) ^ 2 + ((p_to_longitude - p_longitude) * cos(radians(p_latitude))) ^ 2);

/* Returns words that narrow no search, such as "hotel" or "Goa". */
create function private.empty_words() returns text[]
language sql immutable set search_path = ''
as $$
  select '{goa,india,beach,beaches,taluka,taluk,tehsil,district,dist,state,region,area,city,town,village,hotel,hotels,stay,stays,resort,resorts,homestay,homestays,guesthouse,guesthouses,villa,villas,hostel,hostels,accommodation,property,properties,place,places,room,rooms,near,nearby,around,close,me,to,in,at,on,by,of,the,and,for,from,side,within}'::text[]
$$;

/* Returns a name for comparison: plain, with one space between words. Same as placeKey in src/content/places.ts. */
create function private.place_key(p_text text) returns text
language sql immutable set search_path = ''
as $$ select trim(regexp_replace(private.plain_text(p_text) collate pg_catalog.pg_c_utf8, '[^[:alnum:]]+', ' ', 'g')) $$;

/* Reads the places that the first p_words words name, longest names first, so "Goa Velha" is not "Goa". roles, one for each token: p place, w word to
   find, d known pin code, e empty. named: the narrowest of nested places. p_landmarks: also landmarks, which do not combine with other places.
   other_id: another place of that name. */
create function private.read_places(
  p_text text, p_words integer, p_landmarks boolean,
  out named private.places[], out other_id text, out tokens text[], out keys text[], out roles text[]
)
language plpgsql stable set search_path = ''
as $$
declare
  v_name record;
  v_next integer := 1;
  v_place private.places;
  v_at integer;
begin
  named := '{}';
  select coalesce(array_agg(w.word order by w.n), '{}'), coalesce(array_agg(private.place_key(w.word) order by w.n), '{}')
  into tokens, keys
  from (
    select match[1] as word, n
    from regexp_matches(
      regexp_replace(private.plain_text(p_text), '\m(403)[\s-]+([0-9]{3})\M', '\1\2', 'g'), '[^\s,]+', 'g'
    ) with ordinality as m (match, n)
    where n <= p_words
  ) as w;
  select coalesce(array_agg(case
    when key = any (private.empty_words()) then 'e'
    when key ~ '^[0-9]{6}$' and exists (select 1 from private.places as p where key = any (p.pincodes)) then 'd'
    else 'w'
  end order by n), '{}') into roles
  from unnest(keys) with ordinality as k (key, n);

  for v_name in
    select i, k, n.place_id, n.other_id
    from generate_series(1, cardinality(keys)) as i
    cross join generate_series(1, least(6, cardinality(keys) - i + 1)) as k
    join private.place_names as n on n.key = array_to_string(keys[i : i + k - 1], ' ')
    join private.places as p on p.id = n.place_id and (p_landmarks or not private.is_landmark(p.kind))
    order by i, k desc
  loop
    continue when v_name.i < v_next;
    select * into v_place from private.places where id = v_name.place_id;
    if cardinality(named) = 0 then
      named := array[v_place];
      other_id := v_name.other_id;
    elsif not private.is_landmark(v_place.kind) and not private.is_landmark(named[1].kind) then
      v_at := (
        select min(n) from generate_subscripts(named, 1) as n
        where v_place.ordinal between named[n].ordinal and named[n].last_ordinal
      );
      if v_at is not null then
        named[v_at] := v_place;
      elsif not exists (
        select 1 from generate_subscripts(named, 1) as n where named[n].ordinal between v_place.ordinal and v_place.last_ordinal
      ) then
        named := named || v_place;
      end if;
    end if;
    v_next := v_name.i + v_name.k;
    for i in v_name.i .. v_next - 1 loop
      roles[i] := 'p';
    end loop;
  end loop;
end $$;

/* Returns the place of a hotel by its city, else its address, else its pin code; null if none is known. */
create function private.place_of_hotel(p_city text, p_address text) returns private.places
language plpgsql stable set search_path = ''
as $$
declare
  v_read record := private.read_places(concat_ws(', ', p_city, p_address), 60, false);
  v_place private.places := v_read.named[1];
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

/* Limits a search text to 80 characters before and after it becomes plain, because one sign can become eighteen. */
create function private.plain_cut(p_text text) returns text
language sql immutable set search_path = ''
as $$ select left(private.plain_text(left(coalesce(p_text, ''), 80)), 80) $$;

/* Reads a text as a destination without correcting it. Reads 12 words at most. rest: the words that must be found. */
create function private.read_destination(
  p_text text, out destination private.destination, out tokens text[], out keys text[], out roles text[], out rest text
)
language plpgsql stable set search_path = ''
as $$
declare
  v_read record := private.read_places(private.plain_cut(p_text), 12, true);
  v_place constant private.places := v_read.named[1];
begin
  tokens := v_read.tokens;
  keys := v_read.keys;
  roles := v_read.roles;
  destination.named := array(select p.id from unnest(v_read.named) with ordinality as p order by p.ordinality);
  destination.other_id := v_read.other_id;

  for i in 1 .. cardinality(keys) loop
    continue when roles[i] <> 'd';
    if v_place.id is not null then
      perform 1 from unnest(v_read.named) as v join private.places as p on keys[i] = any (p.pincodes)
        and (p.ordinal between v.ordinal and v.last_ordinal or v.ordinal between p.ordinal and p.last_ordinal);
      roles[i] := case when found then 'e' else 'w' end;
    else
      destination.named := destination.named || array(
        select p.id from private.places as p
        where keys[i] = any (p.pincodes) and p.id <> all (destination.named) and not exists (
          select 1 from private.places as f
          where keys[i] = any (f.pincodes) and f.ordinal < p.ordinal and p.ordinal <= f.last_ordinal
        )
        order by p.ordinal
      );
    end if;
  end loop;

  if private.is_landmark(v_place.kind) then
    destination.latitude := v_place.latitude;
    destination.longitude := v_place.longitude;
  elsif destination.named <> '{}' then
    destination.places := array(
      select n::smallint from private.places as p cross join generate_series(p.ordinal::integer, p.last_ordinal::integer) as n
      where p.id = any (destination.named)
    );
  end if;

  select string_agg(t.token, ' ' order by t.n) into rest from unnest(tokens, roles) with ordinality as t (token, role, n) where t.role = 'w';
  destination.words := private.word_patterns(rest);
  -- "Baga Marina" may be a hotel in Calangute, so hotels with all words in name and address match too.
  if destination.places is not null and ('w' = any (roles) or 'd' = any (roles)) then
    destination.all_words := private.word_patterns((
      select string_agg(t.token, ' ' order by t.n) from unnest(tokens, roles) with ordinality as t (token, role, n) where t.role <> 'e'
    ));
  end if;
end $$;

/* Returns the hotels that a destination means. private.search_hotels repeats these conditions. */
create function private.hotels_at(p_destination private.destination) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- Separate variables let the planner know the places and use the index for words.
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

/* Resolves a destination: places include all below them, other words must occur in name, city, address or country. Without a hotel it corrects a
   typing error, else ignores words beside a place. p_exact: neither. A place without hotels means those near it. */
create function private.resolve_destination(
  p_text text, p_exact boolean default false, p_near_lat double precision default null, p_near_lng double precision default null
) returns private.destination
-- A generic plan saves 0.6 ms; the calling search is planned each time.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_read record := private.read_destination(p_text);
  v_meant private.destination := v_read.destination;
  v_mended private.destination := v_read.destination;
  v_rest constant text := v_read.rest;
  v_is_found boolean := false;
  v_text text;
begin
  for v_slips in 0 .. 2 loop
    v_is_found := v_mended.words = '{%}' or p_exact is true or exists (select 1 from private.hotels_at(v_mended));
    if v_is_found then
      v_meant := v_mended;
      if v_slips > 0 then
        v_meant.typed := trim(left(p_text, 80));
        if v_meant.words <> '{%}' then v_meant.shown := private.corrected_name(v_meant, v_text); end if;
      end if;
      exit;
    end if;
    v_text := private.correct_typo(v_read.tokens, v_read.keys, v_read.roles);
    exit when v_text is null;
    v_read := private.read_destination(v_text);
    v_mended := v_read.destination;
  end loop;
  if not v_is_found and v_meant.named <> '{}' then
    v_meant.unnamed := v_rest;
    v_meant.words := '{%}';
    v_meant.all_words := null;
  end if;
  if p_near_lat is not null then
    v_meant.latitude := p_near_lat;
    v_meant.longitude := p_near_lng;
  elsif v_meant.latitude is null and cardinality(v_meant.named) = 1 and v_meant.words = '{%}'
    and not exists (select 1 from private.hotel_search as s where s.place = any (v_meant.places))
    and not exists (select 1 from private.hotels_at(v_meant)) then
    select p.latitude, p.longitude into v_meant.latitude, v_meant.longitude from private.places as p where p.id = v_meant.named[1];
    v_meant.places := null;
    v_meant.all_words := null;
  end if;
  return v_meant;
end $$;

/* Returns the text shown for a corrected search: the hotel's name if only one matches, else the corrected text. */
create function private.corrected_name(p_meant private.destination, p_text text) returns text
language sql stable set search_path = ''
as $$
  select case when count(*) = 1 then min(h.name) else p_text end
  from private.hotels_at(p_meant) as m (id) join public.hotels as h on h.id = m.id
$$;

/* True if one text may be a typing error for the other. Each word may differ in a third of its letters, at most three, or have two swapped. */
create function private.is_typo(p_typed text, p_meant text) returns boolean
language sql immutable set search_path = ''
as $$
  select bool_and(
    extensions.levenshtein(w.typed, w.meant) <= greatest(least(3, char_length(w.typed) / 3, char_length(w.meant) / 3), case
      when array(select unnest(string_to_array(w.typed, null)) order by 1) = array(select unnest(string_to_array(w.meant, null)) order by 1) then 2
      else 0
    end)
  )
  from (select string_to_array(p_typed, ' ') as typed, string_to_array(p_meant, ' ') as meant) as s
  cross join lateral unnest(
    case when cardinality(s.typed) = cardinality(s.meant) then s.typed else array[replace(p_typed, ' ', '')] end,
    case when cardinality(s.typed) = cardinality(s.meant) then s.meant else array[replace(p_meant, ' ', '')] end
  ) as w (typed, meant)
$$;

/* Returns the text with its likeliest typing error corrected, or null. The similarity must be 0.33 or more, which is one letter in five. */
create function private.correct_typo(p_tokens text[], p_keys text[], p_roles text[]) returns text
language sql stable set search_path = ''
as $$
  select array_to_string(p_tokens[: c.i - 1] || c.key || p_tokens[c.i + c.k :], ' ')
  from (
    select t.i, t.k, t.key as typed, n.key, extensions.similarity(n.key, t.key) as likeness
    from (
      select i, k, array_to_string(p_keys[i : i + k - 1], ' ') as key
      from generate_series(1, cardinality(p_keys)) as i
      cross join generate_series(1, least(3, cardinality(p_keys) - i + 1)) as k
      where 'w' = any (p_roles[i : i + k - 1]) and not p_roles[i : i + k - 1] && '{p,d}'
        and '' <> all (p_keys[i : i + k - 1])
    ) as t
    -- The operator % uses the index, 30 times as fast as comparing every name.
    -- Letters outside the database's locale have no trigrams and would read the whole index.
    join private.place_names as n on n.key operator(extensions.%) t.key and extensions.similarity(n.key, t.key) >= 0.33
      and char_length(t.key) >= 4 and extensions.show_trgm(t.key) <> '{}'
      and char_length(n.key) >= 4 and abs(char_length(n.key) - char_length(t.key)) <= 3 and private.is_typo(t.key, n.key)
    union all
    select t.i, 1, t.key, n.word, extensions.similarity(n.word, t.key)
    from unnest(p_keys, p_roles) with ordinality as t (key, role, i)
    join private.name_words as n on n.word operator(extensions.%) t.key and extensions.similarity(n.word, t.key) >= 0.33
    where t.role = 'w' and char_length(t.key) >= 4 and extensions.show_trgm(t.key) <> '{}'
      and abs(char_length(n.word) - char_length(t.key)) <= 3 and private.is_typo(t.key, n.word)
      and not exists (select 1 from private.name_words as k where k.word = t.key)
      and not exists (select 1 from private.place_names as p where p.key = n.word)
  ) as c
  order by c.likeness desc, char_length(c.typed) desc, c.key, c.i
  limit 1
$$;

/* Replaces the places by [{id, name, kind, in, names, pincodes, at: [latitude, longitude]}], parents first, and updates every hotel's place. `npm run
   places` writes the call into a migration. */
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
  insert into private.place_names (key, place_id, other_id)
  select n.key, (array_agg(n.place_id order by n.position))[1], (array_agg(n.place_id order by n.position))[2]
  from (
    select
      private.place_key(a.name) as key, p.position, case when p.kind = 'beach' and p.name = t.name || ' Beach' then t.id else p.id end as place_id
    from private.places as p
    left join private.places as t on t.id = p.parent_id
    cross join lateral unnest(p.name || p.names) as a (name)
  ) as n
  group by n.key;

  perform private.index_hotel(h.id) from public.hotels as h;
end $$;
