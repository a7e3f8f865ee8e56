import { inEnglish, languageOf } from '#src/words/en/hotel.ts';

interface Props {
  of: readonly (string | null | undefined)[];
  /** The sentence; empty on pages in English. */
  say?: string;
}

/** Says once of texts that an owner or a guest wrote that they are in English, where the page is not. */
export function OwnersWords({ of, say = inEnglish }: Props) {
  const isMarked = say && of.some((text) => text && languageOf(text));
  return isMarked ? <p className="mt-2 text-ink-soft text-sm">{say}</p> : null;
}
