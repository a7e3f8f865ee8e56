import { commands } from '../commands.ts';
import { type Area, broken, each, ok, present, warning } from '../finding.ts';
import { type Answer, backendOf, refusalIn } from '../target.ts';

/** One request of each kind that the site sends: `src/server/apiClient.ts`, `src/server/authService.ts`. */
const kinds = [
  { what: 'a search', method: 'POST', path: '/rest/v1/rpc/search_hotels', headers: 'apikey,content-type' },
  {
    what: 'a call of a person who is signed in',
    method: 'POST',
    path: '/rest/v1/rpc/my_stays',
    headers: 'apikey,authorization,content-type',
  },
  {
    what: 'a change of a profile',
    method: 'PATCH',
    path: '/rest/v1/profiles',
    headers: 'apikey,authorization,content-type,prefer',
  },
  {
    what: 'a sign-in',
    method: 'POST',
    path: '/auth/v1/token',
    headers: 'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
  },
  {
    what: 'a function',
    method: 'POST',
    path: '/functions/v1/upload-photo',
    headers: 'apikey,authorization,content-type',
  },
] as const;

const wordsOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

const isLetIn = ({ headers }: Answer, site: string) =>
  ['*', site].includes(headers.get('access-control-allow-origin') ?? '');

function refusalOf(answer: Answer, site: string, { method, headers }: (typeof kinds)[number]): string | undefined {
  if (answer.status < 200 || answer.status > 299) return `the preflight is answered ${answer.status}`;
  if (!isLetIn(answer, site)) return `${site} is not allowed`;
  const methods = wordsOf(answer.headers, 'access-control-allow-methods');
  // POST needs no permission (Fetch standard, "CORS-safelisted method").
  if (method !== 'POST' && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    return `${method} is not allowed`;
  const allowed = wordsOf(answer.headers, 'access-control-allow-headers');
  const refused = headers
    .split(',')
    // A `*` does not cover authorization (Fetch standard, "CORS non-wildcard request-header name").
    .filter((header) => !allowed.includes(header) && (header === 'authorization' || !allowed.includes('*')));
  return refused.length > 0 ? `${refused.join(', ')} not allowed` : undefined;
}

export const api: Area = {
  title: 'The backend',
  checks: [
    {
      name: 'Reached from the site',
      asks: 'Does the backend answer a search from the site’s pages?',
      async look(target) {
        const answer = await target.asStranger('/rest/v1/rpc/search_hotels', { method: 'POST', body: {} });
        if (answer.status !== 200) {
          const { code, message } = refusalIn(answer);
          return broken(
            `No. It answers ${[answer.status, code, message].filter(Boolean).join(' ')}.`,
            answer.status === 404
              ? `Apply the migrations: ${commands.migrate}.`
              : 'Compare PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY at the host with the project’s, and deploy. A paused project answers nothing.',
          );
        }
        return isLetIn(answer, target.site)
          ? ok('Yes.')
          : broken(
              'Yes, but a browser would not show the answer to the site.',
              'Check the proxy in front of the backend: it removes access-control-allow-origin.',
            );
      },
    },
    {
      name: 'Preflights',
      asks: 'Do browsers get permission (CORS) for each type of call, and cache it?',
      async look(target) {
        const { site } = target;
        if (backendOf(target) === site) return ok('Site and backend share one origin, so browsers need no permission.');
        const answers = await each(kinds, async (kind) => {
          const answer = await target.asStranger(kind.path, {
            method: 'OPTIONS',
            headers: { 'access-control-request-method': kind.method, 'access-control-request-headers': kind.headers },
          });
          const age = Number(answer.headers.get('access-control-max-age') ?? 0);
          return { kind, refusal: refusalOf(answer, site, kind), age };
        });
        const refused = answers.map(({ kind, refusal }) => refusal && `${kind.what}: ${refusal}`);
        if (present(refused).length > 0) {
          return broken(
            'Browsers get no permission for some calls:',
            'Check the proxy in front of the backend, and deploy the functions.',
            present(refused),
          );
        }
        const forgotten = answers.filter(({ age }) => age < 600).map(({ kind }) => kind);
        const own = forgotten.filter(({ path }) => path.startsWith('/functions/'));
        if (own.length > 0) {
          return warning(
            'Browsers do not cache the permission for functions, so each call needs an extra request.',
            'Deploy the functions again.',
          );
        }
        return forgotten.length > 0
          ? ok(`Yes. Cached for less than ten minutes: ${forgotten.map(({ what }) => what).join(', ')}.`)
          : ok(`Yes, and they cache it for ${Math.min(...answers.map(({ age }) => age))} seconds or longer.`);
      },
    },
  ],
};
