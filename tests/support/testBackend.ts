import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { type BackendOptions, createBackend } from '../../supabase/local/backend.ts';
import type { Mailbox } from '../../supabase/local/mailbox.ts';
import { startServer } from '../../supabase/local/server.ts';
import { holdWindows } from './heldWindows.ts';
import { runOnServer } from './postgres.ts';
import { openServer, prepared } from './serverDatabase.ts';

export interface TestBackend {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Emails of the auth service. */
  mailbox: Mailbox;
  /** Runs one statement as the database's owner. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  anon(): SupabaseClient;
  /** A client signed in with the demo password, or the one given. */
  as(email: string, password?: string): Promise<SupabaseClient>;
  service(): SupabaseClient;
  /** Returns an access token of a recent sign-in, which counts as a fresh proof. */
  signIn(email: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestBackendOptions extends Omit<BackendOptions, 'dataDir'> {
  /** A built site. Without it the server has only the API. */
  distDir?: string;
}

/** Half of the time for which a proof is fresh, in milliseconds. A file of tests may take longer. */
const signInAge = 5 * 60_000;

/** Copies the database of `prepareBackend`, if there is one. */
async function ownDatabase(seedFile = 'demo'): Promise<BackendOptions> {
  const { TEST_POSTGRES: host } = process.env;
  if (!host || !prepared.includes(seedFile)) return {};
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(host, `create database ${database} template "${seedFile}"`);
  return { database: { db: openServer(host, database), isSetUp: true } };
}

/** Starts the local server with demo data on a free port, on a copy of a prepared database or in memory. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { distDir, ...rest } = options;
  const emptySite = distDir ? undefined : await mkdtemp(join(tmpdir(), 'susegad-site-'));
  const backend = await createBackend({ ...rest, ...(await ownDatabase(rest.seedFile)) });
  await backend.sql(holdWindows);
  const server = await startServer({ port: 0, host: '127.0.0.1', distDir: distDir ?? emptySite ?? '', backend });
  const { url } = server;
  const signIns = new Map<string, { at: number; token: Promise<string> }>();

  const client = (key: string, token?: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: token ? { headers: { authorization: `Bearer ${token}` } } : {},
    });

  async function requestToken(email: string, password: string): Promise<string> {
    const { data, error } = await client(backend.publishableKey).auth.signInWithPassword({ email, password });
    if (error) throw error;
    return data.session.access_token;
  }

  function signIn(email: string, password = demoPassword): Promise<string> {
    const known = signIns.get(email);
    const now = Date.now();
    // A test may have moved the clock forward and back. The server refuses tokens from the future.
    if (known && known.at <= now && now < known.at + signInAge) return known.token;
    const token = requestToken(email, password);
    signIns.set(email, { at: now, token });
    return token;
  }

  return {
    url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    mailbox: backend.mailbox,
    sql: backend.sql,
    anon: () => client(backend.publishableKey),
    as: async (email, password) => client(backend.publishableKey, await signIn(email, password)),
    service: () => client(backend.secretKey),
    signIn,
    async close() {
      await server.close();
      await backend.close();
      if (emptySite) await rm(emptySite, { recursive: true });
    },
  };
}
