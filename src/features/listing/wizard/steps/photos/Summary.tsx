import { counted } from '#src/domain/stay.ts';
import { coverOf } from '#src/features/listing/keep/photoList.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import { photoSources } from '#src/lib/photos.ts';

const mostThumbnails = 12;

export function Summary({ form }: SummaryProps) {
  const { photos } = form;
  if (photos.length === 0) return <SummaryFacts facts={[]} />;
  const cover = coverOf(form);
  const more = photos.length - mostThumbnails;
  return (
    <ul className="summary-photos">
      {photos.slice(0, mostThumbnails).map(({ id, url, alt_text }) => (
        <li key={id}>
          <img src={photoSources(url).src} alt={alt_text || 'Without a description'} loading="lazy" />
          {id === cover && <span className="summary-cover">Cover</span>}
        </li>
      ))}
      {more > 0 && (
        <li className="grid place-items-center font-semibold figures">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">and {counted(more, 'more photo')}</span>
        </li>
      )}
    </ul>
  );
}
