/** What the functions' tests take from node:test, when Vitest runs them. */
export { afterAll as after, afterEach, beforeAll as before, beforeEach, test } from 'vitest';
