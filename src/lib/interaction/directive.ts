import type { ClientDirective } from 'astro';
import { tabStorage } from '../storage.ts';
import { hydratedEvent } from './events.ts';

const triggers = ['pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates on the first input and repeats an early click. With a name it hydrates at once if `tabStorage` has a text under it. */
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
      dispatchEvent(new Event('vite:preloadError'));
      element.removeEventListener('click', keep, true);
    }
  }
  for (const trigger of triggers) element.addEventListener(trigger, start, true);
  element.addEventListener('click', keep, true);

  // Also when Back restores the page from the cache.
  const showKept = () => {
    if (tabStorage.get(String(value)) === null) return;
    removeEventListener('pageshow', showKept);
    start();
  };
  addEventListener('pageshow', showKept);
  showKept();
};

export default interaction;
