import { afterAll, expect, test, vi } from 'vitest';
import { holdListing } from '#src/features/listing/keep/oneTab.ts';

let grant = () => {};
const request = (_name: string, _options: LockOptions, callback: () => Promise<void>) =>
  new Promise((resolve) => {
    grant = () => resolve(callback());
  });
/** Another tab asks for the listing. */
let ask = () => {};
class Channel {
  onmessage: (() => void) | null = null;
  constructor() {
    ask = () => this.onmessage?.();
  }
  close() {
    this.onmessage = null;
  }
}
vi.stubGlobal('navigator', { locks: { request } });
vi.stubGlobal('BroadcastChannel', Channel);
afterAll(() => void vi.unstubAllGlobals());

test('a tab gives a listing away only once it has it', async () => {
  const leave = vi.fn(async () => {});
  const held = holdListing('listing', false, leave);
  ask();
  grant();
  expect(await held).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  ask();
  expect(leave).toHaveBeenCalledExactlyOnceWith(false);
});
