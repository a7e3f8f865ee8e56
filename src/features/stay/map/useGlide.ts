import { useEffect, useRef, useState } from 'react';
import type { Cutout } from '#src/domain/map/projection.ts';
import { between } from '#src/domain/map/view.ts';

const milliseconds = 260;

/** Animates the view towards `goal`. It jumps for reduced motion and while the map is dragged. */
export function useGlide(goal: Cutout, isAtOnce: boolean): Cutout {
  const [shown, setShown] = useState(goal);
  const now = useRef(goal);
  useEffect(() => {
    const show = (view: Cutout) => {
      now.current = view;
      setShown(view);
    };
    if (isAtOnce || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(goal);
    const from = now.current;
    let frame = 0;
    let start: number | null = null;
    const step = (time: number) => {
      start ??= time;
      const share = Math.min(1, (time - start) / milliseconds);
      show(share === 1 ? goal : between(from, goal, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [goal, isAtOnce]);
  return shown;
}
