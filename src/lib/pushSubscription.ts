/** Returns the subscription of this browser to notifications of the front desk, null without one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration('/owner');
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

export async function unsubscribe(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
