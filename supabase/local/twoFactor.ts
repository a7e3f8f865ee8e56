import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/**
 * What Supabase Auth does about a second factor and Supabase Lite does not: factors, challenges, and the claims `aal` and `amr`
 * in every token. Endpoints, answers and error codes are those of a hosted project, so that supabase-js cannot tell.
 */

type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
type Fetch = (request: Request) => Promise<Response>;

const challengeSeconds = 300;
const wrongCodesAMinute = 10;
const mostFactors = 10;

class AuthError extends Error {
  readonly status: number;
  readonly error_code: string;
  constructor(status: number, error_code: string, message: string) {
    super(message);
    this.status = status;
    this.error_code = error_code;
  }
}

interface Claims {
  sub: string;
  session_id: string;
  iat: number;
  exp: number;
  [name: string]: unknown;
}

interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

/** Puts the second factor in front of the auth service. `sql` runs as the database's owner. */
export function withTwoFactor(lite: Fetch, sql: Sql, jwtSecret: string): Fetch {
  const key = new TextEncoder().encode(jwtSecret);
  /** When codes of a factor were wrong, in milliseconds: a code has six digits and must not be guessed. */
  const wrongCodes = new Map<string, number[]>();

  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/auth/v1/')) return lite(request);
    const [, , , place, id, act] = url.pathname.split('/');
    if (place !== 'factors') return complete(await lite(request), url);
    try {
      return Response.json(await answer(request, id, act));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const { status, error_code, message } = error;
      return Response.json(
        { code: status, error_code, msg: message },
        { status, headers: { 'x-sb-error-code': error_code } },
      );
    }
  };

  // Factors ------------------------------------------------------------------------------------------------------------

  async function answer(request: Request, id: string | undefined, act: string | undefined): Promise<object> {
    const claims = await authenticate(request);
    const wanted = `${request.method} ${id === undefined ? '' : 'id'} ${act ?? ''}`.trim();
    const body = request.method === 'POST' ? await readBody(request) : {};
    switch (wanted) {
      case 'POST':
        return enroll(claims, body);
      case 'POST id challenge':
        return challenge(await factorOf(claims, id));
      case 'POST id verify':
        return verify(claims, await factorOf(claims, id), body);
      case 'DELETE id':
        return unenroll(claims, await factorOf(claims, id));
      default:
        throw new AuthError(404, 'not_found', 'There is no such endpoint');
    }
  }

  async function enroll(claims: Claims, body: Record<string, unknown>) {
    const { factor_type, friendly_name = '', issuer = '' } = body;
    if (factor_type !== 'totp') throw new AuthError(422, 'validation_failed', 'factor_type needs to be totp');
    if (
      typeof friendly_name !== 'string' ||
      friendly_name.length > 100 ||
      typeof issuer !== 'string' ||
      issuer.length > 100
    ) {
      throw new AuthError(422, 'validation_failed', 'friendly_name and issuer are short texts');
    }
    const factors = await factorsOf(claims.sub);
    if (factors.some(({ status }) => status === 'verified')) requireSecond(claims, 'enroll a new factor');
    if (factors.filter(({ status }) => status === 'verified').length >= mostFactors) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    if (friendly_name && factors.some((factor) => factor.friendly_name === friendly_name)) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendly_name}" for this user already exists`,
      );
    }
    const [user] = await sql<{ email: string }>('select email from auth.users where id = $1', [claims.sub]);
    const secret = new Secret({ size: 20 });
    const totp = new TOTP({ issuer: issuer || 'Susegad Stays', label: user?.email ?? claims.sub, secret });
    const id = randomUUID();
    await sql(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, nullif($3, ''), 'totp', 'unverified', $4, now(), now())`,
      [id, claims.sub, friendly_name, secret.base32],
    );
    const uri = totp.toString();
    return {
      id,
      type: 'totp',
      friendly_name,
      totp: { qr_code: renderSVG(uri).replaceAll('#', '%23'), secret: secret.base32, uri },
    };
  }

  async function challenge(factor: Factor) {
    const id = randomUUID();
    await sql('insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)', [
      id,
      factor.id,
      '127.0.0.1',
    ]);
    return { id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + challengeSeconds };
  }

  async function verify(claims: Claims, factor: Factor, { challenge_id, code }: Record<string, unknown>) {
    if (typeof challenge_id !== 'string' || !isUuid(challenge_id) || typeof code !== 'string') {
      throw new AuthError(422, 'validation_failed', 'challenge_id and code are needed');
    }
    const recent = (wrongCodes.get(factor.id) ?? []).filter((moment) => moment > Date.now() - 60_000);
    if (recent.length >= wrongCodesAMinute) {
      throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Please wait a minute and try again.');
    }
    const [asked] = await sql<{ late: boolean }>(
      `select created_at < now() - make_interval(secs => ${challengeSeconds}) as late from auth.mfa_challenges
       where id = $1 and factor_id = $2 and verified_at is null`,
      [challenge_id, factor.id],
    );
    if (!asked)
      throw new AuthError(422, 'mfa_challenge_not_found', 'MFA factor with the provided challenge ID not found');
    if (asked.late) {
      await sql('delete from auth.mfa_challenges where id = $1', [challenge_id]);
      throw new AuthError(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${challenge_id} has expired, verify against another challenge or create a new challenge.`,
      );
    }
    const step = await acceptedStep(factor, code);
    // In one statement: of two calls with one code, one wins.
    const [used] =
      step === null
        ? []
        : await sql<{ id: string }>(
            `update auth.mfa_factors set last_step = $2, status = 'verified', updated_at = now(), last_challenged_at = now()
       where id = $1 and coalesce(last_step, 0) < $2 returning id`,
            [factor.id, step],
          );
    if (!used) {
      wrongCodes.set(factor.id, [...recent, Date.now()]);
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    wrongCodes.delete(factor.id);
    await sql('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge_id]);
    await sql("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [claims.sub]);
    await sql("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1", [
      claims.session_id,
      factor.id,
    ]);
    // Sessions that have shown a password only end here.
    await sql("delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'", [claims.sub]);
    await note(claims.session_id, 'totp');
    await sql('update auth.refresh_tokens set revoked = true where session_id = $1', [claims.session_id]);
    const refresh_token = randomBytes(16).toString('base64url');
    await sql('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
      randomUUID(),
      refresh_token,
      claims.sub,
      claims.session_id,
    ]);
    const user = await lite(new Request('http://localhost/auth/v1/user', { headers: await ownHeaders(claims) }));
    const lifetime = claims.exp - claims.iat;
    const iat = Math.floor(Date.now() / 1000);
    return {
      access_token: await sign({ ...claims, iat, exp: iat + lifetime }),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: iat + lifetime,
      refresh_token,
      user: await withFactors((await user.json()) as { id: string }),
    };
  }

  async function unenroll(claims: Claims, factor: Factor) {
    if (factor.status === 'verified') requireSecond(claims, 'unenroll factor');
    await sql('delete from auth.mfa_factors where id = $1', [factor.id]);
    if (factor.status === 'verified') {
      await sql("update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1", [claims.sub]);
      await sql(
        `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where user_id = $1)`,
        [claims.sub],
      );
    }
    return { id: factor.id };
  }

  /** The time step whose code this is, one step early or late allowed; null for a wrong code. */
  async function acceptedStep(factor: Factor, code: string): Promise<number | null> {
    const [row] = await sql<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [factor.id]);
    if (!row || !/^\d{6}$/.test(code)) return null;
    const timestamp = Date.now();
    const delta = new TOTP({ secret: Secret.fromBase32(row.secret) }).validate({ token: code, window: 1, timestamp });
    return delta === null ? null : Math.floor(timestamp / 30_000) + delta;
  }

  function requireSecond(claims: Claims, what: string) {
    if (claims.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${what}`);
  }

  async function factorOf(claims: Claims, id = ''): Promise<Factor> {
    const factor = isUuid(id) ? (await factorsOf(claims.sub)).find((one) => one.id === id) : undefined;
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    return factor;
  }

  function factorsOf(userId: string): Promise<Factor[]> {
    return sql<Factor>(
      `select id, friendly_name, factor_type::text, status::text, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at`,
      [userId],
    );
  }

  // Tokens -------------------------------------------------------------------------------------------------------------

  async function authenticate(request: Request): Promise<Claims> {
    const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const claims = await read(token);
    const [session] = claims
      ? await sql<{ aal: string }>(
          "select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1 and user_id = $2",
          [claims.session_id, claims.sub],
        )
      : [];
    if (!claims || !session) throw new AuthError(401, 'bad_jwt', 'Invalid JWT signature');
    // A token outlives a factor that was removed meanwhile; the session does not.
    return { ...claims, aal: session.aal === claims.aal ? claims.aal : 'aal1' };
  }

  async function read(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      return typeof payload.session_id === 'string' ? (payload as Claims) : null;
    } catch {
      return null;
    }
  }

  /** A token with the level of its session and how that was reached, newest first. */
  async function sign(claims: Claims): Promise<string> {
    const methods = await sql<{ method: string; timestamp: number }>(
      `select authentication_method as method, floor(extract(epoch from updated_at))::integer as timestamp
       from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method desc`,
      [claims.session_id],
    );
    const [session] = await sql<{ aal: string }>(
      "select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1",
      [claims.session_id],
    );
    return new SignJWT({ ...claims, aal: session?.aal ?? 'aal1', amr: methods })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  async function ownHeaders(claims: Claims): Promise<HeadersInit> {
    return { apikey: 'sb_publishable_local', authorization: `Bearer ${await sign(claims)}` };
  }

  function note(sessionId: string, method: string): Promise<unknown> {
    return sql(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now(), now())
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [sessionId, method],
    );
  }

  /** An answer of the auth service with the claims in its token and the factors of its user. */
  async function complete(response: Response, url: URL): Promise<Response> {
    const location = response.headers.get('location');
    if (location?.includes('access_token=')) {
      const target = new URL(location);
      const fragment = new URLSearchParams(target.hash.slice(1));
      fragment.set('access_token', await upgrade(fragment.get('access_token') ?? '', 'otp'));
      target.hash = fragment.toString();
      const headers = new Headers(response.headers);
      headers.set('location', target.href);
      return new Response(null, { status: response.status, headers });
    }
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return response;
    const text = await response.text();
    const body: unknown = text ? JSON.parse(text) : null;
    const better = isRecord(body) ? await completeBody(body, url) : body;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(better), { status: response.status, headers });
  }

  async function completeBody(body: Record<string, unknown>, url: URL): Promise<unknown> {
    if (typeof body.access_token === 'string') {
      const grant = url.searchParams.get('grant_type');
      const method =
        grant === 'pkce'
          ? 'oauth'
          : grant === 'refresh_token'
            ? null
            : grant === 'password' || url.pathname.endsWith('/signup')
              ? 'password'
              : 'otp';
      const access_token = await upgrade(body.access_token, method);
      return { ...body, access_token, ...(isUser(body.user) ? { user: await withFactors(body.user) } : {}) };
    }
    return url.pathname === '/auth/v1/user' && isUser(body) ? withFactors(body) : body;
  }

  async function upgrade(token: string, method: string | null): Promise<string> {
    const claims = await read(token);
    if (!claims) return token;
    if (method) await note(claims.session_id, method);
    return sign(claims);
  }

  async function withFactors<User extends { id: string }>(user: User) {
    const factors = await factorsOf(user.id);
    return factors.length > 0 ? { ...user, factors } : user;
  }
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  if (body !== null && !isRecord(body)) throw new AuthError(400, 'bad_json', 'Could not read the body as JSON');
  return body ?? {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isUser = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === 'string';
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
