-- Submits and approves tax and bank data.

/* Returns the fields that differ between two sealed records; without a first one all non-empty fields. */
create function private.changed_compliance(p_owner uuid, p_before bytea, p_after bytea) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.key order by a.key), '{}')
  from jsonb_each_text(private.unseal(p_owner, p_after)) as a
  where coalesce(case when p_before is not null then private.unseal(p_owner, p_before) ->> a.key end, '') <> a.value
$$;

/* Returns true if the GST number contains this PAN; null without a GST number. */
create function private.has_pan_of_gst(p_owner uuid, p_sealed bytea) returns boolean
language sql stable set search_path = ''
as $$
  select substr(nullif(o.opened ->> 'gst_number', ''), 3, 10) = o.opened ->> 'pan_number'
  from (select private.unseal(p_owner, p_sealed) as opened) as o
$$;

create function private.masked_compliance(p_gst text, p_pan text, p_account text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('gst_number', coalesce('••••' || p_gst, ''), 'pan_number', '••••' || p_pan, 'account_number', '••••' || p_account)
$$;

/* Returns masked records. state: none, current, new, unchanged, changed, or outdated if newer data is current. */
create function private.compliance_review(p_property_id uuid, p_owner uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_current constant private.compliance := (select c from private.compliance as c where owner_id = p_owner);
  v_handed constant private.compliance_submissions := (select c from private.compliance_submissions as c where property_id = p_property_id);
  v_changed text[] := '{}';
  v_state text;
begin
  if v_handed.property_id is not null then
    v_changed := private.changed_compliance(p_owner, v_current.sealed, v_handed.sealed);
  end if;
  v_state := case
    when v_handed.property_id is null then case when v_current.owner_id is null then 'none' else 'current' end
    when v_current.owner_id is null then 'new'
    when v_handed.submitted_at > v_current.submitted_at then case v_changed when '{}' then 'unchanged' else 'changed' end
    when v_changed = '{}' then 'current'
    else 'outdated'
  end;
  return jsonb_build_object(
    'state', v_state, 'changed', to_jsonb(v_changed),
    'current', case when v_current.owner_id is not null then
      private.masked_compliance(v_current.gst_last3, v_current.pan_last3, v_current.account_last4)
      || jsonb_build_object(
        'approved_at', v_current.approved_at, 'has_pan_of_gst', private.has_pan_of_gst(p_owner, v_current.sealed)
      )
    end,
    'submitted', case when v_state not in ('none', 'current') then
      private.masked_compliance(v_handed.gst_last3, v_handed.pan_last3, v_handed.account_last4)
      || jsonb_build_object(
        'submitted_at', v_handed.submitted_at, 'has_pan_of_gst', private.has_pan_of_gst(p_owner, v_handed.sealed)
      )
    end
  );
end $$;

/* Stores submitted data and emails the owner if it is new. The caller has locked the draft. Raises 23514 for an invalid GST number. */
create function private.submit_compliance(p_property_id uuid, p_owner uuid, p_typed jsonb, p_legal_versions jsonb default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_value constant jsonb := private.tidy_compliance(p_typed);
  v_new private.compliance_submissions;
  v_before bytea;
  v_changed text[];
  v_masked jsonb;
  v_saved_at timestamptz;
begin
  if v_value ->> 'gst_number' <> '' and not private.is_gstin(v_value ->> 'gst_number') then
    raise exception 'This is not a GST number.' using errcode = '23514';
  end if;
  select k.sealed into v_before
  from (
    select sealed, submitted_at, true as is_current from private.compliance where owner_id = p_owner
    union all
    select sealed, submitted_at, false from private.compliance_submissions where owner_id = p_owner
  ) as k
  order by k.is_current desc, k.submitted_at desc limit 1;

  insert into private.compliance_submissions as s (
    property_id, owner_id, sealed, gst_last3, pan_last3, account_last4, submitted_at, legal_versions
  )
  values (
    p_property_id, p_owner, private.seal(p_owner, v_value), nullif(right(v_value ->> 'gst_number', 3), ''), right(v_value ->> 'pan_number', 3),
    right(v_value ->> 'account_number', 4), clock_timestamp(), p_legal_versions
  )
  on conflict (property_id) do update set
    owner_id = excluded.owner_id, sealed = excluded.sealed, gst_last3 = excluded.gst_last3, pan_last3 = excluded.pan_last3,
    account_last4 = excluded.account_last4, submitted_at = excluded.submitted_at, legal_versions = excluded.legal_versions
  returning * into v_new;
  update private.compliance_drafts set handed_in_at = coalesce(handed_in_at, now()) where user_id = p_owner
  returning saved_at into v_saved_at;

  v_changed := private.changed_compliance(p_owner, v_before, v_new.sealed);
  if v_before is not null and v_changed <> '{}' then
    v_masked := private.masked_compliance(v_new.gst_last3, v_new.pan_last3, v_new.account_last4);
    perform private.note_audit(
      'update', 'compliance_submissions', p_property_id::text, (select name from public.properties where id = p_property_id),
      null, v_masked || jsonb_build_object('changed_fields', v_changed), true
    );
    -- A resubmission of the same data sends no second email.
    perform private.mail_owner(
      'payout_submitted', p_property_id, v_masked || jsonb_build_object('changed', v_changed), extract(epoch from v_saved_at)::text
    );
  end if;
end $$;

/* Makes submitted data current, unless newer data already is, and emails the owner about changes. */
create function private.approve_compliance(p_property_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_new private.compliance_submissions;
  v_old private.compliance;
  v_changed text[];
begin
  perform private.hold_sealing_key();
  select * into v_new from private.compliance_submissions where property_id = p_property_id;
  if not found then return; end if;
  -- Approvals for one owner wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('private.approve_compliance ' || v_new.owner_id, 0));
  select * into v_old from private.compliance where owner_id = v_new.owner_id;
  if v_new.submitted_at < v_old.submitted_at then return; end if;
  v_changed := private.changed_compliance(v_new.owner_id, v_old.sealed, v_new.sealed);
  if v_changed = '{}' then
    update private.compliance set submitted_at = v_new.submitted_at, legal_versions = v_new.legal_versions where owner_id = v_new.owner_id;
    return;
  end if;
  insert into private.compliance as c (
    owner_id, property_id, sealed, gst_last3, pan_last3, account_last4, submitted_at, legal_versions, changed_fields
  )
  values (
    v_new.owner_id, v_new.property_id, v_new.sealed, v_new.gst_last3, v_new.pan_last3, v_new.account_last4, v_new.submitted_at,
    v_new.legal_versions, v_changed
  )
  on conflict (owner_id) do update set
    property_id = excluded.property_id, sealed = excluded.sealed, gst_last3 = excluded.gst_last3, pan_last3 = excluded.pan_last3,
    account_last4 = excluded.account_last4, submitted_at = excluded.submitted_at, legal_versions = excluded.legal_versions,
    approved_at = excluded.approved_at,
    changed_fields = excluded.changed_fields;
  perform private.mail_owner(
    'payout_changed', p_property_id,
    private.masked_compliance(v_new.gst_last3, v_new.pan_last3, v_new.account_last4) || jsonb_build_object('changed', v_changed),
    extract(epoch from clock_timestamp())::text
  );
end $$;
