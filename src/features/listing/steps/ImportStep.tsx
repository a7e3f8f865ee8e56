import type { StepProps } from '../stepProps.ts';

/** The first step asks for nothing: the form is filled in by hand from the next one on. */
export function ImportStep(_props: StepProps) {
  return (
    <p className="max-w-[56ch] text-lg">
      Start with an empty form: press Next. Everything you type is kept, and you can come back to any step.
    </p>
  );
}
