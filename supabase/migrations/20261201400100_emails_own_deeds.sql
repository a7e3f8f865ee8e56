-- Emails about a person's own changes at a desk are a choice, and none by default.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

-- False: no email about the person's own changes at a desk, only that of others. True: as own_deeds says.
alter table public.profiles add emails_own_deeds boolean not null default false;
grant select (emails_own_deeds), update (emails_own_deeds) on public.profiles to authenticated;

/* Choosing a summary or single emails switches them on. */
create function private.own_deeds_chosen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.emails_own_deeds := true;
  return new;
end $$;
create trigger own_deeds_chosen before update of own_deeds on public.profiles for each row execute function private.own_deeds_chosen();

-- These people had chosen.
update public.profiles set emails_own_deeds = true where own_deeds = 'each';
