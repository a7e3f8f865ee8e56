import type { ReactNode } from 'react';

interface Props {
  title: string;
  isError?: boolean;
  action: ReactNode;
  children: ReactNode;
}

/** Replaces the page if there is no hotel to show. It has the height of the skeleton, so that nothing moves. */
export function Message({ title, isError, action, children }: Props) {
  return (
    <div className="wrap flex min-h-screen items-start">
      <div role={isError ? 'alert' : 'status'} className="section max-w-text">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{children}</p>
        <p className="mt-8">{action}</p>
      </div>
    </div>
  );
}
