/** Whether a question or its answer holds the words looked for, in any case. */
export function matchesFaq(query: string, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();
  return plain(text).includes(plain(query));
}

/** Filters a list of questions while the visitor types. */
export function startFaqSearch(list: HTMLElement) {
  const search = list.querySelector<HTMLInputElement>('[data-faq-search]');
  const empty = list.querySelector('[data-faq-empty]');
  const items = [...list.querySelectorAll<HTMLDetailsElement>('[data-faq-item]')];
  search?.addEventListener('input', () => {
    for (const item of items) item.hidden = !matchesFaq(search.value, item.textContent);
    const found = items.some((item) => !item.hidden);
    if (empty) empty.textContent = found ? '' : 'No questions found matching your search.';
  });
}
