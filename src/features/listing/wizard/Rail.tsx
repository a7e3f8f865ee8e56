import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { type ListingStep, stepNumber } from '#src/domain/listing/steps.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { stepState, steps } from './steps.ts';

interface Props {
  listing: ListingState;
  onStep: (step: ListingStep) => void;
}

function StepList({ listing, onStep }: Props) {
  return (
    <ol className="rail">
      {steps.map((step) => {
        const { name, title } = step;
        const state = stepState(step, listing.form, listing);
        return (
          <li key={name}>
            <button
              type="button"
              className="rail-step"
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              onClick={() => onStep(name)}
            >
              <span className="rail-mark figures" aria-hidden="true">
                {state === 'done' ? <Check /> : state === 'missing' ? <CircleAlert /> : stepNumber(name)}
              </span>
              <span className="min-w-0">
                {title}
                {state === 'missing' && (
                  <span aria-hidden="true" className="block text-chili text-xs">
                    {say.somethingIsMissing}
                  </span>
                )}
                {say.stepStates[state] && <span className="sr-only">, {say.stepStates[state]}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function Rail(props: Props) {
  return (
    <nav aria-label={say.steps} className="wizard-rail">
      <StepList {...props} />
    </nav>
  );
}

export function RailLine({ listing, onStep }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={say.steps} className="min-w-0">
      <button type="button" className="rail-line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="figures flex-none text-ink-soft">{say.placeOf(stepNumber(listing.step), steps.length)}</span>
        <span className="truncate font-semibold">{steps.find(({ name }) => name === listing.step)?.title}</span>
        <ChevronDown aria-hidden="true" className="size-4.5 flex-none" />
        <span className="sr-only">, {say.showAllSteps}</span>
      </button>
      <Sheet open={open} title={say.steps} onClose={() => setOpen(false)}>
        <StepList
          listing={listing}
          onStep={(step) => {
            setOpen(false);
            onStep(step);
          }}
        />
      </Sheet>
    </nav>
  );
}
