import { createStore, del, entries, set } from 'idb-keyval';

/** Photos that wait for upload, stored on the device to survive a reload. Where storage is blocked (private windows), a reload loses them.
 * `forgetTyped` deletes the database. */

/** A photo that its listing's form does not contain yet. */
export interface PendingPhoto {
  id: string;
  property_id: string;
  room_id: string | null;
  name: string;
  order: number;
  blob: Blob;
  /** True if the blob is ready to send, false if it is the chosen file. */
  isReady: boolean;
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

export async function readPending(property_id: string): Promise<PendingPhoto[]> {
  const all = await entries<string, PendingPhoto>(store()).catch(() => []);
  return all
    .map(([, photo]) => photo)
    .filter((photo) => photo.property_id === property_id)
    .sort((a, b) => a.order - b.order);
}
