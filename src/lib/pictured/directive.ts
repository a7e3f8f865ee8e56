import type { ClientDirective } from 'astro';

const triggers = ['pointerdown', 'focusin', 'keydown'] as const;

/** In milliseconds. Neither a photo that does not come nor a browser that is never idle keeps anybody from prices. */
const patience = 4000;

/**
 * Hydrates when the first photo of what is drawn already is there, after four seconds, or at the first touch, focus or key: on a slow line
 * the photo does not share it with scripts. An address that asks for something, such as dates or a tab, waits for nothing. The files that the island
 * imports stand in a template (src/build/scriptHints.ts) and are asked for together.
 */
const pictured: ClientDirective = (load, _, element) => {
  const photo = element.querySelector<HTMLImageElement>('img[loading="eager"]');
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: patience }) : setTimeout(start);

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
      // As other scripts do that are fetched later (src/layouts/NewerVersion.astro).
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
      setTimeout(start, patience);
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
};

export default pictured;
