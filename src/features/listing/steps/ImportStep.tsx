import type { StepProps } from '../stepProps.ts';

export function ImportStep(_props: StepProps) {
  return null;
}
