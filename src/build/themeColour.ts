import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const theme = readFileSync(join(process.cwd(), 'src/styles/theme.css'), 'utf8');

/** Returns a colour of `src/styles/theme.css`, such as `#faf6ef`. Throws if the theme has no such colour. */
export function themeColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}:\\s*(#[\\da-f]{6});`).exec(theme) ?? [];
  if (!colour) throw new Error(`src/styles/theme.css has no colour "${name}".`);
  return colour;
}
