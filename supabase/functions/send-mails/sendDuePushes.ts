import * as v from 'valibot';
import { type Push, PushSchema, pushWords, type Shown } from '../../../src/domain/desk/notifications.ts';
import type { Env } from '../_shared/http.ts';
import { callService, messageOf } from '../_shared/service.ts';
import { type Message, type PushAnswer, readVapidKeys, sendPush, type VapidKeys } from '../_shared/webPush.ts';
import { openBooking } from './mailWords.ts';

const DueSchema = v.looseObject({ id: v.number(), endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const ClaimedSchema = v.object({ pushes: v.array(DueSchema) });
type Due = v.InferOutput<typeof DueSchema>;

const atOnce = 20;
/** A call ends before the platform's limit; the next call sends the rest. */
const mostMilliseconds = 40_000;
/** A day, after which the database drops it too. */
const ttl = 86_400;

/** Sends due notifications and reports the public key, by which browsers subscribe. Parallel calls are safe. Never throws: emails go on without it. */
export async function sendDuePushes(env: Env): Promise<void> {
  try {
    const keys = await readVapidKeys(env).catch((error: unknown) => {
      console.error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys:', messageOf(error));
      return null;
    });
    const end = Date.now() + mostMilliseconds;
    let claimed: Due[];
    do {
      const answer = await callService<unknown>(env, 'claim_pushes', {
        public_key: keys?.publicKey ?? null,
        most: atOnce,
      });
      claimed = v.parse(ClaimedSchema, answer).pushes;
      if (keys) await Promise.all(claimed.map((push) => send(push, keys, env)));
    } while (claimed.length === atOnce && Date.now() < end);
  } catch (error) {
    console.error('Notifications were not sent:', messageOf(error));
  }
}

/** A newer notification of a kind about the same booking replaces the older. */
function messageOfPush(push: Push): Message {
  const isOfBooking = push.kind !== 'test' && push.kind !== 'conflict';
  const path = isOfBooking ? openBooking({ id: push.about, hotel_id: push.hotel_id }, '').url : '/owner';
  const shown: Shown = { ...pushWords(push), tag: `${push.kind} ${push.about}`, path };
  const topic = (push.kind + push.about.replaceAll('-', '')).slice(0, 32);
  return { text: JSON.stringify(shown), topic, ttl, urgency: push.kind === 'paid' ? 'normal' : 'high' };
}

async function send(due: Due, keys: VapidKeys, env: Env): Promise<void> {
  const { success, output: push } = v.safeParse(PushSchema, due);
  if (!success) {
    // A newer release queued it. Until a day is over it is claimed again, perhaps by that release.
    console.error(`Notification ${due.id} (${due.kind}) is not known to this release.`);
    return;
  }
  const { status, retryAfter } = await sendPush(keys, due, messageOfPush(push), env).catch(
    (error: unknown): PushAnswer => {
      console.error(`Notification ${due.id} was not encrypted:`, messageOf(error));
      return { status: 400, retryAfter: null };
    },
  );
  // Logs no address, which is a secret of the browser.
  if (status === null || status >= 300)
    console.error(`Notification ${due.id} (${push.kind}): ${status ?? 'no answer'}`);
  await callService(env, 'finish_push', { id: due.id, status, retry_after: retryAfter });
}
