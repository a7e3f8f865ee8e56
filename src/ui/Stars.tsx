import { Star } from 'lucide-react';

interface Props {
  /** How many of `of` stars are filled; halves are rounded down to keep the drawing honest. */
  value: number;
  of?: number;
  /** What is read out: "4-star hotel", "Rated 5 out of 5". */
  label: string;
  className?: string;
}

/** Stars as a drawing with its meaning in words. */
export function Stars({ value, of = 5, label, className = '' }: Props) {
  return (
    <span role="img" aria-label={label} className={`inline-flex gap-0.5 ${className}`}>
      {Array.from({ length: of }, (_, i) => i + 1).map((n) => (
        <Star
          key={n}
          aria-hidden="true"
          className={n <= Math.floor(value) ? 'fill-mango text-mango' : 'text-edge'}
          size="1em"
          strokeWidth={1.5}
        />
      ))}
    </span>
  );
}
