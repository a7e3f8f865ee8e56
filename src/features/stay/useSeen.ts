import { type RefObject, useEffect, useState } from 'react';

/** Returns true once the element was near the screen or a key was pressed, because Ctrl+P also prints unseen parts. */
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
