import { atom } from 'nanostores';
import { maxFileBytes } from '#src/domain/listing/files.ts';
import { type ListingForm, listingProblems, mostPhotos, photosIn } from '#src/domain/listing/listing.ts';
import { isCutShort } from '#src/lib/readyPhoto.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { uploadPhoto } from '#src/server/calls/files.ts';
import { type Sending, upload } from '#src/server/upload.ts';
import * as say from '#src/words/staff/wizard.ts';
import { type Outcome, outbox } from './outbox.ts';
import { forgetPending, keepPending, type PendingPhoto, readPending } from './pendingPhotos.ts';
import { damagedPhoto, judgePhoto, repairedPhoto, unreadablePhoto } from './photoFiles.ts';
import { appendPhoto, type PhotoList, placeFor } from './photoList.ts';
import { preparePhoto, warmUp } from './preparePhoto.ts';

/** Photos on their way: chosen, reduced, uploaded three at a time, and added to the form once stored. A half-sent photo is never in the form. */

export type Progress =
  | { state: 'preparing' }
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  /** Retried automatically. The sentence gives a reason other than the connection. */
  | { state: 'offline'; sentence: string }
  | { state: 'failed'; sentence: string };

export interface QueuedPhoto {
  id: string;
  room_id: string | null;
  name: string;
  preview: string;
  progress: Progress;
}

export const $queue = atom<readonly QueuedPhoto[]>([]);

interface PhotoHost {
  property_id: string;
  form(): ListingForm;
  edit(change: Partial<ListingForm>): void;
  ensureRow(): Promise<boolean>;
  /** Returns why the row cannot be saved, apart from the connection; '' if it can. */
  obstacle(): string;
}

const triesBeforeFailure = 3;

let host: PhotoHost | null = null;
const pending = new Map<string, PendingPhoto>();
const sendings = new Map<string, Sending<typeof uploadPhoto>>();
/** The order of choice, also for photos that are already in the form. */
const orders = new Map<string, number>();

/** Connects the queue to the open listing and resumes earlier uploads. Returns a function that disconnects it. */
export function connectPhotoQueue(next: PhotoHost): () => void {
  if (host?.property_id !== next.property_id) reset();
  host = next;
  warmUp();
  void restore(next.property_id);
  return () => {
    if (host === next) host = null;
  };
}

function reset() {
  for (const { id } of $queue.get()) outbox.drop(id);
  for (const sending of sendings.values()) sending.cancel();
  for (const { preview } of $queue.get()) URL.revokeObjectURL(preview);
  for (const known of [pending, sendings, orders]) known.clear();
  $queue.set([]);
}

async function restore(property_id: string) {
  const kept = await readPending(property_id);
  if (host?.property_id !== property_id) return;
  // Photos that became ready while no form was open.
  for (const { id, progress } of $queue.get()) if (progress.state === 'waiting') send(id);
  for (const photo of kept) {
    orders.set(photo.id, photo.order);
    if (isInForm(photo.id) || !listOf(photo.room_id)) forget(photo);
    else if (!pending.has(photo.id)) {
      pending.set(photo.id, photo);
      enqueue(photo, photo.blob);
      if (photo.isReady) send(photo.id);
      else void prepare(photo);
    }
  }
}

const isInForm = (id: string) => host !== null && photosIn(host.form()).some(({ photo }) => photo.id === id);

function listOf(room_id: string | null): PhotoList | null {
  const form = host?.form();
  if (!form || room_id === null) return form ?? null;
  const room = form.rooms.find(({ id }) => id === room_id);
  return room ? { photos: room.photos, cover_photo_id: null } : null;
}

export function choosePhotos(files: readonly File[], room_id: string | null) {
  const list = listOf(room_id);
  if (!host || !list) return;
  const { property_id } = host;
  const most = room_id === null ? mostPhotos.house : mostPhotos.room;
  const room = most - list.photos.length - onTheWay(room_id).length;
  const problems = files.map((file) => ({ file, problem: judgePhoto(file) }));
  for (const { problem } of problems) if (problem) showToast({ ...problem, tone: 'error' });
  const usable = problems.filter(({ problem }) => !problem).map(({ file }) => file);
  if (usable.length > room) {
    showToast({ title: say.tooManyPhotos, description: tooMany(room_id), tone: 'error' });
  }
  for (const file of usable.slice(0, Math.max(0, room))) {
    const order = Math.max(Date.now() * 1000, ...orders.values()) + 1;
    const photo: PendingPhoto = {
      id: crypto.randomUUID(),
      property_id,
      room_id,
      name: file.name,
      order,
      blob: file,
      isReady: false,
    };
    pending.set(photo.id, photo);
    orders.set(photo.id, order);
    enqueue(photo, file);
    void keepPending(photo).then(() => prepare(photo));
  }
}

const tooMany = (room_id: string | null) =>
  room_id === null ? listingProblems.photos_many : listingProblems.room_photos_many;

const onTheWay = (room_id: string | null) => $queue.get().filter((photo) => photo.room_id === room_id);

