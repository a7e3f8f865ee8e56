import { atom } from 'nanostores';
import * as v from 'valibot';
import {
  addTap,
  type Cleaning,
  CleaningSchema,
  firstTaps,
  type Tap,
  TapSchema,
  tapsToSend,
  withoutSent,
} from '#src/domain/housekeeping/cleaning.ts';
import { cleaningPath } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { cleaningList, cleanRooms } from '#src/server/calls/cleaning.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { cleaningKey } from '#src/server/sessionKey.ts';

/** The data that the cleaners' page keeps on the phone: its link, the last list, and taps that wait for the network. */

const KeptSchema = v.object({
  token: v.string(),
  list: v.nullable(CleaningSchema),
  read_at: v.number(),
  taps: v.array(TapSchema),
});

interface State extends v.InferOutput<typeof KeptSchema> {
  failure: Failure | null;
  /** Taps that were lost with the link; null while it works. */
  dropped: number | null;
}

const none: State = { token: '', list: null, read_at: 0, taps: [], failure: null, dropped: null };
export const $cleaning = atom<State>(none);

function set(change: Partial<State>) {
  const state = { ...$cleaning.get(), ...change };
  $cleaning.set(state);
  const { token, list, read_at, taps } = state;
  if (token) deviceStorage.set(cleaningKey, JSON.stringify({ token, list, read_at, taps }));
  else deviceStorage.remove(cleaningKey);
}

/** Opens a link, or the one kept on the phone for ''. Taps of the property's earlier link wait for the new one. */
export function openCleaning(token: string): void {
  const read = v.safeParse(KeptSchema, readJson(deviceStorage.get(cleaningKey)));
  const kept = read.success ? read.output : none;
  set({ ...none, ...kept, ...(token && token !== kept.token && { token, list: null }) });
}

export function tapRoom(tap: Omit<Tap, 'at'>): void {
  set({ taps: addTap($cleaning.get().taps, { ...tap, at: Date.now() }) });
  syncCleaning().catch(console.error);
}

function accept(list: Cleaning, sent: readonly Tap[]) {
  set({ list, read_at: Date.now(), taps: withoutSent($cleaning.get().taps, sent), failure: null });
  // `src/build/stayWorker.ts` builds the worker that opens the page offline.
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register(`${cleaningPath()}-worker.js`, { scope: cleaningPath() }).catch(console.error);
}

function refuse(failure: Failure, sent: readonly Tap[]) {
  const { taps } = $cleaning.get();
  if (failure.code === 'link_ended') set({ ...none, dropped: taps.length });
  else set({ failure, ...(failure.code === 'invalid_taps' && { taps: withoutSent(taps, sent) }) });
}

let running = false;
let isAsked = false;

/** Sends what waits and reads the list. A call while one runs makes it run again. */
export async function syncCleaning(): Promise<void> {
  isAsked = true;
  if (running) return;
  running = true;
  for (let goesOn = true; goesOn && isAsked; ) {
    isAsked = false;
    const { token, taps } = $cleaning.get();
    if (!token) break;
    const sent = firstTaps(taps);
    const answer =
      sent.length > 0
        ? await callAsGuest(cleanRooms, { token, taps: tapsToSend(sent, Date.now()) })
        : await callAsGuest(cleaningList, { token });
    if ($cleaning.get().token !== token) isAsked = true;
    else if (answer.ok) accept(answer.value, sent);
    else refuse(answer.failure, sent);
    isAsked ||= answer.ok && $cleaning.get().taps.length > 0;
    goesOn = answer.ok || $cleaning.get().token !== token;
  }
  running = false;
}
