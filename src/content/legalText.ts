/** Services that the legal texts must describe if they are on. */
export type Service = 'errors' | 'analytics' | 'captcha';

const mark = /<!--\s*(if|unless) (errors|analytics|captcha)\s*-->(.*?)<!--\s*end\s*-->/gs;

/** Keeps a part after `<!-- if errors -->` only with that service, after `unless` only without it. Throws if a mark is unknown or unpaired. */
export function textFor(html: string, used: readonly Service[]): string {
  const text = html.replace(mark, (_, when: string, service: string, part: string) =>
    (when === 'if') === (used as readonly string[]).includes(service) ? part : '',
  );
  const left = /<!--.*?-->/s.exec(text)?.[0];
  if (left) throw new Error(`content/legal: ${left} is not a known mark, or has no matching mark.`);
  return text;
}
