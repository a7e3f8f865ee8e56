import * as v from 'valibot';

/**
 * Dates of the legal texts shown beside a form, by name. Anything invalid becomes {}, and the database answers that the terms have changed.
 * Otherwise a value like 1e999 would become null, which stands for a call without consent.
 */
export const LegalVersionsSchema = v.fallback(v.record(v.string(), v.pipe(v.string(), v.maxLength(10))), {});
