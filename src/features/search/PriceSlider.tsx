import { useEffect, useRef, useState } from 'react';
import * as say from '#src/words/en/search.ts';
import { handlePositions, limitsOf, type PriceScale, priceRangeText } from './priceScale.ts';

interface Props {
  scale: PriceScale;
  /** Limits in paise; null for none. */
  min: number | null;
  max: number | null;
  onChange: (limits: { minPrice: number | null; maxPrice: number | null }) => void;
}

/** Two native range inputs on one track. The search starts on release: the native `change`, which React's `onChange` is not. */
export function PriceSlider({ scale, min, max, onChange }: Props) {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [low, high] = moving ?? handlePositions(scale, min, max);
  const shown = moving ? limitsOf(scale, moving) : { minPrice: min, maxPrice: max };

  useEffect(() => {
    const element = box.current;
    const letGo = () => {
      if (moving) onChange(limitsOf(scale, moving));
      setMoving(null);
    };
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  });

  const common = { min: 0, max: scale.top, step: scale.step };
  const percent = (position: number) => `${(100 * position) / scale.top}%`;
  return (
    <>
      <p className="figures min-h-6 text-sm">{priceRangeText(scale, shown.minPrice, shown.maxPrice)}</p>
      <div ref={box} className="price-slider" style={{ '--low': percent(low), '--high': percent(high) } as object}>
        <input
          type="range"
          {...common}
          aria-label={say.lowestPrice}
          aria-valuetext={low <= 0 ? say.noLowest : scale.text(scale.paise(low))}
          className={low > scale.top / 2 ? 'price-slider-above' : ''}
          value={low}
          onChange={(event) => setMoving([Math.min(Number(event.currentTarget.value), high - scale.step), high])}
        />
        <input
          type="range"
          {...common}
          aria-label={say.highestPrice}
          aria-valuetext={high >= scale.top ? say.noHighest : scale.text(scale.paise(high))}
          value={high}
          onChange={(event) => setMoving([low, Math.max(Number(event.currentTarget.value), low + scale.step)])}
        />
      </div>
      <p className="figures flex justify-between text-ink-soft text-xs" aria-hidden="true">
        <span>{scale.text(0)}</span>
        <span>{scale.text(scale.paise(scale.top))}+</span>
      </p>
    </>
  );
}
