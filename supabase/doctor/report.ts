import type { CheckedFinding } from './examine.ts';
import type { State } from './finding.ts';

const width = 80;
const margin = 10;

const labels: Record<State, string> = {
  ok: 'ok',
  warning: 'warning',
  broken: 'BROKEN',
  unknown: 'UNKNOWN',
  skipped: '-',
};

function wrap(text: string, indent = margin): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => ' '.repeat(indent) + line);
}

const shown = 20;

/** Replaces characters that move a terminal's cursor or reverse text. Keeps line breaks. */
export const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u{fffd}');

export function linesOf({ state, asks, says, items = [], todo }: CheckedFinding): string[] {
  const [first = '', ...rest] = wrap(`${asks} ${says}`.trim());
  const more = items.length > shown ? [`… and ${items.length - shown} more (--json lists them all)`] : [];
  const listed = [...items.slice(0, shown), ...more].flatMap((item) => {
    const [head = '', ...tail] = wrap(item, margin + 4);
    return [`${' '.repeat(margin + 2)}- ${head.trimStart()}`, ...tail];
  });
  const what = todo === undefined ? [] : wrap(`To do: ${todo}`);
  return [labels[state].padEnd(margin) + first.trimStart(), ...rest, ...listed, ...what];
}

export function sumOf(told: readonly CheckedFinding[]): string {
  const words: Record<State, string> = {
    ok: 'ok',
    warning: 'with a warning',
    broken: 'broken',
    unknown: 'could not be checked',
    skipped: 'not checked',
  };
  const parts = (Object.keys(words) as State[]).map((state) => {
    const count = told.filter((one) => one.state === state).length;
    return count > 0 && `${count} ${words[state]}`;
  });
  return `${parts.filter(Boolean).join(', ')}.`;
}
