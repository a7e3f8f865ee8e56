import { map } from 'nanostores';
import type { fillEmpty } from '#src/domain/imports.ts';
import type { Imported, ImportSource } from './imports.api.ts';

type Filled = ReturnType<typeof fillEmpty>;

/** What the first step brought; kept while the owner looks at other steps, so that it can be taken back. */
export const $import = map<{
  source: ImportSource;
  found: Imported | null;
  /** The form's parts before and after they were filled; null while nothing was applied. */
  applied: { before: Filled; after: Filled } | null;
}>({ source: 'booking', found: null, applied: null });
