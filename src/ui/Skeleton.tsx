interface Props {
  className: string;
}

/** A silent placeholder. Say "Loading" once beside it. */
export function Skeleton({ className }: Props) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
