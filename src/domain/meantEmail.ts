import { tidyEmail } from './contact.ts';
import { isEmail } from './text.ts';

/** The address that somebody meant who typed one nearly like it. */

/** Who gives addresses to most of our guests. */
const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'rediffmail', 'icloud', 'protonmail'];
/** Who is called nearly so, and gives addresses too. */
const others = ['ymail', 'mail', 'email', 'gmx', 'fmail', 'zmail'];
const wrongCom = /^(?:co|con|cm|om|cmo|ocm|comm|coom|ccom|cim|cpm|cok|com\.com|vom|xom|c0m|nom|net|con\.com)$/;
const wrongCoIn = /^(?:coin|con\.in|com\.in|co\.im|co\.inn|co\.on|c\.in|co\.n|co\.i)$/;

/** Whether one word becomes the other by one letter that is another, missing, too many, or changed places with the next. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, wanted] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** The address that was probably meant, where its domain is nearly the one of a large provider; else null. Never a reason to refuse. */
export function suggestedEmail(typed: string): string | null {
  const email = tidyEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const dot = domain.indexOf('.');
  if (at < 1 || dot < 1 || !isEmail(email)) return null;
  const [name, end] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const provider = providers.includes(name)
    ? name
    : providers.find((known) => !others.includes(name) && isOneSlip(name, known));
  if (!provider) return null;
  const meant =
    provider === 'gmail' || wrongCom.test(end) ? 'com' : wrongCoIn.test(end) && provider === 'yahoo' ? 'co.in' : end;
  return `${provider}.${meant}` === domain ? null : `${email.slice(0, at + 1)}${provider}.${meant}`;
}
