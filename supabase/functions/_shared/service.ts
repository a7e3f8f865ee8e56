import type { Env } from './http.ts';
import { keyHeaders, keys } from './keys.ts';
import { sha256 } from './sha256.ts';

/** All rights: functions must check the caller before they use this. */

const serviceHeaders = (env: Env) => keyHeaders(keys(env).secrets[0]);

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

export async function storeFile(env: Env, file: StoredFile, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/object/${file.bucket}/${file.path}`, {
    method: 'POST',
    headers: {
      ...serviceHeaders(env),
      'content-type': type,
      // A photo's name is unique and its content never changes. Browsers must not keep a document.
      'cache-control': file.bucket === 'property-photos' ? 'max-age=31536000' : 'no-store',
      'x-upsert': 'true',
    },
    body: bytes,
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
}

/** Returns an address below the backend's that saves a private file under a name, valid for `seconds`. Null if the file is gone. */
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

/** Streams a private file; null if it is gone. Throws if the storage does not answer. */
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

/** True if `apikey` is one of the secret keys. Compares digests, so that the timing reveals nothing. */
export async function isService(request: Request, env: Env): Promise<boolean> {
  const [given, ...secrets] = await Promise.all(
    [request.headers.get('apikey') ?? '', ...keys(env).secrets].map(sha256),
  );
  return given !== undefined && secrets.includes(given);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
