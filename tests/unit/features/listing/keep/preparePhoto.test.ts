import { afterEach, expect, test, vi } from 'vitest';
import { preparePhoto } from '#src/features/listing/keep/preparePhoto.ts';

afterEach(() => vi.unstubAllGlobals());

test('photos are read one at a time, and one that cannot be read holds up none', async () => {
  let running = 0;
  let most = 0;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (file.size === 0) throw new Error('No picture.');
  });
  const files = ['one', '', 'three'].map((text) => new Blob([text]));
  expect(await Promise.all(files.map(preparePhoto))).toEqual([files[0], null, files[2]]);
  expect(most).toBe(1);
});
