-- Tax numbers and payout accounts. They become current only with an approval. All are sealed with a key from the vault.

create extension if not exists pgcrypto with schema extensions;

do $$ begin
  if not exists (select 1 from vault.decrypted_secrets where name = 'compliance_key') then
    perform vault.create_secret(
      encode(extensions.gen_random_bytes(32), 'hex'), 'compliance_key', 'Seals tax and bank data of owners, and passport and visa data of foreign guests.'
    );
  end if;
end $$;

/* Raises 55000 without a key, so nothing is ever stored unsealed. */
create function private.compliance_key() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_key text := (select decrypted_secret from vault.decrypted_secrets where name = 'compliance_key');
begin
  if v_key is null or char_length(v_key) < 32 then
    raise exception 'The vault holds no secret named compliance_key.' using errcode = '55000';
  end if;
  return v_key;
end $$;

/* The key is random and long, so it needs no stretching. */
create function private.seal_under(p_key text, p_text text) returns bytea
language sql volatile set search_path = ''
as $$
  select extensions.pgp_sym_encrypt(p_text, p_key, 'cipher-algo=aes256, compress-algo=0, s2k-mode=1')
$$;

/* Blocks a key change until the transaction ends. Call before reading or locking sealed data. */
create function private.hold_sealing_key() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock_shared(hashtextextended('private.reseal', 0)) $$;

/* Seals a value with its owner, so that it cannot be read as another's. */
create function private.seal(p_owner uuid, p_value jsonb) returns bytea
language plpgsql volatile set search_path = ''
as $$
begin
  -- A separate statement, so that the next one sees the held key.
  perform private.hold_sealing_key();
  return private.seal_under(
    private.compliance_key(), jsonb_build_object('owner', p_owner, 'value', p_value)::text
  );
end $$;

/* Raises an error for another owner or key. */
create function private.unseal(p_owner uuid, p_sealed bytea) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_opened jsonb := extensions.pgp_sym_decrypt(p_sealed, private.compliance_key())::jsonb;
begin
  if (v_opened ->> 'owner')::uuid is distinct from p_owner then
    raise exception 'Sealed for another owner.' using errcode = '42501';
  end if;
  return v_opened -> 'value';
end $$;

create table private.compliance_drafts (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 10000),
  saved_at timestamptz not null default now(),
  -- From the first submission on, changes need a fresh proof of identity.
  handed_in_at timestamptz
);
comment on table private.compliance_drafts is 'Tax and bank data as an owner has typed it so far, sealed.';

create table private.compliance_submissions (
  property_id uuid primary key references public.properties (id) on delete cascade,
  owner_id uuid not null references public.profiles (user_id) on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 10000),
  -- Null if the owner declared that none is needed.
  gst_last3 text check (gst_last3 ~ '^[0-9A-Z]{3}$'),
  pan_last3 text not null check (pan_last3 ~ '^[0-9A-Z]{3}$'),
  account_last4 text not null check (account_last4 ~ '^[0-9]{4}$'),
  submitted_at timestamptz not null,
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200))
);
comment on table private.compliance_submissions is 'Tax and bank data as last submitted with a listing, sealed. No role of the API reads or writes this table.';
create index compliance_submissions_owner on private.compliance_submissions (owner_id);

create table private.compliance (
  owner_id uuid primary key references public.profiles (user_id) on delete cascade,
  property_id uuid references public.properties (id) on delete set null,
  sealed bytea not null check (octet_length(sealed) <= 10000),
  gst_last3 text check (gst_last3 ~ '^[0-9A-Z]{3}$'),
  pan_last3 text not null check (pan_last3 ~ '^[0-9A-Z]{3}$'),
  account_last4 text not null check (account_last4 ~ '^[0-9]{4}$'),
  -- An older submission never replaces a newer one.
  submitted_at timestamptz not null,
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  approved_at timestamptz not null default now(),
  -- The last characters alone may look the same.
  changed_fields text[] not null
);
comment on table private.compliance is 'Where an owner is paid and taxed, sealed: written by an approval alone. No role of the API reads or writes this table.';
create index compliance_property on private.compliance (property_id);

/* Replaces the key and seals all data again. Raises without changes if a value cannot be opened. Only for the database owner; store the new key apart
   from backups, and the old one as long as its backups. */
create function private.reseal() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_old text;
  v_new constant text := encode(extensions.gen_random_bytes(32), 'hex');
  v_all integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.reseal', 0));
  v_old := private.compliance_key();
  with anew as (
    select d.sealed as before, private.seal_under(v_new, extensions.pgp_sym_decrypt(d.sealed, v_old)) as after
    from (
      select sealed from private.compliance_drafts union select sealed from private.compliance_submissions
      union select sealed from private.compliance union select sealed from private.form_c_guests
    ) as d
  ), drafts as (
    update private.compliance_drafts as d set sealed = a.after from anew as a where d.sealed = a.before returning 1
  ), submissions as (
    update private.compliance_submissions as s set sealed = a.after from anew as a where s.sealed = a.before returning 1
  ), current as (
    update private.compliance as c set sealed = a.after from anew as a where c.sealed = a.before returning 1
  ), papers as (
    update private.form_c_guests as g set sealed = a.after from anew as a where g.sealed = a.before returning 1
  )
  select (select count(*) from drafts) + (select count(*) from submissions) + (select count(*) from current) + (select count(*) from papers)
  into v_all;
  perform vault.update_secret((select id from vault.decrypted_secrets where name = 'compliance_key'), v_new);
  perform private.note_audit('update', 'compliance', 'all', 'The key that seals tax and bank data, and passport and visa data of guests', null, null);
  return v_all;
