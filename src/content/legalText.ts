/** What a deployment may switch on that the texts of `content/legal` have to speak of. */
export type Service = 'errors' | 'analytics' | 'captcha';

const mark = /<!--\s*(if|unless) (errors|analytics|captcha)\s*-->(.*?)<!--\s*end\s*-->/gs;

/**
 * A text as HTML with the parts that hold here: what stands between `<!-- if errors -->` and `<!-- end -->` only where that service
 * is used, after `<!-- unless errors -->` only where it is not.
 * @throws when a mark is none of these, or stands alone, with a sentence that shows it.
 */
export function textFor(html: string, used: readonly Service[]): string {
  const text = html.replace(mark, (_, when: string, service: string, part: string) =>
    (when === 'if') === (used as readonly string[]).includes(service) ? part : '',
  );
  const left = /<!--.*?-->/s.exec(text)?.[0];
  if (left) throw new Error(`content/legal: ${left} is not a known mark, or has no matching mark.`);
  return text;
}
