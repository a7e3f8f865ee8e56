/**
 * What text people type may hold: one rule for a line and one for several lines, the same as in the database (`private.is_line`,
 * `private.is_text`). Plain code: a page that is only read has no room for a schema library.
 */

/** Characters that no text holds: control characters but tab and line feed, what is not seen or turns the direction of reading but
 * the two joiners, separators of lines, and halves of letters. */
const unreadable = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** The virama of scripts of India and Sri Lanka: a joiner after it shapes the last letter of a word (chillu, half letters). */
const virama = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
/** A joiner that does not stand between two other characters of a word, nor after a virama. */
const strayJoiner = new RegExp(`(?:^|[\\s\\u200c\\u200d])[\\u200c\\u200d]|[^${virama}][\\u200c\\u200d](?:\\s|$)`, 'u');
const joinerAtEnd = new RegExp(`([${virama}]?)[\\u200c\\u200d](?=\\s|$)`, 'g');

/** Text in the one form it is stored in: composed and without blanks around it. */
const neat = (text: string) => text.normalize('NFC').trim();

/** Whether text of several lines can be stored as it is. */
export const isText = (text: string) => text === neat(text) && !unreadable.test(text) && !strayJoiner.test(text);
/** Whether a line can be stored as it is. */
export const isLine = (text: string) => isText(text) && !/[\t\n]/.test(text);
/** Whether this can be the name of a person: a line, and no markup. */
export const isName = (text: string) => isLine(text) && !/[<>]/.test(text);

/** Text of several lines made of what was typed or pasted: what cannot be read is taken out, what can stays. */
export function tidyText(typed: string): string {
  const readable = typed
    // First as well: it moves marks, and a joiner belongs to what then stands before it.
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
/** A line made of what was typed or pasted. */
export const tidyLine = (typed: string) => tidyText(typed).replace(/[\t\n]/g, ' ');

/** The digit 0 of the scripts of India and its neighbours. */
const zeros = [...'०০੦૦୦௦౦೦൦෦٠۰'].map((zero) => zero.charCodeAt(0));
/** Text with the digits 0 to 9 in place of theirs: "४२" is "42". As private.plain_digits. */
export const plainDigits = (typed: string) =>
  typed.replace(/[\u0660-\u0def]/g, (sign) => {
    const zero = zeros.find((code) => sign.charCodeAt(0) >= code && sign.charCodeAt(0) < code + 10);
    return zero === undefined ? sign : String(sign.charCodeAt(0) - zero);
  });

/** The longest address mail servers accept. */
export const longestEmail = 254;

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const email = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);
/** Whether this is an email address as browsers see it (HTML standard, valid email address), in a domain with a dot, and with no dot at an
 * end of its first part or beside another (RFC 5321). A domain in other letters stands in its ASCII form. */
export const isEmail = (text: string) => text.length <= longestEmail && email.test(text);

/** Whether this is a phone number: 7 to 15 digits (E.164), a plus before them, and what people put between them. */
export const isPhone = (text: string) =>
  text.length <= 30 && /^[+\d(][\d ().-]*$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
