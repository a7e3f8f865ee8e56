import type { Photo, Review } from '#src/domain/hotel/hotel.ts';
import { readMoment } from '#src/domain/moment.ts';
import { photoSources } from '#src/lib/photos.ts';

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

interface Props {
  review: Review;
  onOpen: (photos: readonly Photo[], start: number) => void;
}

/** What a guest photographed, small; each opens large. The panel keeps the place for it. */
export function ReviewPhotos({ review, onOpen }: Props) {
  const count = review.photos.length;
  const by = `by a guest, ${month.format(readMoment(review.created_at))}`;
  const photos = review.photos.map((url, at) => ({
    url,
    alt: `Photo ${count > 1 ? `${at + 1} of ${count} ` : ''}${by}`,
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
