import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { World } from './world.ts';

export const mcpPath = '/functions/v1/mcp';

/** The current revision of MCP, and the way older clients connect. */
export const revisions = { '2026-07-28': { pin: '2026-07-28' }, 'before it': 'legacy' } as const;
export type Revision = keyof typeof revisions;

export async function connectAssistant(url: URL, revision: Revision, fetchLike?: typeof fetch): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode: revisions[revision] } });
  await client.connect(new StreamableHTTPClientTransport(url, fetchLike ? { fetch: fetchLike } : {}));
  // After listTools the client validates every answer against its schema.
  await client.listTools();
  return client;
}

/** Sends the client's requests through the test client, which checks for canaries. */
export function fetchOf(world: World): typeof fetch {
  return async (url, init = {}) => {
    const { pathname } = new URL(String(url));
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await world.call('anon', init.method ?? 'GET', pathname, { headers, body: init.body ?? undefined });
    const type = String(answer.headers['content-type']);
    return new Response(answer.text || null, { status: answer.status, headers: { 'content-type': type } });
  };
}

export interface Answered {
  isError?: boolean;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: compared with toEqual and toMatchObject, which check the shape.
  structuredContent?: any;
}

export async function askTool(client: Client, name: string, args: object): Promise<Answered> {
  const { content, ...answered } = await client.callTool({ name, arguments: { ...args } });
  const text = content.map((part) => (part.type === 'text' ? part.text : part.type)).join();
  return { ...answered, text };
}
