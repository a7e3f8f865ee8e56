import { expect, test } from 'vitest';
import { readUuid } from '#src/domain/uuid.ts';

test.each([
  ['0B8C3a1e-0000-4000-8000-00000000000f', '0b8c3a1e-0000-4000-8000-00000000000f'],
  ['0b8c3a1e-0000-4000-8000-00000000000', null],
  ['0b8c3a1e-0000-4000-8000-00000000000f\n', null],
  [' 0b8c3a1e-0000-4000-8000-00000000000f', null],
  ['', null],
  [null, null],
  [['0b8c3a1e-0000-4000-8000-00000000000f'], null],
] as const)('%j reads %j', (text, id) => expect(readUuid(text)).toBe(id));
