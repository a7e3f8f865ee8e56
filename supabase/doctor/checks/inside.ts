import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { cures, describeTrouble, TroubleSchema } from '../../../src/domain/office/troubles.ts';
import { counted } from '../../../src/domain/stay.ts';
import { projectPath } from '../../local/paths.ts';
import { expectedRights } from '../../rights.ts';
import { cli, commands } from '../commands.ts';
import { type Area, broken, faultsOr, ok, present, skipped, warning } from '../finding.ts';
import { compareObjects, makeObjects } from '../objects.ts';
import { hasCheck } from '../pages.ts';
import { isHere, NotAnswered, readAs, refusalIn, type Target } from '../target.ts';

const FactsSchema = v.object({
  now: v.string(),
  migrations: v.array(v.string()),
  rights: v.array(v.string()),
  file_policies: v.array(v.string()),
  secrets: v.array(v.string()),
  schedules: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        schedule: v.string(),
        is_active: v.boolean(),
        last_run_at: v.nullable(v.string()),
        state: v.nullable(v.string()),
        message: v.nullable(v.string()),
      }),
    ),
  ),
  jobs: v.array(v.string()),
  troubles: v.array(TroubleSchema),
  mails: v.object({ failed: v.number(), uncertain: v.number() }),
  guests_prove_human: v.boolean(),
  chain: v.array(v.object({ fault: v.string(), place: v.nullable(v.number()), at: v.nullable(v.string()) })),
});
type Facts = v.InferOutput<typeof FactsSchema>;

const known = new WeakMap<Target, Promise<Facts>>();

function factsOf(target: Target): Promise<Facts> {
  const facts = known.get(target) ?? askFacts(target);
  known.set(target, facts);
  return facts;
}

async function askFacts(target: Target): Promise<Facts> {
  const answer = await target.asService('/rest/v1/rpc/deployment_facts', { method: 'POST', body: {} });
  if (answer.status === 401 || answer.status === 403)
    throw new NotAnswered('PROJECT_SECRET_KEY is not the secret key of this project.');
  if (answer.status === 404) throw new NotAnswered(`The newest migrations are not applied: ${commands.migrate}.`);
  return readAs(FactsSchema, answer, 'deployment_facts');
}

const secretStatements: Readonly<Record<string, string | undefined>> = {
  compliance_key: "select vault.create_secret('<the key that was kept>', 'compliance_key');",
  utr_key: "select vault.create_secret('<the key that was kept>', 'utr_key');",
  project_url: cures.project_url,
  secret_key: cures.secret_key,
};

const minute = 60_000;

function restOf(schedule: string): number {
  const [minutes = '', hours] = schedule.split(' ');
  if (hours !== '*') return 24 * 60;
  return minutes === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(minutes)?.[1] ?? 60);
}

/** Two intervals and five minutes: long enough for one missed run. */
const isSilent = ({ schedule, last_run_at }: { schedule: string; last_run_at: string | null }, now: number) =>
  last_run_at !== null && now - Date.parse(last_run_at) > (2 * restOf(schedule) + 5) * minute;

const isWell = (state: string | null) =>
  state === null || ['succeeded', 'running', 'starting', 'connecting', 'sending'].includes(state);

