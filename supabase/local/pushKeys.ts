import { makeVapidKeys } from '../functions/_shared/webPush.ts';
import { readEnv, writeSecret } from '../operate/envFile.ts';
import type { Backend } from './backend.ts';
import { answerFunction } from './functions.ts';
import { projectPath } from './paths.ts';

/** Notifications need keys. Kept with the data, because browsers bind their subscriptions to them. */
const file = 'supabase/.data/push-keys';

/** Sets the VAPID keys of this machine, unless the environment has some, and lets the database know them. */
export async function setPushKeys(backend: Backend, url: string): Promise<void> {
  if (!process.env.VAPID_PRIVATE_KEY) {
    const known = await readEnv(projectPath(file));
    const keys = known.VAPID_PRIVATE_KEY ? known : await makeVapidKeys();
    if (keys !== known) {
      const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`);
      await writeSecret(projectPath(file), lines.join(''));
    }
    Object.assign(process.env, keys);
  }
  const headers = { apikey: backend.secretKey };
  await answerFunction(backend, new Request(`${url}/functions/v1/send-mails`, { method: 'POST', headers }));
}
