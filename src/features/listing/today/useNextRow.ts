import { useEffect, useRef } from 'react';

interface Place {
  part: Element;
  row: Element;
  at: number;
  following: Element[];
}

/**
 * Moves the focus to the next row after an action removed one, or to the heading. Call `note` before the action and `expect` before the list loads
 * again. It waits while `shown` is unchanged or `isUnderWay`.
 */
export function useNextRow(shown: unknown, isUnderWay: boolean) {
  const place = useRef<Place | null>(null);
  const before = useRef<unknown>(null);
  // A dialog calls `expect` from an older render, if the list was read again while it was open.
  const latest = useRef(shown);
  latest.current = shown;

  useEffect(() => {
    if (!place.current || isUnderWay || before.current === shown) return;
    const { part, row, at, following } = place.current;
    place.current = null;
    before.current = null;
    if (document.activeElement !== document.body) return;
    const next = [row, ...following].find((one) => one.isConnected) ?? rowsOf(part)[at];
    const target = next?.querySelector('button') ?? next?.querySelector('a') ?? part.querySelector('h2');
    target?.focus();
  }, [shown, isUnderWay]);

  return {
    note() {
      const row = document.activeElement?.closest('li');
      const part = row?.closest('section');
      if (!row || !part) return;
      const rows = rowsOf(part);
      const at = rows.indexOf(row);
      place.current = { part, row, at, following: rows.slice(at + 1) };
    },
    expect() {
      before.current = latest.current;
    },
  };
}

const rowsOf = (part: Element) => [...part.querySelectorAll('.home-rows > li')];
