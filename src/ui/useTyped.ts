import { type FocusEvent, useRef } from 'react';

const texts = 'textarea, input:is([type="text"], :not([type]), [type="email"], [type="tel"], [type="url"]):not([role])';

/**
 * Remembers the texts of fields when they get the focus. `isTyped` says if one was changed and is still there. An emptied field, and fields within
 * `data-kept`, whose text is kept elsewhere or is only a search, do not count.
 */
export function useTyped() {
  const before = useRef(new Map<HTMLInputElement, string>());
  return {
    onFocus({ target }: FocusEvent) {
      const field = target as HTMLInputElement;
      if (field.matches(texts) && !field.closest('[data-kept]') && !before.current.has(field))
        before.current.set(field, field.value);
    },
    isTyped: () =>
      [...before.current].some(
        ([field, text]) => field.isConnected && field.value.trim() !== '' && field.value.trim() !== text.trim(),
      ),
    forget: () => before.current.clear(),
  };
}
