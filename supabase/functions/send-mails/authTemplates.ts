import { type Language, languages } from '../../../src/words/languages.ts';
import { importIn } from '../../local/inLanguage.ts';
import { type AuthTemplate, authLetters } from './authLetters.ts';
import type { Laid } from './layout.ts';

/**
 * The templates of the auth service, in the language of Go (https://pkg.go.dev/text/template). It has one of each kind for everybody, so
 * each holds the letter in every language, and takes the one that the account's metadata name (`private.bound_metadata` in the database).
 * `node supabase/functions/send-mails/writeTemplates.ts` puts them where a project gets them from: `supabase/templates/`, and the
 * subjects, which are templates too, into `supabase/config.toml`.
 */

const others = await Promise.all(
  languages
    .filter((language) => language !== 'en')
    .map(async (language): Promise<[Language, typeof authLetters]> => {
      const module = await importIn(language, new URL('authLetters.ts', import.meta.url).href);
      return [language, module.authLetters];
    }),
);

// The auth service asks what somebody has sent just now, before our database has looked at it. `eq` alone refuses to compare a number or
// an object with a text, and then nobody gets the mail: `print` makes a text of anything.
const isIn = (language: Language) => `if eq (print .Data.language) "${language}"`;

/** A part of a letter in every language; in English for whoever named none of the others. */
function inAll(name: AuthTemplate, part: keyof Laid): string {
  const asked = others.map(([language, letters]) => `${isIn(language)} }}${letters[name][part]}`);
  return `{{ ${asked.join('{{ else ')}{{ else }}${authLetters[name][part]}{{ end }}`;
}

export type { AuthTemplate };
export const authTemplates = Object.fromEntries(
  (Object.keys(authLetters) as AuthTemplate[]).map((name) => [
    name,
    { subject: inAll(name, 'subject'), text: inAll(name, 'text'), html: inAll(name, 'html') },
  ]),
) as Record<AuthTemplate, Laid>;

export interface AuthValues extends Record<'SiteURL' | 'TokenHash' | 'NewEmail', string> {
  /** What an account says of itself, of whatever shape. */
  Data: unknown;
}

const choices = /\{\{ if .*?\{\{ end \}\}/gs;
const branches =
  /\{\{ (?:else )?if eq \(print \.Data\.language\) "(\w+)" \}\}(.*?)(?=\{\{ e)|\{\{ else \}\}(.*?)\{\{ end \}\}/gs;

/** What the auth service makes of a template; `write` makes a value safe where it comes to stand. */
export function fillIn(template: string, { Data, ...values }: AuthValues, write = (value: string) => value): string {
  const language = Object(Data).language;
  const chosen = template.replace(choices, (choice) => {
    const taken = [...choice.matchAll(branches)].find(([, asked]) => asked === undefined || asked === language);
    return taken?.[2] ?? taken?.[3] ?? '';
  });
  return chosen.replace(/\{\{ \.(\w+) \}\}/g, (place, name) =>
    Object.hasOwn(values, name) ? write(values[name as keyof typeof values]) : place,
  );
}
