import { tidyEmail } from './contact.ts';
import { editDistance } from './editDistance.ts';
import { isEmail } from './text.ts';

const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'rediffmail', 'icloud', 'protonmail'];
/** Real providers with similar names. */
const others = ['ymail', 'mail', 'email', 'gmx', 'fmail', 'zmail'];
const wrongCom = /^(?:co|con|cm|om|cmo|ocm|comm|coom|ccom|cim|cpm|cok|com\.com|vom|xom|c0m|nom|net|con\.com)$/;
const wrongCoIn = /^(?:coin|con\.in|com\.in|co\.im|co\.inn|co\.on|c\.in|co\.n|co\.i)$/;

/** Suggests an address if its domain is nearly that of a large provider; else null. Never refuse an address for this. */
export function suggestEmail(typed: string): string | null {
  const email = tidyEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const dot = domain.indexOf('.');
  if (at < 1 || dot < 1 || !isEmail(email)) return null;
  const [name, end] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const provider = providers.includes(name)
    ? name
    : providers.find((known) => !others.includes(name) && editDistance(name, known) === 1);
  if (!provider) return null;
  const meant =
    provider === 'gmail' || wrongCom.test(end) ? 'com' : wrongCoIn.test(end) && provider === 'yahoo' ? 'co.in' : end;
  return `${provider}.${meant}` === domain ? null : `${email.slice(0, at + 1)}${provider}.${meant}`;
}
