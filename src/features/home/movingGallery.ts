import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { pausePhotosOf, playPhotosOf } from '#src/words/en/site.ts';

/** How long a photo stays, in milliseconds. */
const delay = 3000;

/** Turns a row of photos into a gallery that moves by itself, with buttons for those who would rather do it. */
export function moveGallery(gallery: HTMLElement) {
  const part = <E extends HTMLElement>(name: string) => gallery.querySelector<E>(`[data-${name}]`);
  const view = part('view');
  const place = part('place');
  const pause = part<HTMLButtonElement>('pause');
  if (!view || !place || !pause) return;

  // As a row that scrolls it takes focus, for the arrow keys; from now on there are buttons.
  for (const attribute of ['tabindex', 'role', 'aria-label']) view.removeAttribute(attribute);
  const shy = gallery.dataset.houseGallery === 'shy';
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const name = pause.dataset.pause ?? '';

  /** Where several photos fit, the row ends before the last one is the first of those shown: there it counts as reached. */
  function sayPlace({ isEnd, realIndex, slides }: Swiper) {
    if (place) place.textContent = String(shy && isEnd ? slides.length : realIndex + 1);
  }

  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: 'house-gallery-row',
    slideClass: 'house-gallery-photo',
    slidesPerView: 'auto',
    speed: still ? 0 : 600,
    loop: !shy,
    // A press counts even while the last one is still moving the row.
    loopPreventsSliding: false,
    rewind: shy,
    autoplay: still ? false : { delay, disableOnInteraction: shy, pauseOnMouseEnter: shy },
    on: {
      realIndexChange: sayPlace,
      reachEnd: sayPlace,
      fromEdge: sayPlace,
      autoplayStart: () => showState(true),
      autoplayStop: () => showState(false),
    },
  });

  function showState(moving: boolean) {
    gallery.toggleAttribute('data-still', !moving);
    pause?.setAttribute('aria-label', moving ? pausePhotosOf(name) : playPhotosOf(name));
  }
  showState(swiper.autoplay.running);

  function step(forward: boolean) {
    if (shy) swiper.autoplay.stop();
    if (forward) swiper.slideNext();
    else swiper.slidePrev();
  }
  part('previous')?.addEventListener('click', () => step(false));
  part('next')?.addEventListener('click', () => step(true));
  pause.addEventListener('click', () => {
    if (swiper.autoplay.running) swiper.autoplay.stop();
    else {
      // Someone who asked for less motion may still start it; until then there are no settings to start with.
      swiper.params.autoplay ||= { delay };
      swiper.autoplay.start();
    }
  });
}
