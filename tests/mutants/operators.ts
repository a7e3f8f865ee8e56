export interface Change {
  /** The change without a line number, such as `drop: and is_active`. Ends with `#2` if it occurs twice. */
  name: string;
  text: string;
}

interface Token {
  text: string;
  start: number;
  end: number;
  /** Open parentheses, brackets and `case` expressions around it. */
  depth: number;
}

const pattern =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\2\$|[a-z_][\w$]*|\d+(?:\.\d+)?|[-+*/<>=~!@#%^&|?:]+|[\s\S]/giu;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const open: string[] = [];
  for (const { 0: word, index, groups } of text.matchAll(pattern)) {
    if (groups?.skip !== undefined) continue;
    const before = tokens.at(-1)?.text;
    if (word === ')' || word === ']' || (word === 'end' && open.at(-1) === 'case')) open.pop();
    tokens.push({ text: word, start: index, end: index + word.length, depth: open.length });
    if (word === '(' || word === '[' || (word === 'case' && before !== 'end')) open.push(word);
  }
  return tokens;
}

const words = (text: string) => new Set(text.split(' '));
/** Words that end an operand of `and`, `or`, `not` or `where`. */
const ends = words(
  '; , and or then loop group order limit for union except intersect returning on when else end where having window as left right full inner cross join set asc desc',
);
const statementsBegin = words('; then else begin loop');
const statements = words('perform update insert delete raise');
const swaps: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '=': '<>', '<>': '=' };
/** A change here could cause an endless loop, which cannot be interrupted in this process. */
const isEndless = /\bwhile\b|\bexit when\b|\brecursive\b|(?:;|\bbegin|\bthen)\s+loop\b/;

/** Returns every change of one function, from the text of `pg_get_functiondef`. Some do not compile. */
export function changesOf(definition: string): Change[] {
  const opening = definition.indexOf('AS $function$') + 'AS $function$'.length;
  const body = definition.slice(opening, definition.lastIndexOf('$function$'));
  if (isEndless.test(body)) return [];
  const tokens = tokenize(body);
  const changes: Change[] = [];
  const seen = new Map<string, number>();

  function change(label: string, from: Token, to: Token, replacement: string): void {
    const fragment = body.slice(from.start, to.end).replace(/\s+/g, ' ');
    const full = `${label}: ${fragment.length > 90 ? `${fragment.slice(0, 60)} … ${fragment.slice(-27)}` : fragment}`;
    const count = (seen.get(full) ?? 0) + 1;
    seen.set(full, count);
    const text = body.slice(0, from.start) + replacement + body.slice(to.end);
    changes.push({
      name: count === 1 ? full : `${full} #${count}`,
      text: definition.slice(0, opening) + text + definition.slice(opening + body.length),
    });
  }

  function operandEnd(first: number): Token | undefined {
    const depth = tokens[first]?.depth ?? 0;
    let isBetween = false;
    for (let at = first; at < tokens.length; at++) {
      const token = tokens[at] as Token;
      if (token.depth > depth) continue;
      const closes = token.depth < depth || (at > first && token.text === ')' && token.depth < depth);
      if (token.text === 'between') isBetween = true;
      else if (isBetween && token.text === 'and') isBetween = false;
      else if (closes || (token.depth === depth && ends.has(token.text) && !isEndOfCase(at))) return tokens[at - 1];
    }
    return tokens.at(-1);
  }
  /** True if this `end` closes a `case` inside the operand. */
  function isEndOfCase(at: number): boolean {
    return tokens[at]?.text === 'end' && (tokens[at - 1]?.depth ?? 0) > (tokens[at]?.depth ?? 0);
  }
  function statementEnd(first: number): number {
    const depth = tokens[first]?.depth;
    return tokens.findIndex(({ text, depth: own }, at) => at > first && text === ';' && own === depth);
  }
  const textAt = (at: number) => tokens[at]?.text ?? '';

  let lastBetween = -1;
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    const previous = textAt(at - 1);
    const next = tokens[at + 1];
    if (text === 'between') lastBetween = token.depth;
    if (text === 'and' && lastBetween === token.depth) {
      lastBetween = -1;
      continue;
    }
    const end = operandEnd(at + 1);
    if ((text === 'and' || text === 'or') && end && previous !== 'is') change('drop', token, end, '');
    if (text === 'where' && next && end && textAt(at + 1) !== 'current') change('always', next, end, 'true');
    if (text === 'not' && next && previous !== 'is' && !['null', 'exists'].includes(next.text))
      change('drop', token, next, next.text);
    if (text === 'not' && next?.text === 'exists') change('drop', token, next, next.text);
    if (text === 'is' && textAt(at + 1) === 'not' && tokens[at + 2])
      change('swap', token, tokens[at + 2] as Token, `is ${textAt(at + 2)}`);
    if (text === 'is' && (textAt(at + 1) === 'distinct' || textAt(at + 1) === 'null') && next)
      change('swap', token, next, `is not ${next.text}`);
    if (swaps[text]) change('swap', tokens[at - 1] ?? token, next ?? token, around(at, swaps[text] as string));
    if (/^\d+$/.test(text)) {
      change('one more', tokens[at - 1] ?? token, token, `${between(at - 1)}${Number(text) + 1}`);
      change('one less', tokens[at - 1] ?? token, token, `${between(at - 1)}${Number(text) - 1}`);
    }
    if (text === 'true' || text === 'false')
      change('swap', tokens[at - 1] ?? token, token, `${between(at - 1)}${text === 'true' ? 'false' : 'true'}`);
    if (statements.has(text) && (at === 0 || statementsBegin.has(previous))) {
      const last = statementEnd(at);
      if (last > 0) change('drop', token, tokens[last] as Token, textAt(last + 1) === 'end' ? 'null;' : '');
    }
    if (text === 'if' && statementsBegin.has(previous)) dropGuard(at);
  }

  /** Drops `if … then return …; end if;` and the same with `raise`. */
  function dropGuard(at: number): void {
    const then = tokens.findIndex(
      ({ text, depth }, place) => place > at && text === 'then' && depth === tokens[at]?.depth,
    );
    if (!['return', 'raise'].includes(textAt(then + 1))) return;
    const last = statementEnd(then + 1);
    if (textAt(last + 1) === 'end' && textAt(last + 2) === 'if' && tokens[last + 3])
      change('drop', tokens[at] as Token, tokens[last + 3] as Token, '');
  }
  function between(at: number): string {
    return body.slice(tokens[at]?.start ?? 0, tokens[at + 1]?.start ?? 0);
  }
  function around(at: number, operator: string): string {
    return `${between(at - 1)}${operator}${body.slice(tokens[at]?.end, tokens[at + 1]?.end)}`;
  }
  return changes;
}
