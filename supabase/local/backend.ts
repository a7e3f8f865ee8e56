import './liteSettings.ts';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { localKey } from '#src/build/backend.ts';
import { type AuthTemplate, authTemplates, fillIn } from '../functions/send-mails/authTemplates.ts';
import { escapeHtml } from '../functions/send-mails/layout.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { withAuth } from './auth.ts';
import { config } from './config.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { describeFailure, type Migration, readMigrations } from './migrations.ts';
import { createObjectStore } from './objectStore.ts';
import { projectPath } from './paths.ts';
import { keepOutput } from './quiet.ts';
import { findBadInput, findDatabaseError, refusalFor } from './refusals.ts';
import { readSeed } from './seed.ts';

export interface BackendOptions {
  /** Folder for the database and uploaded files; in memory when left out. */
  dataDir?: string;
  /** A database in place of PGlite: an empty one, or a copy of one that a backend has set up. */
  database?: { db: Database; isSetUp: boolean };
  /** Folder of `*.sql` files, applied in name order. */
  migrationsDir?: string;
  /** Demo data, applied once after the migrations; skipped when the file does not exist. */
  seedFile?: string;
  /** Told what happens at start: a rebuilt database, for example. */
  log?: (line: string) => void;
  /** Takes the mails of the auth service; kept in memory when left out. */
  mailbox?: Mailbox;
}

export interface Backend {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch(request: Request): Promise<Response>;
  /** Runs one statement as the database's owner. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Where its mails are. */
  mailbox: Mailbox;
  /** Says at which address it is reached: links in mails lead there. */
  setSiteUrl(url: string): void;
  siteUrl(): string;
  /** From now on no password opens a demo account: everybody knows it. */
  closeDemoAccounts(): void;
  publishableKey: string;
  /** Passes for role service_role: for tests and functions, never for a browser. */
  secretKey: string;
  close(): Promise<void>;
}

export class DataFolderInUse extends Error {}

/** One connection: PGlite in this process, or what takes its place. */
export interface Database {
  connection: PgliteConnection | PostgresConnection;
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs statements, one after the other. */
  exec(text: string): Promise<unknown>;
}

interface Sources {
  migrations: Migration[];
  seed: string | undefined;
  fingerprint: string;
}

/** Starts Supabase Lite with migrations, demo accounts and seed applied: on PGlite inside this process, or on a server. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const sources = await readSources(options);
  const { dataDir, database } = options;
  if (database) return bootOn(database, sources, options);
  if (!dataDir) return bootInMemory(sources, options);

  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    return await bootInFolder(dataDir, sources, options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function bootInMemory(sources: Sources, options: BackendOptions): Promise<Backend> {
  // Setting up takes seconds, loading a copy of the result does not. The seed is relative to today's date in India, so
  // the copy is good for that day.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const folder = projectPath('.cache/backend');
  const copy = join(folder, `${sources.fingerprint}-${today}.tar`);
  const copied = existsSync(copy);
  const db = await openPglite(copied ? { loadDataDir: new Blob([await readFile(copy)]) } : {});
  const backend = await bootOn({ db, isSetUp: copied }, sources, options);
  if (!copied) {
    await mkdir(folder, { recursive: true });
    await removeOldCopies(folder);
    const dump = await db.connection.driver.dumpDataDir('none');
    const unfinished = `${copy}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, copy);
  }
  return backend;
}

async function bootInFolder(
  dataDir: string,
  sources: Sources,
  options: BackendOptions,
  unlock: () => Promise<void>,
): Promise<Backend> {
  const database = join(dataDir, 'database');
  const objects = join(dataDir, 'objects');
  const marker = join(dataDir, 'fingerprint');
  const keysFile = join(dataDir, 'keys.json');
  const before = existsSync(marker) ? await readFile(marker, 'utf8') : undefined;
  const fresh = before !== sources.fingerprint;
  if (fresh) {
    // A start that did not finish leaves no marker, and nothing that is worth keeping.
    const kept = before && join(dataDir, `before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
    if (kept) {
      await mkdir(kept, { mode: 0o700 });
      options.log?.(
        `The migrations or the demo data changed, so the local data is created again. The old data is in ${kept}; delete it when you no longer need it.`,
      );
    }
    // The marker last: what a broken move left behind is then moved by the next start, and not deleted.
    for (const path of [database, objects, keysFile, marker]) {
      if (kept && existsSync(path)) await rename(path, join(kept, basename(path)));
      else await rm(path, { recursive: true, force: true });
    }
    await writeFile(keysFile, JSON.stringify({ jwtSecret: makeKeys().jwtSecret }), { mode: 0o600 });
  }
  // Kept, so that people stay signed in over a restart; the secret key alone is new each time.
  const keys = { ...makeKeys(), jwtSecret: JSON.parse(await readFile(keysFile, 'utf8')).jwtSecret as string };
  const db = await openPglite({}, database);
  const backend = await bootOn({ db, isSetUp: !fresh }, sources, options, { keys, objects, unlock });
  if (fresh) await writeFile(marker, sources.fingerprint);
  return backend;
}

interface Place {
  keys: Keys;
  /** Folder of uploaded files. */
  objects?: string;
  unlock(): Promise<void>;
}

