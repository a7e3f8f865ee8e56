import { jwtVerify, SignJWT } from 'jose';
import { AuthError } from './authErrors.ts';

export type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
export type Fetch = (request: Request) => Promise<Response>;

export interface Claims {
  sub: string;
  session_id: string;
  iat: number;
  exp: number;
  [name: string]: unknown;
}

export interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export type Tokens = ReturnType<typeof createTokens>;

const audience = 'authenticated';
const bearerOf = (request: Request) => /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** True if the token's audience is another service. Does not check the signature. */
export function isForOthers(request: Request): boolean {
  try {
    const { aud = audience } = JSON.parse(Buffer.from(bearerOf(request).split('.')[1] ?? '', 'base64url').toString());
    return aud !== audience;
  } catch {
    return false;
  }
}

export function createTokens(sql: Sql, jwtSecret: string) {
  const key = new TextEncoder().encode(jwtSecret);

  async function read(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience });
      return typeof payload.session_id === 'string' ? (payload as Claims) : null;
    } catch {
      return null;
    }
  }

  async function authenticate(request: Request): Promise<Claims> {
    const claims = await read(bearerOf(request));
    const [session] = claims
      ? await sql<{ aal: string }>(
          "select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1 and user_id = $2",
          [claims.session_id, claims.sub],
        )
      : [];
    if (!claims || !session) throw new AuthError(401, 'bad_jwt', 'Invalid JWT signature');
    // A token outlives a removed factor; the session does not.
    return { ...claims, aal: session.aal === claims.aal ? claims.aal : 'aal1' };
  }

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

  function note(sessionId: string, method: string): Promise<unknown> {
    return sql(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now(), now())
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [sessionId, method],
    );
  }

  function factorsOf(userId: string): Promise<FactorRow[]> {
    return sql<FactorRow>(
      `select id, friendly_name, factor_type::text, status::text, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at`,
      [userId],
    );
  }

  return {
    authenticate,
    sign,
    note,
    factorsOf,
    /** Completes Supabase Lite's token; `method` is how the session was just reached. */
    async complete(token: string, method: string | null): Promise<string> {
      const claims = await read(token);
      if (!claims) return token;
      if (method) await note(claims.session_id, method);
      return sign(claims);
    },
    async withFactors<User extends { id: string }>(user: User) {
      const factors = await factorsOf(user.id);
      return factors.length > 0 ? { ...user, factors } : user;
    },
  };
}
