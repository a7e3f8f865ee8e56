import * as v from 'valibot';
import { answer, type Env, type Handler, refuse } from '../_shared/http.ts';
import { callService, messageOf } from '../_shared/service.ts';

/**
 * Whether the site is well, for an uptime monitor: GET, HEAD or POST without a key. 200 `{status: 'ok'}`, or 503 `{status:
 * 'failing', troubles}` with the names of what is wrong, the heaviest first: `database`, when it does not answer, or kinds of
 * the database's `private.troubles`. Names alone: what else is known stands in the back office.
 */
const health: Handler = async (request, env) => {
  await request.body?.cancel();
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return refuse(405, 'method_not_allowed', 'Send this with GET.');
  const troubles = await look(env);
  const { status, headers, body } = answer(
    troubles.length === 0 ? 200 : 503,
    troubles.length === 0 ? { status: 'ok' } : { status: 'failing', troubles },
  );
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};
export default health;

/** However many ask, the database is asked once in this time: whoever hammers this function meets its memory alone. */
const goodForMilliseconds = 15_000;
/** What was last seen, or is being looked for, of each backend: the local server serves several from one process. */
const looks = new Map<string, { at: number; troubles: Promise<string[]> }>();

function look(env: Env): Promise<string[]> {
  const backend = env.SUPABASE_URL ?? '';
  const known = looks.get(backend);
  if (known && Date.now() - known.at < goodForMilliseconds) return known.troubles;
  const troubles = callService(env, 'health', {}).then(
    (names) => v.parse(v.array(v.string()), names),
    (error: unknown) => {
      console.error('The database does not tell how it is:', messageOf(error));
      return ['database'];
    },
  );
  looks.set(backend, { at: Date.now(), troubles });
  return troubles;
}
