/** A photo, question, place or town that a file of `content` needs. */
export interface Use {
  kind: 'photos' | 'questions' | 'places' | 'towns';
  name: string;
  /** Below `content`, such as `showcase/hotel-lotus.yaml`. */
  file: string;
}

const textsIn = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(textsIn);

/** Returns what a file needs. `photos` are the names of all photos. */
export function usesOf(file: string, content: unknown, photos: readonly string[]): Use[] {
  if (file === 'photos.yaml') return [];
  const named = textsIn(content).filter((text) => photos.includes(text));
  const isHouse = file.startsWith('showcase/');
  const { faq = [], place } = (content ?? {}) as { faq?: string[]; place?: string };
  const questions = isHouse ? faq : [];
  const places = file === 'stays.yaml' ? Object.keys(content ?? {}) : [];
  return [
    ...named.map((name): Use => ({ kind: 'photos', name, file })),
    ...questions.map((name): Use => ({ kind: 'questions', name, file })),
    ...places.map((name): Use => ({ kind: 'places', name, file })),
    ...(isHouse && place ? [{ kind: 'towns' as const, name: place, file }] : []),
  ];
}
