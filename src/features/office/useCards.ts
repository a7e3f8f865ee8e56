import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

const tooNarrow = '(width < 51.25rem)';
const tooNarrowForWide = '(width < 85rem)';

/** Returns true if tables show as cards. Tables with many columns do so earlier. */
export const useCards = (wide = false) => useMediaQuery(wide ? tooNarrowForWide : tooNarrow);
