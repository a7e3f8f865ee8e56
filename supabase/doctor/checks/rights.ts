import * as v from 'valibot';
import { config } from '../../local/config.ts';
import { buckets, calls, tables } from '../../rights.ts';
import { commands } from '../commands.ts';
import { type Area, broken, each, faultsOr, ok, present, warning } from '../finding.ts';
import { type Offer, readOffers } from '../offers.ts';
import { type Answer, type Ask, NotAnswered, refusalIn, type Target } from '../target.ts';

/** Writes nothing: changes name a row that cannot exist, inserts have no key. Misses rights to change rows without reading; inside.ts finds them. */

const nobody = '00000000-0000-0000-0000-000000000000';

/** Rows that only admins may see, of tables that are open by a policy. */
const hidden: Readonly<Record<string, string>> = {
  hotels: 'is_active=is.false',
  room_categories: 'is_active=is.false',
  reviews: 'hidden_at=not.is.null',
};

const keyOf = (table: string) => tables[table]?.select?.columns.trim().split(/\s+/)[0] ?? 'id';

const trials = (table: string): Record<'select' | 'insert' | 'update' | 'delete', { path: string; ask: Ask }> => {
  const key = keyOf(table);
  const none = `/rest/v1/${table}?${key}=eq.${nobody}`;
  return {
    select: { path: `/rest/v1/${table}?select=${key}&limit=1`, ask: {} },
    insert: { path: `/rest/v1/${table}`, ask: { method: 'POST', body: { [key]: null } } },
    update: { path: none, ask: { method: 'PATCH', body: { [key]: nobody } } },
    delete: { path: none, ask: { method: 'DELETE' } },
  };
};

const words = { select: 'read', insert: 'add rows to', update: 'change', delete: 'delete rows of' } as const;

const isRefused = (answer: Answer) =>
  [401, 403].includes(answer.status) && /^permission denied/.test(refusalIn(answer).message);
const isMissing = (answer: Answer) => answer.status === 404 || /^PGRST20[25]$/.test(refusalIn(answer).code);

async function faultOf(target: Target, table: string, verb: keyof typeof words): Promise<string | false> {
  const { path, ask } = trials(table)[verb];
  const answer = await target.asStranger(path, ask);
  if (isMissing(answer)) return verb === 'select' && `${table} does not exist`;
  if (answer.status >= 500) throw new NotAnswered(`${table} answered ${answer.status}.`);
  const mayRead = verb === 'select' && (tables[table]?.select?.rows[0] ?? 'refused') !== 'refused';
  if (mayRead) return answer.status !== 200 && `guests cannot read ${table} (${answer.status})`;
  return !isRefused(answer) && `anyone can ${words[verb]} ${table} (${answer.status})`;
}

async function shown(target: Target, table: string): Promise<string | false> {
  const answer = await target.asStranger(`/rest/v1/${table}?select=${keyOf(table)}&limit=1&${hidden[table]}`);
  return Array.isArray(answer.json) && answer.json.length > 0 && `anyone can see rows of ${table} that are not public`;
}

const dumb = `Apply the migrations (${commands.migrate}). Revoke by hand any rights that were granted in the dashboard, and switch on again any protection that was switched off there: migrations do not change these. The intended rights are in supabase/rights.ts.`;

const closedSchemas = ['private', 'auth', 'storage', 'vault', 'extensions', 'cron', 'net'].filter(
  (name) => !config.api.schemas.includes(name),
);

const tryOut = (target: Target, { name, args }: Offer) =>
  args.length === 0 && !calls.guests.includes(name)
    ? target.asStranger(`/rest/v1/rpc/${name}`)
    : target.asStranger(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        body: Object.fromEntries(args.map((arg) => [arg, null])),
      });

/** Returns the tables and functions of PostgREST's description that `supabase/rights.ts` and the migrations do not name. */
async function unlisted(description: unknown): Promise<string[]> {
  const read = v.safeParse(v.object({ paths: v.record(v.string(), v.unknown()) }), description);
  const known = new Set([
    '/',
    ...Object.keys(tables).map((name) => `/${name}`),
    ...(await readOffers()).map(({ name }) => `/rpc/${name}`),
  ]);
  return read.success ? Object.keys(read.output.paths).filter((path) => !known.has(path)) : [];
}

