import * as v from 'valibot';
import { type OpenStay, OpenStaySchema } from '#src/domain/booking/guestStay.ts';
import { dropExpired, keptUntil } from '#src/domain/booking/keptStays.ts';
import { stayCopy } from '#src/lib/keptStays.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';

/* Offline copies of opened bookings. Name and encryption key are derived from the link and the signed-in account. */

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Base64, because the storage takes only text. */
const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromText = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const ivLength = 12;

/** Throws an error without HTTPS, where browsers have no Web Crypto. */
async function derive(token: string, account: string | null) {
  const secret = await crypto.subtle.importKey('raw', bytesOf(token), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const from = (what: string) => ({
    ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
    info: bytesOf(`susegad stay ${what} ${account ?? ''}`),
  });
  const name = new Uint8Array(await crypto.subtle.deriveBits(from('name'), secret, 128));
  return {
    name: `${stayCopy}${Array.from(name, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    key: await crypto.subtle.deriveKey(from('key'), secret, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  };
}

const CopySchema = v.object({ until: v.string(), kept_at: v.number(), sealed: v.string() });

export function tidyCopies(): void {
  const all = deviceStorage
    .keys()
    .filter((name) => name.startsWith(stayCopy))
    .map((name) => ({ name, read: v.safeParse(CopySchema, readJson(deviceStorage.get(name))) }));
  const kept = dropExpired(all.flatMap(({ name, read }) => (read.success ? [{ name, ...read.output }] : [])));
  deviceStorage.remove(...all.map(({ name }) => name).filter((name) => !kept.some((copy) => copy.name === name)));
}

/** Stores an opened booking, unless `isStill` returns false after the encryption. */
export async function keepCopy(token: string, account: string | null, opened: OpenStay, isStill: () => boolean) {
  const { name, key } = await derive(token, account);
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(opened)));
  if (!isStill()) return;
  const copy: v.InferInput<typeof CopySchema> = {
    until: keptUntil(opened.stay.check_out_date),
    kept_at: Date.now(),
    sealed: toText(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
  };
  deviceStorage.set(name, JSON.stringify(copy));
  tidyCopies();
}

/** Returns the stored copy of this link; null if it is missing or unreadable. */
export async function readCopy(token: string, account: string | null): Promise<OpenStay | null> {
  tidyCopies();
  const { name, key } = await derive(token, account);
  const copy = v.safeParse(CopySchema, readJson(deviceStorage.get(name)));
  if (!copy.success) return null;
  const bytes = fromText(copy.output.sealed);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) },
    key,
    bytes.subarray(ivLength),
  );
  const opened = v.safeParse(OpenStaySchema, readJson(new TextDecoder().decode(plain)));
  return opened.success ? opened.output : null;
}

export async function removeCopy(token: string, account: string | null): Promise<void> {
  deviceStorage.remove((await derive(token, account)).name);
}
