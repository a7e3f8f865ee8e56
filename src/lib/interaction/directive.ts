import type { ClientDirective } from 'astro';
import { tabStorage } from '../storage.ts';
import { hydratedEvent } from './events.ts';

const triggers = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates on the first touch, focus or key. A click on a button that comes before the island listens is kept and given to
 * it afterwards, so that no one has to press twice; links, fields and the form itself work without any of this. With a name it
 * does not wait where the tab keeps something under it: there is something to show that the prerendered island does not have.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  let pressed: HTMLElement | null = null;

  function keep(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  }
  function settle() {
    element.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  }
  async function start() {
    for (const trigger of triggers) element.removeEventListener(trigger, start, true);
    element.addEventListener(hydratedEvent, settle, { once: true });
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.error(error);
      // As other scripts do that are fetched later (src/layouts/NewerVersion.astro).
      dispatchEvent(new Event('vite:preloadError'));
      element.removeEventListener('click', keep, true);
    }
  }
  for (const trigger of triggers) element.addEventListener(trigger, start, true);
  element.addEventListener('click', keep, true);

  // Also when Back brings the page as it was left.
  const showKept = () => {
    if (tabStorage.get(String(value)) === null) return;
    removeEventListener('pageshow', showKept);
    start();
  };
  addEventListener('pageshow', showKept);
  showKept();
};

export default interaction;
