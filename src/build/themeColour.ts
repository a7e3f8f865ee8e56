import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const theme = readFileSync(join(process.cwd(), 'src/styles/theme.css'), 'utf8');

/**
 * A colour of `src/styles/theme.css` as it is written there, `#faf6ef`, for what does not read CSS.
 * @throws when the theme has none of this name.
 */
export function themeColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}:\\s*(#[\\da-f]{6});`).exec(theme) ?? [];
  if (!colour) throw new Error(`src/styles/theme.css has no colour "${name}".`);
  return colour;
}
