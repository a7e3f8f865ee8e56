import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { formatDate } from '#src/domain/stay.ts';
import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { photoSources } from '#src/lib/photos.ts';
import { formatTime } from '#src/words/en/stay.ts';
import { byTime, fromTime } from '#src/words/en/ticket.ts';
import { yourStayAt } from '#src/words/en/visit.ts';
import { stayAt } from '#src/words/en/visitShared.ts';

/** What is seen of a stay before the framework is there: `FirstSight.astro`. The island waits behind it, out of sight. */
export const firstSightId = 'first-sight';
const firstSight = () => document.getElementById(firstSightId);

/** Writes a stay into the page; done when its photo is seen too, or does not come. */
export async function showFirstSight({ is_shared, stay }: OpenStay): Promise<void> {
  const { hotel, room } = stay;
  const write = (name: string, text: string) => {
    const place = firstSight()?.querySelector(`[data-${name}]`);
    if (place) (place.querySelector('strong') ?? place).textContent = text;
  };
  write('name', is_shared ? stayAt(hotel.name) : yourStayAt(hotel.name));
  if (is_shared) firstSight()?.querySelector('[data-reference]')?.remove();
  else write('reference', stay.booking_reference);
  write('room', room.name);
  write('bed', room.bed_type);
  write('address', addressLine(hotel));
  write('from', formatDate(stay.check_in_date));
  write('from-time', fromTime(formatTime(hotel.check_in_time)));
  write('until', formatDate(stay.check_out_date));
  write('until-time', byTime(formatTime(hotel.check_out_time)));
  const place = firstSight()?.querySelector('[data-photo]');
  const photo = photoOf(hotel, room);
  if (!photo) place?.remove();
  if (!photo || !place) return;
  const { src, srcset, avif } = photoSources(photo.url);
  const sizes = cardPhotoSizes;
  const image = Object.assign(new Image(480, 320), {
    className: 'photo ticket-photo',
    alt: photo.alt,
    fetchPriority: 'high',
    sizes,
  });
  const picture = document.createElement('picture');
  picture.className = 'contents';
  if (avif)
    picture.append(
      Object.assign(document.createElement('source'), { className: 'hidden', type: 'image/avif', srcset: avif, sizes }),
    );
  picture.append(image);
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
  place.replaceWith(picture);
  await image.decode().catch(() => {});
}

/** The framework draws, and takes the place of what was seen first. */
export function endFirstSight() {
  firstSight()?.remove();
}
