/**
 * A file's name as it may be shown and offered for download: one line, no folders, nothing that reorders text on the screen,
 * at most 120 characters with its ending kept.
 */
export function cleanName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>:|?*%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  if (name === '') return 'document';
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return `${[...name.slice(0, name.length - ending.length)].slice(0, 120 - ending.length).join('')}${ending}`;
}
