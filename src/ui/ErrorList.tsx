import type { Ref } from 'react';
import * as say from '#src/words/en/common.ts';

interface Props {
  /** In page order: the id of a control, and the instruction for it. */
  errors: readonly { id: string; words: string }[];
  onGo: (id: string) => void;
  ref: Ref<HTMLDivElement>;
  className?: string;
}

/** A form's errors, each with a link to its control. Takes the focus when the form is refused. */
export function ErrorList({ errors, onGo, ref, className = '' }: Props) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={`notice notice-error ${className}`}>
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          {errors.length === 1 ? say.oneMistake : say.mistakes(errors.length)}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          {errors.map(({ id, words }) => (
            <li key={id}>
              <a
                className="link block min-h-6 w-fit text-start wrap-anywhere"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(id);
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
