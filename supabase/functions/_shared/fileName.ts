/**
 * A file's name as it may be shown and offered for download: one line, no folders, nothing that reorders text on the screen,
 * at most 120 characters, with the ending that suits its content.
 */
export function cleanName(typed: string, extension: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>:|?*%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return `${[...(name || 'document')].slice(0, 115).join('')}.${extension}`;
}
