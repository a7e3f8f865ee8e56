-- Links to documents of listings, and their removal. No browser can read their bucket.

/* Returns the path for the owner or an admin, whose access is logged. Admins also find removed files of submitted versions. Definer, for the service
   role only. {ok: false, code}: second_factor_needed, not_found. */
create function private.document_link(p_claims jsonb, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (p_claims ->> 'sub')::uuid;
  v_is_admin boolean;
  v_document record;
begin
  perform private.speak_for(p_claims);
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_is_admin := private.is_admin();
  select f.path, f.file_name, f.document_type, p.id as property_id, p.name into v_document
  from (
    select u.id, u.property_id, u.path, u.file_name, u.document_type from private.uploads as u where u.kind = 'document'
    union all
    select d.id, d.property_id, d.file_url, d.file_name, d.document_type from public.property_documents as d
    where v_is_admin and d.file_url ~ ('^' || d.property_id || '/[0-9a-zA-Z-]+\.[a-z]{3,4}$')
  ) as f
  join public.properties as p on p.id = f.property_id
  where f.id = p_id and (v_is_admin or p.owner_id = v_user and p.deleted_at is null)
  limit 1;
  if not found then return private.refusal('not_found'); end if;
  if v_is_admin then
    perform private.note_audit(
      'read', 'properties', v_document.property_id::text, v_document.name, null,
      jsonb_build_object('seen', 'document ' || v_document.document_type || ', ' || v_document.file_name)
    );
  end if;
  return jsonb_build_object(
    'ok', true, 'path', v_document.path, 'file_name', coalesce(nullif(v_document.file_name, ''), v_document.document_type::text)
  );
end $$;
select private.offer('document_link', 'service_role');

/* Removes a document. An approved file stays stored until the next approval or deletion of the listing. {ok: false, code}: not_found, not_editable,
   second_factor_needed. Definer: no role has rights on the table. */
create function private.remove_document(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status public.property_status;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select p.status into v_status
  from private.uploads as u join public.properties as p on p.id = u.property_id
  where u.id = p_id and u.kind = 'document' and p.owner_id = (select auth.uid()) and p.deleted_at is null;
  if not found then return private.refusal('not_found'); end if;
  if v_status not in ('draft', 'rejected', 'approved') then return private.refusal('not_editable', 'status', v_status); end if;
  delete from private.uploads where id = p_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_document', 'authenticated, service_role');
