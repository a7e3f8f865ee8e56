import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localKey } from '#src/build/backend.ts';
import { areas, examine } from '../../supabase/doctor/examine.ts';
import { readOffers } from '../../supabase/doctor/offers.ts';
import { config } from '../../supabase/local/config.ts';
import { projectDir } from '../../supabase/local/paths.ts';
import {
  backendOrigin,
  type Change,
  haveNotChanged,
  realFacts,
  siteOrigin,
  startDeployment,
  withHeader,
} from '../support/deployment.ts';
import { setScheduleSecrets, standInSchedule } from '../support/standInSchedule.ts';

const deployment = await startDeployment();
const { sql } = deployment;
afterAll(() => deployment.close());

beforeAll(async () => {
  await standInSchedule(sql);
  await setScheduleSecrets(sql, { project_url: backendOrigin, secret_key: 'sb_secret_x' });
  await sql('select private.schedule_jobs()');
  await sql('alter table cron.job_run_details add jobid bigint, add status text, add return_message text');
  await sql(
    `insert into cron.job_run_details (runid, jobid, status, start_time) select jobid, jobid, 'succeeded', now() from cron.job`,
  );
});

interface Fault {
  plant?: string[];
  mend?: string[];
  change?: Change;
  told: Record<string, RegExp>;
  state?: 'warning' | 'unknown';
}

async function lookAt(change?: Change, parts = areas) {
  const { told, isWell } = await examine(siteOrigin, deployment.keys, { fetcher: deployment.fetcher(change), parts });
  await sql('delete from private.rate_hits');
  const odd = told.filter(({ state }) => state !== 'ok');
  return {
    isWell,
    states: new Set(odd.map(({ state }) => state)),
    odd: Object.fromEntries(odd.map(({ name, says, items = [] }) => [name, [says, ...items].join('\n')])),
  };
}

/** Slow checks: they ask every table, function and file. */
const long = ['Tables', 'Functions of the database', 'Files of pages', 'Objects of the database'];

/** The areas of the expected checks, and "Inside the backend" if a fault is planted. Slow checks run only if expected. */
const partsOf = ({ told, plant }: Fault) =>
  areas
    .filter(({ title, checks }) => checks.some(({ name }) => name in told) || (plant && title === 'Inside the backend'))
    .map((area) => ({ ...area, checks: area.checks.filter(({ name }) => name in told || !long.includes(name)) }));

const at = (path: string, change: (answer: Response) => Response | Promise<Response>, origin = siteOrigin): Change => {
  return (url, answer) => (url.origin === origin && url.pathname === path ? change(answer) : undefined);
};
const atBackend = (path: string, change: (answer: Response) => Response | Promise<Response>) =>
  at(path, change, backendOrigin);
const withText = async (answer: Response, edit: (text: string) => string) =>
  new Response(edit(await answer.text()), { status: answer.status, headers: { 'content-type': 'text/xml' } });
const withJson = async (answer: Response, more: object) => Response.json({ ...(await answer.json()), ...more });
const project = (path: string, more: object): Change =>
  at(`/v1/projects/abcdefghijklmnopqrst/${path}`, (answer) => withJson(answer, more), 'https://api.supabase.com');
const withCheck = (answer: Response) =>
  withHeader(
    answer,
    'content-security-policy',
    (answer.headers.get('content-security-policy') ?? '').replace(
      'script-src ',
      'script-src https://challenges.cloudflare.com ',
    ),
  );
const entry = (path: string) => `<url><loc>${siteOrigin}${path}</loc></url>`;

