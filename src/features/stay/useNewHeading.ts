import { useEffect, useRef } from 'react';

/** A heading that takes the focus when its news changes, and at once if `isNew`: the button that was pressed is gone, and the answer is here. */
export function useNewHeading(news: string | number | boolean, isNew = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(isNew ? null : news);
  useEffect(() => {
    if (told.current !== news) heading.current?.focus();
    told.current = news;
  }, [news]);
  return heading;
}
