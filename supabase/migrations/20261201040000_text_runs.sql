-- Bounds the work on any text: the time to compose it grows with the square of a run of marks, and no statement timeout interrupts that.

set local lock_timeout = '2s';

/* Returns the first 20,000 characters of a text, with at most 30 combining marks in a row: Unicode's Stream-Safe Text Format (UAX 15). The two
   halfwidth signs of Japanese become marks in the compatibility forms. The only texts to compose are those that this returns. */
create function private.cut_marks(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when char_length(p_text) <= 30 or octet_length(p_text) = char_length(p_text) then left(p_text, 20000)
    else regexp_replace(
      left(p_text, 20000), '([' || private.marks() || '\uFF9E\uFF9F]{30})[' || private.marks() || '\uFF9E\uFF9F]+', '\1', 'g'
    )
  end
$$;

/* Returns true if a text shows something: not only blanks, fillers and marks. */
create function private.is_visible(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ (
    '[^\t\n \u00A0\u115F\u1160\u1680\u2000-\u200A\u200C\u200D\u202F\u205F\u2800\u3000\u3164\uFFA0' || private.marks() || ']'
  )
$$;
-- Check constraints call them through the text rules.
grant execute on function private.marks(), private.cut_marks(text) to authenticated, service_role;

/* Returns text for search and sorting: lower case, without accents, apostrophes or joiners, in any locale. A Malayalam chillu has one form. */
create or replace function private.plain_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select lower(case
    when octet_length(p_text) = char_length(p_text) then translate(p_text, private.apostrophes(), '')
    else regexp_replace(normalize(private.cut_marks(replace(replace(replace(replace(replace(replace(
      translate(p_text, private.apostrophes() || U&'\200C\200D', ''),
      'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്')), nfkd), '[\u0300-\u036f]', '', 'g')
  end collate pg_catalog.pg_c_utf8)
$$;

/* Returns text composed (NFC) and trimmed. Does not correct anything else. */
create or replace function private.neat(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    private.cut_marks(normalize(private.cut_marks(p_text), nfc)),
    U&' \0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  )
$$;

/* Returns true if text of several lines can be stored. Joiners are valid only inside a word (Indian scripts, emoji) or after a virama. */
create or replace function private.is_text(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= 20000 and private.cut_marks(p_text) = private.neat(p_text) and p_text !~ private.unreadable()
    and p_text !~ '(^|[\u200C\u200D\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]'
    and p_text !~ ('(?<!' || private.virama() || ')[\u200C\u200D]([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)')
$$;

/* Returns any text with its unreadable characters removed. For input that must never be refused. */
create or replace function private.tidy_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select private.neat(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(normalize(private.cut_marks(p_text), nfc), '\r\n?|[\u2028\u2029]', E'\n', 'g'),
        '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]', ' ', 'g'
      ),
      private.unreadable(), '', 'g'
    ),
    '([\u200C\u200D])[\u200C\u200D]+', '\1', 'g'),
    '(?<!' || private.virama() || ')[\u200C\u200D]([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)', '\1', 'g'),
    '(^|[\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]', '\1', 'g'
  ))
$$;

/* Returns a typed phone number in its stored form. Invalid text stays invalid. See tidyPhone in src/domain/contact.ts. */
create or replace function private.tidy_phone(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(private.plain_digits(private.tidy_line(normalize(private.cut_marks(p_text), nfkc))), '[\u2010-\u2015\u2212]', '-', 'g'),
    '^(tel|telephone|phone|ph|mobile|mob|cell|whatsapp)[.: ]+(no[.: ]+)?', '', 'i'),
    '^[(+ ]*\+ ?\(?(\d{1,3})\)', '+\1'),
    '\s+', ' ', 'g'
  ), ' ,;:./')
$$;

/* Returns true if a text contains contact details or links. Detects web, email and UPI addresses (also in words), host names, about nine digits (also
   O, I, l, number words), mixed scripts, "@name" and account names. Dates, times, ratings, prices and rooms of one floor are not numbers. Lookalikes
   pass, and honest texts may have to wait. */
create or replace function private.has_contact_details(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_number constant text := '([0-9][^[:alpha:]0-9:]{0,3}){9}|[0-9\uE000]([^[:alpha:]0-9\uE000]{0,5}[0-9\uE000OolI]){9}'
    '|(\uE000[^[:alpha:]0-9\uE000]{0,5}){7}';
  v_amount constant text := '(?:[1-9][0-9]{0,2}(?:,[0-9]{2,3})+|[1-9][0-9]{0,3})(?:\.[0-9]{1,2})?';
  -- Rooms of one floor share their first digit.
  v_rooms constant text := (
    select string_agg(format('%1$s[0-9]{2}(?:[^[:alnum:]]{1,3}%1$s[0-9]{2})*', f), '|') from generate_series(1, 9) as f
  );
  v_network constant text := '(insta(gram)?|telegram|facebook|whats ?app|snapchat|\mfb|\mig'
    '|इंस्टा(ग्राम)?|इन्स्टा(ग्राम)?|टेलीग्राम|फेसबुक|व्हाट्स[एऐ]प)';
  -- One collation, so that all scripts' letters count on any server.
  v_plain constant text collate pg_catalog.pg_c_utf8 := translate(
    private.plain_digits(regexp_replace(
      -- No text that people type is longer.
      normalize(private.cut_marks(left(p_text, 5000)), nfkd),
      private.unreadable() || '|[\u0300-\u036F\u115F\u1160\u200C\u200D\u20D0-\u20FF\uFE00-\uFE0F]', '', 'g'
    )), '。।·‧∙•', '......'
  );
  v_digits text collate pg_catalog.pg_c_utf8;
  v_innocent text;
begin
  if v_plain ~* '(https?:|www\.|mailto:|@ ?[[:alnum:]]|[(\[{<] ?(at|dot|\.) ?[)\]}>]|\.[a-z]{2,}/[[:alnum:]])'
    or v_plain ~* '[[:alnum:]] ?\. ?(com|net|org|biz|xyz)\M'
    or v_plain ~* '[[:alnum:]]\.(info|app|shop|site|online|link|goa|club|travel|hotels?|rooms|store|website|live|भारत)\M'
    -- Lower or upper case only: "In" may begin a sentence after a missing space.
    or v_plain ~ '[[:alnum:]]\.(in|co|io|me|IN|CO|IO|ME)\M'
    or v_plain ~ '[[:alpha:]][[:alnum:]-]*[[:lower:]0-9]\.[[:lower:]]{2,24}(?![[:alnum:]])'
    or v_plain ~ '[[:upper:]][[:upper:]0-9-]+\.[[:upper:]]{2,24}(?![[:alnum:]])'
    or v_plain ~* '\mdot[^[:alnum:]]{1,3}(com|net|org|info|co|me|io|app|club|travel|xyz)\M'
      -- Not "on the dot in the morning".
      '|([a-df-z0-9]|[a-gi-z0-9]e)[^[:alnum:]]{1,3}dot[^[:alnum:]]{1,3}in\M'
    or v_plain ~* '\mat[^[:alnum:]]{1,3}(g-?mail|hotmail|yahoo|outlook|rediff(mail)?|icloud'
      '|ok(axis|hdfc(bank)?|icici|sbi)|ybl|paytm|upi|[a-z0-9-]+[^[:alnum:]]{1,3}dot)\M'
    or v_plain ~* '\mdot[^[:alnum:]]{1,3}[a-z]+[^[:alnum:]]{1,3}slash\M|डॉट ?(कॉम|काम|इन|नेट)'
    or v_plain ~* (v_network || '( (id|handle|username|account|page))?(\s*[:=@]+\s*|\s+[–—-]\s*)[[:alnum:]_]')
    or v_plain ~* (v_network || '(\s+(id|handle|username)\M|[^[:alnum:]]{1,5}([a-z0-9.]+_|[a-z][a-z.]*[0-9]))')
    or v_plain ~ '[A-Za-z]\.?[\u0370-\u03FF\u0400-\u052F]|[\u0370-\u03FF\u0400-\u052F]\.?[A-Za-z]'
  then return true;
  end if;
  v_digits := regexp_replace(
    v_plain, 'zero|one|two|three|four|five|six|seven|eight|nine|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
      '|शून्य|एक|दो|तीन|चार|पाँच|पांच|छह|छः|छ:|सात|आठ|नौ', U&'\E000', 'gi'
  );
  if v_digits !~ v_number then return false; end if;
  -- Seven times as fast as one pattern.
  foreach v_innocent in array array[
    '(?<![0-9])(?:[0-3]?[0-9] ?[./-] ?[0-3]?[0-9] ?[./-] ?(?:19|20)[0-9]{2}|(?:19|20)[0-9]{2}-[01]?[0-9]-[0-3]?[0-9])(?![0-9])',
    '(?<![0-9])(?:19|20)[0-9]{2}(?:[ ,–-]{1,3}(?:19|20)[0-9]{2})+(?![0-9])',
    -- Consumes the sign before: looking back two characters is slow.
    '(?:^|[^0-9./:])(?:[0-3]?[0-9][./][01]?[0-9][./][0-9]{2}|(?:[01]?[0-9]|2[0-4])[.:][0-5][0-9]|(?:10|[0-9](?:\.[0-9])?) ?/ ?(?:5|10))'
      '(?![./:]?[0-9])',
    '(?:₹|\mrs\.?|\minr) ?' || v_amount || '(?: ?[–—/-] ?' || v_amount || ')?(?!,?[0-9])',
    '(?:\mrooms?|कमर[ाे]) (?:(?:no|नं)\.? ?)?(?:' || v_rooms || ')(?![0-9])'
  ] loop
    v_digits := regexp_replace(v_digits, v_innocent, ' ', 'gi');
  end loop;
  return v_digits ~ v_number;
end
$$;
