import type { Contents } from '#src/domain/listing/adminListing.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { safePhotoUrl } from '#src/lib/photos.ts';
import * as say from '#src/words/staff/adminDecision.ts';

export function PhotoGrid({ photos }: Pick<Contents, 'photos'>) {
  if (photos.length === 0) return <p className="text-ink-soft">{say.noPhotosYet}</p>;
  return (
    <ol className="decision-photos">
      {photos.map(({ id, url, alt }, at) => (
        <li key={id}>
          <a href={safePhotoUrl(url)} target="_blank" rel="noreferrer">
            <img
              src={safePhotoUrl(url)}
              alt={alt || say.photoWithoutDescription(at + 1)}
              width={480}
              height={320}
              loading="lazy"
            />
          </a>
          <p>
            <span className="figures font-semibold">{at + 1}</span>
            {at === 0 && (
              <Badge tone="good" className="ml-2">
                {say.cover}
              </Badge>
            )}
            <span className={`mt-1 block ${alt ? '' : 'text-ink-soft'}`}>{alt || say.noDescription}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
