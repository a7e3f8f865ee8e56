-- Who is written to about the bookings of a listing besides its owner.

/* Sets the addresses that mails about a listing's bookings go to besides the owner's own: five at most, in small letters, each once.
   Its owner, who is told of it by mail, and admins. {ok: true, notice_emails}; {ok: false, code}: invalid_email {email},
   too_many, not_found, second_factor_needed. */
-- Definer: owners may not write rows.
create function private.set_notice_emails(p_property_id uuid, p_emails text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_emails constant text[] := array(
    select e.email
    from (
      select lower(private.neat(left(t.email, 1000))) as email, min(t.place) as place
      from unnest(p_emails) with ordinality as t (email, place) group by 1
    ) as e
    where e.email <> '' order by e.place
  );
  v_wrong constant text := (select e from unnest(v_emails) as e where not private.is_email(e) limit 1);
  v_before text[];
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select notice_emails into v_before from public.properties
  where id = p_property_id and deleted_at is null and (owner_id = (select auth.uid()) or private.is_admin()) for update;
  if not found then return private.refusal('not_found'); end if;
  if v_wrong is not null then return private.refusal('invalid_email', 'email', left(v_wrong, 254)); end if;
  if cardinality(v_emails) > 5 then return private.refusal('too_many'); end if;
  if v_emails <> v_before then
    update public.properties set notice_emails = v_emails where id = p_property_id;
    perform private.mail_owner(
      'notices_changed', p_property_id, jsonb_build_object('emails', v_emails), extract(epoch from clock_timestamp())::text
    );
  end if;
  return jsonb_build_object('ok', true, 'notice_emails', v_emails);
end $$;
select private.offer('set_notice_emails', 'authenticated');
