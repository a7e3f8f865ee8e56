-- A cleaners' link ends with the right of the person who made it.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Ends the link that a person made who left the property or got another role. Definer: writers of this table have no rights on links. */
create function private.end_links_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.cleaning_links as k using public.hotels as h
  where h.id = k.hotel_id and h.property_id = old.property_id and k.made_by = old.user_id;
  return null;
end $$;
create trigger end_links_of_person after delete on private.house_people
  for each row when (old.user_id is not null) execute function private.end_links_of_person();
create trigger end_links_of_role after update of role on private.house_people
  for each row when (old.role <> new.role) execute function private.end_links_of_person();
