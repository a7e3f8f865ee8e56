import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { parseScript, reachedFrom } from './reachedCode.ts';

/** Finds texts for people in code outside of `src/words`. */

const root = resolve(import.meta.dirname, '../..');

const wordsElsewhere = /^src\/(words|content|build)\//;

/** Attributes that are shown or read aloud. */
const spoken = /^(aria-(label|roledescription|description|valuetext)|alt|title|placeholder|label)$/;
const told = /^(title|description|label|text|message|words|hint)$/;
/** Names of values with classes, sizes, keys or protocols. */
const unreadName = /(^c|C)lass(es|Name|:list)?$|(^s|S)izes$|^(style|media|rel|viewBox|key|authorization)$/;
/** Functions whose arguments are selectors, classes or messages for developers. */
const unreadBy = /^(console\.\w+|.*\b(querySelector(All)?|closest|matches|matchMedia)|cx)$/;
/** Functions that make English from a word. */
const speaks = /^counted$/;

/** Placeholder for a value in a text. */
const fact = '\ufffc';

const isCss = (text: string) => /^\([a-z-]+ ?[<>=:]/.test(text) || /^[a-z][\w-]*(, [a-z][\w-]*)+$/.test(text);
const hasLetters = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

/** True if a text is for people: two words, a word next to a value, or one capitalised word. */
function isSentence(text: string): boolean {
  if (isCss(text)) return false;
  if (/^\p{Lu}\p{Ll}*(-\p{Ll}+)*[.!?…:]?$/u.test(text)) return true;
  const tokens = text
    .replace(/<[^<>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const words = tokens.filter((token) => /^[("“‘]*\p{L}[\p{L}’'-]*[)"”’.,:;!?…]*$/u.test(token));
  const isBeside =
    words.length > 1 || /^\s|\s$/.test(text) || tokens.some((token) => /^\d+$/.test(token) || token.includes(fact));
  return isBeside && words.some((word) => hasLetters(word) && !word.includes('-'));
}

const isElement = (attribute: ts.JsxAttribute) => /^[a-z]/.test(attribute.parent.parent.tagName.getText());

const comparing: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
];
const isComparison = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && comparing.includes(node.operatorToken.kind);
const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

function isUnread(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  // Only bugs are thrown, so their texts are for developers.
  if (ts.isThrowStatement(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return unreadName.test(name) || (isElement(node) && !spoken.test(name) && !/^on[A-Z]/.test(name));
  }
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return unreadName.test(node.name?.getText() ?? '');
  if (isAssignment(node)) return unreadName.test(node.left.getText().split('.').at(-1) ?? '');
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return unreadBy.test(node.expression.getText());
  return false;
}

const isSetting = ({ expression, arguments: given }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'set' && given.length === 2;

/** True if a literal is a key, a comparison or data to parse. */
function isCode(literal: ts.Node): boolean {
  const { parent } = literal;
  if (ts.isCallExpression(parent)) {
    const isKeyed = /(\.(get|has|delete)|^useRemote)$/.test(parent.expression.getText()) || isSetting(parent);
    return isKeyed && parent.arguments[0] === literal;
  }
  return (
    (ts.isPropertyAssignment(parent) && parent.name === literal) ||
    isComparison(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name.text === 'split')
  );
}

function isShown(text: ts.Node): boolean {
  const { parent } = text;
  if (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent))
    return isShown(parent);
  if (ts.isConditionalExpression(parent)) return text !== parent.condition && isShown(parent);
  if (isAssignment(parent))
    return /\.(textContent|innerText|title|alt|placeholder|ariaLabel)$/.test(parent.left.getText());
  if (ts.isBinaryExpression(parent)) return !isComparison(parent) && isShown(parent);
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isShown(parent) : true;
  if (ts.isJsxAttribute(parent)) return spoken.test(parent.name.getText());
  if (ts.isCallExpression(parent)) return speaks.test(parent.expression.getText());
  return false;
}
const isTold = (text: ts.Node) => {
  const { parent } = text;
  return ts.isPropertyAssignment(parent) && parent.initializer === text && told.test(parent.name.getText());
};

const wordyDate = /weekday|(date|time)Style|timeZoneName|dayPeriod|hour12|'(long|short|narrow)'|\.\.\./;

/** True if this selects English for dates, lists or names. Numbers look the same in both languages. */
function isEnglish(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node) || !/^en(-[A-Z]{2})?$/.test(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return /^(lang|language|locale)$/.test(parent.name.getText());
  if (!ts.isNewExpression(parent) && !ts.isCallExpression(parent)) return false;
  const [, options] = parent.arguments ?? [];
  if (options && ts.isObjectLiteralExpression(options) && !wordyDate.test(options.getText())) return false;
  return /\bIntl\.(?!NumberFormat)\w+$|\.(toLocale(Date|Time)String|localeCompare)$/.test(parent.expression.getText());
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => fact + literal.text)].join('');
}

function saidBy(code: ts.Node): string[] {
  const said: string[] = [];
  const look = (node: ts.Node) => {
    if (isUnread(node)) return;
    if (ts.isJsxText(node) && hasLetters(node.text)) said.push(node.text);
    const text = textOf(node);
    if (text !== undefined && hasLetters(text) && !isCode(node)) {
      const isOneWord = /^[a-z0-9-]+$/.test(text);
      if (isSentence(text) || isEnglish(node) || isShown(node) || (isTold(node) && !isOneWord)) said.push(text);
    }
    ts.forEachChild(node, look);
  };
  look(code);
  return said.map((words) => words.replaceAll(fact, '…').replace(/\s+/g, ' ').trim());
}

export const saidInScript = (script: string) => saidBy(parseScript(script));

export const saidOn = (pages: readonly string[]): { file: string; said: string[] }[] =>
  [...reachedFrom(pages)]
    .map(([path, statements]) => ({ file: relative(root, path), said: [...statements].flatMap(saidBy) }))
    .filter(({ file }) => !wordsElsewhere.test(file))
    .sort((one, other) => one.file.localeCompare(other.file));
