import * as v from 'valibot';
import { aspectNames, aspects, ReviewFiguresSchema } from '#src/domain/hotel/aspects.ts';
import type { Hotel } from '#src/domain/hotel/hotel.ts';
import { reviewsFile, reviewsScript } from '#src/lib/reviewsFile.ts';
import * as say from '#src/words/en/hotel.ts';
import styles from './reviewFigures.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

interface Props {
  hotel: Hotel;
}

export function ReviewFigures({ hotel }: Props) {
  const [entry, check, by, script, counts] = say.checkLine;
  const figures = v.parse(ReviewFiguresSchema, hotel.review_figures);
  return (
    <div className="guest-figures">
      <dl className="by-stars" aria-label={say.reviewsByStars}>
        {[5, 4, 3, 2, 1].map((of) => {
          const count = figures.stars[of - 1] ?? 0;
          return (
            <Row key={of} name={say.countStars(of)} part={count / hotel.review_count} figure={String(count)}>
              {say.ofReviews(count)}
            </Row>
          );
        })}
      </dl>
      {figures.aspects && (
        <div>
          <p id="by-aspect" className="mb-2 text-sm text-ink-soft">
            {say.byAspect(figures.aspect_count)}
          </p>
          <dl aria-labelledby="by-aspect">
            {aspects.map((aspect) => {
              const mean = figures.aspects?.[aspect] ?? 0;
              return (
                <Row key={aspect} name={aspectNames[aspect]} part={mean / 5} figure={mean.toFixed(1)}>
                  {say.ofFive}
                </Row>
              );
            })}
          </dl>
        </div>
      )}
      <p>
        {entry}
        <a className="link" href={reviewsFile(hotel.id)}>
          {check}
        </a>
        {by}
        <a className="link" href={reviewsScript} download>
          {script}
        </a>
        {counts}
      </p>
    </div>
  );
}

interface RowProps {
  name: string;
  part: number;
  figure: string;
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
