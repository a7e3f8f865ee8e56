import { backendUrl, publishableKey } from './backend.ts';

/**
 * Asks for what the marketing pages show of the backend, in so many seconds, as the database function `highlights` answers it. A plain
 * request: those pages have no room for the door. Throws when nothing that can be read comes back.
 */
export async function askHighlights(seconds: number): Promise<unknown> {
  const response = await fetch(`${backendUrl}/rest/v1/rpc/highlights`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(seconds * 1000),
  });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  return response.json();
}
