-- The states of a listing with their allowed transitions and emails, and its history: changes visible to guests, and review steps.

create table private.status_transitions (
  -- 'publishing': the owner of a live listing, for changes without review.
  actor text not null check (actor in ('owner', 'publishing', 'admin')),
  from_status public.property_status not null,
  to_status public.property_status not null check (to_status <> from_status),
  primary key (actor, from_status, to_status)
);
comment on table private.status_transitions is 'Who may bring a listing from which state to which. Owners do so through submit_listing and withdraw_listing only.';
insert into private.status_transitions (actor, from_status, to_status) values
  ('owner', 'draft', 'submitted'),
  ('owner', 'rejected', 'submitted'),
  ('owner', 'approved', 'submitted'),
  ('owner', 'submitted', 'draft'),
  ('publishing', 'draft', 'approved'),
  ('publishing', 'rejected', 'approved');
insert into private.status_transitions (actor, from_status, to_status)
select 'admin', f, t
from unnest(enum_range(null::public.property_status)) as f
cross join unnest('{draft,pending,approved,rejected}'::public.property_status[]) as t
where f <> t;

/* Returns true while publish_changes runs. API functions cannot set this. */
create function private.is_publishing() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('private.publishing', true) = 'on', false) $$;

/* Allows only changes in the table, and keeps dates, reason and hidden_by_admin. Direct SQL counts as an admin. Raises 42501, or PT400
   'reason_required'. Definer: no role may read the table. */
create function private.guard_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  new.rejection_reason := nullif(private.tidy_text(new.rejection_reason), '');
  if new.status <> 'rejected' then new.rejection_reason := null; end if;
  if new.status is distinct from old.status then
    if not exists (
      select 1 from private.status_transitions as t
      where t.from_status = old.status and t.to_status = new.status
        and case t.actor
          when 'owner' then old.owner_id = v_user
          when 'publishing' then private.is_publishing() and old.owner_id = v_user and old.published_at is not null and not old.hidden_by_admin
          else v_user is null or private.is_admin()
        end
    ) then
      raise exception 'A listing does not go from % to % that way.', old.status, new.status using errcode = '42501';
    end if;
    if new.status = 'submitted' then new.submitted_at := now(); end if;
    if new.status in ('approved', 'rejected') and not private.is_publishing() then new.decided_at := now(); end if;
    if new.status = 'approved' and old.published_at is null then
      new.published_at := now();
      new.is_public := true;
    elsif old.status = 'approved' and new.status in ('draft', 'rejected') then
      -- An admin unpublishes it; owners cannot unpublish a live listing this way.
      new.published_at := null;
      new.is_public := false;
    end if;
  end if;
  if new.status = 'rejected' and new.rejection_reason is null then
    raise exception 'reason_required' using errcode = 'PT400';
  end if;
  if new.is_public <> old.is_public then
    new.hidden_by_admin := not new.is_public and new.published_at is not null and v_user is distinct from old.owner_id;
  end if;
  return new;
end $$;
create trigger guard_status before update on public.properties
  for each row execute function private.guard_status();

create function private.house_name(p_listing public.properties) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select h.name from public.hotels as h where h.property_id = (p_listing).id and (p_listing).published_at is not null), (p_listing).name
  )
$$;

create function private.mail_owner(p_kind text, p_property_id uuid, p_more jsonb, p_event text) returns void
language sql volatile set search_path = ''
as $$
  select private.enqueue_mail(
    p_kind, p.email,
    jsonb_build_object('property_id', l.id, 'name', private.house_name(l), 'city', l.city, 'full_name', coalesce(o.full_name, p.full_name)) || p_more,
    p_kind || ':' || l.id || ':' || p_event
  )
  from public.properties as l
  join public.profiles as p on p.user_id = l.owner_id
  left join public.owner_profiles as o on o.user_id = l.owner_id
  where l.id = p_property_id
$$;

/* Emails the owner about submissions and decisions, and admins about submissions. Definer: no role has rights on emails. */
create function private.mail_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Repeated submissions send one email in ten minutes; decisions always differ.
  v_event constant text := extract(epoch from case new.status
    when 'submitted' then date_bin(interval '10 minutes', now(), timestamptz '2000-01-01') else clock_timestamp()
  end)::text;
begin
  if new.status = 'approved' and private.is_publishing() then return null; end if;
  perform private.mail_owner(
    'listing_' || new.status::text, new.id,
    jsonb_build_object(
      'reason', new.rejection_reason, 'is_public', new.is_public,
      'hotel_id', (select id from public.hotels where property_id = new.id)
    ),
    v_event
  );
  if new.status = 'submitted' then
    insert into private.outbox (kind, recipient, data, dedupe_key)
    select
      'listing_waiting', p.email,
      jsonb_build_object(
        'property_id', new.id, 'name', new.name, 'city', new.city, 'is_again', old.submitted_at is not null,
        'owner_name', private.owner_contact(new.owner_id) ->> 'full_name'
      ),
      concat_ws(':', 'listing_waiting', new.id, v_event, p.user_id)
    from public.profiles as p where p.role = 'admin' and p.email is not null
    on conflict (dedupe_key) do nothing;
  end if;
  return null;
end $$;
-- Triggers run by name: after copy_listing_state, so that the hotel exists for the link.
create trigger mail_listing after update of status on public.properties
  for each row when (new.status <> old.status and new.status in ('submitted', 'approved', 'rejected'))
  execute function private.mail_listing();

