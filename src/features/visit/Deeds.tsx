import type { ReactNode } from 'react';

interface Props {
  isAway: boolean;
  /** What cannot be done without the network, where that is said here. */
  words?: string;
  children: ReactNode;
}

/** What is done at the server: while that is not reached, its buttons cannot be pressed. */
export const Deeds = ({ isAway, words, children }: Props) => (
  <fieldset className="visit-deeds" disabled={isAway}>
    {children}
    {isAway && words && <p className="w-full text-ink-soft text-sm">{words}</p>}
  </fieldset>
);
