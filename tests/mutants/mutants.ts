import { createHash } from 'node:crypto';
import type { Verb } from '../../supabase/rights.ts';
import type { World } from '../http/world.ts';
import { changesOf } from './operators.ts';

/** The checks that must notice: matrix cells, the list of rights, an admin call, or every proof that reaches these. */
export type Suspects =
  | { cells: { table: string; verb: Verb } }
  | { rights: true }
  | { adminsOnly: string }
  | { reached: { function?: string; table?: string } };

/** A small damage to the rules of the database, its repair, and the checks that must notice. */
export interface Mutant {
  of: string;
  name: string;
  damage: string;
  repair: string;
  suspects: readonly Suspects[];
}

type Sql = World['sql'];
interface FunctionText {
  name: string;
  text: string;
}

const adminGuard = 'perform private.require_admin();';
const factorGuard = 'not private.second_factor_done()';
const limitCall = /private\.(?:hit|hit_contact|refuse_client)\(\s*'([^']+)'/g;

/** Returns mutants for the matrix, the list of rights and the admin calls. */
export async function mutantsOfRights(sql: Sql): Promise<Mutant[]> {
  const texts = await functionTexts(sql);
  const made = await Promise.all([policies(sql, true), rowSecurity(sql), grants(sql), privateRights(sql)]);
  return [...made.flat(), ...texts.flatMap((one) => rewrite(one, adminGuard, '', { adminsOnly: one.name }))];
}

/** Returns mutants for the proofs: other policies, second factors, limits, triggers, constraints and functions. */
export async function mutantsOfRules(sql: Sql): Promise<Mutant[]> {
  const texts = await functionTexts(sql);
  const share = process.env.MUTANTS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.MUTANTS ?? 1);
  const guards = texts.flatMap((one) => [
    ...rewrite(one, factorGuard, 'false', { reached: { function: one.name } }),
    ...[...one.text.matchAll(limitCall)].flatMap(([call]) =>
      rewrite(one, call, `${call} || gen_random_uuid()`, { reached: { function: one.name } }),
    ),
  ]);
  const sampled = [...texts.flatMap(changed), ...(await constraints(sql))];
  const chosen: Mutant[] = [];
  for (const group of Map.groupBy(sampled, ({ of }) => of).values()) {
    let taken = 0;
    for (const mutant of group.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))) {
      if (taken === share) break;
      if (!(await compiles(sql, mutant))) continue;
      chosen.push(mutant);
      taken++;
    }
  }
  return [...(await policies(sql, false)), ...(await triggers(sql)), ...guards, ...chosen];
}

export async function changedFunctions(sql: Sql): Promise<Mutant[]> {
  return (await functionTexts(sql)).flatMap(changed);
}

const rank = ({ of, name }: Mutant) => createHash('sha256').update(`${of} ${name}`).digest('hex');

async function compiles(sql: Sql, { damage }: Mutant): Promise<boolean> {
  const attempt = `do $attempt$ begin execute $text$${damage}$text$; raise exception 'It compiles.'; end $attempt$`;
  return sql(attempt).then(
    () => false,
    (error: Error) => error.message === 'It compiles.',
  );
}

function changed({ name: of, text }: FunctionText): Mutant[] {
  return changesOf(text).map((change) => ({
    of,
    name: change.name,
    damage: change.text,
    repair: text,
    suspects: [{ reached: { function: of } }],
  }));
}

