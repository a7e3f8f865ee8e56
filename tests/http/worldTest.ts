import { type TestOptions, test as vitestTest } from 'vitest';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

/** A proof over HTTP. Throws if the server breaks its name. Gets fresh rows, and may change them. */
export interface Proof {
  file: string;
  name: string;
  prove(world: World): Promise<void>;
}

const collected: Proof[] = [];
let isCollecting = false;
let currentFile = '';

/** Loads test files without registering their tests, and returns their proofs. */
export async function collectProofs(files: Record<string, () => Promise<unknown>>): Promise<readonly Proof[]> {
  isCollecting = true;
  for (const [file, load] of Object.entries(files)) {
    currentFile = file;
    await load();
  }
  isCollecting = false;
  return collected;
}

let shared: Promise<{ world: World; restoreRows(): Promise<void> }> | undefined;

/** A world shared by all files of this process, which restore its rows. It ends with the process. */
function sharedWorld() {
  shared ??= createWorld().then(async (world) => ({ world, restoreRows: await keepRows(world.sql) }));
  return shared;
}

/** Defines a test that gets the world of its process with its initial rows. */
export function test(name: string, prove: Proof['prove']): void;
export function test(name: string, options: TestOptions, prove: Proof['prove']): void;
export function test(name: string, ...rest: [Proof['prove']] | [TestOptions, Proof['prove']]): void {
  const prove = rest.length === 1 ? rest[0] : rest[1];
  const options = rest.length === 1 ? {} : rest[0];
  if (isCollecting) {
    collected.push({ file: currentFile, name, prove });
    return;
  }
  vitestTest(name, options, async () => {
    const { world, restoreRows } = await sharedWorld();
    await restoreRows();
    await prove(world);
  });
}
