import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode };

export function Checkbox({ children, className = '', ...input }: Props) {
  return (
    <label className={`checkbox ${className}`}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
