import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been near the screen, or the keyboard was touched: Ctrl+P prints what nobody has scrolled to. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || isSeen) return;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), { rootMargin: '400px' });
    observer.observe(box);
    window.addEventListener('keydown', see);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', see);
    };
  }, [element, isSeen]);
  return isSeen;
}
