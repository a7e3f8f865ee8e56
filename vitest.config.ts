import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest starts large files first. Here small files that run long start first, to keep both workers busy. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /mutants|rules\.test/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const http = {
  isolate: false,
  globalSetup: './tests/support/prepareBackend.ts',
};

// Groups run in sequence, and `npm test` runs HTTP in parallel. Files that leave no state share a process, which stays warm.
export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    tags: [{ name: 'long', description: 'Runs in `npm run test:all`, and not in `npm test`.' }],
    maxWorkers: 2,
    // A test of three seconds may take thirty in a full run.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    // Node loads it with its imports, so that its loader hook works.
    server: { deps: { external: [/\/supabase\/local\/inLanguage\.ts$/] } },
    projects: [
      {
        extends: true,
        // The guards' tests use node:test, so that Deno can run them unchanged.
        resolve: { alias: { 'node:test': fileURLToPath(new URL('tests/support/nodeTest.ts', import.meta.url)) } },
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: './tests/support/restoreGlobals.ts',
          include: ['tests/unit/**/*.test.ts', 'tests/functions/**/*.test.ts', 'tests/mutants/operators.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          isolate: false,
          include: ['tests/db/**/*.test.ts'],
          globalSetup: './tests/support/preparePostgres.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...http, name: 'http', include: ['tests/http/**/*.test.ts'], sequence: { groupOrder: 2 } },
      },
      // Measures once which proof reaches which function, before the mutants.
      {
        extends: true,
        test: {
          ...http,
          name: 'mutants-coverage',
          include: ['tests/mutants/coverage.test.ts'],
          sequence: { groupOrder: 6 },
        },
      },
      {
        extends: true,
        test: {
          ...http,
          name: 'mutants',
          include: ['tests/mutants/*.test.ts'],
          exclude: ['tests/mutants/coverage.test.ts', 'tests/mutants/operators.test.ts'],
          // A surviving mutant takes the time of all its suspects.
          testTimeout: 600_000,
          sequence: { groupOrder: 7 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A full build takes 9 s alone.
          testTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: './tests/engines/prepareEngines.ts',
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
