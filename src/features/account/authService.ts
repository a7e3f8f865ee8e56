import { unreachable } from '#src/lib/result.ts';
import { backendUrl, publishableKey } from '#src/server/backend.ts';

export type AuthAnswer =
  | { ok: true; body: unknown }
  /** What the auth service said, or that it did not answer. */
  | { ok: false; code: string; message: string };

/**
 * Calls the auth service past the client, which would keep the session of an answer and bind the links of mails to a key. `token`
 * is whose call it is.
 */
export async function callAuthService(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token?: string,
): Promise<AuthAnswer> {
  try {
    const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const said = response.status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, body: said };
    const code = said?.error_code ?? said?.code;
    if (response.status < 500 && typeof said?.msg === 'string') {
      return { ok: false, code: String(code), message: said.msg };
    }
  } catch (error) {
    console.error(error);
  }
  return { ok: false, code: 'unreachable', message: unreachable };
}
