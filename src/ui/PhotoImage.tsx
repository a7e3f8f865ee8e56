import type { ImgHTMLAttributes } from 'react';
import { photoSources } from '#src/lib/photos.ts';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  url: string;
  alt: string;
}

/** A photo from a database row, as AVIF if available. */
export function PhotoImage({ url, sizes, alt, ...image }: Props) {
  const { src, srcset, avif } = photoSources(url);
  const photo = <img {...image} alt={alt} sizes={sizes} srcSet={srcset} src={src} />;
  if (!avif) return photo;
  // Without a box of its own, the source would be an item of the outer grid.
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />
      {photo}
    </picture>
  );
}
