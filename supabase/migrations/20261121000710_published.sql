-- What the build of the site asks for, to write a page for each hotel: which there are, when what guests read of them changed, and which
-- names their addresses had before.

create table private.hotel_changes (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table private.hotel_changes is
  'When what guests read of a hotel changed last: itself, its rooms, its reviews. Apart from the hotels, whose rows admins change as they read them.';

/* Notes that a hotel changed. Of changes at one moment the first is noted, so that none waits for another. */
create function private.note_changed(p_hotel_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update private.hotel_changes set changed_at = now() where hotel_id = (
    select c.hotel_id from private.hotel_changes as c where c.hotel_id = p_hotel_id and c.changed_at < now() for update skip locked
  )
$$;

/* The same of the row of a hotel, which it is noted with when it is made. Definer, as the next: who changes hotels has no rights here. */
create function private.note_hotel_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then insert into private.hotel_changes (hotel_id) values (new.id); else perform private.note_changed(new.id); end if;
  return null;
end $$;
create trigger note_change after insert or update on public.hotels for each row execute function private.note_hotel_change();

/* The same of what belongs to a hotel, a room or a review. */
create function private.note_hotel_part_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then perform private.note_changed(old.hotel_id); else perform private.note_changed(new.hotel_id); end if;
  return null;
end $$;
create trigger note_change after insert or update or delete on public.room_categories
  for each row execute function private.note_hotel_part_change();
create trigger note_change after insert or update or delete on public.reviews
  for each row execute function private.note_hotel_part_change();

create table private.earlier_names (
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  name text not null,
  primary key (hotel_id, name)
);
comment on table private.earlier_names is
  'Names that hotels had. A page''s address holds the name, and links and search engines remember it: the build leads each to the page of today.';

/* Keeps the name that a hotel had until now. Definer, as the others: who changes hotels has no rights here. */
create function private.keep_name() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.earlier_names (hotel_id, name) values (old.id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger keep_name after update of name on public.hotels
  for each row when (old.name is distinct from new.name) execute function private.keep_name();

/* The hotels that can be booked, by their ids, 1,000 at most after the one given: {ok, hotels: [{id, changed_at, earlier_names}]}. */
create function private.published_hotels(p_after uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('ok', true, 'hotels', coalesce(jsonb_agg(to_jsonb(h) order by h.id), '[]'))
  from (
    select
      h.id, c.changed_at,
      array(select n.name from private.earlier_names as n where n.hotel_id = h.id order by n.name) as earlier_names
    from public.hotels as h join private.hotel_changes as c on c.hotel_id = h.id
    where h.is_active and (p_after is null or h.id > p_after) order by h.id limit 1000
  ) as h
$$;
select private.offer('published_hotels', 'anon, authenticated, service_role');
