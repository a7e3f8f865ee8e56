import { type Language, languages } from '../../../src/words/languages.ts';
import { importIn } from '../../local/inLanguage.ts';
import { type AuthTemplate, authLetters } from './authLetters.ts';
import type { LaidOutMail } from './layout.ts';

/** Go templates (https://pkg.go.dev/text/template) that hold all languages and choose by the account's metadata. writeTemplates.ts writes them. */

const others = await Promise.all(
  languages
    .filter((language) => language !== 'en')
    .map(async (language): Promise<[Language, typeof authLetters]> => {
      const module = await importIn(language, new URL('authLetters.ts', import.meta.url).href);
      return [language, module.authLetters];
    }),
);

// The metadata may still be unchecked here. `eq` alone fails on a number or object, and no email is sent: `print` makes it a text.
const isIn = (language: Language) => `if eq (print .Data.language) "${language}"`;

function inAll(name: AuthTemplate, part: keyof LaidOutMail): string {
  const asked = others.map(([language, letters]) => `${isIn(language)} }}${letters[name][part]}`);
  return `{{ ${asked.join('{{ else ')}{{ else }}${authLetters[name][part]}{{ end }}`;
}

export type { AuthTemplate };
export const authTemplates = Object.fromEntries(
  (Object.keys(authLetters) as AuthTemplate[]).map((name) => [
    name,
    { subject: inAll(name, 'subject'), text: inAll(name, 'text'), html: inAll(name, 'html') },
  ]),
) as Record<AuthTemplate, LaidOutMail>;

export interface AuthValues extends Record<'SiteURL' | 'TokenHash' | 'NewEmail', string> {
  Data: unknown;
}

const choices = /\{\{ if .*?\{\{ end \}\}/gs;
const branches =
  /\{\{ (?:else )?if eq \(print \.Data\.language\) "(\w+)" \}\}(.*?)(?=\{\{ e)|\{\{ else \}\}(.*?)\{\{ end \}\}/gs;

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
