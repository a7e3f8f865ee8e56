import type { Photo, Review } from '#src/domain/hotel/hotel.ts';
import { readMoment } from '#src/domain/moment.ts';
import { photoSources } from '#src/lib/photos.ts';
import { guestPhoto, guestPhotoOf } from '#src/words/en/hotel.ts';
import { tag } from '#src/words/en/language.ts';

const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

interface Props {
  review: Review;
  onOpen: (photos: readonly Photo[], start: number) => void;
}

export function ReviewPhotos({ review, onOpen }: Props) {
  const count = review.photos.length;
  const written = month.format(readMoment(review.created_at));
  const photos = review.photos.map((url, at) => ({
    url,
    alt: count > 1 ? guestPhotoOf(at + 1, count, written) : guestPhoto(written),
  }));
  return photos.map(({ url, alt }, at) => {
    const { src, srcset } = photoSources(url);
    return (
      <button key={url} type="button" onClick={() => onOpen(photos, at)}>
        <img src={src} srcSet={srcset} sizes="5rem" alt={alt} width={80} height={80} loading="lazy" decoding="async" />
      </button>
    );
  });
}
