import * as v from 'valibot';

/** Anything invalid becomes {}, which the database refuses. A value like 1e999 would become null, which stands for a call without consent. */
export const LegalVersionsSchema = v.fallback(v.record(v.string(), v.pipe(v.string(), v.maxLength(10))), {});
