import { deviceName, type Notifications } from '#src/domain/desk/notifications.ts';
import { readSubscription, unsubscribe } from '#src/lib/pushSubscription.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { removePushDevice } from '#src/server/calls/desk/notifications.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/notifications.ts';

/** `home-screen`: an iPhone or iPad, which shows notifications for installed pages only. */
export type Ability = 'able' | 'blocked' | 'home-screen' | 'unable';

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function readAbility(): Ability {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'home-screen' : 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** Returns the address of this browser's subscription, null without one. */
export const readEndpoint = async () => (await readSubscription().catch(() => null))?.endpoint ?? null;

/** Removes a device of the person. This one also stops showing notifications. */
export async function removeDevice({ id, is_here }: Notifications['devices'][number]) {
  if (is_here) await unsubscribe().catch(console.error);
  return call(removePushDevice, { id, endpoint: await readEndpoint() });
}

/** Asks for permission and makes a new subscription, because an old one may be bound to another key. Returns what the server stores. */
export async function subscribe(
  public_key: string,
): Promise<Result<Record<'endpoint' | 'p256dh' | 'auth' | 'name', string>>> {
  if ((await Notification.requestPermission()) !== 'granted') return failure('not_allowed', say.notAllowed);
  try {
    await navigator.serviceWorker.register('/owner-worker.js', { scope: '/owner' });
    const worker = await navigator.serviceWorker.ready;
    await unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
    const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
    return success({ endpoint: made.endpoint, p256dh, auth, name: deviceName(navigator.userAgent) });
  } catch (error) {
    console.error(error);
    return failure('browser_refused', say.browserRefused);
  }
}
