import { isPhone, plainDigits, tidyLine } from './text.ts';

/** Phone numbers and email addresses as people type or paste them, made into what is stored. One rule for every form. */

/** Longest text that is read as a number or an address: a longer one is neither, and slow to search. */
const [longestNumber, longestAddress] = [200, 1000];

const beforeNumber = /^(?:tel|telephone|phone|ph|mobile|mob|cell|whatsapp)[.: ]+(?:no[.: ]+)?/i;
/** As private.tidy_phone. */
const tidyNumber = (typed: string) =>
  plainDigits(tidyLine(typed.normalize('NFKC')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(beforeNumber, '')
    .replace(/^[(+ ]*\+ ?\(?(\d{1,3})\)/, '+$1')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,;:./]+|[ ,;:./]+$/g, '');

const betweenNumbers = /[,;|/&\n]+|\s(?:or|and|या|और)\s/i;
/** Two mobile numbers of India with a blank between them. */
const twoMobiles = /^((?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}) ((?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5})$/;

/** The phone numbers in one field, as they are stored: each of them, where there are two or more and nothing else; else none. */
export function phonesIn(typed: string): string[] {
  const parts = typed
    .slice(0, longestNumber)
    .replace(/(\p{Nd})\s+(?=[+＋])/gu, '$1,')
    .split(betweenNumbers)
    .map(tidyNumber)
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const mobiles = parts.length === 1 && twoMobiles.exec(first);
  if (mobiles) return mobiles.slice(1);
  if (parts.length < 2 || !isPhone(first)) return [];
  // "2401234/35" is the number 2401235 too.
  const phones = parts.map((part) => (/^\d{1,4}$/.test(part) ? first.slice(0, -part.length) + part : part));
  return phones.every(isPhone) ? phones : [];
}

/** The phone number that was typed, as it is stored; the first of several. What is no number stays none. */
export const tidyPhone = (typed: string) => phonesIn(typed)[0] ?? tidyNumber(typed.slice(0, longestNumber));

/** The domain in the form that mail servers know: गोवा.भारत is xn--31b4d1a2c.xn--h2brj9c. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the letters of ASCII
  if (/^[\u0000-\u007f]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}

/** The email address in what was typed or pasted: "Ravi <ravi@gmail.com>," and "mailto:ravi@gmail.com?subject=Hello" are ravi@gmail.com. */
export function tidyEmail(typed: string): string {
  const line = tidyLine(
    typed
      .slice(0, longestAddress)
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)),
  );
  const address = (/<([^<>]*@[^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line)
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/^[<"([]+|[>")\],;:.]+$/g, '')
    .replace(/\s*@\s*/, '@')
    .trim();
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}
