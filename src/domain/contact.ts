import { cutMarks, isPhone, plainDigits, tidyLine } from './text.ts';

/** A longer text is neither a number nor an address, and slow to search. */
const [longestNumber, longestAddress] = [200, 1000];

const beforeNumber = /^(?:tel|telephone|phone|ph|mobile|mob|cell|whatsapp)[.: ]+(?:no[.: ]+)?/i;
/** The same as private.tidy_phone. */
const tidyNumber = (typed: string) =>
  plainDigits(tidyLine(cutMarks(typed).normalize('NFKC')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(beforeNumber, '')
    .replace(/^[(+ ]*\+ ?\(?(\d{1,3})\)/, '+$1')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,;:./]+|[ ,;:./]+$/g, '');

const betweenNumbers = /[,;|/&\n]+|\s(?:or|and|या|और)\s/i;
const twoMobiles = /^((?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}) ((?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5})$/;

/** Returns the phone numbers in one field as they are stored, if there are two or more and nothing else. */
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
  // "2401234/35" also means 2401235.
  const phones = parts.map((part) => (/^\d{1,4}$/.test(part) ? first.slice(0, -part.length) + part : part));
  return phones.every(isPhone) ? phones : [];
}

/** Returns the first phone number as it is stored. An invalid one stays invalid. */
export const tidyPhone = (typed: string) => phonesIn(typed)[0] ?? tidyNumber(typed.slice(0, longestNumber));

/** Returns the ASCII form of a domain: गोवा.भारत is xn--31b4d1a2c.xn--h2brj9c. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the letters of ASCII
  if (/^[\u0000-\u007f]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}

/** Returns the address in typed or pasted text, such as "Ravi <ravi@gmail.com>," or "mailto:ravi@gmail.com?subject=Hello". */
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
