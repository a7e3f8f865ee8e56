import type { ReactNode } from 'react';

interface Props {
  tone?: 'info' | 'error' | 'success' | 'warning';
  title?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message in the page. Screen readers announce errors at once, others when idle. */
export function Notice({ tone = 'info', title, action, children, className = '' }: Props) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`notice notice-${tone} ${className}`}>
      <div className="min-w-0 flex-1 basis-60">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
