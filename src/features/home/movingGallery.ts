import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { pausePhotosOf, playPhotosOf } from '#src/words/en/site.ts';

/** In milliseconds. */
const delay = 3000;

export function moveGallery(gallery: HTMLElement) {
  const part = <E extends HTMLElement>(name: string) => gallery.querySelector<E>(`[data-${name}]`);
  const view = part('view');
  const place = part('place');
  const pause = part<HTMLButtonElement>('pause');
  if (!view || !place || !pause) return;

  // The scrolling row took focus for the arrow keys. Buttons replace that.
  for (const attribute of ['tabindex', 'role', 'aria-label']) view.removeAttribute(attribute);
  const shy = gallery.dataset.houseGallery === 'shy';
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const name = pause.dataset.pause ?? '';

  /** If several photos fit, the row ends before the last photo is first. There the last one counts as reached. */
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
    // Accepts a press while the loop still moves the row.
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
      // With reduced motion, autoplay starts only on request and has no settings until then.
      swiper.params.autoplay ||= { delay };
      swiper.autoplay.start();
    }
  });
}
