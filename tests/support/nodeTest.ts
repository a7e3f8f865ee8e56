/** Replaces node:test when Vitest runs the tests of functions. */
export { afterAll as after, afterEach, beforeAll as before, beforeEach, test } from 'vitest';
