import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}
type Props = Look &
  (
    | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined })
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string })
  );

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, className, children, ...rest }: Props) {
  const look = buttonClass(variant, size, className);
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={look}>
      {children}
    </button>
  );
}
