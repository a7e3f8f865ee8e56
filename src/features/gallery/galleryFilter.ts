import { chatUrl } from '#src/domain/chat.ts';
import { shownPhotos } from '#src/words/en/gallery.ts';

/** Filters the photos without a page load. The filter is in the address, so Back, reload and shared links keep it. */
export function startGalleryFilter() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-filter]')];
  const photos = [...document.querySelectorAll<HTMLElement>('#gallery-photos > li')];
  const status = document.querySelector('[data-gallery-status]');
  const book = document.querySelector<HTMLAnchorElement>('[data-gallery-book] a[data-chat]');

  function show(): string {
    const asked = new URLSearchParams(window.location.search).get('hotel') ?? '';
    const chosen = links.find(({ dataset }) => dataset.filter === asked) ?? links[0];
    if (!chosen) return '';
    const { hotel, name, message = '' } = chosen.dataset;
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const photo of photos) photo.hidden = hotel !== undefined && photo.dataset.hotel !== hotel;
    // A message from a filtered gallery names its hotel.
    if (book?.dataset.phone) {
      book.dataset.chat = message;
      book.href = chatUrl(book.dataset.phone, message);
    }
    return shownPhotos(name ?? '', photos.filter((photo) => !photo.hidden).length);
  }

  const showAndSay = () => {
    const words = show();
    if (status) status.textContent = words;
  };

  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.href !== window.location.href) window.history.pushState(null, '', link.href);
      showAndSay();
    });
  }
  window.addEventListener('popstate', showAndSay);
  show();
}
