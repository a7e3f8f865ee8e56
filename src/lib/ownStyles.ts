import { transform } from 'lightningcss';
import { hashOf } from './securityPolicy.ts';

/**
 * The styles inside a page are drawn before anything else, so each byte of them waits in every visitor's way. A page keeps the
 * rules of the classes that it has, or that its scripts can give it, and of its head's style elements one: each has a hash in
 * the policy, which stands in the page and in a header.
 */

/** Names in a text that may be classes: as they stand between quotes, and cut at what code writes beside them. */
function namesIn(text: string): string[] {
  return [...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[^\s"'`<>=;,(){}$]+/g) ?? [])];
}

/** All classes that the rules of a style sheet ask for. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector(parts) {
        for (const part of parts) if (part.type === 'class') found.add(part.name);
        return undefined;
      },
    },
  });
  return found;
}

const without = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/** The page with the styles of its head in one element. */
function withOneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const styles = [...html.slice(0, end).matchAll(/<style>(.*?)<\/style>/gs)];
  const last = styles.at(-1);
  if (end < 0 || !last || styles.length === 1) return html;
  const all = styles.map(([, css]) => css).join('');
  const head = html
    .slice(0, end)
    .replace(/<style>.*?<\/style>/gs, (style) => (style === last[0] ? `<style>${all}</style>` : ''));
  return (head + html.slice(end)).replaceAll(hashOf(last[1] ?? ''), hashOf(all));
}

/**
 * The page with its own rules only; `scripts` holds the text of all that may run on it. A name that a script puts together is
 * known by its beginning: `notice-` keeps each class that begins so.
 */
export function withOwnStyles(html: string, scripts: string): string {
  const body = html
    .replace(/<style\b[^>]*>.*?<\/style>/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>');
  const known = new Set([...namesIn(body), ...namesIn(scripts)]);
  const beginnings = [...known].filter((name) => name.endsWith('-') && name.length > 1);
  const isKnown = (name: string) => known.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const hashes = new Map<string, string>();
  const page = withOneStyle(html).replace(/(<style\b[^>]*>)(.*?)(?=<\/style>)/gs, (_, start: string, css: string) => {
    const rules = without(
      css,
      [...classesOf(css)].filter((name) => !isKnown(name)),
    );
    // What no rule reads any more, and no script sets or reads.
    const variables = new Set(rules.match(/--[\w-]+(?=:)/g));
    const own = without(
      rules,
      [...variables].filter((name) => !rules.includes(`var(${name}`) && !known.has(name)),
    );
    hashes.set(hashOf(css), hashOf(own));
    return start + own;
  });
  return [...hashes].reduce((text, [before, after]) => text.replaceAll(before, after), page);
}
