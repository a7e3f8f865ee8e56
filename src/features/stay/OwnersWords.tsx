import { inEnglish, languageOf } from '#src/words/en/hotel.ts';

interface Props {
  of: readonly (string | null | undefined)[];
}

/** Says once of a hotel's own texts that they are in English, where the page is not. */
export function OwnersWords({ of }: Props) {
  const isMarked = inEnglish && of.some((text) => text && languageOf(text));
  return isMarked ? <p className="mt-2 text-ink-soft text-sm">{inEnglish}</p> : null;
}
