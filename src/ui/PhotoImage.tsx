import type { ImgHTMLAttributes } from 'react';
import { photoSources } from '#src/lib/photos.ts';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** As a row names the photo: one of ours, an uploaded one, or one elsewhere. */
  url: string;
  alt: string;
}

/** A photo named by a row of the database, as AVIF where it is built so. */
export function PhotoImage({ url, sizes, alt, ...image }: Props) {
  const { src, srcset, avif } = photoSources(url);
  const photo = <img {...image} alt={alt} sizes={sizes} srcSet={srcset} src={src} />;
  if (!avif) return photo;
  // Where the picture has no box of its own, a source would be an item of the grid around it.
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />
      {photo}
    </picture>
  );
}
