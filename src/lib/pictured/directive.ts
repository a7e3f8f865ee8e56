import type { ClientDirective } from 'astro';

const triggers = ['pointerdown', 'focusin', 'keydown'] as const;

/** In milliseconds. A slow photo or a busy browser must not hide prices for longer. */
const hydrationTimeout = 4000;

/** Hydrates after the first photo, four seconds or the first input, so that the photo loads first; at once with a query or fragment. */
const pictured: ClientDirective = (load, _, element) => {
  const photo = element.querySelector<HTMLImageElement>('img[loading="eager"]');
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: hydrationTimeout }) : setTimeout(start);

  let isStarted = false;

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const trigger of triggers) element.removeEventListener(trigger, start, true);
    photo?.removeEventListener('load', idle);
    photo?.removeEventListener('error', idle);
    const files = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
    if (files) document.body.append(files.content);
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
      dispatchEvent(new Event('vite:preloadError'));
    }
  }
  // The template is the page's last element.
  function watch() {
    if (location.search || location.hash) {
      start();
    } else if (!photo || photo.complete) {
      idle();
    } else {
      for (const trigger of triggers) element.addEventListener(trigger, start, true);
      photo.addEventListener('load', idle);
      photo.addEventListener('error', idle);
      setTimeout(start, hydrationTimeout);
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
};

export default pictured;
