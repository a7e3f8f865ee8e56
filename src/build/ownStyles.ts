import { transform } from 'lightningcss';
import { hashOf } from './securityPolicy.ts';

/**
 * The styles inside a page are drawn before anything else, so each byte of them waits in every visitor's way. A page keeps the
 * rules of the elements and classes that it has, or that its scripts can give it, and of its style elements one: each has a
 * hash in the policy, which stands in the page and in a header.
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

/** The elements that a page has, and those that its scripts name: between quotes, or in a text of HTML. */
function elementsOf(body: string, scripts: string): Set<string> {
  const inScripts = scripts.matchAll(/["'`<]([a-z][a-z\d-]*)(?=["'`\s>])/g);
  return new Set([...body.matchAll(/<([a-z][a-z\d-]*)/g), ...inScripts].map(([, name = '']) => name));
}

/** The rules without selectors that ask for an element there is not. */
const ofElements = (css: string, elements: ReadonlySet<string>) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (parts) => (parts.some((part) => part.type === 'type' && !elements.has(part.name)) ? [] : undefined),
    },
  }).code.toString();

const without = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/** A style element, or what is only for browsers without scripts and stays as it is. */
const styleElement = /<noscript>.*?<\/noscript>|<style>(.*?)<\/style>/gs;

/** The page with its styles in one element, the last of its head: Astro puts one beside a page's first island too. */
function withOneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const styles = [...html.matchAll(styleElement)].filter(([, css]) => css !== undefined);
  const last = styles.findLast(({ index }) => index < end);
  if (!last || styles.length === 1) return html;
  const all = styles.map(([, css]) => css).join('');
  return html
    .replace(styleElement, (element, css?: string, at?: number) => {
      if (css === undefined) return element;
      return at === last.index ? `<style>${all}</style>` : '';
    })
    .replaceAll(hashOf(last[1] ?? ''), hashOf(all));
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
  const beginnings = [...new Set(scripts.match(/[\w-]+-(?=\$\{|["'`])/g))];
  const isKnown = (name: string) => known.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const elements = elementsOf(body, scripts);
  const hashes = new Map<string, string>();
  const page = withOneStyle(html).replace(/(<style\b[^>]*>)(.*?)(?=<\/style>)/gs, (_, start: string, css: string) => {
    const rules = without(
      ofElements(css, elements),
      [...classesOf(css)].filter((name) => !isKnown(name)),
    );
    // What no rule reads any more, and no script sets or reads.
    const variables = new Set(rules.match(/--[\w-]+(?=:)/g));
    // Tailwind says what stands in for a font that a theme may lack; ours has it.
    const sure = rules.replace(/var\((--default-[\w-]+),[^()]*\)/g, (either, name: string) =>
      variables.has(name) ? `var(${name})` : either,
    );
    const own = without(
      sure,
      [...variables].filter((name) => !sure.includes(`var(${name}`) && !known.has(name)),
    );
    hashes.set(hashOf(css), hashOf(own));
    return start + own;
  });
  return [...hashes].reduce((text, [before, after]) => text.replaceAll(before, after), page);
}
