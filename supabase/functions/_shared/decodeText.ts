/** Text of bytes whose encoding is said by a mark, a header or a meta element, or only shows in the bytes. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const declared =
    marked(bytes) ??
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(start)?.[1] ??
    'utf-8';
  for (const encoding of [declared, 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // A wrong or unknown name; the next one is tried.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

function marked(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // Without a mark, as some spreadsheets write it: every other byte of plain letters is 0.
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le';
  return undefined;
}
