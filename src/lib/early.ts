import type { PhotoSources } from './photos.ts';

/** A read that a small script of the page starts before the framework that shows it is there; null once that has asked. */
let started: { key: string; answer: Promise<unknown> } | null | undefined;

/** Starts the first read of a page; null when it comes too late for that. `key` names what is asked, as for `useRemote`. */
export function startEarly<T>(key: string, read: () => Promise<T>): Promise<T> | null {
  if (started === null) return null;
  const answer = read();
  started = { key, answer };
  return answer;
}

/** The read that was started for `key`, once; null when there is none, so that the caller asks for itself. */
export function takeEarly<T>(key: string): Promise<T> | null {
  const found = started?.key === key ? started.answer : null;
  started = null;
  return found as Promise<T> | null;
}

let pressed: HTMLElement | null | undefined;
const keepPress = ({ target }: Event) => {
  // What opens a popover does so without a script.
  pressed = (target as Element).closest<HTMLElement>('main button:not([popovertarget])');
};

/** Keeps the last press on a page that can be seen before the framework is there that answers it. */
export const keepPresses = () => document.addEventListener('click', keepPress, true);

/** The framework is there: the press that waits for it is done. */
export function takePress() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
  pressed = null;
}

/** Fetches a photo that the page is about to show, in the format and width that will be asked for. */
export function preloadPhoto({ src, srcset, avif }: PhotoSources, sizes: string) {
  if (!src) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high' });
  // A browser that does not know AVIF leaves the link alone.
  if (avif) Object.assign(link, { type: 'image/avif', imageSrcset: avif, imageSizes: sizes });
  else Object.assign(link, { href: src }, srcset && { imageSrcset: srcset, imageSizes: sizes });
  document.head.append(link);
}
