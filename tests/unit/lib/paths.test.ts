import { expect, test } from 'vitest';
import { mailTo } from '#src/lib/paths.ts';

test.each([
  ['asha@guests.example', 'mailto:asha@guests.example'],
  ['a@b.c?bcc=spy@evil.example', 'mailto:a@b.c%3Fbcc%3Dspy%40evil.example'],
  ['a@b.c?bcc=spy%40evil.example', 'mailto:a@b.c%3Fbcc%3Dspy%2540evil.example'],
  ['a@b.c&cc=spy%40evil.example', 'mailto:a@b.c%26cc%3Dspy%2540evil.example'],
  ['a,spy%40evil.example@b.c', 'mailto:a%2Cspy%2540evil.example@b.c'],
])('a letter to %s goes to that address alone', (email, link) => expect(mailTo(email)).toBe(link));
