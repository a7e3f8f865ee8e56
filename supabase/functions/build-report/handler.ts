import * as v from 'valibot';
import { answer, type Env, type Handler, readCapped, refuse } from '../_shared/http.ts';
import { callService, messageOf } from '../_shared/service.ts';
import { sha256 } from '../_shared/sha256.ts';

/** https://docs.netlify.com/deploy/deploy-notifications: an HTTP POST request with a JWS secret token. */

/** Limit of a message, in bytes. */
const longest = 200_000;

const text = v.fallback(v.nullish(v.string()), null);
const DeploySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  state: v.string(),
  context: text,
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  title: text,
  error_message: text,
  admin_url: text,
});
type Deploy = v.InferOutput<typeof DeploySchema>;

/** Records how Netlify's last build of the live site ended. Answers 200 if noted or irrelevant; otherwise Netlify tries again. */
const takeReport: Handler = async (request, env) => {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Send this with POST.');
  const secret = env.BUILD_REPORT_SECRET;
  if (!secret) return refuse(404, 'unconfigured', 'BUILD_REPORT_SECRET is not set.');
  const body = await readCapped(request, longest);
  if (!body) return refuse(413, 'too_long', 'The message is too long.');
  if (!(await isSigned(request.headers.get('x-webhook-signature') ?? '', body, secret)))
    return refuse(401, 'not_signed', 'The signature is not from the host.');
  const deploy = v.safeParse(DeploySchema, parse(new TextDecoder().decode(body)));
  if (!deploy.success) return refuse(400, 'invalid', 'This is not a message about a deploy.');
  const isGood = endOf(deploy.output);
  if (isGood === null) return answer(200, { success: true, noted: false });
  try {
    await note(env, deploy.output, isGood);
  } catch (failure) {
    console.error('A build could not be noted:', messageOf(failure));
    return refuse(503, 'busy', 'Deliver this message again.');
  }
  return answer(200, { success: true, noted: true });
};
export default takeReport;

/** Returns true for a good build of the live site, false for a failed one, null for others. Netlify calls a build that it left out an error. */
function endOf({ state, context, error_message }: Deploy): boolean | null {
  if (context !== 'production') return null;
  if (state === 'ready') return true;
  return state === 'error' && !/^(?:build )?(?:cancell?ed|skipped)\b/i.test(error_message ?? '') ? false : null;
}

const note = (env: Env, { id, created_at, title, error_message, admin_url }: Deploy, isGood: boolean) =>
  callService(env, 'note_outside_run', {
    name: 'host',
    is_good: isGood,
    at: created_at,
    facts: { title, error: error_message, url: admin_url && `${admin_url}/deploys/${id}` },
  });

/** The header is a JWS with HS256 whose claims are `iss: netlify` and the SHA-256 of the body. */
async function isSigned(token: string, body: Uint8Array<ArrayBuffer>, secret: string): Promise<boolean> {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const given = bytesOf(signature);
  if (!given || v.safeParse(v.object({ alg: v.literal('HS256') }), partOf(head)).success === false) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
  if (!(await crypto.subtle.verify(algorithm, key, given, new TextEncoder().encode(`${head}.${claims}`)))) return false;
  const ClaimsSchema = v.object({ iss: v.literal('netlify'), sha256: v.literal(await sha256(body)) });
  return v.safeParse(ClaimsSchema, partOf(claims)).success;
}

function bytesOf(part: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

const partOf = (part: string) => parse(new TextDecoder().decode(bytesOf(part) ?? undefined));

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
