/** A photo, question or place that a file of `content` needs. */
export interface Use {
  kind: 'photos' | 'questions' | 'places';
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
  const { faq = [] } = (content ?? {}) as { faq?: string[] };
  const questions = file.startsWith('showcase/') ? faq : [];
  const places = file === 'stays.yaml' ? Object.keys(content ?? {}) : [];
  return [
    ...named.map((name): Use => ({ kind: 'photos', name, file })),
    ...questions.map((name): Use => ({ kind: 'questions', name, file })),
    ...places.map((name): Use => ({ kind: 'places', name, file })),
  ];
}
