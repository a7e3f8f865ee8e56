import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import type { Photo } from '#src/domain/hotel/hotel.ts';
import { formatDate } from '#src/domain/stay.ts';
import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { photoSources } from '#src/lib/photos.ts';
import { byTime, fromTime } from '#src/words/en/confirmation.ts';
import { stayAt, yourStayAt } from '#src/words/en/guestStay.ts';
import { formatTime } from '#src/words/en/party.ts';

/** The first view (`BookingPlaceholder.astro`), which hides the React island until it is ready. */
export const placeholderId = 'visit-first';
const placeholder = () => document.getElementById(placeholderId);

/** Writes a booking into the page. Resolves when its photo has loaded or failed. */
export async function fillPlaceholder({ is_shared, stay }: OpenStay): Promise<void> {
  const { hotel, room } = stay;
  const place = (name: string) => placeholder()?.querySelector(`[data-${name}]`);
  const texts = {
    name: is_shared ? stayAt(hotel.name) : yourStayAt(hotel.name),
    room: room.name,
    bed: room.bed_type,
    address: addressLine(hotel),
    from: formatDate(stay.check_in_date),
    'from-time': fromTime(formatTime(hotel.check_in_time)),
    until: formatDate(stay.check_out_date),
    'until-time': byTime(formatTime(hotel.check_out_time)),
  };
  for (const [name, text] of Object.entries(texts)) place(name)?.replaceChildren(text);
  if (room.bed_type === room.name) place('bed')?.remove();
  if (is_shared) place('reference')?.remove();
  else {
    place('reference')?.querySelector('strong')?.replaceChildren(stay.booking_reference);
    if (stay.change?.state === 'waiting' || openAmounts(stay).due > 0) place('pay')?.removeAttribute('hidden');
  }
  const photo = photoOf(hotel, room);
  if (photo) await showPhoto(photo, place('photo'));
  else place('photo')?.remove();
}

async function showPhoto({ url, alt }: Photo, place: Element | null | undefined) {
  const { src, srcset, avif } = photoSources(url);
  const sizes = cardPhotoSizes;
  const picture = Object.assign(document.createElement('picture'), { className: 'contents' });
  if (avif) {
    const source = { className: 'hidden', type: 'image/avif', srcset: avif, sizes };
    picture.append(Object.assign(document.createElement('source'), source));
  }
  const image = new Image(480, 320);
  picture.append(image);
  // Set after the sources, or the browser would load this file as well.
  Object.assign(image, { className: 'photo ticket-photo', alt, fetchPriority: 'high', sizes });
  Object.assign(image, srcset && { srcset }, src && { src });
  place?.replaceWith(picture);
  await image.decode().catch(() => {});
}

export function removePlaceholder() {
  placeholder()?.remove();
}
