import { transform } from 'lightningcss';
import { hashOf } from './securityPolicy.ts';

/** Styles in a page delay its first display, so a page keeps only rules for elements and classes that it or its scripts have. */

/** Returns possible class names: words between spaces or quotes, and their parts between code punctuation. */
function namesIn(text: string): string[] {
  return [...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[^\s"'`<>=;,(){}$]+/g) ?? [])];
}

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

/** Returns the elements of a page and those that its scripts name, in quotes or HTML. */
function elementsOf(body: string, scripts: string): Set<string> {
  const inScripts = scripts.matchAll(/["'`<]([a-z][a-z\d-]*)(?=["'`\s>])/g);
  return new Set([...body.matchAll(/<([a-z][a-z\d-]*)/g), ...inScripts].map(([, name = '']) => name));
}

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

/** A style element. `<noscript>` parts stay as they are. */
const styleElement = /<noscript>.*?<\/noscript>|<style>(.*?)<\/style>/gs;

/** Joins all styles in one element at the end of the head. Astro also puts one beside the first island. */
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

/** Returns the page with its own rules. A class name that a script builds is known by its start: `notice-` keeps all such classes. */
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
    // Removes variables that no rule reads and no script uses.
    const variables = new Set(rules.match(/--[\w-]+(?=:)/g));
    // Tailwind adds fallbacks for fonts that a theme may lack. Ours has them.
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