/** Sets up a database that is not set up yet, and serves it. */
async function bootOn(
  { db, isSetUp }: NonNullable<BackendOptions['database']>,
  sources: Sources,
  options: BackendOptions,
  { keys, objects, unlock }: Place = { keys: makeKeys(), unlock: async () => {} },
): Promise<Backend> {
  const { mailbox = createMailbox() } = options;
  const post = { mailbox, isOpen: isSetUp };
  const app = await connect(db, { keys, objects, post });
  if (!isSetUp) {
    await setUp(db, app, sources, options).catch(async (error: unknown) => {
      await db.connection.close();
      throw error;
    });
  }
  post.isOpen = true;
  return serve(db, app, keys, post, unlock);
}

interface Keys {
  jwtSecret: string;
  publishable: string;
  secret: string;
}

function makeKeys(): Keys {
  return {
    jwtSecret: process.env.SUPABASE_JWT_SECRET ?? randomBytes(32).toString('hex'),
    publishable: localKey,
    secret: process.env.SUPABASE_SECRET_KEY ?? `sb_secret_${randomBytes(24).toString('hex')}`,
  };
}

/** Nobody reads what is written to the demo accounts while they are made. */
interface Post {
  mailbox: Mailbox;
  isOpen: boolean;
}

const { auth } = config;
const { email } = auth;

/** Lite tells what stands in a mail; which mail it is, its subject says. */
const content_path = projectPath('supabase/local/mailValues.txt');
const templates = Object.fromEntries(
  Object.keys(email.template).map((name) => [name, { subject: name, content_path }]),
);

async function openPglite(options: PGliteOptions, folder?: string) {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: { extensions: { fuzzystrmatch, pg_trgm, pgcrypto }, ...options },
  });
  const { driver } = connection;
  await driver.waitReady;
  await forgetRowTypes(driver);
  return {
    connection,
    query: async <Row>(text: string, values?: unknown[]) => (await driver.query<Row>(text, values)).rows,
    exec: (text: string) => driver.exec(text),
  };
}

async function connect(db: Database, where: { keys: Keys; objects: string | undefined; post: Post }): Promise<App> {
  const { connection } = db;
  const { post } = where;
  const deliver = async (mail: LiteMail) => {
    if (post.isOpen) await post.mailbox.deliver(await asHosted(mail, db));
  };
  // Lite would otherwise grant everything on every table to anon at the first request, which undoes column grants.
  // 'active' means: that was done, switch to the request's role.
  Object.assign(connection, { rlsState: 'active' });

  const app = new App({
    connection,
    api: config.api,
    auth: {
      enabled: true,
      jwt_secret: where.keys.jwtSecret,
      publishable_key: where.keys.publishable,
      secret_key: where.keys.secret,
      jwt_expiry: auth.jwt_expiry,
      enable_signup: auth.enable_signup,
      enable_anonymous_sign_ins: auth.enable_anonymous_sign_ins,
      minimum_password_length: auth.minimum_password_length,
      // Judged in authRules.ts, with the seconds of grace that a hosted project gives.
      enable_refresh_token_rotation: false,
      email: {
        enable_confirmations: email.enable_confirmations,
        double_confirm_changes: email.double_confirm_changes,
        otp_expiry: email.otp_expiry,
        otp_length: email.otp_length,
        template: templates,
      },
    },
    storage: { enabled: true, ...config.storage },
    options: { server: { admin: false }, drivers: { email: { send: deliver } } },
  });
  app._storageAdapter = createObjectStore(where.objects);
  await keepOutput(() => app.init());
  return app;
}

/** PGlite copies all of its readers for every query, and most are of arrays of whole rows of a table, which nobody asks for. */
async function forgetRowTypes(db: PGlite): Promise<void> {
  const { rows } = await db.query<{ typarray: number }>('select typarray from pg_type where typrelid <> 0');
  const forgotten = new Set(rows.map(({ typarray }) => String(typarray)));
  db.parsers = Object.fromEntries(Object.entries(db.parsers).filter(([type]) => !forgotten.has(type)));
}

type LiteMail = { to: string; subject: string; text?: string; html?: string };

/** As a hosted project writes it: what the template says to this account, its values made safe, and nothing else. */
async function asHosted({ to, subject, html = '' }: LiteMail, db: Database): Promise<LiteMail> {
  const [SiteURL = '', TokenHash = '', NewEmail = '', Email = ''] = html.split('\n');
  const template = authTemplates[subject as AuthTemplate];
  // Lite is in the middle of a transaction here, which this is a part of.
  const [user] = await db.query<{ data: unknown }>(
    'select raw_user_meta_data as data from auth.users where email = lower($1)',
    [Email],
  );
  const values = { SiteURL, TokenHash, NewEmail, Data: user?.data };
  return {
    to,
    subject: fillIn(template.subject, values),
    html: fillIn(template.html, values, escapeHtml),
    text: fillIn(template.text, values),
  };
}

