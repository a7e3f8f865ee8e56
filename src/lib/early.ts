import type { PhotoSources } from './photos.ts';

/** A read that a small script starts before React is ready; null once React has asked for it. */
let started: { key: string; answer: Promise<unknown> } | null | undefined;

/** Returns null if it is too late. `key` is the key of `useRemote`. */
export function startEarly<T>(key: string, read: () => Promise<T>): Promise<T> | null {
  if (started === null) return null;
  const answer = read();
  started = { key, answer };
  return answer;
}

/** Returns the read started for `key`, once; null if there is none. */
export function takeEarly<T>(key: string): Promise<T> | null {
  const found = started?.key === key ? started.answer : null;
  started = null;
  return found as Promise<T> | null;
}

let pressed: HTMLElement | null | undefined;
const keepPress = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>('main button:not([popovertarget])');
};

export const keepPresses = () => document.addEventListener('click', keepPress, true);

export function takePress() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
  pressed = null;
}

export function preloadPhoto({ src, srcset, avif }: PhotoSources, sizes: string) {
  if (!src) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' });
  if (avif) Object.assign(link, { type: 'image/avif', imageSrcset: avif, imageSizes: sizes });
  else Object.assign(link, { href: src }, srcset && { imageSrcset: srcset, imageSizes: sizes });
  document.head.append(link);
}
