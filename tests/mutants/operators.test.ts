import { expect, test } from 'vitest';
import { changesOf } from './operators.ts';

const define = (body: string) => `CREATE FUNCTION private.f()\n LANGUAGE plpgsql\nAS $function$${body}$function$\n`;
const names = (body: string) => changesOf(define(body)).map(({ name }) => name);

test('a condition is dropped up to the end of its operand', () => {
  expect(names(`select from t where a and (b or c) order by d`)).toEqual([
    'always: a',
    'drop: and (b or c)',
    'drop: or c',
  ]);
});

test('the end of a between is no condition', () => {
  expect(names(`select a between b and c and d`)).toEqual(['drop: and d']);
});

test('comparisons and constants are changed', () => {
  expect(names(`select a < 3, b is distinct from c`)).toEqual([
    'swap: a < 3',
    'one more: < 3',
    'one less: < 3',
    'swap: is distinct',
  ]);
  expect(changesOf(define('select a < 3')).map(({ text }) => text)).toEqual([
    define('select a <= 3'),
    define('select a < 4'),
    define('select a < 2'),
  ]);
});

test('a statement and a refusal are dropped', () => {
  expect(names(`begin perform f(a); if b then return c; end if; return d; end`)).toEqual([
    'drop: perform f(a);',
    'drop: if b then return c; end if;',
  ]);
});

test('strings, comments and dollar quotes are left alone', () => {
  expect(names(`select 'a and 1', $x$b or 2$x$ -- and 3\n /* or 4 */`)).toEqual([]);
});

test('a case keeps its conditions inside', () => {
  expect(names(`select a and case when b or c then d end and e`)).toEqual([
    'drop: and case when b or c then d end',
    'drop: or c',
    'drop: and e',
  ]);
});

test('the same change twice gets a number', () => {
  expect(names(`select x and a, x and a`)).toEqual(['drop: and a', 'drop: and a #2']);
});

test('a loop that could become endless is left alone', () => {
  expect(names(`begin while a < 3 loop a := a + 1; end loop; end`)).toEqual([]);
});