export const inside: Area = {
  title: 'Inside the backend',
  unless: ({ keys }) =>
    keys.secret ? undefined : 'To check rights, secrets, schedules, emails and the audit log, run with --secret.',
  checks: [
    {
      name: 'Migrations',
      asks: 'Are all migrations of this checkout applied?',
      async look(target) {
        const { migrations } = await factsOf(target);
        const files = readdirSync(projectPath('supabase/migrations')).filter((file) => file.endsWith('.sql'));
        const versions = files.map((file) => file.split('_')[0] ?? '');
        const missing = files.filter((_, at) => !migrations.includes(versions[at] ?? '')).sort();
        if (missing.length > 0) return broken('These are not:', `Apply them: ${commands.migrate}.`, missing);
        const newer = migrations.filter((version) => !versions.includes(version));
        return newer.length > 0
          ? warning(
              'Yes, but the database has more, so this checkout is older than it:',
              'Update the checkout, then ask again.',
              newer,
            )
          : ok(`Yes, all ${files.length}.`);
      },
    },
    {
      name: 'Objects of the database',
      asks: 'Are functions, tables, policies, triggers and grants exactly as the applied migrations make them?',
      async look(target) {
        const { migrations } = await factsOf(target);
        const answer = await target.asService('/rest/v1/rpc/deployment_objects', { method: 'POST', body: {} });
        if (answer.status === 404) throw new NotAnswered(`The newest migrations are not applied: ${commands.migrate}.`);
        const found = readAs(v.record(v.string(), v.string()), answer, 'deployment_objects');
        return faultsOr(
          compareObjects(await makeObjects(migrations, found), found),
          `Yes, all ${Object.keys(found).length}.`,
          'No. These differ:',
          'The database was changed by hand, or a migration was edited after it was applied. Drop extra objects in the SQL editor. For the others, add a new migration with the definition of this checkout.',
        );
      },
    },
    {
      name: 'Rights',
      asks: 'Do guests and members have exactly the intended rights, and is row security on for every table?',
      async look(target) {
        const { rights, file_policies } = await factsOf(target);
        const meant = new Set(expectedRights);
        const held = new Set(rights);
        return faultsOr(
          [
            ...rights.filter((line) => !meant.has(line)).map((line) => `too much: ${line}`),
            ...expectedRights.filter((line) => !held.has(line)).map((line) => `missing: ${line}`),
            ...file_policies.map((name) => `too much: the policy "${name}" on stored files`),
          ],
          `Yes: ${held.size} rights.`,
          'The rights differ:',
          `In the SQL editor, revoke the extra rights and switch row security on again. For missing rights, run ${commands.migrate}. The intended rights are in supabase/rights.ts.`,
        );
      },
    },
    {
      name: 'Secrets of the vault',
      asks: 'Does the vault hold the secrets for schedules and tax data?',
      async look(target) {
        const { secrets } = await factsOf(target);
        const missing = Object.keys(secretStatements)
          .filter((name) => !secrets.includes(name))
          .filter((name) => !(isHere(target.site) && ['project_url', 'secret_key'].includes(name)));
        const statements = missing.map((name) => secretStatements[name]);
        const sealed = missing.includes('compliance_key')
          ? ' Use the key that you kept: without it, encrypted data cannot be read.'
          : '';
        return faultsOr(
          missing.map((name) => `${name} is missing`),
          'Yes.',
          'No:',
          `Run this in the SQL editor, with the project’s own values. Pushing migrations writes secrets only if there is a migration to apply. ${statements.join(' ')}${sealed}`,
        );
      },
    },
    {
      name: 'Schedules',
      asks: 'Is every job scheduled, and did it run on time?',
      async look(target) {
        const { schedules, jobs, now } = await factsOf(target);
        const todo = 'Check /admin/run-job and, in the dashboard, Integrations, Cron.';
        if (schedules === null && isHere(target.site)) return skipped('On this machine, no jobs run on a schedule.');
        if (schedules === null) {
          return broken(
            'There is no schedule: the extension pg_cron is missing.',
            'Switch on pg_cron and pg_net under Database, Extensions. Then, in the SQL editor: select private.schedule_jobs();',
          );
        }
        const byName = new Map(schedules.map((one) => [one.name, one]));
        const faults = jobs.map((name) => {
          const one = byName.get(`susegad ${name}`);
          if (!one) return `${name} has no schedule`;
          if (!one.is_active) return `${name} is switched off`;
          if (isSilent(one, Date.parse(now))) return `${name} has not run since ${one.last_run_at}`;
          return !isWell(one.state) && `${name} failed: ${one.message ?? one.state}`;
        });
        if (present(faults).length > 0) return broken('Some jobs do not run:', todo, present(faults));
        const fresh = schedules.filter(({ last_run_at }) => last_run_at === null).map(({ name }) => name);
        return fresh.length > 0
          ? warning('Some jobs have not run yet. This is normal on the first day.', todo, fresh)
          : ok(`Yes, all ${byName.size}.`);
      },
    },
    {
      name: 'Troubles',
      asks: 'Is there a problem that admins get emails about?',
      async look(target) {
        const { troubles } = await factsOf(target);
        const words = troubles.map(describeTrouble);
        const items = words.map(({ title, text, sql }) => [`${title}. ${text}`, ...sql].join(' '));
        if (words.length === 0) return ok('No. Schedules, functions, jobs, emails and limits are well.');
        const todo = 'See /admin/run-job.';
        return words.some(({ isHeavy }) => isHeavy)
          ? broken('Yes:', todo, items)
          : warning('Yes, but nothing is lost yet:', todo, items);
      },
    },
    {
      name: 'Emails',
      asks: 'Were all emails sent?',
      async look(target) {
        const { failed, uncertain } = (await factsOf(target)).mails;
        return failed + uncertain > 0
          ? warning(
              `No. Not sent: ${counted(failed, 'email')}. Unknown: ${uncertain}.`,
              'See the list at /admin/run-job.',
            )
          : ok('Yes. All emails of the last 30 days are sent or on their way.');
      },
    },
    {
      name: 'Notifications',
      asks: 'Can people of a property turn on notifications?',
      async look(target) {
        const answer = await target.asService('/rest/v1/rpc/push_is_on', { method: 'POST', body: {} });
        return readAs(v.boolean(), answer, 'push_is_on')
          ? ok('Yes.')
          : ok('No, they are off. VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY switch them on: docs/configuration.md.');
      },
    },
    {
      name: 'Bookings by people',
      asks: 'Can guests pass the robot check when they book?',
      async look(target) {
        const { guests_prove_human } = await factsOf(target);
        if (!guests_prove_human) return ok('The check is switched off.');
        const off = 'Or switch off "Guests prove that they are human" at /admin/settings.';
        if (!(await hasCheck(target, '/booking/made-up'))) {
          return broken(
            'The booking form does not show the check, so guests cannot book.',
            `Build the site with PUBLIC_TURNSTILE_SITE_KEY. ${off}`,
          );
        }
        const answer = await target.asStranger('/functions/v1/prove-human', {
          method: 'POST',
          body: { token: 'made-up', key: '00000000-0000-4000-8000-000000000000' },
        });
        const { code } = refusalIn(answer);
        if (code === 'not_human') return ok('Yes, and a made-up token is refused.');
        if (code !== 'unconfigured') throw new NotAnswered(`prove-human answered ${answer.status} ${code}.`);
        return broken(
          'The function prove-human has no secret that Cloudflare knows, so guests cannot book.',
          `Run ${cli} secrets set TURNSTILE_SECRET=… with the secret of the site’s own widget. ${off}`,
        );
      },
    },
    {
      name: 'Audit log',
      asks: 'Is the audit log complete and unchanged?',
      async look(target) {
        const { chain } = await factsOf(target);
        return faultsOr(
          chain.map(
            ({ fault, place, at }) => `${fault}${place === null ? '' : ` at ${place}`}${at ? `, written ${at}` : ''}`,
          ),
          'Yes.',
          'No. Someone with direct access to the database changed, removed or added entries:',
          'Find out who had that access. Run "Verify the audit log" at /admin/run-job, and compare the hash with the copy you keep elsewhere.',
        );
      },
    },
  ],
};
