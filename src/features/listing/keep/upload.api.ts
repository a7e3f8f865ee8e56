import * as v from 'valibot';
import type { DocumentType } from '#src/domain/listing/listing.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';
import { backendUrl, publishableKey } from '#src/server/backend.ts';

export interface Sending<Value> {
  done: Promise<Result<Value>>;
  cancel(): void;
}

const PhotoAnswerSchema = v.object({ id: v.string(), url: v.string(), width: v.number(), height: v.number() });
export type StoredPhoto = v.InferOutput<typeof PhotoAnswerSchema>;
const DocumentAnswerSchema = v.object({ id: v.string(), file_name: v.string(), bytes: v.number() });
export type StoredDocument = v.InferOutput<typeof DocumentAnswerSchema>;
const RefusalSchema = v.object({ code: v.string(), error: v.string() });

/** Sends a photo; the same id again is the same upload. `onProgress` hears the part sent, 0 to 1. */
export function sendPhoto(
  photo: { property_id: string; id: string; blob: Blob },
  onProgress: (part: number) => void,
): Sending<StoredPhoto> {
  const { property_id, id, blob } = photo;
  return send('upload-photo', { property_id, id }, blob, PhotoAnswerSchema, onProgress);
}

/** Sends a document of a listing. */
export function sendDocument(
  paper: { property_id: string; id: string; document_type: DocumentType; file: File },
  onProgress: (part: number) => void,
): Sending<StoredDocument> {
  const { property_id, id, document_type, file } = paper;
  const params = { property_id, id, document_type, file_name: file.name };
  return send('upload-document', params, file, DocumentAnswerSchema, onProgress);
}

const cancelled = failure('cancelled', '');
const signedOut = failure('signed_out', 'Please sign in again to upload files.');
const lost = failure('lost', '');

function send<Schema extends v.GenericSchema>(
  name: string,
  params: Record<string, string>,
  body: Blob,
  schema: Schema,
  onProgress: (part: number) => void,
): Sending<v.InferOutput<Schema>> {
  // fetch does not tell how much of a body is sent.
  const request = new XMLHttpRequest();
  let isCancelled = false;
  async function start(): Promise<Result<v.InferOutput<Schema>>> {
    // Undefined when the session could not be renewed now.
    const token = await supabase()
      .token()
      .catch(() => undefined);
    if (isCancelled) return cancelled;
    if (token === undefined) return lost;
    if (token === null) return signedOut;
    return new Promise((resolve) => {
      request.open('POST', `${backendUrl}/functions/v1/${name}?${new URLSearchParams(params)}`);
      request.setRequestHeader('authorization', `Bearer ${token}`);
      request.setRequestHeader('apikey', publishableKey);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.timeout = 120_000;
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => resolve(lost);
      request.ontimeout = () => resolve(lost);
      request.onabort = () => resolve(cancelled);
      request.onload = () => resolve(readAnswer(request, schema));
      request.send(body);
    });
  }
  return {
    done: start(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}

function readAnswer<Schema extends v.GenericSchema>(
  { status, responseText }: XMLHttpRequest,
  schema: Schema,
): Result<v.InferOutput<Schema>> {
  const answer = parse(responseText);
  if (status === 200) return success(v.parse(schema, answer));
  const refusal = v.safeParse(RefusalSchema, answer);
  if (refusal.success && status < 500) return failure(refusal.output.code, refusal.output.error);
  return failure('failed', '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
