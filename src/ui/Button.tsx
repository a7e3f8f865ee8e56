import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}
type Props = Look &
  (
    | (ButtonHTMLAttributes<HTMLButtonElement> & {
        href?: undefined;
        /** Blocks presses during work. Unlike `disabled`, it keeps the focus. */
        busy?: boolean;
      })
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; busy?: undefined })
  );

const waiting = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };

export function Button({ variant, size, className, busy, children, ...rest }: Props) {
  const look = buttonClass(variant, size, className);
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...(busy && waiting)} className={look}>
      {children}
    </button>
  );
}
