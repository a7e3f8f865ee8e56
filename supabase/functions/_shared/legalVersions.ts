import * as v from 'valibot';

/**
 * The versions of our texts that stood by a form, as dates by the texts' names. Whatever is none of that counts as none named: the
 * database then says that our terms have changed. Without it, what JSON cannot hold (1e999) would reach the database as null, which
 * stands for a call in which nobody agreed to anything.
 */
export const LegalVersionsSchema = v.fallback(v.record(v.string(), v.pipe(v.string(), v.maxLength(10))), {});
