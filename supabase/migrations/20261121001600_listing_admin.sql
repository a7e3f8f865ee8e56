-- What admins do with listings: find them, look at all an owner gave, feature them, add photos, delete and restore them.

-- Deleting and restoring --------------------------------------------------------------------------------------------------

/* Deletes a listing so that it can be restored: its owner and guests no longer find it, bookings stay. Definer: no role of
   the API writes deleted_at. */
create function private.delete_property(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.properties set deleted_at = now() where id = p_property_id and deleted_at is null;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  return jsonb_build_object('ok', true);
end $$;

/* Brings a deleted listing back as it was; a hotel that guests could find, they find again. Definer: see above. */
create function private.restore_property(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.properties set deleted_at = null where id = p_property_id and deleted_at is not null;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_deleted'); end if;
  return jsonb_build_object('ok', true);
end $$;

/* Deletes a listing until it is restored. Admins only. {ok: false, code}: not_found, also when it is deleted already. */
create function public.delete_property(property_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.delete_property(property_id) $$;

/* Brings a deleted listing back. Admins only. {ok: false, code}: not_deleted, also when it is gone for good. */
create function public.restore_property(property_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.restore_property(property_id) $$;

grant execute on function
  private.delete_property(uuid), public.delete_property(uuid), private.restore_property(uuid), public.restore_property(uuid)
  to authenticated, service_role;
