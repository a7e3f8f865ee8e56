import { afterEach, expect, test, vi } from 'vitest';
import { preparePhoto } from '#src/features/listing/keep/preparePhoto.ts';

afterEach(() => vi.unstubAllGlobals());

test('photos are read one at a time, and one that cannot be read holds up none', async () => {
  let running = 0;
  let most = 0;
  class Reader extends EventTarget {
    async postMessage({ key, file }: { key: number; file: Blob }) {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      const data = { key, blob: file.size === 0 ? null : file };
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  vi.stubGlobal('Worker', Reader);
  const files = ['one', '', 'three'].map((text) => new Blob([text]));
  expect(await Promise.all(files.map(preparePhoto))).toEqual([files[0], null, files[2]]);
  expect(most).toBe(1);
});
