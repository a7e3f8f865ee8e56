import * as v from 'valibot';
import { answer, type Env, type Handler, refuse } from '../_shared/http.ts';
import { callService, messageOf } from '../_shared/service.ts';

/** For uptime monitors, without a key: 200, or 503 with `troubles`: `database` if it does not answer, or kinds of `private.troubles`, worst first. */
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

/** Limits the load on the database: it is read once in this time. */
const goodForMilliseconds = 15_000;
/** Keys are backends: the local server serves several in one process. */
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
