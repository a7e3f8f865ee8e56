import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Words that code says by itself: what people read or hear, outside of `src/words`. */

const root = resolve(import.meta.dirname, '../..');

/** The file that an import leads to; undefined for packages, types, styles, and folders that say nothing to people or have their words elsewhere. */
function importedFile(from: string, source: string): string | undefined {
  const path = source.startsWith('#src/') ? join(root, 'src', source.slice(5)) : join(dirname(from), source);
  const isOwn = source.startsWith('#src/') || source.startsWith('.');
  if (!isOwn || !/\.(astro|tsx?)$/.test(path) || !existsSync(path)) return undefined;
  return /^src\/(words|domain|server|content|build)\//.test(relative(root, path)) ? undefined : path;
}

/** A page's file and all that it is made of. */
export function filesOf(page: string, known = new Set<string>()): Set<string> {
  const file = resolve(root, page);
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, source = ''] of text.matchAll(/(?:^import\s(?!type\b)[^;]*?from\s|\bimport\(|^import\s)'([^']+)'/gms)) {
    const imported = importedFile(file, source);
    if (imported) filesOf(imported, known);
  }
  return known;
}

/** Attributes whose text is read or heard. */
const spoken = /^(aria-(label|roledescription|description|valuetext)|alt|title|placeholder|label|hint|legend)$/;
/** Properties of objects of which the same is true, as those of a toast are. */
const told = /^(title|description|label|text|message|words|hint)$/;
const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^[a-z0-9-]+$/.test(text.trim());

/** What a file says in words of its own. */
export function saidIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return saidInScript(text);
  const [, front = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? ['', '', text];
  const scripts = [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const markup = template.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/\{\/\*.*?\*\/\}/gs, '');
  // A fragment is TSX too, but for attributes that hold a colon, and expressions inside tags.
  return [front, ...scripts]
    .flatMap(saidInScript)
    .concat(saidInScript(`<>${markup.replace(/<!doctype html>/, '')}</>`));
}

function saidInScript(script: string): string[] {
  const said: string[] = [];
  const source = ts.createSourceFile('file.tsx', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts = (node: ts.Node): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node))
      return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return [...texts(node.left), ...texts(node.right)];
    if (ts.isJsxExpression(node) && node.expression) return texts(node.expression);
    return [];
  };
  const look = (node: ts.Node) => {
    if (ts.isJsxText(node)) said.push(node.text);
    if (ts.isJsxAttribute(node) && node.initializer && spoken.test(node.name.getText()))
      said.push(...texts(node.initializer));
    if (ts.isPropertyAssignment(node) && told.test(node.name.getText())) said.push(...texts(node.initializer));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      said.push(...texts(node.expression));
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      /\.(textContent|innerText|title|alt|placeholder)$/.test(node.left.getText())
    ) {
      said.push(...texts(node.right));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return said.map((words) => words.replace(/&\w+;/g, '').replace(/\s+/g, ' ').trim()).filter(isWords);
}
