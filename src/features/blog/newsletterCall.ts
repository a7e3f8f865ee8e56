import { backendUrl, publishableKey } from '#src/server/backend.ts';

/** Asks the database, as the newsletter's pages do: a plain request, because they have no room for a client. Null without an answer. */
export async function askNewsletter(name: string, args: object): Promise<unknown> {
  try {
    const response = await fetch(`${backendUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`The newsletter answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    console.error(error);
    return null;
  }
}
