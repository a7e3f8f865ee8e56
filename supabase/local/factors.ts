import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { localKey } from '#src/build/backend.ts';
import { AuthError, isUuid, type JsonRecord, readBody } from './authErrors.ts';
import type { Claims, FactorRow, Fetch, Sql, Tokens } from './authTokens.ts';
import { config } from './config.ts';

/** Second factors, which Supabase Lite lacks, with a hosted project's endpoints, answers and error codes. */

const challengeSeconds = 300;
const wrongCodesAMinute = 10;
const { max_enrolled_factors: mostFactors } = config.auth.mfa;

export function createFactors(lite: Fetch, sql: Sql, tokens: Tokens) {
  const wrongCodes = new Map<string, number[]>();

  async function answer(request: Request, id: string | undefined, act: string | undefined): Promise<object> {
    const claims = await tokens.authenticate(request);
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

  async function enroll(claims: Claims, body: JsonRecord) {
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
    const factors = await tokens.factorsOf(claims.sub);
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

  async function challenge(factor: FactorRow) {
    const id = randomUUID();
    await sql('insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)', [
      id,
      factor.id,
      '127.0.0.1',
    ]);
    return { id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + challengeSeconds };
  }

  async function verify(claims: Claims, factor: FactorRow, { challenge_id, code }: JsonRecord) {
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
    // One statement, so that of two calls with one code one wins.
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
    // Ends sessions that only used a password.
    await sql("delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'", [claims.sub]);
    await tokens.note(claims.session_id, 'totp');
    await sql('update auth.refresh_tokens set revoked = true where session_id = $1', [claims.session_id]);
    const refresh_token = randomBytes(16).toString('base64url');
    await sql('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
      randomUUID(),
      refresh_token,
      claims.sub,
      claims.session_id,
    ]);
    const user = await lite(
      new Request('http://localhost/auth/v1/user', {
        headers: { apikey: localKey, authorization: `Bearer ${await tokens.sign(claims)}` },
      }),
    );
    const lifetime = claims.exp - claims.iat;
    const iat = Math.floor(Date.now() / 1000);
    return {
      access_token: await tokens.sign({ ...claims, iat, exp: iat + lifetime }),
      token_type: 'bearer',
      expires_in: lifetime,
      expires_at: iat + lifetime,
      refresh_token,
      user: await tokens.withFactors((await user.json()) as { id: string }),
    };
  }

  async function unenroll(claims: Claims, factor: FactorRow) {
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

  /** Returns the time step of a code, one early or late allowed; null if the code is wrong. */
  async function acceptedStep(factor: FactorRow, code: string): Promise<number | null> {
    const [row] = await sql<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [factor.id]);
    if (!row || !/^\d{6}$/.test(code)) return null;
    const timestamp = Date.now();
    const delta = new TOTP({ secret: Secret.fromBase32(row.secret) }).validate({ token: code, window: 1, timestamp });
    return delta === null ? null : Math.floor(timestamp / 30_000) + delta;
  }

  function requireSecond(claims: Claims, what: string) {
    if (claims.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${what}`);
  }

  async function factorOf(claims: Claims, id = ''): Promise<FactorRow> {
    const factor = isUuid(id) ? (await tokens.factorsOf(claims.sub)).find((one) => one.id === id) : undefined;
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    return factor;
  }

  return answer;
}
