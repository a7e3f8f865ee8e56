import type { ReactNode } from 'react';

interface Props {
  under: ReactNode;
  children: ReactNode;
}

export function Lines({ under, children }: Props) {
  return (
    <>
      {children}
      <span className="admin-under">{under}</span>
    </>
  );
}
