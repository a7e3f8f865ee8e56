import type { ReactNode } from 'react';

interface Props {
  /** What stands softer, on a line of its own. */
  under: ReactNode;
  children: ReactNode;
}

/** What a cell says, and a second line that belongs to it. */
export function Lines({ under, children }: Props) {
  return (
    <>
      {children}
      <span className="admin-under">{under}</span>
    </>
  );
}
