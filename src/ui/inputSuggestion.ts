import { phonesIn } from '#src/domain/contact.ts';
import { suggestEmail } from '#src/domain/suggestEmail.ts';
import * as say from '#src/words/en/common.ts';

export interface InputSuggestion {
  words: string;
  others: { value: string; label: string }[];
}

/** Returns the question about a typed value, or null. It never blocks the form. */
export function suggestInput(type: string | undefined, typed: string): InputSuggestion | null {
  if (type === 'tel') {
    const [first, ...others] = phonesIn(typed);
    if (!first) return null;
    return { words: say.usesFirst(first), others: others.map((value) => ({ value, label: say.usePhone(value) })) };
  }
  const value = suggestEmail(typed);
  return value ? { words: '', others: [{ value, label: say.didYouMean(value) }] } : null;
}
