import { Star } from 'lucide-react';

interface Props {
  /** How many of `of` stars are filled, to a tenth: as exact as the figure beside them. */
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
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
        <OneStar key={i} tenths={Math.min(10, Math.max(0, Math.round((value - i) * 10)))} />
      ))}
    </span>
  );
}

const filled = 'fill-mango text-mango';

/** A part is drawn over an empty star, cut off by its own width: a policy without inline styles allows no other measure. */
function OneStar({ tenths }: { tenths: number }) {
  const width = 2 + 2 * tenths;
  return (
    <Star aria-hidden="true" className={tenths === 10 ? filled : 'text-edge'} size="1em" strokeWidth={1.5}>
      {tenths > 0 && tenths < 10 && (
        <Star className={filled} width={width} height={24} viewBox={`0 0 ${width} 24`} strokeWidth={1.5} />
      )}
    </Star>
  );
}
