import { phonesIn } from '#src/domain/contact.ts';
import { suggestedEmail } from '#src/domain/meantEmail.ts';
import * as say from '#src/words/en/common.ts';

export interface Meant {
  words: string;
  others: { value: string; label: string }[];
}

/** Returns the question about a typed value, or null. It never blocks the form. */
export function meantBy(type: string | undefined, typed: string): Meant | null {
  if (type === 'tel') {
    const [first, ...others] = phonesIn(typed);
    if (!first) return null;
    return { words: say.usesFirst(first), others: others.map((value) => ({ value, label: say.usePhone(value) })) };
  }
  const value = suggestedEmail(typed);
  return value ? { words: '', others: [{ value, label: say.didYouMean(value) }] } : null;
}
