const firstYear = 2025;

export function copyrightYears(year = new Date().getFullYear()): string {
  return year > firstYear ? `© ${firstYear}–${year}` : `© ${firstYear}`;
}
