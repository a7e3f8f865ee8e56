import { atom } from 'nanostores';
import { type DocumentType, documentTypes } from '#src/domain/listing/listing.ts';
import { showToast } from '#src/lib/toasts.ts';
import { removeDocument, uploadDocument } from '#src/server/calls/files.ts';
import type { StoredDocument } from '#src/server/calls/listing.ts';
import { saveDocument } from '#src/server/documents.ts';
import { call } from '#src/server/signedIn.ts';
import { type Sending, upload } from '#src/server/upload.ts';
import * as say from '#src/words/staff/wizard.ts';
import { type Outcome, outbox } from './outbox.ts';
import { judgeDocument } from './photoFiles.ts';

/** The stored documents of a listing, and uploads. A file that is uploading is only in this tab's memory. */

type DocumentProgress =
  | { state: 'stored' }
  | { state: 'sending'; part: number }
  | { state: 'offline' }
  | { state: 'failed'; sentence: string };

export interface KeptDocument extends StoredDocument {
  progress: DocumentProgress;
}

export const isOnTheWay = ({ progress: { state } }: KeptDocument) => state === 'sending' || state === 'offline';

export const $documents = atom<readonly KeptDocument[]>([]);

interface Job {
  file: File;
  replaces: string | null;
  ensureRow: () => Promise<boolean>;
}

const triesBeforeFailure = 3;
let property_id = '';
const jobs = new Map<string, Job>();
const sendings = new Map<string, Sending<typeof uploadDocument>>();

/** Shows the stored documents of a listing. Its uploads stay. */
export function openDocuments(id: string, stored: readonly StoredDocument[]) {
  const onTheWay = id === property_id ? $documents.get().filter(({ progress }) => progress.state !== 'stored') : [];
  property_id = id;
  const there = stored.map((one): KeptDocument => ({ ...one, progress: { state: 'stored' } }));
  $documents.set([...there, ...onTheWay.filter(({ id }) => !stored.some((one) => one.id === id))]);
  window.addEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent) {
  if (sendings.size > 0) event.preventDefault();
}

/** Uploads a document. Returns an error sentence, also shown as a toast, if the file is not acceptable. */
export function chooseDocument(
  type: DocumentType,
  file: File,
  replaces: string | null,
  ensureRow: () => Promise<boolean>,
): string | null {
  const problem = judgeDocument(file);
  if (problem) {
    const title = problem === say.fileSizeLimit ? say.fileTooLarge : say.invalidFileType;
    showToast({ title, description: problem, tone: 'error' });
    return problem;
  }
  const kept: KeptDocument = {
    id: crypto.randomUUID(),
    document_type: type,
    file_name: file.name,
    bytes: file.size,
    progress: { state: 'sending', part: 0 },
  };
  $documents.set([...$documents.get(), kept]);
  jobs.set(kept.id, { file, replaces, ensureRow });
  send(kept);
  return null;
}

function change(id: string, next: Partial<KeptDocument>) {
  $documents.set($documents.get().map((one) => (one.id === id ? { ...one, ...next } : one)));
}

function send(kept: KeptDocument) {
  void outbox.sendFile(
    kept.id,
    () => change(kept.id, { progress: { state: 'sending', part: 0 } }),
    () => sendNow(kept),
  );
}

async function sendNow({ id, document_type }: KeptDocument): Promise<Outcome> {
  const job = jobs.get(id);
  if (!job) return 'stop';
  const isSaved = await job.ensureRow().catch(() => false);
  if (!jobs.has(id)) return 'stop';
  if (!isSaved) return later(id);
  const query = { property_id, id, document_type, file_name: job.file.name };
  const sending = upload(uploadDocument, query, job.file, (part) =>
    change(id, { progress: { state: 'sending', part } }),
  );
  sendings.set(id, sending);
  const result = await sending.done;
  sendings.delete(id);
  if (!jobs.has(id)) return 'stop';
  if (result.ok) {
    jobs.delete(id);
    // Done before the new document counts as stored: a listing submitted at once would contain both.
    if (job.replaces) await removeStored(job.replaces);
    change(id, { ...result.value, progress: { state: 'stored' } });
    return 'sent';
  }
  const { code, message } = result.failure;
  const isTemporary = code === 'failed' || code === 'busy';
  if (code === 'lost' || (isTemporary && outbox.triesOf(id) < triesBeforeFailure)) return later(id);
  const said = isTemporary ? say.failedToUploadDocument : message;
  change(id, { progress: { state: 'failed', sentence: said } });
  showToast({ title: say.uploadFailed, description: said, tone: 'error' });
  return 'stop';
}

/** Waits for the network, or for the next try. */
function later(id: string): Outcome {
  change(id, { progress: { state: 'offline' } });
  return 'wait';
}

export function retryDocument(id: string) {
  const kept = $documents.get().find((one) => one.id === id);
  if (kept && jobs.has(id)) send(kept);
}

export function cancelDocument(id: string) {
  if (!jobs.delete(id)) return;
  outbox.drop(id);
  sendings.get(id)?.cancel();
  $documents.set($documents.get().filter((one) => one.id !== id));
}

export async function removeStored(id: string): Promise<void> {
  const removed = await call(removeDocument, { id });
  if (removed.ok) $documents.set($documents.get().filter((one) => one.id !== id));
  else showToast({ title: say.documentNotRemoved, description: removed.failure.message, tone: 'error' });
}

/** Opens a stored document through a link that works for one minute. */
export async function viewDocument(stored: StoredDocument): Promise<void> {
  const saved = await saveDocument(stored);
  if (saved.ok) return;
  showToast({
    title: say.documentNotOpened(documentTypes[stored.document_type]),
    description: saved.failure.message,
    tone: 'error',
  });
}
