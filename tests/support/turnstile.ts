import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A stand-in for Cloudflare's siteverify: a token is valid once, for five minutes, with the widget's secret.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation
 */

interface Origin {
  hostname: string;
  action: string;
}

export interface StandIn {
  environment: { TURNSTILE_SECRET: string; TURNSTILE_VERIFY_URL: string };
  issue(origin?: Partial<Origin>): string;
  age(token: string): void;
  asked: Record<string, string>[];
  /** Returns this answer from now on. Null restores normal answers. */
  answers(body: { status: number; text: string } | null): void;
  close(): void;
}

export async function startTurnstile(): Promise<StandIn> {
  const secret = `0x${randomUUID()}`;
  const good = new Map<string, Origin>();
  const known = new Set<string>();
  const asked: Record<string, string>[] = [];
  let instead: { status: number; text: string } | null = null;

  function judge({ secret: given = '', response = '' }: Record<string, string>) {
    const refusal = (code: string) => ({ success: false, 'error-codes': [code] });
    if (given === '') return refusal('missing-input-secret');
    if (given !== secret) return refusal('invalid-input-secret');
    if (response === '') return refusal('missing-input-response');
    const origin = good.get(response);
    good.delete(response);
    if (!origin) return refusal(known.has(response) ? 'timeout-or-duplicate' : 'invalid-input-response');
    return { success: true, 'error-codes': [], challenge_ts: new Date().toISOString(), ...origin, cdata: '' };
  }

  const server = createServer(async (request, answer) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push(form);
    answer.writeHead(instead?.status ?? 200, { 'content-type': 'application/json' });
    answer.end(instead?.text ?? JSON.stringify(judge(form)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    environment: {
      TURNSTILE_SECRET: secret,
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    },
    issue({ hostname = '127.0.0.1', action = 'booking' } = {}) {
      const token = `0.${randomUUID()}`;
      good.set(token, { hostname, action });
      known.add(token);
      return token;
    },
    age: (token) => void good.delete(token),
    asked,
    answers: (body) => {
      instead = body;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
