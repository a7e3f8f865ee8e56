import { createStore, del, entries, set } from 'idb-keyval';

/**
 * Photos on their way to the server, kept on the device so that a reload or a crash loses none. Where the browser keeps
 * nothing (private windows), everything works but for that.
 */

/** A photo of a listing that its form does not name yet: not sent (`blob`), or sent and stored (`url`). */
export interface PendingPhoto {
  id: string;
  property_id: string;
  /** The room it is of; null for a photo of the house. */
  room_id: string | null;
  name: string;
  /** Photos are shown in the order they were chosen. */
  order: number;
  blob: Blob | null;
  /** True if the blob is sent as it is, false if it is the chosen file. */
  isReady: boolean;
  url: string | null;
}

let opened: ReturnType<typeof createStore> | undefined;
function store() {
  opened ??= createStore('susegad-photos', 'pending');
  return opened;
}
const keyOf = ({ property_id, id }: Pick<PendingPhoto, 'property_id' | 'id'>) => `${property_id}/${id}`;

export async function keepPending(photo: PendingPhoto): Promise<void> {
  await set(keyOf(photo), photo, store()).catch(() => {});
}

export async function forgetPending(photo: Pick<PendingPhoto, 'property_id' | 'id'>): Promise<void> {
  await del(keyOf(photo), store()).catch(() => {});
}

/** Returns the photos kept for a listing, in the order they were chosen. */
export async function readPending(property_id: string): Promise<PendingPhoto[]> {
  const all = await entries<string, PendingPhoto>(store()).catch(() => []);
  return all
    .map(([, photo]) => photo)
    .filter((photo) => photo.property_id === property_id)
    .sort((a, b) => a.order - b.order);
}
