/** Comments, words and quoted texts of SQL. Quoted texts may contain code to execute. */
const pieces = /--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|"(?:[^"]|"")*"|[\w$]+|[^\s\w]/g;

/** Tokens before which a statement can begin. */
const begins = /^(?:[;()>]|begin|then|else|loop|in|as|)$/;

/** The content of a quoted text. Dollar quotes need no escapes. */
const within = (text: string) =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text.replace(/^\$\w*\$([\s\S]*)\$\w*\$$/, '$1');

/**
 * Returns statements at any depth that change or delete all rows, as `update private.settings`. Hosted projects refuse a missing WHERE
 * (https://github.com/eradman/pg-safeupdate).
 */
export function wholeTableChanges(body: string): string[] {
  const found: string[] = [];
  const words: string[] = [];
  for (const [piece] of body.matchAll(pieces)) {
    if (piece.startsWith('--') || piece.startsWith('/*')) continue;
    if (/^'|^\$\w*\$/.test(piece)) {
      if (/^\s*(?:with|update|delete)\b/i.test(within(piece))) found.push(...wholeTableChanges(within(piece)));
      words.push("''");
    } else words.push(piece.toLowerCase());
  }
  words.forEach((word, at) => {
    // `for update` locks. `do update set` belongs to an insert and `then update set` to a merge.
    const isUpdate = word === 'update' && begins.test(words[at - 1] ?? '') && words[at + 1] !== 'set';
    const isDelete = word === 'delete' && words[at + 1] === 'from';
    if (!isUpdate && !isDelete) return;
    const statement = readStatement(words, at);
    const isWhole = !statement.includes('where') && (isDelete || statement.includes('set'));
    if (isWhole) found.push(statement.slice(0, isDelete ? 5 : 4).join(' '));
  });
  return found;
}

function readStatement(words: readonly string[], start: number): string[] {
  const statement: string[] = [];
  let depth = 0;
  for (const word of words.slice(start)) {
    if (word === ')') depth--;
    if (depth < 0 || word === ';' || word === 'loop') break;
    if (depth === 0) statement.push(word);
    if (word === '(') depth++;
  }
  return statement;
}
