import * as v from 'valibot';
import { aspectNames, aspects, ReviewFiguresSchema } from '#src/domain/hotel/aspects.ts';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import { counted } from '#src/domain/stay.ts';
import { reviewsFile, reviewsScript } from '#src/lib/reviewsFile.ts';
import styles from './reviewFigures.css?inline';

// As in RangeCalendar: what comes late is in no page's first packets.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

interface Props {
  hotel: Hotel;
}

/** How the stars are spread, the mean of each aspect, and how anybody can check both. */
export function ReviewFigures({ hotel }: Props) {
  const figures = v.parse(ReviewFiguresSchema, hotel.review_figures);
  return (
    <div className="guest-figures">
      <dl className="by-stars" aria-label="Reviews by stars">
        {[5, 4, 3, 2, 1].map((of) => {
          const count = figures.stars[of - 1] ?? 0;
          return (
            <Row key={of} name={counted(of, 'star')} part={count / hotel.review_count} figure={String(count)}>
              {count === 1 ? 'review' : 'reviews'}
            </Row>
          );
        })}
      </dl>
      {figures.aspects && (
        <div>
          <p id="by-aspect" className="mb-2 text-sm text-ink-soft">
            By aspect, from {counted(figures.aspect_count, 'review')}
          </p>
          <dl aria-labelledby="by-aspect">
            {aspects.map((aspect) => {
              const mean = figures.aspects?.[aspect] ?? 0;
              return (
                <Row key={aspect} name={aspectNames[aspect]} part={mean / 5} figure={mean.toFixed(1)}>
                  of 5
                </Row>
              );
            })}
          </dl>
        </div>
      )}
      <p>
        Each review is an entry in a public log, hidden ones too. An entry that is changed or taken out shows to whoever
        has an earlier copy of it.{' '}
        <a className="link" href={reviewsFile(hotel.id)}>
          Check these figures
        </a>{' '}
        with{' '}
        <a className="link" href={reviewsScript} download>
          a short script
        </a>{' '}
        for Node: it recounts them from the log, and compares it with a copy that you kept.
      </p>
    </div>
  );
}

interface RowProps {
  name: string;
  /** From 0 to 1: how much of the bar is filled. */
  part: number;
  figure: string;
  /** What the figure counts, for who listens. */
  children: string;
}

function Row({ name, part, figure, children }: RowProps) {
  return (
    <div className="guest-figure">
      <dt>{name}</dt>
      <dd>
        <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
          <rect className="all" width="100" height="8" />
          <rect className="part" width={100 * part} height="8" />
        </svg>
        <span className="figure">
          {figure}
          <span className="sr-only"> {children}</span>
        </span>
      </dd>
    </div>
  );
}
