import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { emptyListing } from '#src/domain/listing/listing.ts';
import { listingSteps, stepNumber } from '#src/domain/listing/steps.ts';
import { allProblems, stepState, steps } from '#src/features/listing/wizard/steps.ts';

test('each folder is a step of the list, in whose order they come', async () => {
  const folders = await readdir('src/features/listing/wizard/steps');
  expect(folders.sort()).toEqual([...listingSteps].sort());
  expect(steps.map(({ name }) => name)).toEqual(listingSteps);
  expect(steps.map(({ name }) => stepNumber(name))).toEqual(listingSteps.map((_, at) => at + 1));
});

test('each part of a form is asked for by a step', () => {
  const parts = steps.flatMap(({ parts }) => parts);
  for (const { path } of allProblems(emptyListing())) expect(parts).toContain(path.split('.')[0]);
});

test.each([
  ['import', 'import', 'current open open open'],
  ['amenities', 'rooms', 'done missing current open'],
] as const)('at %s, once at %s, the rail says %s', (step, furthest, said) => {
  const states = steps.slice(0, 4).map((one) => stepState(one, emptyListing(), { step, furthest }));
  expect(states.join(' ')).toBe(said);
});
