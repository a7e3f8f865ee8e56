import { deviceName } from '#src/domain/desk/notifications.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
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

/** Returns the subscription of this browser, null without one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration('/owner');
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

export async function unsubscribe(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
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
