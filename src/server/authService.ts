import { failure, type Result, success } from '#src/lib/result.ts';
import { unreachable } from '#src/words/en/common.ts';
import { timeoutSeconds } from './apiClient.ts';
import { backendUrl, publishableKey } from './backend.ts';

/** Calls the auth service without its client, which would keep the answer's session and tie email links to a key. `token` is the caller's. */
export async function callAuthService(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  token?: string,
): Promise<Result<unknown>> {
  try {
    const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: publishableKey,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const said = response.status === 204 ? null : await response.json();
    if (response.ok) return success(said);
    if (response.status < 500 && typeof said?.msg === 'string') {
      return failure(String(said.error_code ?? said.code), said.msg);
    }
  } catch (error) {
    console.error(error);
  }
  return failure('lost', unreachable);
}