/* Emails the owner when someone else hides, reopens or deletes a listing. Definer: no role has rights on emails. */
create function private.mail_listing_taken_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not distinct from new.owner_id then return null; end if;
  perform private.mail_owner(
    'listing_taken_off', new.id,
    jsonb_build_object('listing_status', case
      when new.deleted_at is not null then 'deleted' when new.status <> old.status then 'draft' else 'hidden'
    end),
    extract(epoch from now())::text
  );
  return null;
end $$;
create trigger mail_listing_taken_off after update of status, is_public, deleted_at on public.properties
  for each row when (
    old.is_public and old.deleted_at is null and not (new.is_public and new.deleted_at is null)
    and not (new.status = 'rejected' and old.status <> 'rejected')
  )
  execute function private.mail_listing_taken_off();
create table private.listing_changes (
  id bigint primary key generated by default as identity,
  property_id uuid not null references public.properties (id) on delete cascade,
  at timestamptz not null default now(),
  -- Null for jobs, direct SQL and deleted accounts.
  by_id uuid references public.profiles (user_id) on delete set null,
  by_owner boolean not null,
  how text not null check (how in (
    'handed_in', 'at_once', 'taken_back', 'under_review', 'approved', 'rejected', 'sent_back', 'changed', 'hidden', 'shown', 'featured',
    'unfeatured', 'deleted', 'restored'
  )),
  -- From listing_differences; for tax and bank data and documents only the fields.
  changes jsonb not null default '[]' check (private.is_json(changes, 'array', 2000000)),
  reason text check (char_length(reason) between 1 and 1000 and private.is_text(reason))
);
comment on table private.listing_changes is 'The history of a listing, the newest 500 entries of its owner and as many of others: read by its owner and by admins.';
create index listing_changes_property on private.listing_changes (property_id, id desc);
create index listing_changes_by on private.listing_changes (by_id) where by_id is not null;

/* Adds an entry. Keeps the newest 500 by the owner and by others, so that owners cannot push out decisions. */
create function private.note_listing_change(p_property_id uuid, p_how text, p_changes jsonb default '[]', p_reason text default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  most_kept constant integer := 500;
  v_user constant uuid := (select auth.uid());
  v_by_owner boolean;
begin
  insert into private.listing_changes (property_id, by_id, by_owner, how, changes, reason)
  select
    p.id, (select user_id from public.profiles where user_id = v_user), p.owner_id is not distinct from v_user, p_how, p_changes, p_reason
  from public.properties as p where p.id = p_property_id returning by_owner into v_by_owner;
  delete from private.listing_changes where property_id = p_property_id and by_owner = v_by_owner and id <= (
    select id from private.listing_changes where property_id = p_property_id and by_owner = v_by_owner
    order by id desc offset most_kept limit 1
  );
end $$;

/* Records review steps and admin actions; functions that submit, publish or approve add their own entries. Definer: no role may write here. */
create function private.note_listing_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_owner constant boolean := new.owner_id is not distinct from (select auth.uid());
begin
  if new.status <> old.status and new.status not in ('submitted', 'approved') then
    perform private.note_listing_change(
      new.id,
      case new.status when 'rejected' then 'rejected' when 'pending' then 'under_review' else case when v_owner then 'taken_back' else 'sent_back' end end,
      p_reason => new.rejection_reason
    );
  elsif new.is_public <> old.is_public and new.status = old.status then
    perform private.note_listing_change(new.id, case when new.is_public then 'shown' else 'hidden' end);
  end if;
  if new.is_featured <> old.is_featured then
    perform private.note_listing_change(new.id, case when new.is_featured then 'featured' else 'unfeatured' end);
  end if;
  if new.deleted_at is distinct from old.deleted_at then
    perform private.note_listing_change(new.id, case when new.deleted_at is null then 'restored' else 'deleted' end);
  end if;
  return null;
end $$;
create trigger note_listing_state after update of status, is_public, is_featured, deleted_at on public.properties
  for each row when (
    new.status <> old.status or new.is_public <> old.is_public or new.is_featured <> old.is_featured
    or new.deleted_at is distinct from old.deleted_at
  )
  execute function private.note_listing_state();

create function private.listing_history_page(p_property_id uuid, p_before bigint, p_with_names boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with page as (
    select * from private.listing_changes
    where property_id = p_property_id and (p_before is null or id < p_before)
    order by id desc limit 21
  ), shown as (select * from page order by id desc limit 20)
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', s.id, 'at', s.at, 'by_owner', s.by_owner, 'how', s.how, 'changes', s.changes, 'reason', s.reason)
        || case when p_with_names then jsonb_build_object('by', coalesce(nullif(p.full_name, ''), p.email)) else '{}' end
        order by s.id desc
      )
      from shown as s left join public.profiles as p on p.user_id = s.by_id
    ), '[]'),
    'more', (select count(*) from page) > 20
  )
$$;

/* Returns 20 entries, without admins' names. {ok: false, code}: not_found, second_factor_needed. Definer: no role may read the history. */
create function private.listing_history(p_property_id uuid, p_before bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not exists (
    select from public.properties where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null
  ) then
    return private.refusal('not_found');
  end if;
  return jsonb_build_object('ok', true) || private.listing_history_page(p_property_id, p_before, false);
end $$;
select private.offer('listing_history', 'authenticated');

/* Returns the history with names. Admins only. {ok: false, code}: not_found. Definer: no role may read the history. */
create function private.admin_listing_history(p_property_id uuid, p_before bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.properties where id = p_property_id) then return private.refusal('not_found'); end if;
  return jsonb_build_object('ok', true) || private.listing_history_page(p_property_id, p_before, true);
end $$;
select private.offer('admin_listing_history', 'authenticated, service_role');
