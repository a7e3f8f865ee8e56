/** Returns up to five page numbers around the current one. */
export function pageNumbers(page: number, pages: number, most = 5): number[] {
  const length = Math.min(pages, most);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pages - length + 1));
  return Array.from({ length }, (_, i) => first + i);
}
