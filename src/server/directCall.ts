import { backendUrl, publishableKey } from './backend.ts';

/** Calls a database function without `apiClient.ts`, for pages that are too small for it. Returns null without an answer. */
export async function callDirectly(name: string, args: object): Promise<unknown> {
  try {
    const response = await fetch(`${backendUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    console.error(error);
    return null;
  }
}
