-- Schemas, extensions and default privileges.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
-- A hosted project enables a GraphQL API, which this project does not use.
drop extension if exists pg_graphql;

create schema if not exists private;
comment on schema private is 'What a browser must never touch: inventory, limits, keys, bank data, definer functions. Not exposed by the API.';
revoke all on schema private from public;
-- Row-level policies and the functions of `public` need usage to name functions here. No table in it is granted.
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants every new table and function of `public` to the API's roles by default.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
-- The secret key may read and run its functions. A leaked key can then neither rewrite bookings nor make admins.
alter default privileges in schema public grant select on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;

/* Returns a refusal that callers expect: {ok: false, code}, optionally with one more fact. */
create function private.refusal(p_code text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('ok', false, 'code', p_code) $$;
create function private.refusal(p_code text, p_fact text, p_value anycompatible) returns jsonb
language sql stable set search_path = ''
as $$ select private.refusal(p_code) || jsonb_build_object(p_fact, p_value) $$;

/*
 * Offers a function to the API: creates its invoker twin in `public`, so that definer functions stay out of the exposed schema. A twin that writes and
 * answers JSON waits for locks, 1 second for guests and 2 for others, and then answers {ok: false, code: busy}: nothing was written. For the service
 * role it does so only with p_waits, the time.
 */
create function private.offer(p_name text, p_roles text, p_public_name text default null, p_waits text default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_function constant regproc := 'private.' || p_name;
  v_twin constant text := quote_ident(coalesce(p_public_name, p_name));
  v_proc constant pg_catalog.pg_proc := (select p from pg_catalog.pg_proc as p where p.oid = v_function);
  v_call constant text := format('%s(%s)', v_function, (select string_agg('$' || n, ', ' order by n) from generate_series(1, v_proc.pronargs) as n));
  v_waits constant text := case when v_proc.provolatile = 'v' and v_proc.prorettype = 'jsonb'::regtype then
    coalesce(p_waits, case when p_roles ~ 'anon' then '1s' when p_roles <> 'service_role' then '2s' end)
  end;
begin
  execute format(
    'create function public.%s(%s) returns %s language %s %s set search_path = %L as %L', v_twin,
    regexp_replace(pg_get_function_arguments(v_function), '\mp_', '', 'g'), pg_get_function_result(v_function),
    case when v_waits is null then 'sql' else 'plpgsql' end, case v_proc.provolatile when 's' then 'stable' else 'volatile' end, '',
    case when v_waits is not null then format(
      -- query_canceled: the API's statement timeout, 3 seconds for guests on a hosted project.
      'begin return %s; exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then return %L::jsonb; end',
      v_call, private.refusal('busy')
    ) else 'select ' || v_call end
  );
  if v_waits is not null then execute format('alter function public.%s set lock_timeout = %L', v_twin, v_waits); end if;
  execute format('grant execute on function %s, public.%s to %s', v_function, v_twin, p_roles);
end $$;

/* Returns today's date in Asia/Kolkata, which has no summer time. */
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
grant execute on function private.today() to anon, authenticated, service_role;

create function private.apostrophes() returns text
language sql immutable set search_path = ''
as $$ select U&'''`\00B4\02B9\02BB\02BC\2018\2019\201B\2032\FF07' $$;

/* Returns text for search and sorting: lower case, without accents, apostrophes or joiners, in any locale. A Malayalam chillu has one form. */
create function private.plain_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select lower(case
    when octet_length(p_text) = char_length(p_text) then translate(p_text, private.apostrophes(), '')
    else regexp_replace(normalize(replace(replace(replace(replace(replace(replace(
      translate(p_text, private.apostrophes() || U&'\200C\200D', ''),
      'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്'), nfkd), '[\u0300-\u036f]', '', 'g')
  end collate pg_catalog.pg_c_utf8)
$$;

-- The text rules below equal src/domain/text.ts and layoutSafe.ts. Check constraints call them, so all roles that write rows may run them.

/* Returns a pattern for forbidden characters: control and invisible ones except tab, line feed and joiners (Cc, Cf), and separators (Zl, Zp). */
create function private.unreadable() returns text
language sql immutable set search_path = ''
as $$
  select '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F'
    '\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3'
    '\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]'
$$;

/* Returns text composed (NFC) and trimmed. Does not correct anything else. */
create function private.neat(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    normalize(p_text, nfc),
    U&' \0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  )
$$;

/* Returns a pattern for the virama, which ends a syllable without a vowel in scripts of India and Sri Lanka. */
create function private.virama() returns text
language sql immutable set search_path = ''
as $$ select '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]' $$;

/* Returns true if text of several lines can be stored. Joiners are valid only inside a word (Indian scripts, emoji) or after a virama. */
create function private.is_text(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text = private.neat(p_text) and p_text !~ private.unreadable()
    and p_text !~ '(^|[\u200C\u200D\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]'
    and p_text !~ ('(?<!' || private.virama() || ')[\u200C\u200D]([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)')
$$;

/* Returns the combining marks (Unicode 17, M) as the inside of a regular expression's brackets. */
create function private.marks() returns text
language sql immutable set search_path = ''
as $$
  select
    '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC'
    '\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827'
    '\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963'
    '\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48'
    '\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF'
    '\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD'
    '\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4'
    '\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57'
    '\u0D62\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC'
    '\u0EC8-\u0ECE\u0F18\u0F19\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E'
    '\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715'
    '\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885\u1886\u18A9\u1920-\u192B\u1930-\u193B'
    '\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82'
    '\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0'
    '\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B'
    '\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5'
    '\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6'
    '\uABE3-\uABEA\uABEC\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A03'
    '\U00010A05\U00010A06\U00010A0C-\U00010A0F\U00010A38-\U00010A3A\U00010A3F\U00010AE5\U00010AE6\U00010D24-\U00010D27'
    '\U00010D69-\U00010D6D\U00010EAB\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002'
    '\U00011038-\U00011046\U00011070\U00011073\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102'
    '\U00011127-\U00011134\U00011145\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC'
    '\U000111CE\U000111CF\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B\U0001133C'
    '\U0001133E-\U00011344\U00011347\U00011348\U0001134B-\U0001134D\U00011357\U00011362\U00011363\U00011366-\U0001136C'
    '\U00011370-\U00011374\U000113B8-\U000113C0\U000113C2\U000113C5\U000113C7-\U000113CA\U000113CC-\U000113D0\U000113D2'
    '\U000113E1\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115B5\U000115B8-\U000115C0'
    '\U000115DC\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U00011935'
    '\U00011937\U00011938\U0001193B-\U0001193E\U00011940\U00011942\U00011943\U000119D1-\U000119D7\U000119DA-\U000119E0\U000119E4'
    '\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99'
    '\U00011B60-\U00011B67\U00011C2F-\U00011C36\U00011C38-\U00011C3F\U00011C92-\U00011CA7\U00011CA9-\U00011CB6\U00011D31-\U00011D36'
    '\U00011D3A\U00011D3C\U00011D3D\U00011D3F-\U00011D45\U00011D47\U00011D8A-\U00011D8E\U00011D90\U00011D91\U00011D93-\U00011D97'
    '\U00011EF3-\U00011EF6\U00011F00\U00011F01\U00011F03\U00011F34-\U00011F3A\U00011F3E-\U00011F42\U00011F5A\U00013440'
    '\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F87'
    '\U00016F8F-\U00016F92\U00016FE4\U00016FF0\U00016FF1\U0001BC9D\U0001BC9E\U0001CF00-\U0001CF2D\U0001CF30-\U0001CF46'
    '\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244'
    '\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DA9F\U0001DAA1-\U0001DAAF\U0001E000-\U0001E006'
    '\U0001E008-\U0001E018\U0001E01B-\U0001E021\U0001E023\U0001E024\U0001E026-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE'
    '\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE\U0001E6EF\U0001E6F5'
    '\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0100-\U000E01EF'
$$;

/* Returns true if text does not disturb the lines around it: at most 4 marks on a letter and 2 empty lines in a row. */
create function private.is_layout_safe(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text !~ ('([\u200C\u200D]*[' || private.marks() || ']){5}')
    and p_text !~ '\n([\t \u00A0\u115F\u1160\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0]*\n){3}'
$$;

create function private.is_line(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_text(p_text) and p_text !~ '[\t\n]' $$;

create function private.are_lines(p_texts text[]) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(bool_and(private.is_line(t)), true) from unnest(p_texts) as t $$;

create function private.is_name(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_line(p_text) and p_text !~ '[<>]' $$;

/* Returns any text with its unreadable characters removed. For input that must never be refused. */
create function private.tidy_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select private.neat(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(normalize(p_text, nfc), '\r\n?|[\u2028\u2029]', E'\n', 'g'), '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]', ' ', 'g'
      ),
      private.unreadable(), '', 'g'
    ),
    '([\u200C\u200D])[\u200C\u200D]+', '\1', 'g'),
    '(?<!' || private.virama() || ')[\u200C\u200D]([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)', '\1', 'g'),
    '(^|[\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]', '\1', 'g'
  ))
$$;

create function private.tidy_line(p_text text) returns text
language sql immutable set search_path = ''
as $$ select translate(private.tidy_text(p_text), E'\t\n', '  ') $$;

create function private.tidy_lines(p_texts text[]) returns text[]
language sql immutable set search_path = ''
as $$ select coalesce(array_agg(private.tidy_line(t.line) order by t.place), '{}') from unnest(p_texts) with ordinality as t (line, place) $$;

/* Returns any text as a name without markup, of at most 120 characters. */
create function private.tidy_name(p_text text) returns text
language sql immutable set search_path = ''
as $$ select private.tidy_line(left(translate(private.tidy_line(left(p_text, 1000)), '<>', ''), 120)) $$;

/* Returns true for an email as in the HTML standard. Its domain needs a dot, and dots in its first part follow RFC 5321. */
create function private.is_email(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= 254 and p_text ~ ('^[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+)*'
    '@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')
$$;

/* Returns true for a phone number: 7 to 15 digits (E.164), an optional plus, and common separators. */
create function private.is_phone(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= 30 and p_text ~ '^[+0-9(][0-9 ().-]*$'
    and char_length(translate(p_text, '+ ().-', '')) between 7 and 15
$$;

create function private.plain_digits(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select translate(
    p_text,
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯'
    '౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    repeat('0123456789', 12)
  )
$$;

/* Returns a typed phone number in its stored form. Invalid text stays invalid. See tidyPhone in src/domain/contact.ts. */
create function private.tidy_phone(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(private.plain_digits(private.tidy_line(normalize(p_text, nfkc))), '[\u2010-\u2015\u2212]', '-', 'g'),
    '^(tel|telephone|phone|ph|mobile|mob|cell|whatsapp)[.: ]+(no[.: ]+)?', '', 'i'),
    '^[(+ ]*\+ ?\(?(\d{1,3})\)', '+\1'),
    '\s+', ' ', 'g'
  ), ' ,;:./')
$$;

/* Returns true for JSON of this type, of at most p_bytes, nested at most 8 deep. */
create function private.is_json(p_value jsonb, p_type text, p_bytes integer) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_value) = p_type and pg_column_size(p_value) <= p_bytes
    and not jsonb_path_exists(p_value, 'strict $.**{9 to last}')
$$;

-- Equal to src/words/languages.ts.
create type private.site_language as enum ('en', 'hi');

create function private.language_of(p_language text) returns private.site_language
language sql immutable set search_path = ''
as $$ select case when p_language = any (enum_range(null::private.site_language)::text[]) then p_language::private.site_language else 'en' end $$;

grant execute on function
  private.unreadable(), private.neat(text), private.is_text(text), private.is_line(text), private.are_lines(text[]),
  private.virama(), private.is_name(text), private.is_email(text), private.is_phone(text), private.is_json(jsonb, text, integer),
  private.tidy_text(text), private.tidy_line(text), private.tidy_lines(text[])
  to authenticated, service_role;

/* Returns a secret for a link: 64 hexadecimal digits with 244 random bits. The database keeps only private.token_hash of it. */
create function private.random_token() returns text
language sql volatile set search_path = ''
as $$ select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') $$;

create function private.token_hash(p_token text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(left(p_token, 100), 'utf8')) $$;

/* Returns at most 32 random letters in groups of four, without 0, O, 1 and I. Each has five random bits. */
create function private.random_letters(p_count integer) returns text
language sql volatile set search_path = ''
as $$
  select string_agg(
    case when i > 0 and i % 4 = 0 then '-' else '' end || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(h.bytes, i) % 32, 1),
    '' order by i
  )
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as h
  cross join generate_series(0, p_count - 1) as i
$$;

create function private.rows_before(p_page integer, p_size integer) returns bigint
language sql immutable set search_path = ''
as $$ select (greatest(coalesce(p_page, 1), 1) - 1)::bigint * p_size $$;

/* Runs before each API call: forbids caching, and raises PT400 for estimated counts, which would include rows the caller may not read. */
create function private.before_request() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*(planned|estimated)' then
    raise exception 'Rows are counted exactly or not at all.' using errcode = 'PT400';
  end if;
  perform set_config('response.headers', '[{"Cache-Control": "no-store"}]', true);
end $$;
grant execute on function private.before_request() to anon, authenticated, service_role;

-- Hosted projects set it here (https://docs.postgrest.org/en/stable/references/transactions.html#pre-request). Locally the gateway sets it.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.before_request';
    notify pgrst, 'reload config';
  end if;
end $$;
