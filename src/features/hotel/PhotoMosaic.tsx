import { Images } from 'lucide-react';
import type { Photo } from '#src/domain/hotel/hotel.ts';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import * as say from '#src/words/en/hotel.ts';
import { heroSizes } from './heroSizes.ts';

interface Props {
  photos: readonly Photo[];
  onOpen: (at: number) => void;
}

export function PhotoMosaic({ photos, onOpen }: Props) {
  const shown = photos.slice(0, 5);
  if (shown.length === 0) {
    return (
      <div className="hotel-mosaic grid place-items-center bg-sand text-ink-soft">
        <p className="col-span-full row-span-full">{say.noPhotos}</p>
      </div>
    );
  }
  return (
    <div className="hotel-mosaic" data-photos={shown.length}>
      {shown.map((photo, at) => (
        <button
          key={photo.url}
          type="button"
          aria-label={say.openPhoto(at + 1, photos.length, photo.alt)}
          onClick={() => onOpen(at)}
        >
          <PhotoImage
            url={photo.url}
            sizes={at === 0 ? heroSizes : '(width < 51.25rem) 1px, 300px'}
            alt=""
            width={1440}
            height={960}
            loading={at === 0 ? 'eager' : 'lazy'}
            fetchPriority={at === 0 ? 'high' : undefined}
            decoding="async"
          />
        </button>
      ))}
      <button type="button" className="button button-small hotel-all-photos" onClick={() => onOpen(0)}>
        <Images aria-hidden="true" />
        {photos.length === 1 ? say.showPhoto : say.showPhotos(photos.length)}
      </button>
    </div>
  );
}
