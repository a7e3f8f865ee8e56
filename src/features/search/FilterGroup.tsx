import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function FilterGroup({ title, children }: Props) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-5">
      <legend className="float-left mb-2 w-full font-semibold text-sm">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