end $$;

/* Returns typed fields in their stored form. A GST number overrides the declaration. */
create function private.tidy_compliance(p_typed jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(f.key, case
    when f.key = 'gst_declaration' and private.neat(p_typed ->> 'gst_number') <> '' then ''
    when f.key in ('gst_number', 'pan_number', 'ifsc_code') then
      regexp_replace(upper(private.plain_digits(private.tidy_line(coalesce(p_typed ->> f.key, '')))), '[\s-]', '', 'g')
    else coalesce(private.neat(p_typed ->> f.key), '')
  end)
  from unnest(
    '{gst_number,gst_declaration,pan_number,account_holder_name,account_number,ifsc_code,bank_name,branch_address}'::text[]
  ) as f (key)
$$;

create function private.compliance_view(p_user uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_draft private.compliance_drafts;
  v_typed jsonb := '{}';
  v_account text;
begin
  select * into v_draft from private.compliance_drafts where user_id = p_user;
  if found then v_typed := private.unseal(p_user, v_draft.sealed); end if;
  v_account := private.neat(v_typed ->> 'account_number');
  return (
    select jsonb_object_agg(key, coalesce(v_typed ->> key, ''))
    from unnest('{gst_number,gst_declaration,pan_number,account_holder_name,ifsc_code,bank_name,branch_address}'::text[]) as key
  ) || jsonb_build_object(
    'account_number_masked', case when v_account ~ '^[0-9]{6,20}$' then '••••' || right(v_account, 4) else '' end,
    'saved_at', v_draft.saved_at
  );
end $$;

/* Returns 'totp', 'password', or 'none' for Google accounts. Definer: no role may read the auth schema. */
create function private.proof_of(p_user uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.has_factor(p_user) then 'totp'
    when exists (select 1 from auth.users where id = p_user and starts_with(encrypted_password, '$')) then 'password'
    else 'none'
  end
$$;

/* Refuses until a fresh proof: {code: fresh_proof_needed, proof}, see proof_of; 'later' with `until` if credentials changed within a day. */
create function private.proof_refusal(p_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(private.refusal('fresh_proof_needed') || jsonb_build_object(
    'until', n.until, 'proof', case when n.until is null then private.proof_of(p_user) else 'later' end
  ))
  from (select private.sign_in_new_until(p_user) as until) as n
$$;

/* Saves the sent fields, sealed. {ok: false, code}: invalid_form, second_factor_needed, stronger_sign_in_needed, fresh_proof_needed (after the first
   submission, if the last proof is over ten minutes old). Definer: no role may read this data. */
create function private.save_compliance(p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Longer than any rule allows, so that overlong values can be saved and shown as errors.
  bounds constant jsonb := '{"gst_number": 40, "gst_declaration": 40, "pan_number": 40, "account_holder_name": 300, "account_number": 60,
    "ifsc_code": 40, "bank_name": 300, "branch_address": 600}';
  v_user uuid := (select auth.uid());
  v_draft private.compliance_drafts;
  v_typed jsonb := '{}';
  v_view jsonb;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.has_strong_sign_in(v_user) then return private.refusal('stronger_sign_in_needed'); end if;
  if p_form is null or jsonb_typeof(p_form) <> 'object' then return private.refusal('invalid_form'); end if;
  if exists (
    select 1 from jsonb_each(p_form) as f (key, value)
    where bounds -> f.key is null or jsonb_typeof(f.value) <> 'string'
      or char_length(f.value #>> '{}') > (bounds ->> f.key)::integer
  ) or p_form ->> 'gst_declaration' not in ('', 'below_threshold') then
    return private.refusal('invalid_form');
  end if;
  perform private.hold_sealing_key();
  perform pg_advisory_xact_lock(hashtextextended('private.save_compliance ' || v_user, 0));
  select * into v_draft from private.compliance_drafts where user_id = v_user;
  if found then v_typed := private.unseal(v_user, v_draft.sealed); end if;
  -- A repeated save changes nothing and needs no proof.
  if v_typed || p_form <> v_typed then
    if v_draft.handed_in_at is not null and not private.has_recent_proof() then
      return private.proof_refusal(v_user);
    end if;
    insert into private.compliance_drafts (user_id, sealed) values (v_user, private.seal(v_user, v_typed || p_form))
    on conflict (user_id) do update set sealed = excluded.sealed, saved_at = now();
  end if;
  v_view := private.compliance_view(v_user);
  return jsonb_build_object('ok', true, 'saved_at', v_view -> 'saved_at', 'compliance', v_view);
end $$;
select private.offer('save_compliance', 'authenticated');
