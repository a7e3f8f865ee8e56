import { phonesIn } from '#src/domain/contact.ts';
import { suggestedEmail } from '#src/domain/meantEmail.ts';
import * as say from '#src/words/en/common.ts';

/** What is asked about a phone number or an email address that was typed, and what can be put in its place. */
export interface Meant {
  words: string;
  others: { value: string; label: string }[];
}

/** The question about what was typed; null where there is none. A suggestion, and never a reason to refuse. */
export function meantBy(type: string | undefined, typed: string): Meant | null {
  if (type === 'tel') {
    const [first, ...others] = phonesIn(typed);
    if (!first) return null;
    return { words: say.usesFirst(first), others: others.map((value) => ({ value, label: say.usePhone(value) })) };
  }
  const value = suggestedEmail(typed);
  return value ? { words: '', others: [{ value, label: say.didYouMean(value) }] } : null;
}