function enqueue({ id, room_id, name }: PendingPhoto, blob: Blob) {
  const queued: QueuedPhoto = {
    id,
    room_id,
    name,
    preview: URL.createObjectURL(blob),
    progress: { state: 'preparing' },
  };
  $queue.set([...$queue.get(), queued]);
}

async function prepare(photo: PendingPhoto) {
  const original = photo.blob as File;
  const prepared = await preparePhoto(original);
  const bytes = new Uint8Array(await original.arrayBuffer());
  if (!pending.has(photo.id)) return;
  const isCut = isCutShort(bytes);
  // The server can decode more of a damaged photo than some browsers.
  const blob = prepared ?? (isCut && bytes.length <= maxFileBytes ? original : null);
  if (!blob) {
    const unreadable = unreadablePhoto({ name: photo.name, type: original.type });
    showToast({ ...(isCut ? damagedPhoto(photo.name) : unreadable), tone: 'error' });
    cancelPhoto(photo.id);
    return;
  }
  if (prepared && isCut) showToast({ ...repairedPhoto(photo.name), tone: 'error' });
  const ready = { ...photo, blob, isReady: true };
  pending.set(photo.id, ready);
  await keepPending(ready);
  send(photo.id);
}

function setProgress(id: string, progress: Progress) {
  $queue.set($queue.get().map((photo) => (photo.id === id ? { ...photo, progress } : photo)));
}

function send(id: string) {
  void outbox.sendFile(
    id,
    () => setProgress(id, { state: 'waiting' }),
    () => sendNow(id),
  );
}

async function sendNow(id: string): Promise<Outcome> {
  const photo = pending.get(id);
  if (!photo || !host) return 'stop';
  const { property_id, blob, name } = photo;
  const isSaved = await host.ensureRow().catch(() => false);
  if (!pending.has(id)) return 'stop';
  if (!isSaved) return refused(photo, { code: 'lost', message: host?.obstacle() ?? '' });
  setProgress(id, { state: 'sending', part: 0 });
  const sending = upload(uploadPhoto, { property_id, id }, blob, (part) => setProgress(id, { state: 'sending', part }));
  sendings.set(id, sending);
  const result = await sending.done;
  sendings.delete(id);
  if (!pending.has(id)) return 'stop';
  if (!result.ok) return refused(photo, result.failure);
  if (result.value.repaired) showToast({ ...repairedPhoto(name), tone: 'error' });
  place(photo, result.value.url);
  return 'sent';
}

const unusable = ['invalid_type', 'damaged', 'too_many_pixels', 'too_large'];

function refused(photo: PendingPhoto, { code, message }: Failure): Outcome {
  const isTemporary = code === 'failed' || code === 'busy';
  if (code === 'lost' || (isTemporary && outbox.triesOf(photo.id) < triesBeforeFailure)) {
    setProgress(photo.id, { state: 'offline', sentence: isTemporary ? '' : message });
    return 'wait';
  }
  if (code === 'cancelled') return 'stop';
  if (unusable.includes(code)) {
    const problem =
      code === 'damaged'
        ? damagedPhoto(photo.name)
        : { title: say.invalidFileType, description: say.isNotImageFile(photo.name) };
    const isTooMuch = code === 'too_large' || code === 'too_many_pixels';
    showToast({ ...(isTooMuch ? { title: say.fileTooLarge, description: message } : problem), tone: 'error' });
    cancelPhoto(photo.id);
  } else {
    const said = isTemporary ? say.failedToUploadImages : message;
    setProgress(photo.id, { state: 'failed', sentence: said });
    showToast({ title: say.uploadFailed, description: said, tone: 'error' });
  }
  return 'stop';
}

/** Moves a stored photo into the form. While no form is open it waits: sending it again changes nothing. */
function place(photo: PendingPhoto, url: string) {
  if (host?.property_id !== photo.property_id) return setProgress(photo.id, { state: 'waiting' });
  const entry = { id: photo.id, url, alt_text: '' };
  changePhotos(photo.room_id, (list) => appendPhoto(list, entry, placeFor(list.photos, photo.order, orders)));
  forget(photo);
}

function forget(photo: PendingPhoto) {
  const { id } = photo;
  const queued = $queue.get().find((one) => one.id === id);
  if (queued) URL.revokeObjectURL(queued.preview);
  $queue.set($queue.get().filter((one) => one.id !== id));
  pending.delete(id);
  outbox.drop(id);
  sendings.get(id)?.cancel();
  void forgetPending(photo);
}

export function cancelPhoto(id: string) {
  const photo = pending.get(id);
  if (photo) forget(photo);
}

export const retryPhoto = send;

/** Changes the current photos of the property or of a room, so that a photo that has just arrived is not lost. */
export function changePhotos(room_id: string | null, change: (list: PhotoList) => PhotoList) {
  const list = listOf(room_id);
  if (!host || !list) return;
  const { photos, cover_photo_id } = change(list);
  if (room_id === null) host.edit({ photos, cover_photo_id });
  else host.edit({ rooms: host.form().rooms.map((room) => (room.id === room_id ? { ...room, photos } : room)) });
}

export function cancelPhotosOf(room_id: string) {
  for (const { id } of onTheWay(room_id)) cancelPhoto(id);
}
