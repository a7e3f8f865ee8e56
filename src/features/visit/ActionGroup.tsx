import type { ReactNode } from 'react';

interface Props {
  isAway: boolean;
  words?: string;
  children: ReactNode;
}

export const ActionGroup = ({ isAway, words, children }: Props) => (
  <fieldset className="visit-deeds" disabled={isAway}>
    {children}
    {isAway && words && <p className="w-full text-ink-soft text-sm">{words}</p>}
  </fieldset>
);
