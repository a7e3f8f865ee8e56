/** The rules for typed text, as in the database. Uses no schema library: it is too large for many pages. */

/** Forbidden characters: control characters, invisible and direction characters except two joiners, line separators, lone surrogates. */
const unreadable = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** The virama of Indic scripts: a joiner after it shapes the last letter of a word. */
const virama = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
/** A joiner that is neither inside a word nor after a virama. */
const strayJoiner = new RegExp(`(?:^|[\\s\\u200c\\u200d])[\\u200c\\u200d]|[^${virama}][\\u200c\\u200d](?:\\s|$)`, 'u');
const joinerAtEnd = new RegExp(`([${virama}]?)[\\u200c\\u200d](?=\\s|$)`, 'g');

/** More marks in a row than any language has (UAX 15). Two halfwidth signs of Japanese become marks in the compatibility forms. */
const longRun = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
/** Cuts runs of marks, as private.cut_marks does. Without it, the time to compose a text grows with the square of a run. */
export const cutMarks = (text: string) => text.replace(longRun, '$1');

/** Returns text as it is stored: composed (NFC) and trimmed. */
const neat = (text: string) => cutMarks(cutMarks(text).normalize('NFC')).trim();

export const isText = (text: string) =>
  cutMarks(text) === neat(text) && !unreadable.test(text) && !strayJoiner.test(text);
export const isLine = (text: string) => isText(text) && !/[\t\n]/.test(text);
export const isName = (text: string) => isLine(text) && !/[<>]/.test(text);

export function tidyText(typed: string): string {
  const readable = cutMarks(typed)
    // NFC moves marks, which decides what is before a joiner. So it runs before the removals too.
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
  return neat(
    readable
      .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
      .replace(joinerAtEnd, (found, sign) => (sign ? found : ''))
      .replace(/(^|\s)[\u200c\u200d]/g, '$1'),
  );
}
export const tidyLine = (typed: string) => tidyText(typed).replace(/[\t\n]/g, ' ');

/** The digit 0 of Indic and neighbouring scripts. */
const zeros = [...'०০੦૦୦௦౦೦൦෦٠۰'].map((zero) => zero.charCodeAt(0));
/** Replaces digits of other scripts: "४२" is "42". The same as private.plain_digits. */
export const plainDigits = (typed: string) =>
  typed.replace(/[\u0660-\u0def]/g, (sign) => {
    const zero = zeros.find((code) => sign.charCodeAt(0) >= code && sign.charCodeAt(0) < code + 10);
    return zero === undefined ? sign : String(sign.charCodeAt(0) - zero);
  });

/** The longest address that mail servers accept. */
export const longestEmail = 254;

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const email = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);
/** True for an address that browsers accept (HTML standard), in a domain with a dot and without misplaced dots (RFC 5321). */
export const isEmail = (text: string) => text.length <= longestEmail && email.test(text);

/** True for 7 to 15 digits (E.164), with a plus and the usual separators. */
export const isPhone = (text: string) =>
  text.length <= 30 && /^[+\d(][\d ().-]*$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
