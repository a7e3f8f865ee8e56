import { useEffect, useRef } from 'react';

/** A heading that takes the focus when `news` changes, and at once if `isNew`, because the pressed button disappears. */
export function useNewHeading(news: string | number | boolean, isNew = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(isNew ? null : news);
  useEffect(() => {
    if (told.current !== news) heading.current?.focus();
    told.current = news;
  }, [news]);
  return heading;
}
