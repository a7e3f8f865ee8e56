import { readUuid } from '../../../src/domain/uuid.ts';
import { type Env, readCaller, readCapped, refuse } from './http.ts';
import type { ImageRefusal } from './imageBytes.ts';
import { callService, storeFile } from './service.ts';
import { sha256 } from './sha256.ts';

export const megabyte = 1024 * 1024;

export interface Upload {
  id: string;
  path: string;
  file_name: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

export interface CleanFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
}

export type UploadRefusal =
  | ImageRefusal
  | 'invalid_request'
  | 'signed_out'
  | 'second_factor_needed'
  | 'not_found'
  | 'not_editable'
  | 'rate_limited'
  | 'too_many'
  | 'too_large'
  | 'busy'
  | 'taken'
  | 'failed';

export const statuses: Record<UploadRefusal, number> = {
  invalid_request: 400,
  signed_out: 401,
  second_factor_needed: 403,
  not_found: 404,
  not_editable: 409,
  busy: 409,
  taken: 409,
  too_many: 409,
  too_large: 413,
  invalid_type: 415,
  damaged: 415,
  too_many_pixels: 415,
  rate_limited: 429,
  failed: 502,
};

interface Store {
  bucket: 'property-photos' | 'property-documents' | 'review-photos';
  clean(bytes: Uint8Array): CleanFile | ImageRefusal;
}
export interface UploadKind extends Store {
  kind: 'photo' | 'document';
  bucket: 'property-photos' | 'property-documents';
  maxBytes: number;
  sentences: Record<UploadRefusal, string>;
}

export const commonSentences = {
  invalid_request: 'This upload is incomplete. Choose the file again.',
  signed_out: 'Sign in again to upload files.',
  second_factor_needed: 'Sign in again with the code from your authenticator app to upload files.',
  not_found: 'You have no such listing.',
  not_editable: 'This listing is being reviewed and cannot be changed now.',
  taken: 'Another upload has the same number. Choose the file again.',
  rate_limited: 'You have uploaded too many files. Try again in an hour.',
  too_many_pixels: 'This picture is too large. It can have up to 12,000 pixels on a side and 50 million in total.',
} as const;

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

type Begun<Stored = Upload> = { ok: true; done: Stored | null } | { ok: false; code: UploadRefusal };

/** Stores the file once per id: a repeated upload answers the stored file. `about` adds fields of the row, from the file's extension. */
export async function receiveUpload(
  request: Request,
  env: Env,
  { kind, bucket, maxBytes, clean, sentences }: UploadKind,
  about: (extension: string) => Record<string, unknown> = () => ({}),
): Promise<Upload | Response> {
  const no = (code: UploadRefusal) => refuse(statuses[code], code, sentences[code]);
  const params = new URL(request.url).searchParams;
  const id = readUuid(params.get('id'));
  const property_id = readUuid(params.get('property_id'));
  if (!id || !property_id) return no('invalid_request');

  const caller = await readCaller(request, env);
  if (!caller) return no('signed_out');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return no('too_large');

  const begun = await callService<Begun>(env, 'begin_upload', { claims: caller.claims, property_id, id, kind });
  if (!begun.ok) return no(begun.code);
  if (begun.done) return begun.done;

  const body = await readCapped(request, maxBytes);
  if (!body) return no('too_large');
  const stored = await storeUpload<Upload>(env, { bucket, clean }, { id, folder: property_id, body }, (file) =>
    callService(env, 'finish_upload', {
      upload: { ...about(file.extension), id, property_id, kind, ...file },
    }),
  );
  return typeof stored === 'string' ? no(stored) : stored;
}

interface StoredBytes {
  path: string;
  extension: string;
  mime_type: string;
  bytes: number;
  width: number | undefined;
  height: number | undefined;
  sha256: string;
}

export async function storeUpload<Stored extends { id: string }>(
  env: Env,
  { bucket, clean }: Store,
  { id, folder, body }: { id: string; folder: string; body: Uint8Array },
  finish: (file: StoredBytes) => Promise<Begun<Stored>>,
): Promise<Stored | UploadRefusal> {
  const file = clean(body);
  if (typeof file === 'string') return file;
  const extension = extensions[file.type] as string;
  const path = `${folder}/${id}.${extension}`;
  const claimed = await claim<Stored>(env, { id, bucket, path });
  if (!claimed.ok) return claimed.code;
  if (claimed.done) return claimed.done;
  try {
    await storeFile(env, { bucket, path }, file.type, file.bytes);
    const { type: mime_type, bytes, width, height } = file;
    const stored = { path, extension, mime_type, bytes: bytes.length, width, height, sha256: await sha256(bytes) };
    const finished = await finish(stored);
    if (!finished.ok) return finished.code;
    if (finished.done) return finished.done;
  } catch (error) {
    console.error(`A file for ${bucket} could not be stored:`, error instanceof Error ? error.message : error);
    await callService(env, 'release_upload', { id }).catch(() => {});
  }
  return 'failed';
}

/** Waits while another call stores the same upload, mostly a retry. Gives up after 20 attempts, 250 ms apart. */
async function claim<Stored>(env: Env, args: { id: string; bucket: string; path: string }): Promise<Begun<Stored>> {
  for (let attempt = 0; ; attempt += 1) {
    const claimed = await callService<Begun<Stored>>(env, 'claim_upload', args);
    if (claimed.ok || claimed.code !== 'busy' || attempt === 20) return claimed;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
