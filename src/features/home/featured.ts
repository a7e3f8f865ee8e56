import type { FeaturedStay } from '#src/domain/hotel/highlights.ts';
import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';
import { formatPriceRange } from '#src/domain/showcase.ts';
import { photoSources } from '#src/lib/photos.ts';
import { ratingWords } from '#src/words/en/site.ts';

/** Shows the featured hotels of today; hides an empty section. A section in view or scrolled past stays as built, so that nothing moves. */
export function showFeatured(section: HTMLElement, stays: readonly FeaturedStay[]) {
  const list = section.querySelector('ul');
  const card = section.querySelector('template')?.content.firstElementChild;
  const place = section.hidden ? section.nextElementSibling : section;
  if (!list || !card || !place || place.getBoundingClientRect().top < window.innerHeight) return;
  list.replaceChildren(...stays.map((stay) => fill(card.cloneNode(true) as HTMLElement, stay)));
  section.hidden = stays.length === 0;
}

function fill(card: HTMLElement, stay: FeaturedStay): HTMLElement {
  const part = <Part extends HTMLElement = HTMLElement>(name: string) =>
    card.querySelector(`[data-part="${name}"]`) as Part;
  const { src = '', srcset = '', avif = '' } = photoSources(stay.photo.url);
  const photo = part<HTMLImageElement>('photo');
  const source = photo.previousElementSibling as HTMLSourceElement;
  if (avif) source.srcset = avif;
  else source.remove();
  Object.assign(photo, { srcset, src, alt: stay.photo.alt });
  const name = part<HTMLAnchorElement>('name');
  name.textContent = stay.name;
  name.href = `/hotel/${hotelAddress(stay.hotel_id, stay.name)}`;
  part('demo').hidden = !stay.is_demo;
  part('place').textContent = stay.city;
  part('rating').textContent = ratingWords(stay.rating, stay.review_count).join(' ');
  const rupees = stay.from_price / 100;
  part('price').textContent = formatPriceRange({ from: rupees, to: rupees });
  return card;
}
