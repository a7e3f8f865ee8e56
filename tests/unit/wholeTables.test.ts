import { expect, test } from 'vitest';
import { wholeTableChanges } from '../support/wholeTables.ts';

test.each([
  'begin update private.settings set fee = 1; end',
  'begin UPDATE private.settings AS s SET fee = 1 returning fee into v; end',
  'begin delete from private.rate_hits; end',
  'delete from private.rate_hits returning 1',
  'update private.settings set fee = 1',
  'begin if a then update private.settings set fee = 1; else delete from private.rate_hits where true; end if; end',
  'begin if a then null; else update private.settings set fee = 1; end if; end',
  'with gone as (delete from private.rate_hits returning id) select count(*) from gone where id > 1',
  'begin for r in update private.settings set fee = 1 returning * loop perform 1 where true; end loop; end',
  'with a as (select 1 where true) update private.settings set fee = 1',
  'begin <<here>> update private.settings set fee = 1; end',
  // The only WHERE is in a subquery, in a comment, or in the next statement.
  'begin update private.settings set fee = (select 1 where true); end',
  'begin update private.settings set fee = 1 -- where it stands\n; end',
  "begin update private.settings set name = ' where '; end",
  'begin update private.settings set fee = 1; perform 1 from a where true; end',
  "begin execute 'update private.settings set fee = 1'; end",
  'begin execute format($q$delete from %I$q$, t); end',
])('%s is found', (body) => {
  expect(wholeTableChanges(body)).toHaveLength(1);
});

test.each([
  'begin update private.settings set fee = 1 where is_only; end',
  "begin execute $q$update a set b = coalesce(c, '') where d$q$; end",
  'begin delete from private.rate_hits as r using old as o where r.id = o.id; end',
  'begin delete from a where b in (select c from d) returning e into f; end',
  'select 1 from private.settings for update',
  'select 1 from a where b for no key update of a; ',
  'insert into a values (1) on conflict (id) do update set b = 1',
  'merge into a using b on a.id = b.id when matched then update set c = 1 when not matched then delete',
  "begin if tg_op = 'UPDATE' or tg_op = 'DELETE' then return new; end if; end",
  "begin raise exception 'Please update first; delete from there.'; end",
  '-- update private.settings set fee = 1\nselect 1',
  '/* delete from private.settings; */ select 1',
  'select updated_at, delete_after from a',
])('%s is not', (body) => {
  expect(wholeTableChanges(body)).toEqual([]);
});
