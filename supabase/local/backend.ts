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
  /** In memory if absent. */
  dataDir?: string;
  /** Replaces PGlite: an empty database, or a copy of one that is set up. */
  database?: { db: Database; isSetUp: boolean };
  migrationsDir?: string;
  /** Applied once after the migrations; skipped if the file does not exist. */
  seedFile?: string;
  log?: (line: string) => void;
  mailbox?: Mailbox;
}

export interface Backend {
  fetch(request: Request): Promise<Response>;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  mailbox: Mailbox;
  setSiteUrl(url: string): void;
  siteUrl(): string;
  /** Their password is public. */
  closeDemoAccounts(): void;
  publishableKey: string;
  secretKey: string;
  close(): Promise<void>;
}

export class DataFolderInUse extends Error {}

export interface Database {
  connection: PgliteConnection | PostgresConnection;
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  exec(text: string): Promise<unknown>;
}

interface Sources {
  migrations: Migration[];
  seed: string | undefined;
  fingerprint: string;
  /** The fingerprint with the first migrations alone. */
  fingerprintOf(count: number): string;
}

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
  // Loading a copy is faster than setting up. The seed uses today's date in India, so a copy is valid for that day.
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
  const { migrations } = sources;
  const applied = before ? migrations.findLastIndex((_, index) => sources.fingerprintOf(index + 1) === before) + 1 : 0;
  const fresh = applied === 0;
  if (fresh) {
    // An unfinished start has no marker and nothing worth keeping.
    const kept = before && join(dataDir, `before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
    if (kept) {
      await mkdir(kept, { mode: 0o700 });
      options.log?.(
        `A migration or the demo data changed, so the local data is created again. The old data is in ${kept}; delete it when you no longer need it.`,
      );
    }
    // The marker is last, so that the next start moves what a failed move left.
    for (const path of [database, objects, keysFile, marker]) {
      if (kept && existsSync(path)) await rename(path, join(kept, basename(path)));
      else await rm(path, { recursive: true, force: true });
    }
    await writeFile(keysFile, JSON.stringify({ jwtSecret: makeKeys().jwtSecret }), { mode: 0o600 });
  }
  // Kept, so that people stay signed in over a restart. The secret key is new each time.
  const keys = { ...makeKeys(), jwtSecret: JSON.parse(await readFile(keysFile, 'utf8')).jwtSecret as string };
  const db = await openPglite({}, database);
  if (!fresh) await applyMigrations(db, migrations.slice(applied));
  const backend = await bootOn({ db, isSetUp: !fresh }, sources, options, { keys, objects, unlock });
  await writeFile(marker, sources.fingerprint);
  return backend;
}

interface Place {
  keys: Keys;
  objects?: string;
  unlock(): Promise<void>;
}

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

/** Emails to demo accounts are dropped during setup. */
interface Post {
  mailbox: Mailbox;
  isOpen: boolean;
}

const { auth } = config;
const { email } = auth;

/** Lite fills in the values; the subject names the template. */
const content_path = projectPath('supabase/local/mailValues.txt');
const templates = Object.fromEntries(
  Object.keys(email.template).map((name) => [name, { subject: name, content_path }]),
);

export async function openPglite(options: PGliteOptions, folder?: string) {
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
  // 'active' stops Lite from granting everything to anon at the first request, which would undo column grants.
  Object.assign(connection, { rlsState: 'active' });
  readOnlyPublicColumns(connection);

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
      // Rotation is in authRules.ts, with a hosted project's grace period.
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

/** Lite walks through all columns at every request. The API serves those of `public`. */
function readOnlyPublicColumns(connection: Database['connection']): void {
  const introspect = connection.introspect.bind(connection);
  let last: unknown;
  connection.introspect = async (options) => {
    const found = await introspect(options);
    if (found !== last) found.columns = found.columns.filter(({ schema }) => schema === 'public');
    last = found;
    return found;
  };
}

/** PGlite copies its parsers for every query; most are for row types, which no query needs. */
async function forgetRowTypes(db: PGlite): Promise<void> {
  const { rows } = await db.query<{ typarray: number }>('select typarray from pg_type where typrelid <> 0');
  const forgotten = new Set(rows.map(({ typarray }) => String(typarray)));
  db.parsers = Object.fromEntries(Object.entries(db.parsers).filter(([type]) => !forgotten.has(type)));
}

type LiteMail = { to: string; subject: string; text?: string; html?: string };

/** Writes the email from the template, like a hosted project, with escaped values. */
async function asHosted({ to, subject, html = '' }: LiteMail, db: Database): Promise<LiteMail> {
  const [SiteURL = '', TokenHash = '', NewEmail = '', Email = ''] = html.split('\n');
  const template = authTemplates[subject as AuthTemplate];
  // Part of Lite's open transaction.
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

async function applyMigrations(db: Database, migrations: readonly Migration[]): Promise<void> {
  for (const { file, version, name, text } of migrations) {
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
}

async function setUp(db: Database, app: App, sources: Sources, options: BackendOptions): Promise<void> {
  await db.exec(await readFile(projectPath('supabase/local/roles.sql'), 'utf8'));
  await keepOutput(() => app.ensureSystemSchema());
  await db.exec(await readFile(projectPath('supabase/local/hosted.sql'), 'utf8'));

  await applyMigrations(db, sources.migrations);
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
  // PGlite has one connection, and Lite opens a transaction per request: requests must take turns.
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
        // A hosted project allows all addresses below its site's.
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

/** Ends a transaction that a bad parameter left open; otherwise all later requests fail. The first tries may fail too. */
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
  // Only stack and message: other fields hold values of the request.
  const lines = output.map((item) => (item instanceof Error ? (item.stack ?? item.message) : String(item)));
  console.error(`${request.method} ${new URL(request.url).pathname} failed:\n${lines.join('\n')}`);
}

async function readSources(options: BackendOptions): Promise<Sources> {
  const folder = options.migrationsDir ?? projectPath('supabase/migrations');
  const migrations = await readMigrations(folder);
  const seed = await readSeed(options.seedFile);

  const rest = createHash('sha256');
  for (const file of ['backend.ts', 'migrations.ts', 'accounts.ts', 'roles.sql', 'hosted.sql']) {
    rest.update(await readFile(projectPath(`supabase/local/${file}`)));
  }
  rest.update(await readFile(projectPath('node_modules/@supabase/lite/package.json')));
  rest.update(await readFile(projectPath('node_modules/@electric-sql/pglite/package.json')));
  const fingerprintOf = (count: number) =>
    rest
      .copy()
      .update(JSON.stringify([migrations.slice(0, count), seed]))
      .digest('hex')
      .slice(0, 24);
  return { migrations, seed, fingerprintOf, fingerprint: fingerprintOf(migrations.length) };
}

/** Removes files that are older than a day. */
export async function removeOldCopies(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < dayAgo) await rm(path, { force: true });
  }
}

/** Two processes on one folder would corrupt the database. A lock of an ended process does not count. */
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
