import { Star } from 'lucide-react';

interface Props {
  /** The filled part of `of` stars, to one decimal. */
  value: number;
  of?: number;
  /** The accessible name, for example "4-star hotel" or "Rated 5 out of 5". */
  label: string;
  className?: string;
}

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

/** A partial star is clipped by its width attribute, because the page's policy forbids inline styles. */
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