const ListSchema = v.array(v.unknown());

export const rights: Area = {
  title: 'Rights of people who are not signed in',
  checks: [
    {
      name: 'Tables',
      asks: 'Do all tables refuse people without the right to read or write?',
      async look(target) {
        const names = Object.keys(tables);
        const faults = await each(names, async (table) => {
          const verbs = (['select', 'insert', 'update', 'delete'] as const).map((verb) => faultOf(target, table, verb));
          return Promise.all([...verbs, table in hidden && shown(target, table)]);
        });
        return faultsOr(present(faults.flat()), `Yes, all ${names.length}.`, 'No:', dumb);
      },
    },
    {
      name: 'Functions of the database',
      asks: 'Can guests call the functions they need, and no others?',
      async look(target) {
        const offers = await readOffers();
        const faults = await each(offers, async (offer) => {
          const answer = await tryOut(target, offer);
          if (isMissing(answer)) return `${offer.name} does not exist`;
          if (answer.status >= 500) throw new NotAnswered(`${offer.name} answered ${answer.status}.`);
          return calls.guests.includes(offer.name)
            ? isRefused(answer) && `guests cannot call ${offer.name}`
            : !isRefused(answer) && `anyone can call ${offer.name}`;
        });
        return faultsOr(
          present(faults),
          `Yes: ${calls.guests.length} are open, ${offers.length - calls.guests.length} closed.`,
          'No:',
          dumb,
        );
      },
    },
    {
      name: 'Description of the API',
      asks: 'Is the list of all tables and functions hidden from the public?',
      async look(target) {
        const answer = await target.asStranger('/rest/v1/');
        if (answer.status >= 500) throw new NotAnswered(`It answered ${answer.status}.`);
        if (answer.status !== 200) return ok('Yes.');
        const strange = await unlisted(answer.json);
        return strange.length > 0
          ? broken('No. It names what anyone may use, and these are in no list of this checkout:', dumb, strange)
          : warning(
              'No, everyone can see it. It opens nothing, but shows where to look.',
              'Hosted projects show it only with the secret key. Check the proxy in front of the backend.',
            );
      },
    },
    {
      name: 'Schemas',
      asks: 'Does the API show only the intended schemas?',
      async look(target) {
        const open = await each(closedSchemas, async (schema) => {
          const answer = await target.asStranger('/rest/v1/made_up?limit=1', { headers: { 'accept-profile': schema } });
          // PostgREST refuses a hidden schema before it looks for a table (PGRST106).
          if (!refusalIn(answer).code) throw new NotAnswered(`It answered ${answer.status}.`);
          return answer.status !== 406 && `${schema} is shown (${answer.status})`;
        });
        return faultsOr(
          present(open),
          `Yes: ${config.api.schemas.join(', ')}.`,
          'No. Internal functions of the database can be called from outside. Only the rights of single tables and functions still protect them:',
          `Remove the schema from the exposed schemas under Data API in the dashboard, or push the settings: ${commands.configure}.`,
        );
      },
    },
    {
      name: 'Files',
      asks: 'Are documents private, and do buckets hide their lists of files?',
      async look(target) {
        const faults = await each(buckets, async ({ id, public: isPublic }) => {
          const [open, list] = await Promise.all([
            target.asStranger(`/storage/v1/object/public/${id}/made-up`),
            target.asStranger(`/storage/v1/object/list/${id}`, { method: 'POST', body: { prefix: '', limit: 1 } }),
          ]);
          // The service says if bucket or file was missing; a private bucket counts as missing.
          const { message } = refusalIn(open);
          if (!/not found/i.test(message)) throw new NotAnswered(`The storage answered ${open.status}.`);
          const isOpen = !/bucket/i.test(message);
          const listed = v.safeParse(ListSchema, list.json);
          return [
            isOpen && !isPublic && `${id} is public: anyone with the address of a document can read it`,
            !isOpen && isPublic && `${id} is not public or does not exist: guests see no photos`,
            listed.success && listed.output.length > 0 && `${id} lists its files to anyone`,
          ];
        });
        return faultsOr(
          present(faults.flat()),
          `Yes, in all ${buckets.length} buckets.`,
          'No:',
          'Apply the migrations. Then set the bucket’s "public" under Storage in the dashboard, and remove policies that were made there by hand.',
        );
      },
    },
  ],
};
