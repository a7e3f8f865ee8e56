import type { Env } from './http.ts';
import { keyHeaders, keys } from './keys.ts';

/** Calls with every right: for functions only, and only after they have asked who the caller is. */

const serviceHeaders = (env: Env) => keyHeaders(keys(env).secrets[0]);

/** Calls a database function as the service role. Throws when it does not answer. */
export async function callService<Answer>(env: Env, name: string, args: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...serviceHeaders(env), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** Has another function do its work, and answers what it answers. Throws when it is not there or refuses. */
export async function callFunction<Answer>(env: Env, name: string, milliseconds: number): Promise<Answer> {
  const response = await fetch(`${env.SUPABASE_URL}/functions/v1/${name}`, {
    method: 'POST',
    headers: serviceHeaders(env),
    signal: AbortSignal.timeout(milliseconds),
  });
  if (response.ok) return await response.json();
  await response.body?.cancel();
  throw new Error(`${name} answered ${response.status}`);
}

export interface StoredFile {
  bucket: string;
  path: string;
}

/** Stores a file under its path, over an unfinished attempt. Throws when storage does not take it. */
export async function storeFile(env: Env, file: StoredFile, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${file.bucket}/${file.path}`, {
    method: 'POST',
    headers: {
      ...serviceHeaders(env),
      'content-type': type,
      // A photo's name is new for every photo, and its content never changes. A document is not left behind in a browser.
      'cache-control': file.bucket === 'property-photos' ? 'max-age=31536000' : 'no-store',
      'x-upsert': 'true',
    },
    body: bytes,
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
}

/** An address below the backend's own for a private file, good for so many seconds, that saves it under a name. Null when there is none. */
export async function signFile(env: Env, file: StoredFile, seconds: number, name: string): Promise<string | null> {
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/sign/${file.bucket}/${file.path}`, {
    method: 'POST',
    headers: { ...serviceHeaders(env), 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: seconds }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`Storage answered ${response.status}`);
    return null;
  }
  // The hosted service calls it `signedURL` and starts below `/storage/v1`; the embedded one does neither.
  const { signedURL, signedUrl = `/storage/v1${signedURL}` } = await response.json();
  return `${signedUrl}&${new URLSearchParams({ download: name })}`;
}

/** The bytes of a private file as they come; null when it is gone. Throws when storage does not answer. */
export async function openFile(env: Env, file: StoredFile): Promise<ReadableStream<Uint8Array> | null> {
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${file.bucket}/${file.path}`, {
    headers: serviceHeaders(env),
    signal: AbortSignal.timeout(15_000),
  });
  if (response.ok) return response.body;
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`Storage answered ${response.status}`);
  return null;
}

/** Removes files of one bucket; a file that is not there is removed already. Throws when storage refuses. */
export async function removeFiles(env: Env, bucket: string, paths: readonly string[]) {
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    headers: { ...serviceHeaders(env), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
}

/** Whether the call carries one of the secret keys, as `apikey`. Digests are compared, so that the time taken tells nothing of a key. */
export async function isService(request: Request, env: Env): Promise<boolean> {
  const [given, ...secrets] = await Promise.all(
    [request.headers.get('apikey') ?? '', ...keys(env).secrets].map(digest),
  );
  return given !== undefined && secrets.includes(given);
}

async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
}

/** What an error says; whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