async function functionTexts(sql: Sql): Promise<FunctionText[]> {
  return sql<FunctionText>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc
     where pronamespace = 'private'::regnamespace and prokind = 'f' order by 1, oid::regprocedure::text`,
  );
}

function rewrite(
  { name: of, text }: FunctionText,
  fragment: string,
  replacement: string,
  suspects: Suspects,
): Mutant[] {
  if (!text.includes(fragment)) return [];
  const damage = text.replaceAll(fragment, replacement);
  return [{ of, name: `${fragment} → ${replacement || 'nothing'}`, damage, repair: text, suspects: [suspects] }];
}

/** Policies of tables in the matrix, or else all others: stored files and second factors. */
async function policies(sql: Sql, ofMatrix: boolean): Promise<Mutant[]> {
  const rows = await sql<{
    relation: string;
    table: string;
    name: string;
    verb: Verb;
    kind: string;
    roles: string;
    qual: string | null;
    check: string | null;
  }>(
    `select format('%I.%I', schemaname, tablename)::regclass::text as relation, tablename as table, quote_ident(policyname) as name,
       lower(cmd) as verb, lower(permissive) as kind, array_to_string(roles, ', ') as roles, qual, with_check as check
     from pg_policies where schemaname in ('public', 'storage') and (schemaname = 'public' and permissive = 'PERMISSIVE') = $1
     order by 1, 3`,
    [ofMatrix],
  );
  return rows.flatMap(({ relation, table, name, verb, kind, roles, qual, check }): Mutant[] => {
    const suspects: Suspects[] = [ofMatrix ? { cells: { table, verb } } : { reached: { table: relation } }];
    const clauses = (using: string, withCheck: string) =>
      `${qual === null ? '' : `using (${using})`} ${check === null ? '' : `with check (${withCheck})`}`;
    const now = clauses(qual ?? '', check ?? '');
    const dropped: Mutant = {
      of: relation,
      name: `policy ${name} dropped`,
      damage: `drop policy ${name} on ${relation}`,
      repair: `create policy ${name} on ${relation} as ${kind} for ${verb} to ${roles} ${now}`,
      suspects,
    };
    if (qual === 'true') return [dropped];
    const opened: Mutant = {
      of: relation,
      name: `policy ${name} made true`,
      damage: `alter policy ${name} on ${relation} ${clauses('true', 'true')}`,
      repair: `alter policy ${name} on ${relation} ${now}`,
      suspects,
    };
    return [dropped, opened];
  });
}

async function rowSecurity(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ table }) => ({
    of: table,
    name: 'row security off',
    damage: `alter table public.${table} disable row level security`,
    repair: `alter table public.${table} enable row level security`,
    suspects: [{ cells: { table, verb: 'select' } }, { rights: true }],
  }));
}

async function triggers(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ relation: string; name: string; function: string }>(
    `select t.tgrelid::regclass::text as relation, t.tgname as name, p.proname as function
     from pg_trigger as t join pg_proc as p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace = 'private'::regnamespace order by 1, 2`,
  );
  return rows.map(({ relation, name, function: called }) => ({
    of: relation,
    name: `trigger ${name} off`,
    damage: `alter table ${relation} disable trigger ${name}`,
    repair: `alter table ${relation} enable trigger ${name}`,
    suspects: [{ reached: { function: called, table: relation } }],
  }));
}

/** Widens each grant from its columns, or from none, to the whole table. */
async function grants(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ table: string; role: string; privilege: string; columns: string | null }>(
    `select c.relname as table, r.role, p.privilege,
       (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped
          and case when p.privilege in ('select', 'insert', 'update') then has_column_privilege(r.role, c.oid, attnum, p.privilege) end
       ) as columns
     from pg_class as c cross join unnest(array['anon', 'authenticated']) as r (role)
     cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p (privilege)
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not has_table_privilege(r.role, c.oid, p.privilege)
     order by 1, 2, 3`,
  );
  return rows.map(({ table, role, privilege, columns }) => ({
    of: table,
    name: `${privilege} granted to ${role}`,
    damage: `grant ${privilege} on public.${table} to ${role}`,
    repair: `revoke ${privilege} on public.${table} from ${role}; ${columns ? `grant ${privilege} (${columns}) on public.${table} to ${role}` : ''}`,
    suspects: [{ rights: true }],
  }));
}

async function privateRights(sql: Sql): Promise<Mutant[]> {
  const things = await sql<{ kind: string; thing: string; privilege: string }>(
    `select 'table' as kind, c.oid::regclass::text as thing, 'select' as privilege from pg_class as c
     where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'v')
     union all
     select 'function', p.oid::regprocedure::text, 'execute' from pg_proc as p
     where p.pronamespace = 'private'::regnamespace and not has_function_privilege('anon', p.oid, 'execute')
     order by 1, 2`,
  );
  return things.map(({ kind, thing, privilege }) => ({
    of: thing,
    name: `${privilege} granted to anon`,
    damage: `grant ${privilege} on ${kind} ${thing} to anon`,
    repair: `revoke ${privilege} on ${kind} ${thing} from anon`,
    suspects: [{ rights: true }],
  }));
}

async function constraints(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ relation: string; name: string; damage: string; repair: string }>(
    `select conrelid::regclass::text as relation, 'constraint ' || conname || ' dropped' as name,
       format('alter table %s drop constraint %I', conrelid::regclass, conname) as damage,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as repair
     from pg_constraint
     where connamespace in ('public'::regnamespace, 'private'::regnamespace) and conrelid <> 0 and contype in ('c', 'u', 'f')
     union all
     select indrelid::regclass::text, 'index ' || relname || ' dropped', format('drop index %s', indexrelid::regclass),
       pg_get_indexdef(indexrelid)
     from pg_index join pg_class on oid = indexrelid
     where indisunique and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 1, 2`,
  );
  return rows.map(({ relation, ...one }) => ({ of: relation, ...one, suspects: [{ reached: { table: relation } }] }));
}
