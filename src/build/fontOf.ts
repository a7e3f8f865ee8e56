import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Returns one weight of a font in the older format that satori reads. */
export async function fontOf(file: string, variationAxes: Record<string, number> = {}): Promise<Buffer> {
  const font = await readFile(join(process.cwd(), 'src/assets/fonts', `${file}.woff2`));
  const letters = Array.from({ length: 0x2200 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20)).join('');
  return subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes });
}
