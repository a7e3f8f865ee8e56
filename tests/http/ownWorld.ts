import { afterAll, beforeEach } from 'vitest';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

/** A world for the tests of one file. It ends after them. */
export async function createWorldOfFile(options?: Parameters<typeof createWorld>[0]): Promise<World> {
  const world = await createWorld(options);
  afterAll(() => world.close());
  return world;
}

/** Gives each later test the rows of now. Returns what restores them. */
export async function restoreEach({ sql }: World): Promise<() => Promise<void>> {
  const restoreRows = await keepRows(sql);
  beforeEach(() => restoreRows());
  return restoreRows;
}
