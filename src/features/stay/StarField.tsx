import { Star } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { stars as starsWord } from '#src/words/en/review.ts';

interface Props {
  id: string;
  label: string;
  isSmall?: boolean;
  props: ComponentProps<'input'>;
  input: string | undefined;
  errors: readonly string[] | null;
}

export function StarField({ id, label, isSmall, props, input, errors }: Props) {
  const errorId = useId();
  return (
    <fieldset id={id}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className={isSmall ? 'review-stars review-stars-small' : 'review-stars'}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              {...props}
              type="radio"
              value={String(stars)}
              checked={input === String(stars)}
              aria-describedby={errors ? errorId : undefined}
            />
            <Star aria-hidden="true" size="1em" strokeWidth={1.5} />
            <span className="sr-only">{starsWord(stars)}</span>
          </label>
        ))}
      </div>
      {errors && (
        <p id={errorId} className="mt-1.5 font-medium text-chili text-sm">
          {errors[0]}
        </p>
      )}
    </fieldset>
  );
}
