interface Props {
  /** Size and shape of what it stands for, as classes. */
  className: string;
}

/** Stands where content will be, in its size. Say "Loading" once beside it; this is silent. */
export function Skeleton({ className }: Props) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