async function setUp(db: Database, app: App, sources: Sources, options: BackendOptions): Promise<void> {
  await db.exec(await readFile(projectPath('supabase/local/roles.sql'), 'utf8'));
  await keepOutput(() => app.ensureSystemSchema());
  await db.exec(await readFile(projectPath('supabase/local/hosted.sql'), 'utf8'));

  for (const { file, version, name, text } of sources.migrations) {
    try {
      await db.exec('begin');
      await db.exec(text);
      await db.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ]);
      await db.exec('commit');
    } catch (error) {
      throw describeFailure(file, text, error);
    }
  }

  for (const { email, full_name } of demoAccounts) await signUp(app, email, full_name);
  await db.exec('update auth.users set email_confirmed_at = now() where email_confirmed_at is null');
  if (sources.seed) {
    await db.exec("set susegad.local = 'on'");
    try {
      await db.exec(sources.seed);
    } catch (error) {
      throw describeFailure('seed.sql', sources.seed, error);
    } finally {
      await db.exec('reset susegad.local');
    }
  }
  await db.exec('analyze');
  options.log?.('The database is ready.');
}

async function signUp(app: App, email: string, full_name: string): Promise<void> {
  const request = new Request('http://localhost/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: localKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, data: { full_name } }),
  });
  const { result, output } = await keepOutput(async () => app.fetch(request));
  if (!result.ok) throw new Error(`Could not create ${email}: ${await result.text()}\n${output.join('\n')}`);
}

function serve(db: Database, app: App, keys: Keys, post: Post, unlock: () => Promise<void>): Backend {
  // PGlite is one connection and Lite opens a transaction per request on it: two at once would share that
  // transaction and its role, so requests take turns.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  }

  let closing: Promise<void> | undefined;
  let closed: readonly string[] = [];
  const sql: Backend['sql'] = <Row>(text: string, values?: unknown[]) => inTurn(() => db.query<Row>(text, values));
  const lite = (request: Request) =>
    inTurn(async () => {
      const { result, output } = await keepOutput(async () => {
        const response = await app.fetch(request);
        const body = response.body ? await response.arrayBuffer() : null;
        return new Response(body, response);
      });
      if (result.status < 500) return result;
      await endTransaction(db);
      const path = new URL(request.url).pathname;
      const problem = path.startsWith('/rest/v1') ? findDatabaseError(output) : undefined;
      const answer = problem ? refusalFor(problem) : (findBadInput(path, output) ?? result);
      if (answer.status >= 500) reportProblem(request, output);
      return answer;
    });
  return {
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    mailbox: post.mailbox,
    siteUrl: () => app.config.auth?.site_url ?? '',
    setSiteUrl(url) {
      Object.assign(app.config.auth ?? {}, {
        site_url: url,
        // A hosted project takes whatever is below its site's address, listed or not.
        additional_redirect_urls: [`${url}/**`, ...auth.additional_redirect_urls],
      });
    },
    closeDemoAccounts() {
      closed = demoAccounts.map(({ email }) => email);
    },
    fetch: withAuth(lite, {
      sql,
      mailbox: post.mailbox,
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secret,
      closed: () => closed,
    }),
    sql,
    close: () => {
      closing ??= inTurn(async () => {
        await db.connection.close();
        await unlock();
      });
      return closing;
    },
  };
}

/**
 * A parameter that PGlite cannot write, an object where a list belongs, breaks off in the middle of a message and leaves
 * the transaction open; until it is ended, every later request would fail. The first tries may be refused like that too.
 */
async function endTransaction(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await db.exec('rollback');
      await db.query('select 1');
      return;
    } catch {}
  }
}

function reportProblem(request: Request, output: unknown[]): void {
  // Stack and message only: the other fields of a database error hold the values of the request.
  const lines = output.map((item) => (item instanceof Error ? (item.stack ?? item.message) : String(item)));
  console.error(`${request.method} ${new URL(request.url).pathname} failed:\n${lines.join('\n')}`);
}

async function readSources(options: BackendOptions): Promise<Sources> {
  const folder = options.migrationsDir ?? projectPath('supabase/migrations');
  const migrations = await readMigrations(folder);
  const seed = await readSeed(options.seedFile);

  const hash = createHash('sha256').update(JSON.stringify([migrations, seed]));
  for (const file of ['backend.ts', 'migrations.ts', 'accounts.ts', 'roles.sql', 'hosted.sql']) {
    hash.update(await readFile(projectPath(`supabase/local/${file}`)));
  }
  hash.update(await readFile(projectPath('node_modules/@supabase/lite/package.json')));
  hash.update(await readFile(projectPath('node_modules/@electric-sql/pglite/package.json')));
  return { migrations, seed, fingerprint: hash.digest('hex').slice(0, 24) };
}

async function removeOldCopies(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < dayAgo) await rm(path, { force: true });
  }
}

/** Two processes on one database folder would corrupt it. The lock of a process that is gone does not count. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (holder > 0 && isRunning(holder)) {
        throw new DataFolderInUse(`Another process (${holder}) uses the local data in ${dataDir}.`);
      }
      await rm(lock, { force: true });
    }
  }
  throw new DataFolderInUse(`The local data in ${dataDir} is locked.`);
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
