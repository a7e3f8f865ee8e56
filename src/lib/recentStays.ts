import { deviceStorage, readJson } from './storage.ts';

/** Never sent to the server. */
export interface RecentStay {
  id: string;
  name: string;
  city: string;
  main_image_url: string | null;
}
const key = 'recent-stays';
const most = 8;

export function readRecent(): RecentStay[] {
  const kept = readJson(deviceStorage.get(key));
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.id === 'string' && typeof one.name === 'string') : [];
}

export function noteRecent({ id, name, city, main_image_url }: RecentStay): void {
  const others = readRecent().filter((one) => one.id !== id);
  deviceStorage.set(key, JSON.stringify([{ id, name, city, main_image_url }, ...others].slice(0, most)));
}

export const forgetRecent = () => deviceStorage.remove(key);
