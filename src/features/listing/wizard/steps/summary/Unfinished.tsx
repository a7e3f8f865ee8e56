import type { Ref } from 'react';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import type { Step } from '#src/features/listing/wizard/steps.ts';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  steps: readonly (Step & { found: readonly ListingProblem[] })[];
  isAsked: boolean;
  leadTo: StepProps['leadTo'];
}

export function Unfinished({ ref, steps, isAsked, leadTo }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {steps.length > 0 && (
        <div className={`notice ${isAsked ? 'notice-error' : 'notice-warning'}`} role={isAsked ? 'alert' : undefined}>
          <div>
            <h3 className="font-sans font-semibold text-base tracking-normal">
              {say.stepsAreNotComplete(steps.length)}
            </h3>
            <ul className="mt-1 list-disc pl-5">
              {steps.map(({ name, title, found: [first, ...others] }) => (
                <li key={name}>
                  <button
                    type="button"
                    className="link block min-h-6 text-start"
                    onClick={() => first && leadTo(name, first, [first, ...others])}
                  >
                    {say.stepToDo(title, others.length + 1)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
