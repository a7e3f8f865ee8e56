import { inEnglish, languageOf } from '#src/words/en/hotel.ts';

interface Props {
  of: readonly (string | null | undefined)[];
  /** The sentence; empty on pages in English. */
  say?: string;
}

/** Says that texts of owners or guests are in English, on a page in another language. */
export function OwnersWords({ of, say = inEnglish }: Props) {
  const isMarked = say && of.some((text) => text && languageOf(text));
  return isMarked ? <p className="mt-2 text-ink-soft text-sm">{say}</p> : null;
}
