import { noQuestions, questions } from '#src/words/en/site.ts';

/** Lower case, with typed instead of typographic dashes and quotes. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns true if a question or answer contains the text, in any case. */
export function matchesFaq(query: string, text: string): boolean {
  return plain(text).includes(plain(query));
}

export function startFaqSearch(list: HTMLElement) {
  const search = list.querySelector<HTMLInputElement>('[data-faq-search]');
  const empty = list.querySelector('[data-faq-empty]');
  const count = list.querySelector('[data-faq-count]');
  const items = [...list.querySelectorAll<HTMLDetailsElement>('[data-faq-item]')];
  search?.addEventListener('input', () => {
    for (const item of items) item.hidden = !matchesFaq(search.value, item.textContent);
    const found = items.filter((item) => !item.hidden).length;
    if (empty) empty.textContent = found > 0 ? '' : noQuestions;
    if (count) count.textContent = found > 0 && plain(search.value) ? questions(found) : '';
  });
}
