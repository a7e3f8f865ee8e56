import type { ReactNode } from 'react';

interface Props {
  title: string;
  isError?: boolean;
  action: ReactNode;
  children: ReactNode;
}

/** Takes the place of the page when there is no hotel to show. As tall as the skeleton it follows. */
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
