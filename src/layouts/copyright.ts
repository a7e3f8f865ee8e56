const firstYear = 2025;

/** "© 2025" in the first year, "© 2025–2026" in the ones after. */
export function copyrightYears(year = new Date().getFullYear()): string {
  return year > firstYear ? `© ${firstYear}–${year}` : `© ${firstYear}`;
}
