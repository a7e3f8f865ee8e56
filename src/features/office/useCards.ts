import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

const tooNarrow = '(width < 51.25rem)';
const tooNarrowForWide = '(width < 85rem)';

/** Whether tables are cards here; `wide` ones, with many columns, become cards sooner. */
export const useCards = (wide = false) => useMediaQuery(wide ? tooNarrowForWide : tooNarrow);