const faults: Record<string, Fault> = {
  'the home page is gone': {
    change: at('/', () => new Response('', { status: 503, headers: { 'content-type': 'text/html' } })),
    told: { 'Home page': /answered 503/, Sitemap: /:\n\/ answered 503$/, 'Kept files': /names no file/ },
  },
  'it is built with the key of this machine': {
    change: at('/.well-known/deployment.json', (answer) => withJson(answer, { key: localKey })),
    told: { 'Home page': /key of a local backend/ },
  },
  'http is not led to https': {
    change: (url) => (url.protocol === 'http:' && url.pathname === '/' ? new Response('') : undefined),
    told: { https: /answered 200/ },
  },
  'it calls itself by another address': {
    change: at('/.well-known/deployment.json', (answer) =>
      withJson(answer, { facts: { ...realFacts, url: 'https://old.test' } }),
    ),
    told: { Address: /https:\/\/old\.test/ },
    state: 'warning',
  },
  'pages that are not there answer 200': {
    change: at('/property/no-such-house', (answer) => new Response(answer.body, { headers: answer.headers })),
    told: { 'Unknown pages': /no-such-house answered 200/ },
  },
  'a missing file is kept for a year': {
    change: at('/_astro/no-such-file.js', (answer) =>
      withHeader(answer, 'cache-control', 'public, max-age=31536000, immutable'),
    ),
    told: { 'Missing files': /no-such-file\.js is sent with "public, max-age=31536000, immutable"/ },
    state: 'warning',
  },
  'the live site is built as a preview': {
    change: (url, answer) => (url.origin === siteOrigin ? withHeader(answer, 'x-robots-tag', 'noindex') : undefined),
    told: { 'robots.txt': /stay away/ },
  },
  'a preview asks search engines to stay away': {
    change: (url, answer) =>
      url.pathname === '/.well-known/deployment.json'
        ? withJson(answer, { facts: { ...realFacts, url: 'https://live.test' } })
        : url.origin === siteOrigin
          ? withHeader(answer, 'x-robots-tag', 'noindex')
          : undefined,
    told: { 'robots.txt': /stay away/, Address: /https:\/\/live\.test/ },
    state: 'warning',
  },
  'robots.txt forbids all pages': {
    change: at('/robots.txt', () => new Response('User-agent: *\nDisallow: /')),
    told: { 'robots.txt': /forbids all pages/ },
  },
  'no script is there': {
    change: (url) =>
      /^\/_astro\/(?!no-such).*\.js$/.test(url.pathname) ? new Response('', { status: 404 }) : undefined,
    told: {
      'Files of pages': /:\n(\d+) of \1 \.js files answered 404: \/_astro\/\S+\.js, \S+, \S+ and \d+ more$/,
    },
  },
  'one script is gone that only another one imports': {
    change: (url) => (/\/Bookings\.[^/]+\.js$/.test(url.pathname) ? new Response('', { status: 404 }) : undefined),
    told: { 'Files of pages': /:\n1 of \d{3} \.js files answered 404: \/_astro\/Bookings\.\S+\.js$/ },
  },
  'no AVIF photo is there': {
    change: (url) => (url.pathname.endsWith('.avif') ? new Response('', { status: 404 }) : undefined),
    told: { 'Files of pages': /:\n(\d+) of \1 \.avif files answered 404: [^\n]+ and \d+ more$/ },
  },
  'a font is gone that a style names': {
    change: (url) => (url.pathname.endsWith('.woff2') ? new Response('', { status: 404 }) : undefined),
    told: { 'Files of pages': /:\n(\d+) of \1 \.woff2 files answered 404: [^\n]+$/, 'Kept files': /answered 404/ },
  },
  'photos are answered with the home page': {
    change: (url) =>
      /^\/photos\/hero-.*\.avif$/.test(url.pathname)
        ? new Response('', { headers: { 'content-type': 'text/html' } })
        : undefined,
    told: { 'Files of pages': /:\n\d+ of \d+ \.avif files came as text\/html: \/photos\/hero-\S+\.avif/ },
  },
  'files are not kept': {
    change: (url, answer) =>
      url.pathname.startsWith('/_astro/') ? withHeader(answer, 'cache-control', 'no-store') : undefined,
    told: { 'Kept files': /sent with "no-store"/ },
    state: 'warning',
  },
  'every address answers, and the sitemap names one without a page': {
    change: (url, answer) => {
      if (url.origin !== siteOrigin) return undefined;
      if (url.pathname === '/sitemap-0.xml')
        return withText(answer, (xml) => xml.replace('</urlset>', `${entry('/gone')}</urlset>`));
      return answer.status === 404
        ? new Response('<h1>Stays</h1>', { headers: { 'content-type': 'text/html' } })
        : undefined;
    },
    told: { 'Unknown pages': /no-such-page answered 200/, Sitemap: /:\n\/gone answers with another page$/ },
  },
  'the sitemap names a dead page': {
    change: at('/sitemap-0.xml', (answer) =>
      withText(answer, (xml) => xml.replace('</urlset>', `${entry('/gone')}</urlset>`)),
    ),
    told: { Sitemap: /\/gone answered 404$/ },
  },
  'one kind of page is sent without its policy': {
    change: at('/auth', (answer) => withHeader(answer, 'content-security-policy', null)),
    told: { 'Security policy': /not:\n\/auth is sent without content-security-policy$/ },
  },
  'one kind of page is sent with a wider policy': {
    change: at('/booking/made-up', (answer) =>
      withHeader(answer, 'content-security-policy', "script-src 'unsafe-inline'"),
    ),
    told: { 'Security policy': /not:\n\/booking\/made-up is sent with another policy/ },
  },
  'other sites may frame a page': {
    change: at('/auth', (answer) =>
      withHeader(
        answer,
        'content-security-policy',
        (answer.headers.get('content-security-policy') ?? '').replace("frame-ancestors 'none'", 'frame-ancestors *'),
      ),
    ),
    told: { 'Security policy': /not:\n\/auth is sent with another policy/ },
  },
  'search engines may list a private page': {
    change: at('/stay', (answer) => withHeader(answer, 'x-robots-tag', null)),
    told: { 'Other headers': /not:\n\/stay is sent without x-robots-tag$/ },
  },
  'the policy does not know the backend': {
    change: at('/search', async (answer) => {
      const html = (await answer.text()).replaceAll(` ${backendOrigin}`, '');
      const policy = (answer.headers.get('content-security-policy') ?? '').replaceAll(` ${backendOrigin}`, '');
      return new Response(html, {
        headers: { ...Object.fromEntries(answer.headers), 'content-security-policy': policy },
      });
    }),
    told: { 'Security policy': /not:\n\/search may not call https:\/\/\w+\.supabase\.co$/ },
  },
  'a header is lost on one kind of page': {
    change: at('/account', (answer) => withHeader(answer, 'x-frame-options', null)),
    told: { 'Other headers': /not:\n\/account is sent without x-frame-options$/ },
  },
  'browsers are not told to stay with https': {
    change: (url, answer) =>
      url.origin === siteOrigin ? withHeader(answer, 'strict-transport-security', null) : undefined,
    told: { 'Only https': /less than a year/ },
    state: 'warning',
  },
  'a placeholder is left': {
    change: at('/.well-known/deployment.json', (answer) =>
      withJson(answer, { facts: { ...realFacts, phone: '+91 00000 00000' } }),
    ),
    told: { Placeholders: /phone number \+91 00000 00000 is a placeholder/ },
    state: 'warning',
  },
  'pictures are no photos': {
    change: at('/.well-known/deployment.json', (answer) =>
      withJson(answer, { facts: { ...realFacts, pictures_are_impressions: true } }),
    ),
    told: { Placeholders: /set pictures_are_impressions to false/ },
    state: 'warning',
  },
  'a stay was published after the build': {
    change: at('/sitemap-0.xml', (answer) =>
      withText(answer, (xml) =>
        xml.replace(/<url><loc>[^<]*(?<!\/hi)\/hotel\/00000000-0000-4000-8000-000000000001.*?<\/url>/, ''),
      ),
    ),
    told: {
      'Pages of hotels':
        /older than these hotels:\n\/hotel\/00000000-0000-4000-8000-000000000001 is not in the sitemap$/,
    },
    state: 'warning',
  },
  'a stay has changed since the build': {
    plant: [
      `update public.room_categories set base_price = base_price + 100 where hotel_id = '00000000-0000-4000-8000-000000000001'`,
    ],
    mend: [
      `update public.room_categories set base_price = base_price - 100 where hotel_id = '00000000-0000-4000-8000-000000000001'`,
      haveNotChanged,
    ],
    told: {
      'Pages of hotels':
        /older than these hotels:\n\/hotel\/00000000-0000-4000-8000-000000000001 has changed since the build$/,
    },
    state: 'warning',
  },
  'the build could not ask the backend': {
    change: at('/sitemap-0.xml', (answer) =>
      withText(answer, (xml) => xml.replace(/<url><loc>[^<]*\/hotel\/.*?<\/url>/g, '')),
    ),
    told: { 'Pages of hotels': /^None of 2 hotels has a page/ },
  },
  'an unknown stay answers 200': {
    change: (url, answer) =>
      url.origin === siteOrigin && url.pathname.startsWith('/hotel/') && answer.status === 404
        ? new Response(answer.body, { headers: answer.headers })
        : undefined,
    told: { 'Unknown pages': /\n\/hotel\/[f-]+[0-9a-f-]+ answered 200$/ },
  },
  'the database is without migrations': {
    change: (url, _answer, method) =>
      url.pathname === '/rest/v1/rpc/search_hotels' && method === 'POST'
        ? Response.json({ code: 'PGRST202', message: 'Could not find it' }, { status: 404 })
        : undefined,
    told: { 'Reached from the site': /404 PGRST202/ },
  },
  'the answers are kept from the site': {
    change: (url, answer, method) =>
      url.origin === backendOrigin && method === 'POST'
        ? withHeader(answer, 'access-control-allow-origin', 'https://other.test')
        : undefined,
    told: { 'Reached from the site': /would not show/ },
  },
  'a proxy knows no PATCH': {
    change: (url, answer, method) =>
      url.pathname === '/rest/v1/profiles' && method === 'OPTIONS'
        ? withHeader(answer, 'access-control-allow-methods', 'GET, POST')
        : undefined,
    told: { Preflights: /PATCH is not allowed$/ },
  },
  'functions forget the leave': {
    change: (url, answer, method) =>
      url.pathname.startsWith('/functions/') && method === 'OPTIONS'
        ? withHeader(answer, 'access-control-max-age', null)
        : undefined,
    told: { Preflights: /do not cache the permission/ },
    state: 'warning',
  },
  'a table is without row security': {
    plant: [
      'alter table public.hotels disable row level security',
      `update public.hotels set is_active = false where id = '00000000-0000-4000-8000-000000000001'`,
    ],
    mend: [
      'alter table public.hotels enable row level security',
      `update public.hotels set is_active = true where id = '00000000-0000-4000-8000-000000000001'`,
      haveNotChanged,
    ],
    told: {
      Tables: /:\nanyone can see rows of hotels that are not public$/,
      Rights: /:\ntoo much: no row security on public\.hotels$/,
    },
  },
  'a table may be read': {
    plant: ['grant select on public.bookings to anon'],
    mend: ['revoke select on public.bookings from anon'],
    told: {
      Tables: /:\nanyone can read bookings \(200\)$/,
      Rights: /too much: anon select public\.bookings\.guest_email/,
    },
  },
  'a table may be written to': {
    plant: ['grant insert, delete on public.reviews to anon'],
    mend: ['revoke insert, delete on public.reviews from anon'],
    told: {
      Tables: /:\nanyone can add rows to reviews \(\d+\)\nanyone can delete rows of reviews \(\d+\)$/,
      Rights: /too much: anon delete public\.reviews\n/,
    },
  },
  'a table may be changed': {
    plant: ['grant select, update on public.profiles to anon'],
    mend: ['revoke select, update on public.profiles from anon'],
    told: {
      Tables: /:\nanyone can read profiles \(200\)\nanyone can change profiles \(\d+\)$/,
      Rights: /too much: anon update public\.profiles\.role/,
    },
  },
  'an admin’s function is open': {
    plant: ['grant execute on function public.admin_overview, private.admin_overview to anon'],
    mend: ['revoke execute on function public.admin_overview, private.admin_overview from anon'],
    told: {
      'Functions of the database': /:\nanyone can call admin_overview$/,
      Rights:
        /:\ntoo much: anon execute private\.admin_overview definer\ntoo much: anon execute public\.admin_overview$/,
    },
  },
  'a function of the schedule is open': {
    plant: ['grant execute on function public.claim_mails, private.claim_mails to anon'],
    mend: ['revoke execute on function public.claim_mails, private.claim_mails from anon'],
    told: {
      'Functions of the database': /:\nanyone can call claim_mails$/,
      Rights: /too much: anon execute public\.claim_mails$/,
    },
  },
  'a function that guests need is closed': {
    plant: ['revoke execute on function public.highlights from anon'],
    mend: ['grant execute on function public.highlights to anon'],
    told: {
      'Functions of the database': /:\nguests cannot call highlights$/,
      Rights: /:\nmissing: anon execute public\.highlights$/,
    },
  },
  'a function of nobody lists emails to anyone': {
    plant: [
      `create function public.leaky_list() returns setof text language sql security definer set search_path = ''
       as $$ select email from auth.users $$`,
      'grant execute on function public.leaky_list to anon',
    ],
    mend: ['drop function public.leaky_list'],
    change: atBackend('/rest/v1/', () => Response.json({ paths: { '/': {}, '/hotels': {}, '/rpc/leaky_list': {} } })),
    told: {
      'Description of the API': /in no list of this checkout:\n\/rpc\/leaky_list$/,
      Rights: /:\ntoo much: anon execute public\.leaky_list definer$/,
      'Objects of the database': /:\nextra: function public\.leaky_list$/,
    },
  },
  'a function was changed by hand': {
    plant: [
      `create or replace function private.today() returns date language sql stable set search_path = ''
       as $$ select (now() at time zone 'UTC')::date $$`,
    ],
    mend: [
      `create or replace function private.today() returns date language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$`,
    ],
    told: { 'Objects of the database': /:\nchanged: function private\.today$/ },
  },
  'the database is newer than the checkout': {
    plant: [`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'next')`],
    mend: [`delete from supabase_migrations.schema_migrations where version = '29990101000000'`],
    told: { Migrations: /this checkout is older than it:\n29990101000000$/ },
    state: 'warning',
  },
  'a function is not there': {
    plant: ['alter function public.highlights rename to highlights_before'],
    mend: ['alter function public.highlights_before rename to highlights'],
    told: {
      'Functions of the database': /:\nhighlights does not exist$/,
      Rights: /missing: anon execute public\.highlights\n/,
    },
  },
  'the description of the API is shown': {
    change: atBackend('/rest/v1/', () => Response.json({ swagger: '2.0' })),
    told: { 'Description of the API': /everyone can see it/ },
    state: 'warning',
  },
  'the schema of the database’s own functions is shown': {
    change: (url, _answer, _method, asked) =>
      url.pathname === '/rest/v1/made_up' && asked.get('accept-profile') === 'private'
        ? Response.json({ code: 'PGRST205', message: 'Could not find the table' }, { status: 404 })
        : undefined,
    told: { Schemas: /:\nprivate is shown \(404\)$/ },
  },
  'the documents are public': {
    plant: [`update storage.buckets set public = true where id = 'property-documents'`],
    mend: [`update storage.buckets set public = false where id = 'property-documents'`],
    told: { Files: /:\nproperty-documents is public/ },
  },
  'the documents are listed': {
    plant: [
      'create policy "all may look" on storage.objects for select to anon using (true)',
      `insert into storage.objects (bucket_id, name) values ('property-documents', 'pan.pdf')`,
    ],
    mend: ['drop policy "all may look" on storage.objects', `delete from storage.objects where name = 'pan.pdf'`],
    told: {
      Files: /:\nproperty-documents lists its files to anyone$/,
      Rights: /:\ntoo much: the policy "all may look" on stored files$/,
    },
  },
  'a function is not deployed': {
    change: atBackend('/functions/v1/send-mails', () =>
      Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 }),
    ),
    told: { Deployed: /:\nsend-mails is not deployed$/ },
  },
  'a function is open': {
    change: atBackend('/functions/v1/tidy-uploads', () => Response.json({ success: true })),
    told: { Deployed: /:\ntidy-uploads answers a call without a key$/ },
  },
  'the platform asks for a token before a function': {
    change: atBackend('/functions/v1/sign-up', () =>
      Response.json({ code: 401, message: 'Invalid JWT' }, { status: 401 }),
    ),
    told: { Deployed: /:\nsign-up is never called/ },
  },
  'a function does not start': {
    change: atBackend('/functions/v1/upload-photo', () => Response.json({ code: 'BOOT_ERROR' }, { status: 503 })),
    told: { Deployed: /:\nupload-photo does not work: it answered 503$/ },
  },
  'the site says that it is not well': {
    change: atBackend('/functions/v1/health', () =>
      Response.json({ status: 'failing', troubles: ['counters_differ'] }, { status: 503 }),
    ),
    told: { Health: /:\ncounters differ$/ },
  },
  'e-mails need not be confirmed': {
    change: atBackend('/auth/v1/settings', (answer) => withJson(answer, { mailer_autoconfirm: true })),
    told: { 'Email is confirmed': /count as confirmed at once/ },
  },
  'links lead to whom one names': {
    change: (url) =>
      url.pathname === '/auth/v1/verify'
        ? Response.redirect(String(url.searchParams.get('redirect_to')), 303)
        : undefined,
    told: { 'Links lead here': /:\nlinks can lead to https:\/\/stranger\.example\n/ },
  },
  'links lead to this machine': {
    change: atBackend('/auth/v1/verify', () => Response.redirect('http://localhost:3000/#error=access_denied', 303)),
    told: { 'Links lead here': /lead to http:\/\/localhost:3000/ },
  },
  'authenticator apps are switched off': {
    change: project('config/auth', { mfa_totp_enroll_enabled: false }),
    told: { 'Second factor': /switched off/ },
  },
  'the redirect list is wide': {
    change: project('config/auth', { uri_allow_list: `${siteOrigin}/**,https://*.netlify.app/**` }),
    told: {
      'Addresses and emails of the auth service':
        /:\nthe redirect list holds https:\/\/\*\.netlify\.app\/\*\*, which includes sites of others$/,
    },
  },
  'mails of the auth service go by nobody’s server': {
    change: project('config/auth', { smtp_host: null }),
    told: { 'Addresses and emails of the auth service': /no email server of its own/ },
  },
  'the passwords’ length was changed in the dashboard': {
    change: project('config/auth', { password_min_length: 4 }),
    told: { Settings: /:\npassword_min_length is 4, the file has 6$/ },
    state: 'warning',
  },
  'the API shows another schema, and more rows': {
    change: project('postgrest', { db_schema: 'public, private', max_rows: 9999 }),
    told: {
      Settings:
        /:\ndb_schema is \["public","private"\], the file has \["public"\]\nmax_rows is 9999, the file has 1000$/,
    },
    state: 'warning',
  },
  'a function is deployed that no checkout has': {
    change: at(
      '/v1/projects/abcdefghijklmnopqrst/functions',
      () => Response.json([{ slug: 'old-export' }, { slug: 'send-mails', verify_jwt: true }]),
      'https://api.supabase.com',
    ),
    told: { 'Deployed functions': /:\nextra: old-export\nsend-mails has verify_jwt/ },
  },
  'new accounts are not judged': {
    change: project('config/auth', { hook_before_user_created_enabled: false }),
    told: { Hooks: /before it makes an account/ },
  },
  'passwords are not judged': {
    change: project('config/auth', { hook_password_verification_attempt_uri: null }),
    told: { Hooks: /wrong passwords of one account/ },
    state: 'warning',
  },
  'the newest backup is old': {
    change: project('database/backups', { backups: [{ status: 'COMPLETED', inserted_at: '2026-01-01T00:00:00Z' }] }),
    told: { Backups: /hours old/ },
  },
  'the limits are off': {
    plant: ['update private.limits set lookups_per_client_a_minute = 100000 where only_row'],
    mend: ['update private.limits set lookups_per_client_a_minute = 30 where only_row'],
    told: { 'Look-ups are counted': /61 look-ups/ },
  },
  'a migration is not applied': {
    plant: [`delete from supabase_migrations.schema_migrations where version = '20261121000750'`],
    mend: [
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261121000750', 'jobs_deployment')`,
    ],
    told: { Migrations: /:\n20261121000750_jobs_deployment\.sql$/ },
  },
  'a secret of the vault is missing': {
    plant: [`update vault.secrets set name = 'other' where name = 'project_url'`],
    mend: [`update vault.secrets set name = 'project_url' where name = 'other'`],
    told: {
      'Secrets of the vault': /:\nproject_url is missing$/,
      Troubles: /:\nEmails and the jobs of functions do not run yet\. /,
    },
  },
  'a schedule is silent': {
    plant: [
      `update cron.job_run_details set start_time = now() - interval '1 hour' where jobid = (select jobid from cron.job where jobname = 'susegad send_mails')`,
    ],
    mend: ['update cron.job_run_details set start_time = now()'],
    told: { Schedules: /:\nsend_mails has not run since [^\n]+$/ },
  },
  'a job has no schedule': {
    plant: [`update cron.job set jobname = 'mine' where jobname = 'susegad purge'`],
    mend: [`update cron.job set jobname = 'susegad purge' where jobname = 'mine'`],
    told: { Schedules: /:\npurge has no schedule$/, Troubles: /:\nNot all jobs run automatically\. / },
  },
  'there is no schedule at all': {
    plant: ['alter schema cron rename to no_cron'],
    mend: ['alter schema no_cron rename to cron'],
    told: { Schedules: /pg_cron is missing/, Troubles: /:\nNo job runs automatically\. / },
  },
  'the schedule stands still': {
    plant: [`update private.job_calls set called_at = now() - interval '1 hour' where true`],
    mend: ['update private.job_calls set called_at = now() where true'],
    told: { Troubles: /:\nThe schedule has stopped\. [^\n]+$/ },
  },
  'the functions refuse the schedule': {
    plant: [
      `insert into private.job_calls (job, request_id, answered_at, status) values ('send_mails', 1, now(), 401)`,
    ],
    mend: ['delete from private.job_calls where status = 401'],
    told: { Troubles: /:\nSend waiting emails: its function fails\. The function answered 401[^\n]+$/ },
  },
  'a job failed': {
    plant: [
      `insert into private.job_runs (job, state, finished_at, error) values ('verify_counters', 'failed', now(), 'The counters of 2 nights differ.')`,
    ],
    mend: [`delete from private.job_runs where error = 'The counters of 2 nights differ.'`],
    told: { Troubles: /:\nVerify the room counters: failed\. The counters of 2 nights differ\. [^\n]+$/ },
    state: 'warning',
  },
  'mails do not go out': {
    plant: [
      `insert into private.outbox (kind, recipient, data, dedupe_key, next_attempt_at) values ('welcome', 'a@stays.test', '{}', 'late', now() - interval '1 hour')`,
    ],
    mend: [`delete from private.outbox where dedupe_key = 'late'`],
    told: { Troubles: /:\nEmails are delayed\. 1 email should have been sent [^\n]+$/ },
  },
  'a mail was given up': {
    plant: [
      `insert into private.outbox (kind, recipient, data, dedupe_key, status, finished_at) values ('welcome', 'a@stays.test', '{}', 'lost', 'failed', now())`,
    ],
    mend: [`delete from private.outbox where dedupe_key = 'lost'`],
    told: { Emails: /Not sent: 1 email/ },
    state: 'warning',
  },
  'the audit log was written in': {
    plant: [`update private.audit_log set label = label || ' changed' where position = 1`],
    mend: [`update private.audit_log set label = left(label, -8) where position = 1`],
    told: { 'Audit log': /:\nchanged at 1, written [^\n]+$/ },
  },
  'the auth service asks for a token that no form sends': {
    change: atBackend('/auth/v1/token', () => Response.json({ error_code: 'captcha_failed' }, { status: 400 })),
    told: { 'People, not robots': /can sign in by password/ },
  },
  'forms show a check that the auth service does not ask for': {
    change: at('/auth', withCheck),
    told: { 'People, not robots': /does not ask for/ },
    state: 'warning',
  },
  'guests prove that they are human on a form that cannot show it': {
    plant: ['update private.settings set guests_prove_human = true'],
    mend: ['update private.settings set guests_prove_human = false'],
    told: { 'Bookings by people': /form does not show the check/ },
  },
  'guests prove that they are human to a function without the secret': {
    plant: ['update private.settings set guests_prove_human = true'],
    mend: ['update private.settings set guests_prove_human = false'],
    change: at('/booking/made-up', withCheck),
    told: { 'Bookings by people': /prove-human has no secret/ },
  },
  'the backend answers nothing that is known': {
    change: atBackend('/auth/v1/settings', () => new Response('<html>', { status: 200 })),
    told: { 'Email is confirmed': /could not be checked/ },
    state: 'unknown',
  },
};

