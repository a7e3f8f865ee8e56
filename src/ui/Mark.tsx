interface Props {
  id?: string;
  children: string;
}

/** A short note on a field's value. */
export function Mark({ id, children }: Props) {
  return (
    <span
      id={id}
      className="ml-2 inline-block max-w-full rounded-full bg-azulejo-tint px-2 align-baseline font-medium text-azulejo text-xs leading-5"
    >
      {children}
    </span>
  );
}
