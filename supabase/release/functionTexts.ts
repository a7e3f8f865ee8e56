import type { Migration } from '../local/migrations.ts';

export interface FunctionText {
  /** Such as `private.today`. */
  name: string;
  /** Names and types of the arguments, without defaults. */
  args: string;
  /** The statement with the comment above it, as the newest migration writes it. */
  text: string;
  file: string;
}

// A quoted text, a body in dollars or a comment may hold a semicolon.
const part = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|\bbegin atomic\b[\s\S]*?^end;|;/gm;
const statement =
  /^(?<comment>(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\n|--[^\n]*\n)*)(?:create (?:or replace )?function|(?<drop>drop function)(?: if exists)?) (?<name>(?:private|public)\.\w+)/gm;

/** Returns the functions that migrations leave behind, sorted by name. A function of several signatures is there several times. */
export function functionTexts(migrations: readonly Pick<Migration, 'file' | 'text'>[]): FunctionText[] {
  const found = new Map<string, FunctionText>();
  for (const { file, text: sql } of migrations) {
    for (const { index, 0: opening, groups } of sql.matchAll(statement)) {
      const { name = '', drop } = groups ?? {};
      const text = sql.slice(index, endOf(sql, index + opening.length));
      const args = argumentsIn(text.slice(opening.length));
      const key = `${name}(${args ?? ''})`;
      if (!drop) found.set(key, { name, args: args ?? '', text, file });
      // A name alone drops the only function of this name.
      else
        for (const [known, one] of found)
          if (args === undefined ? one.name === name : dropped(one, name, args)) found.delete(known);
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function endOf(sql: string, from: number): number {
  part.lastIndex = from;
  for (let found = part.exec(sql); found; found = part.exec(sql))
    if (found[0].endsWith(';') && !/^['$/-]/.test(found[0])) return part.lastIndex;
  return sql.length;
}

/** Returns what is between the parentheses of `(p_a text default '', p_b date)`: `p_a text, p_b date`. */
function argumentsIn(text: string): string | undefined {
  if (!/^\s*\(/.test(text)) return undefined;
  let depth = 0;
  let end = 0;
  for (; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')' && --depth === 0) break;
  }
  return split(text.slice(text.indexOf('(') + 1, end).replace(/--[^\n]*/g, ''))
    .map((arg) =>
      arg
        .replace(/\s+(?:default\b|=)[\s\S]*$/i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((arg) => arg !== '')
    .join(', ');
}

/** Splits at commas outside parentheses and brackets. */
function split(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** `drop function` names types alone. */
const dropped = (one: FunctionText, name: string, args: string) => {
  const types = one.args.split(', ').map((arg) => arg.replace(/^p_\w+ /, ''));
  return one.name === name && (args === one.args || args === types.join(', '));
};