/** Runs the command like `npm run doctor`, in its own process, with no key except those of `.env`. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['supabase/doctor/doctor.ts', ...args], {
    cwd: projectDir,
    env: { PROJECT_SECRET_KEY: '' },
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, stdout, stderr };
}

describe('The doctor', () => {
  test('finds a good deployment in order, with and without the keys', async () => {
    const { odd, isWell } = await lookAt();
    expect(odd).toEqual({});
    expect(isWell).toBe(true);
    expect([...deployment.trusted].sort()).toEqual([
      'https://abcdefghijklmnopqrst.supabase.co',
      'https://api.supabase.com',
    ]);
  });

  test.each(Object.entries(faults))('%s: it is told, and nothing else', { tags: 'long' }, async (_, fault) => {
    const { plant = [], mend = [], change, told, state } = fault;
    for (const statement of plant) await sql(statement);
    try {
      const { odd, states, isWell } = await lookAt(change, partsOf(fault));
      expect(odd).toEqual(
        Object.fromEntries(Object.entries(told).map(([name, words]) => [name, expect.stringMatching(words)])),
      );
      expect(isWell).toBe(state === 'warning');
      expect(states).toContain(state ?? 'broken');
    } finally {
      for (const statement of mend) await sql(statement);
    }
  });

  test('a function taken out of the settings is named', async () => {
    const { functions } = config;
    const { 'upload-photo': taken } = functions;
    delete functions['upload-photo'];
    try {
      const { odd } = await lookAt(undefined, partsOf({ told: { Deployed: /./ } }));
      expect(odd.Deployed).toMatch(/:\nupload-photo is not deployed\nupload-photo is not in supabase\/config\.toml$/);
    } finally {
      Object.assign(functions, { 'upload-photo': taken });
    }
  });

  test('asks once more where a connection is closed as it is used', async () => {
    const closed = new Set<string>();
    const { odd } = await lookAt(
      (url, _answer, method) => {
        const call = `${method} ${url}`;
        if (closed.has(call)) return undefined;
        closed.add(call);
        throw new TypeError('fetch failed', { cause: Object.assign(new Error('read'), { code: 'ECONNRESET' }) });
      },
      areas.filter(({ title }) => title === 'Content'),
    );
    expect(odd).toEqual({});
    expect(closed.size).toBeGreaterThan(3);
  });

  test('sends the secret key to the backend of its holder, and to no other that a site names', async () => {
    deployment.trusted.clear();
    const keys = { ...deployment.keys, url: 'https://mine.supabase.co' };
    const { told, isWell } = await examine(siteOrigin, keys, {
      fetcher: deployment.fetcher(),
      parts: areas.filter(({ title }) => title === 'Inside the backend'),
    });
    expect(isWell).toBe(false);
    expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['unknown']));
    expect([...deployment.trusted]).toEqual([]);
  });

  test('knows what the migrations offer', async () => {
    const rows = await sql<{ name: string; args: string[] }>(
      `select proname as name, coalesce(proargnames[1:pronargs], '{}') as args from pg_proc
       where pronamespace = 'public'::regnamespace and proname = any ($1)`,
      [(await readOffers()).map(({ name }) => name)],
    );
    const inOrder = rows
      .map(({ name, args }) => ({ name, args }))
      .sort((one, other) => one.name.localeCompare(other.name));
    expect(await readOffers()).toEqual(inOrder);
  });

  test('tells a person in 80 columns, and a program as JSON', { tags: 'long' }, async () => {
    const { status, stdout } = await run(deployment.url);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toMatch(
      /\nwarning {3}Are the brand’s address, phone, email and pictures real\? .*?\n {10}To do: Set the real values/s,
    );
    expect(stdout).toMatch(/\nhttp:\/\/127\.0\.0\.1:\d+: \d+ ok, 1 with a warning, \d+ not checked\.\n$/);
    expect(status).toBe(0);
    const unanswered = await run('http://127.0.0.1:9', '--json');
    expect(unanswered.status).toBe(1);
    expect(JSON.parse(unanswered.stdout)).toMatchObject({
      ok: false,
      findings: [{ state: 'broken', says: expect.stringMatching(/^It does not: 127\.0\.0\.1:9 does not answer: /) }],
    });
    const unclear = await run('localhost:4571');
    expect(unclear.stderr).toContain('localhost:4571 is not the address of a site. Start with https://');
    const refused = await run(siteOrigin, '--secret');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('--secret needs PROJECT_SECRET_KEY and PROJECT_URL in the environment.');
  });

  test('prints nothing that moves the cursor, whatever a site says of itself', { tags: 'long' }, async () => {
    const site = createServer(({ url, headers }, answer) => {
      const backend = `http://${headers.host}/\u001b[2J\u009b1mevil\u0007\u202e`;
      const isAbout = url === '/.well-known/deployment.json';
      answer.setHeader('content-type', isAbout ? 'application/json' : 'text/html');
      answer.end(isAbout ? JSON.stringify({ backend, key: 'sb_publishable_x', facts: realFacts }) : '<h1>Stays</h1>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    try {
      for (const how of [[], ['--json']]) {
        const { stdout, stderr } = await run(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, ...how);
        expect(stdout).toContain('evil');
        expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    } finally {
      site.close();
    }
  });
});
