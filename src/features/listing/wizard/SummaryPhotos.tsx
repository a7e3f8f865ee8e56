import { coverOf, type PhotoList } from '#src/features/listing/keep/photoList.ts';
import { photoSources } from '#src/lib/photos.ts';
import * as say from '#src/words/staff/wizard.ts';

const mostThumbnails = 12;

export function SummaryPhotos({ list }: { list: PhotoList }) {
  const { photos } = list;
  const cover = coverOf(list);
  const more = photos.length - mostThumbnails;
  return (
    <ul className="summary-photos">
      {photos.slice(0, mostThumbnails).map(({ id, url, alt_text }) => (
        <li key={id}>
          <img src={photoSources(url).src} alt={alt_text || say.withoutDescription} loading="lazy" />
          {id === cover && <span className="summary-cover">{say.cover}</span>}
        </li>
      ))}
      {more > 0 && (
        <li className="grid place-items-center font-semibold figures">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{say.morePhotos(more)}</span>
        </li>
      )}
    </ul>
  );
}
