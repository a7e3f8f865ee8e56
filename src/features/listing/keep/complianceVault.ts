import { createStore, del, get, set, update } from 'idb-keyval';

/**
 * Tax and bank numbers between the keystroke and the server. They lie on the device only sealed: AES-GCM under a key that
 * the browser keeps and never hands out, so that a copy of the device's files says nothing. Without a place to keep them
 * (private windows) nothing is kept.
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
  // Two tabs that start at once must agree on one key.
  await update<CryptoKey>('key', (known) => known ?? made, store());
  return (await get<CryptoKey>('key', store())) ?? made;
}

// One after the other, or an older text could end up on top of a newer one.
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
  const mine = turn.then(work).catch(() => undefined);
  turn = mine;
  return mine;
}

/** The typed values, and the time when the values below them were saved. */
export interface Kept {
  typed: Partial<Record<string, string>>;
  base: string | null;
}

/** Keeps these values for this person until `sealTyped` is called again; nothing to keep removes what was kept. */
export function sealTyped(user_id: string, kept: Kept): Promise<void> {
  return inTurn(async () => {
    if (Object.keys(kept.typed).length === 0) return del(recordOf(user_id), store());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(kept));
    const data = await crypto.subtle.encrypt(algorithm(iv, user_id), await readKey(), text);
    await set(recordOf(user_id), { iv, data } satisfies Sealed, store());
  }) as Promise<void>;
}

/** Returns the values kept for this person, if they can still be read. */
export async function unsealTyped(user_id: string): Promise<Kept> {
  const kept = await inTurn(async () => {
    const sealed = await get<Sealed>(recordOf(user_id), store());
    if (!sealed) return undefined;
    const text = await crypto.subtle.decrypt(algorithm(sealed.iv, user_id), await readKey(), sealed.data);
    return JSON.parse(new TextDecoder().decode(text)) as Kept;
  });
  return kept ?? { typed: {}, base: null };
}
