import { createStore, del, get, set, update } from 'idb-keyval';

/**
 * Encrypts unsaved tax and bank numbers on the device: AES-GCM with a key that cannot be exported. Without storage (private windows) it stores
 * nothing.
 */

let opened: ReturnType<typeof createStore> | undefined;
function store() {
  opened ??= createStore('susegad-compliance', 'sealed');
  return opened;
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const recordOf = (user_id: string) => `typed ${user_id}`;
const algorithm = (iv: Uint8Array<ArrayBuffer>, user_id: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(user_id),
});

async function readKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs that start together must agree on one key.
  await update<CryptoKey>('key', (known) => known ?? made, store());
  return (await get<CryptoKey>('key', store())) ?? made;
}

// In sequence, or an older text could overwrite a newer one.
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
  const mine = turn.then(work).catch(() => undefined);
  turn = mine;
  return mine;
}

export interface Kept {
  typed: Partial<Record<string, string>>;
  base: string | null;
}

/** Stores these values for this person, replacing the earlier ones. Empty values delete the record. */
export function sealTyped(user_id: string, kept: Kept): Promise<void> {
  return inTurn(async () => {
    if (Object.keys(kept.typed).length === 0) return del(recordOf(user_id), store());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(kept));
    const data = await crypto.subtle.encrypt(algorithm(iv, user_id), await readKey(), text);
    await set(recordOf(user_id), { iv, data } satisfies Sealed, store());
  }) as Promise<void>;
}

/** Returns the stored values of this person, or none if they cannot be decrypted. */
export async function unsealTyped(user_id: string): Promise<Kept> {
  const kept = await inTurn(async () => {
    const sealed = await get<Sealed>(recordOf(user_id), store());
    if (!sealed) return undefined;
    const text = await crypto.subtle.decrypt(algorithm(sealed.iv, user_id), await readKey(), sealed.data);
    return JSON.parse(new TextDecoder().decode(text)) as Kept;
  });
  return kept ?? { typed: {}, base: null };
}
