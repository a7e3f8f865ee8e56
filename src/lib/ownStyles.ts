import { transform } from 'lightningcss';
import { hashOf } from './securityPolicy.ts';

/**
 * The styles inside a page are drawn before anything else, so each byte of them waits in every visitor's way. A page that is
 * read keeps the rules of the classes that it has, or that its scripts can give it.
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
  const page = html.replace(/(<style\b[^>]*>)(.*?)(?=<\/style>)/gs, (all, start: string, css: string) => {
    const unusedSymbols = [...classesOf(css)].filter((name) => !isKnown(name));
    if (unusedSymbols.length === 0) return all;
    const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols });
    hashes.set(hashOf(css), hashOf(code.toString()));
    return start + code;
  });
  return [...hashes].reduce((text, [before, after]) => text.replaceAll(before, after), page);
}
