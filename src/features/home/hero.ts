import { pauseSlides, playSlides } from '#src/words/en/site.ts';
import { autoplayMilliseconds, pictureMilliseconds, slideAfter, swipePixels } from './slides.ts';

export function startHero(hero: HTMLElement) {
  const pictures = [...hero.querySelectorAll<HTMLElement>('[data-picture]')];
  const captions = [...hero.querySelectorAll<HTMLElement>('[data-caption]')];
  const dots = [...hero.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const stage = hero.querySelector<HTMLElement>('[data-captions]');
  const pause = hero.querySelector<HTMLButtonElement>('[data-pause]');
  const controls = hero.querySelector<HTMLElement>('[data-controls]');
  if (!stage || !pause || !controls) return;

  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let wanted = 0;
  let timer = 0;
  let paused = stillness.matches;
  /** The slide stays while the keyboard focus is in the hero or the mouse is on its controls. */
  const holds = { focus: false, mouse: false };

  async function fetchPicture(index: number) {
    const picture = pictures[index];
    if (!picture) return;
    picture.hidden = false;
    const image = picture.querySelector('img');
    // The slide changes even if its picture fails or is late.
    const late = new Promise((resolve) => window.setTimeout(resolve, pictureMilliseconds));
    await Promise.race([image?.decode().catch(() => {}), late]);
  }
  function schedule() {
    window.clearTimeout(timer);
    const still = paused || holds.focus || holds.mouse;
    // Screen readers announce only slides that the visitor asked for.
    stage?.setAttribute('aria-live', still ? 'polite' : 'off');
    if (still || document.hidden) return;
    timer = window.setTimeout(() => show(slideAfter(current, 1, captions.length)), autoplayMilliseconds);
  }
  async function show(index: number) {
    wanted = index;
    window.clearTimeout(timer);
    await fetchPicture(index);
    if (wanted !== index) return;
    current = index;
    for (const [i, caption] of captions.entries()) {
      const isCurrent = i === index;
      caption.toggleAttribute('data-current', isCurrent);
      pictures[i]?.toggleAttribute('data-current', isCurrent);
      if (isCurrent) dots[i]?.setAttribute('aria-current', 'true');
      else dots[i]?.removeAttribute('aria-current');
    }
    schedule();
  }
  function setPaused(value: boolean) {
    paused = value;
    hero.toggleAttribute('data-paused', paused);
    pause?.setAttribute('aria-label', paused ? playSlides : pauseSlides);
    schedule();
  }
  function hold(by: keyof typeof holds, value: boolean) {
    holds[by] = value;
    schedule();
  }
  const move = (by: number) => show(slideAfter(wanted, by, captions.length));

  for (const [i, dot] of dots.entries()) dot.addEventListener('click', () => show(i));
  hero.querySelector('[data-previous]')?.addEventListener('click', () => move(-1));
  hero.querySelector('[data-next]')?.addEventListener('click', () => move(1));
  pause.addEventListener('click', () => setPaused(!paused));
  controls.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  });
  // A touch also fires this event, but leaves only at the next touch elsewhere.
  controls.addEventListener('pointerenter', ({ pointerType }) => hold('mouse', pointerType === 'mouse'));
  controls.addEventListener('pointerleave', () => hold('mouse', false));
  hero.addEventListener('focusin', (event) => hold('focus', (event.target as Element).matches(':focus-visible')));
  hero.addEventListener('focusout', () => hold('focus', false));
  document.addEventListener('visibilitychange', schedule);
  stillness.addEventListener('change', () => setPaused(stillness.matches));

  let startX: number | null = null;
  hero.addEventListener('pointerdown', (event) => {
    startX = event.pointerType === 'mouse' ? null : event.clientX;
  });
  hero.addEventListener('pointerup', (event) => {
    if (startX === null) return;
    const moved = event.clientX - startX;
    startX = null;
    if (Math.abs(moved) >= swipePixels) move(moved < 0 ? 1 : -1);
  });
  hero.addEventListener('pointercancel', () => {
    startX = null;
  });

  controls.removeAttribute('data-waiting');
  setPaused(paused);
}
