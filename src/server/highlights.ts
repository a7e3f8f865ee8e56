import { backendUrl, publishableKey } from './backend.ts';

/** Reads the database function `highlights` for marketing pages, which are too small for `apiClient.ts`. `seconds` is the timeout. Throws on any error. */
export async function askHighlights(seconds: number): Promise<unknown> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/highlights`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(seconds * 1000),
  });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  return response.json();
}
