import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Finds the code of pages statement by statement. Of shared files it finds only the parts that are used. */

const root = resolve(import.meta.dirname, '../..');

const all = '*';
interface Source {
  statements: readonly ts.Statement[];
  makes: ReadonlyMap<string, ts.Statement>;
  takes: ReadonlyMap<string, readonly [file: string, name: string]>;
  passes: readonly string[];
}

/** An Astro file as TSX: frontmatter, scripts and template. Tags may have colons and comments. */
function asScript(text: string): string {
  const [, front = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? ['', '', text];
  const scripts = [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const markup = template
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->|<!doctype html>/gs, '');
  return [front, ...scripts, `<>${markup}</>`].join('\n;\n');
}

export const parseScript = (script: string, name = 'file.tsx') =>
  ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true);

function importedFile(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return undefined;
  const path = specifier.text.startsWith('#src/')
    ? join(root, 'src', specifier.text.slice('#src/'.length))
    : join(dirname(from), specifier.text);
  return /\.(astro|tsx?)$/.test(path) && /^[.#]/.test(specifier.text) && existsSync(path) ? path : undefined;
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)));
}

function madeBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const sources = new Map<string, Source>();
function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { statements } = file.endsWith('.astro') ? parseScript(asScript(text)) : parseScript(text, file);
  const makes = new Map<string, ts.Statement>();
  const takes = new Map<string, readonly [string, string]>();
  const passes: string[] = [];
  for (const statement of statements) {
    for (const name of madeBy(statement)) makes.set(name, statement);
    if (ts.isImportDeclaration(statement)) {
      const from = importedFile(file, statement.moduleSpecifier);
      const { name, namedBindings } = statement.importClause ?? {};
      if (!from) continue;
      if (name) takes.set(name.text, [from, all]);
      if (namedBindings && ts.isNamespaceImport(namedBindings)) takes.set(namedBindings.name.text, [from, all]);
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements) takes.set(one.name.text, [from, (one.propertyName ?? one.name).text]);
    }
    if (ts.isExportDeclaration(statement)) {
      const from = importedFile(file, statement.moduleSpecifier);
      if (from && !statement.exportClause) passes.push(from);
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements) {
          const made = makes.get((propertyName ?? name).text);
          if (from) takes.set(name.text, [from, (propertyName ?? name).text]);
          else if (made) makes.set(name.text, made);
        }
    }
  }
  const source = { statements, makes, takes, passes };
  sources.set(file, source);
  return source;
}

/** True if a statement has an effect when the file is loaded. */
const does = (statement: ts.Statement) =>
  !ts.isExportDeclaration(statement) &&
  !ts.isVariableStatement(statement) &&
  !ts.isFunctionDeclaration(statement) &&
  !ts.isClassDeclaration(statement);

function isPartName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}

export function reachedFrom(pages: readonly string[]): Map<string, Set<ts.Statement>> {
  const reached = new Map<string, Set<ts.Statement>>();
  const passed = new Set<string>();

  function reach(file: string, name: string) {
    const way = `${file} ${name}`;
    if (passed.has(way)) return;
    passed.add(way);
    const { statements, makes, takes, passes } = readSource(file);
    if (!reached.has(file)) {
      reached.set(file, new Set());
      for (const statement of statements) if (does(statement)) use(file, statement);
    }
    if (name === all) for (const statement of statements) use(file, statement);
    const made = makes.get(name);
    const taken = takes.get(name);
    if (made) use(file, made);
    else if (taken) reach(...taken);
    else for (const from of passes) reach(from, name);
  }

  function use(file: string, statement: ts.Statement) {
    const used = reached.get(file);
    if (!used || used.has(statement)) return;
    used.add(statement);
    const { makes, takes } = readSource(file);
    const look = (node: ts.Node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isImportDeclaration(node)) {
        const from = node.importClause ? undefined : importedFile(file, node.moduleSpecifier);
        if (from) reach(from, '');
        return;
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const from = importedFile(file, node.arguments[0]);
        if (from) reach(from, all);
      }
      if (ts.isIdentifier(node) && !isPartName(node)) {
        const taken = takes.get(node.text);
        const made = makes.get(node.text);
        if (taken) reach(...taken);
        else if (made) use(file, made);
      }
      ts.forEachChild(node, look);
    };
    look(statement);
  }

  for (const page of pages) reach(resolve(root, page), all);
  return reached;
}
