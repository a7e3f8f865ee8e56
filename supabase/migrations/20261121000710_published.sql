-- Data for the site's build: hotels with a page, when each last changed, and the earlier names of its address.

create table private.hotel_changes (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table private.hotel_changes is
  'When what guests read of a hotel changed last: itself, its rooms, its reviews. Apart from the hotels, whose rows admins change as they read them.';

/* Skips a row that a concurrent change has locked, so that no change waits. */
create function private.note_changed(p_hotel_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update private.hotel_changes set changed_at = now() where hotel_id = (
    select c.hotel_id from private.hotel_changes as c where c.hotel_id = p_hotel_id and c.changed_at < now() for update skip locked
  )
$$;

/* Definer: writers of hotels have no rights on this table. */
create function private.note_hotel_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then insert into private.hotel_changes (hotel_id) values (new.id); else perform private.note_changed(new.id); end if;
  return null;
end $$;
create trigger note_change after insert or update on public.hotels for each row execute function private.note_hotel_change();

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

/* Definer: writers of hotels have no rights on this table. */
create function private.log_earlier_name() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.earlier_names (hotel_id, name) values (old.id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger log_earlier_name after update of name on public.hotels
  for each row when (old.name is distinct from new.name) execute function private.log_earlier_name();

/* Returns up to 1,000 bookable hotels with ids after p_after: {ok, hotels: [{id, changed_at, earlier_names}]}. */
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
