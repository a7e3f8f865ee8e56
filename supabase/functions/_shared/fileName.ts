import { cutMarks } from '../../../src/domain/text.ts';

/** Returns a safe file name: one line, no folders, no text-direction characters, at most 120 characters, with the right extension. */
export function cleanName(typed: string, extension: string): string {
  const name = cutMarks(typed)
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>:|?*%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return `${[...(name || 'document')].slice(0, 115).join('')}.${extension}`;
}
