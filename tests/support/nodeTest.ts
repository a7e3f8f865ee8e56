/** What the functions' tests take from node:test, when Vitest runs them. */
export { afterAll as after, beforeAll as before, beforeEach, test } from 'vitest';
