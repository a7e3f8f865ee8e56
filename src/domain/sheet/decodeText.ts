/** Decodes text by its byte order mark, header or meta element, or by a guess: Windows, old Mac or DOS. */
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
      // An unknown name: try the next one.
    }
  }
  const read = [
    new TextDecoder('windows-1252').decode(bytes),
    new TextDecoder('macintosh').decode(bytes),
    dosText(bytes),
  ];
  const scores = read.map(likeness);
  return read[scores.indexOf(Math.max(...scores))] ?? '';
}

/** The upper half of code page 850, which DOS and old exports use and browsers do not know. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const dosText = (bytes: Uint8Array) =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\u0080-\uffff]/g, (_, at: number) => dos[(bytes[at] ?? 0) - 128] ?? '');

function likeness(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[\u0080-\uffff]/g)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    const isInWord = /\p{L}/u.test(before) || /\p{L}/u.test(after);
    if (/[‘’]/.test(sign)) score += isInWord ? 2 : 0;
    else if (/[“”–—…€•\u00a0]/.test(sign)) score += /\p{L}/u.test(before) && /\p{L}/u.test(after) ? -1 : 1;
    else if (/[àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß]/.test(sign)) score += isInWord ? 2 : 0;
    // A capital inside a lower-case word is a wrong decoding.
    else if (/[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŠ]/.test(sign))
      score +=
        /\p{Ll}/u.test(before) || (/\p{Lu}/u.test(before) && /\p{Lu}?\p{Ll}/u.test(text.slice(index + 1, index + 3)))
          ? -2
          : isInWord
            ? 1
            : 0;
    else score -= 2;
  }
  return score;
}

function marked(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  // Without a mark, every other byte of Latin text is 0.
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be';
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le';
  return undefined;
}
