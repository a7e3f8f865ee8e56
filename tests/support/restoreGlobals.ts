import { afterAll, vi } from 'vitest';

// Files share a process: the next one must not meet a stand-in of `window`.
afterAll(() => {
  vi.unstubAllGlobals();
});
