import { openOverlay } from '#src/lib/overlays.ts';
import { photoOf } from '#src/words/en/gallery.ts';

/** Shorter movements count as taps. */
const swipePixels = 48;

interface Show {
  title: string;
  photos: readonly HTMLAnchorElement[];
  current: number;
}

export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

function photosOf(list: Element): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[data-photo]')].filter((link) => !link.closest('[hidden]'));
}

function pictureOf(link: HTMLAnchorElement) {
  const small = link.querySelector('img');
  const picture = document.createElement('picture');
  // The last source is the one for wide screens, with the most files.
  const source = link.querySelector<HTMLSourceElement>('source:last-of-type')?.cloneNode() as
    | HTMLSourceElement
    | undefined;
  const image = new Image();
  image.alt = small?.alt ?? '';
  image.decoding = 'async';
  image.draggable = false;
  image.sizes = '100vw';
  if (source) {
    source.sizes = '100vw';
    picture.append(source);
  }
  // Added last, so that the browser prefers the sources.
  picture.append(image);
  image.srcset = small?.srcset ?? '';
  image.src = link.href;
  return { picture, image };
}

/** Starts the viewer: arrows, keys, swipes and Back. Returns the function that opens it. */
function startPhotoViewer(viewer: HTMLDialogElement) {
  const part = <E extends HTMLElement = HTMLElement>(name: string) => viewer.querySelector<E>(`[data-${name}]`) as E;
  const stage = part('stage');
  const counter = part('counter');
  const caption = part('caption');
  const arrows = [part<HTMLButtonElement>('previous'), part<HTMLButtonElement>('next')];
  let show: Show | null = null;
  let opener: HTMLElement | null = null;
  let closed = () => {};

  function draw(from?: 'next' | 'previous') {
    if (!show) return;
    const { photos, current } = show;
    const link = photos[current];
    if (!link) return;
    const { picture, image } = pictureOf(link);
    if (from) image.dataset.from = from;
    stage.replaceChildren(picture);
    const words = link.dataset.caption ?? image.alt;
    counter.textContent = `${current + 1} / ${photos.length}`;
    caption.textContent = words;
    part('announcement').textContent = photoOf(current + 1, photos.length, words);
    for (const by of [1, -1]) {
      const neighbour = photos[wrapIndex(current, by, photos.length)];
      if (neighbour && neighbour !== link) pictureOf(neighbour);
    }
  }
  function move(by: number) {
    if (!show || show.photos.length < 2) return;
    show.current = wrapIndex(show.current, by, show.photos.length);
    draw(by > 0 ? 'next' : 'previous');
  }
  function goTo(index: number) {
    if (show) move(index - show.current);
  }
  function open(list: HTMLElement, start: number, from: HTMLElement) {
    const photos = photosOf(list);
    if (photos.length === 0) return;
    show = { title: list.dataset.photos ?? '', photos, current: start };
    opener = from;
    part('title').textContent = show.title;
    for (const arrow of arrows) arrow.hidden = photos.length < 2;
    draw();
    if (!viewer.open) viewer.showModal();
    closed();
    closed = openOverlay(() => viewer.close(), viewer);
  }

  arrows[0]?.addEventListener('click', () => move(-1));
  arrows[1]?.addEventListener('click', () => move(1));
  part('close').addEventListener('click', () => viewer.close());
  viewer.addEventListener('keydown', (event) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
      Home: () => goTo(0),
      End: () => goTo((show?.photos.length ?? 1) - 1),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  viewer.addEventListener('close', () => {
    // The event is async: another photo may be open.
    if (viewer.open) return;
    closed();
    stage.replaceChildren();
    show = null;
    // Safari does not focus a pressed button, so the focus is returned here.
    opener?.focus({ preventScroll: true });
    opener = null;
  });

  let startX: number | null = null;
  const drag = (pixels: number) => {
    const image = stage.querySelector('img');
    if (image) image.style.translate = pixels ? `${pixels}px` : '';
  };
  stage.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' || !event.isPrimary || !show || show.photos.length < 2) return;
    startX = event.clientX;
  });
  stage.addEventListener('pointermove', (event) => {
    if (startX !== null && event.isPrimary) drag(event.clientX - startX);
  });
  stage.addEventListener('pointerup', (event) => {
    if (startX === null || !event.isPrimary) return;
    const moved = event.clientX - startX;
    startX = null;
    drag(0);
    if (Math.abs(moved) >= swipePixels) move(moved < 0 ? 1 : -1);
  });
  stage.addEventListener('pointercancel', () => {
    startX = null;
    drag(0);
  });

  return (from: HTMLElement) => {
    const id = from.dataset.openPhotos;
    const list = id ? document.getElementById(id) : from.closest<HTMLElement>('[data-photos]');
    if (list) open(list, Math.max(0, photosOf(list).indexOf(from as HTMLAnchorElement)), from);
  };
}

let show: ReturnType<typeof startPhotoViewer> | undefined;

/** Opens the viewer at a photo, or at a list's first photo. */
export function openPhotos(from: HTMLElement) {
  // Its container was closed before the code loaded.
  if (from.getClientRects().length === 0) return;
  show ??= startPhotoViewer(document.querySelector('[data-photo-viewer]') as HTMLDialogElement);
  show(from);
}
