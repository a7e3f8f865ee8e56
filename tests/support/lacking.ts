import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportBlock } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { browsers } from '#src/build/browsers.ts';

const namesAtMdn = { safari: 'safari', ios: 'safari_ios', firefox: 'firefox', chrome: 'chrome' } as const;

const isSince = (added: string | false, oldest: string) =>
  added !== false && Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(oldest);

function tooOld({ support }: CompatStatement): string[] {
  return Object.entries(browsers)
    .filter(([name, oldest]) => {
      const said = (support as SupportBlock)[namesAtMdn[name as keyof typeof browsers]] ?? [];
      return ![said]
        .flat()
        .some(
          (one) =>
            !(one.flags || one.prefix || one.alternative_name || one.version_removed) &&
            isSince(one.version_added, oldest),
        );
    })
    .map(([name]) => name);
}

type Node = Identifier;
const inside = (node: Node | undefined): [string, Node][] =>
  Object.entries(node ?? {}).filter(([name]) => name !== '__compat') as [string, Node][];

const owners = new Set<string>();
/** `Owner.member` and bare names, with the browsers that lack them. */
const lacks = new Map<string, string[]>();
/** Members that at least one owner has in every browser. */
const everywhere = new Set<string>();
const standard = ({ status }: CompatStatement) => status?.standard_track !== false && !status?.deprecated;
/** Members that no owner has in every browser. */
const newMembers = new Map<string, string[]>();

for (const [owner, node] of [...inside(data.api as Node), ...inside(data.javascript.builtins as Node)]) {
  owners.add(owner);
  if (node.__compat) lacks.set(owner, tooOld(node.__compat));
  for (const [name, member] of inside(node)) {
    if (!member.__compat || name.endsWith('_event') || name === owner) continue;
    const without = tooOld(member.__compat);
    const called = name.replace(/_static$/, '');
    // MDN lists methods of objects such as Math and of prototypes under the same kind of name.
    lacks.set(`${owner}.${called}`, without);
    if (without.length === 0) everywhere.add(called);
    else if (standard(member.__compat)) newMembers.set(called, without);
    if (owner === 'Window' || owner === 'WorkerGlobalScope') lacks.set(called, without);
  }
}
for (const name of everywhere) newMembers.delete(name);

/**
 * Returns calls that a supported browser lacks, such as `AbortSignal.any (safari, ios)`. A file that checks for a feature (`typeof`, `?.`, `in`) may
 * use it.
 */
export function lackingInScript(text: string): string[] {
  const file = ts.createSourceFile('built.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const own = new Set<string>();
  const asked = new Set<string>();
  const used = new Map<string, readonly string[]>();

  function look(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclared =
        ((ts.isVariableDeclaration(parent) ||
          ts.isParameter(parent) ||
          ts.isBindingElement(parent) ||
          ts.isFunctionDeclaration(parent) ||
          ts.isFunctionExpression(parent) ||
          ts.isClassDeclaration(parent) ||
          ts.isClassExpression(parent)) &&
          parent.name === node) ||
        ts.isImportSpecifier(parent);
      if (isDeclared) own.add(node.text);
      const isReference =
        !isDeclared &&
        !(ts.isPropertyAccessExpression(parent) && parent.name === node) &&
        !(ts.isPropertyAssignment(parent) && parent.name === node) &&
        !ts.isMethodDeclaration(parent) &&
        !ts.isExportSpecifier(parent);
      if (isReference) use(node.text, lacks.get(node.text));
      if (isReference && ts.isTypeOfExpression(parent)) asked.add(node.text);
    } else if (ts.isPropertyAccessExpression(node)) {
      const { name, expression, parent } = node;
      const owner = ts.isIdentifier(expression) && owners.has(expression.text) ? expression.text : '';
      const key = `${owner}.${name.text}`;
      const isCalled = ts.isCallExpression(parent) && parent.expression === node;
      if (ts.isTypeOfExpression(parent) || (isCalled && parent.questionDotToken)) asked.add(key);
      if (owner && lacks.has(key)) use(key, lacks.get(key));
      else if (isCalled) use(key, newMembers.get(name.text));
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      if (ts.isStringLiteralLike(node.left)) asked.add(node.left.text);
    }
    ts.forEachChild(node, look);
  }
  function use(what: string, without: readonly string[] | undefined) {
    if (without && without.length > 0) used.set(what, without);
  }
  look(file);
  return [...used]
    .filter(([what]) => !own.has(what) && !asked.has(what) && !asked.has(what.slice(what.lastIndexOf('.') + 1)))
    .map(([what, without]) => `${what} (${without.join(', ')})`);
}

const { properties, selectors, types, 'at-rules': atRules } = data.css as Record<string, Node>;

const functions = new Map<string, string[]>();
(function collect(node: Node) {
  for (const [name, below] of inside(node)) {
    if (below.__compat && !functions.has(name)) functions.set(name, tooOld(below.__compat));
    collect(below);
  }
})(types as Node);

/** Returns CSS features that a supported browser lacks: properties, values, functions, at-rules and pseudo-classes. */
export function lackingInStyles(css: string): string[] {
  const used = new Map<string, readonly string[]>();
  const use = (what: string, node: Node | undefined) => {
    const without = node?.__compat ? tooOld(node.__compat) : [];
    if (without.length > 0) used.set(what, without);
  };
  const bare = css.replace(/"(?:[^"\\]|\\.)*"|url\([^)]*\)/g, '""');
  for (const [, name = ''] of bare.matchAll(/@([a-z-]+)/g)) use(`@${name}`, atRules?.[name] as Node);
  for (const [, name = ''] of bare.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)) use(`:${name}`, selectors?.[name] as Node);
  for (const [, name = '', value = ''] of bare.matchAll(/[{;]([a-z-]+):([^;{}]*)(?=[;}])/g)) {
    const property = properties?.[name] as Node | undefined;
    use(name, property);
    for (const [word] of value.matchAll(/(?<![\w-])[a-z-]+(?![\w(-])/g))
      use(`${name}: ${word}`, property?.[word] as Node);
    for (const [, word = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      const without = functions.get(word) ?? [];
      if (without.length > 0) used.set(`${word}()`, without);
    }
  }
  return [...used].map(([what, without]) => `${what} (${without.join(', ')})`);
}
