interface Props {
  tone?: 'good' | 'new' | 'warn' | 'bad' | undefined;
  className?: string;
  children: string;
}

export function Badge({ tone, className = '', children }: Props) {
  return <span className={`admin-badge ${tone ? `admin-badge-${tone}` : ''} ${className}`}>{children}</span>;
}
