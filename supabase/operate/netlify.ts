import * as v from 'valibot';
import { Stopped } from './shell.ts';

/** https://open-api.netlify.com */

const SiteSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  published_deploy: v.nullish(v.object({ id: v.string() })),
  build_settings: v.nullish(v.object({ repo_branch: v.nullish(v.string()) })),
});
const VariableSchema = v.object({ values: v.array(v.object({ context: v.string(), value: v.nullish(v.string()) })) });
const BuildHookSchema = v.object({ title: v.nullish(v.string()), url: v.string() });
const HookSchema = v.object({
  id: v.string(),
  event: v.string(),
  data: v.nullish(v.object({ url: v.nullish(v.string()) })),
});
const TypesSchema = v.array(v.object({ name: v.string(), events: v.array(v.string()) }));

const hookTitle = 'Susegad Stays';
/** Events about the end of a build. The state in the message says how it ended, so that more events do no harm. */
const ends = ['deploy_created', 'deploy_succeeded', 'deploy_failed'];

export interface Wanted {
  token: string;
  /** Host name of the site. */
  host: string;
  variables: Record<string, string>;
  report: { url: string; secret: string };
}
export interface Connected {
  buildHook: string;
  /** A build would change the site. */
  isBuildDue: boolean;
}

/** Sets the variables of a site, its build hook and the messages about builds. Returns null if there is no such site. */
export async function connectSite({ token, host, variables, report }: Wanted): Promise<Connected | null> {
  const base = process.env.NETLIFY_API_URL || 'https://api.netlify.com/api/v1';

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      throw new Stopped('Netlify did not answer. Check your connection, then run this command again.');
    });
    if (response.status === 401 || response.status === 403)
      throw new Stopped(
        'Netlify does not accept the access token. Make one at User settings → Applications, and set NETLIFY_AUTH_TOKEN in .env.',
      );
    if (response.status === 404 && method === 'GET') return null;
    if (!response.ok)
      throw new Stopped(
        `Netlify answered ${response.status} to ${method} ${path}. Do step 5 of docs/deploy.md by hand.`,
      );
    return response.json();
  }

  /** Stops if Netlify answers in another form than it documents. */
  function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
    const { success, output } = v.safeParse(schema, answer);
    if (!success) throw new Stopped('Netlify answered in an unknown form. Do step 5 of docs/deploy.md by hand.');
    return output;
  }

  const found = await ask('GET', `/sites/${host}`);
  if (found === null) return null;
  const site = read(SiteSchema, found);
  const ofSite = `site_id=${site.id}`;
  let isBuildDue = !site.published_deploy;

  for (const [key, value] of Object.entries(variables)) {
    const path = `/accounts/${site.account_id}/env`;
    const known = await ask('GET', `${path}/${key}?${ofSite}`);
    const current = known && read(VariableSchema, known).values.find(({ context }) => context === 'all')?.value;
    if (current === value) continue;
    if (current && key === 'PUBLIC_SUPABASE_URL')
      throw new Stopped(
        `The site ${host} uses the project ${current}. We did not change it. For staging, run npm run setup -- --site <its address>. To move the site, remove PUBLIC_SUPABASE_URL at Netlify first.`,
      );
    const variable = { key, values: [{ context: 'all', value }] };
    if (known) await ask('PUT', `${path}/${key}?${ofSite}`, variable);
    else await ask('POST', `${path}?${ofSite}`, [variable]);
    isBuildDue = true;
  }

  const buildHooks = read(v.array(BuildHookSchema), await ask('GET', `/sites/${site.id}/build_hooks`));
  const setup = { title: hookTitle, branch: site.build_settings?.repo_branch ?? 'main' };
  const buildHook =
    buildHooks.find(({ title }) => title === hookTitle) ??
    read(BuildHookSchema, await ask('POST', `/sites/${site.id}/build_hooks`, setup));

  const types = read(TypesSchema, await ask('GET', '/hooks/types'));
  const hooks = read(v.array(HookSchema), await ask('GET', `/hooks?${ofSite}`));
  for (const event of ends.filter((end) => types.some(({ name, events }) => name === 'url' && events.includes(end)))) {
    const hook = { type: 'url', event, data: { url: report.url, signature_secret: report.secret } };
    const known = hooks.find((one) => one.event === event && one.data?.url === report.url);
    if (known) await ask('PUT', `/hooks/${known.id}`, hook);
    else await ask('POST', `/hooks?${ofSite}`, hook);
  }
  return { buildHook: buildHook.url, isBuildDue };
}

export async function startBuild(buildHook: string): Promise<void> {
  const response = await fetch(buildHook, { method: 'POST', body: '{}', signal: AbortSignal.timeout(30_000) }).catch(
    () => null,
  );
  if (!response?.ok) throw new Stopped('Netlify did not start the build. Select “Trigger deploy” there.');
}
