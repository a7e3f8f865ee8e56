import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest starts large files first. Short files that run for long start before them here, so that both workers stay busy. */
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

// Groups run one after the other; `npm test` runs HTTP beside the rest.
// Files share a process where they leave nothing behind in it: what was loaded and compiled for one is warm for the next.
export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    tags: [{ name: 'long', description: 'Runs in `npm run test:all`, and not in `npm test`.' }],
    maxWorkers: 2,
    // For what hangs: a story of three seconds has taken thirty in a whole run of everything.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    // Node loads it, and what it imports, so that its hook is there.
    server: { deps: { external: [/\/supabase\/local\/inLanguage\.ts$/] } },
    projects: [
      {
        extends: true,
        // What guards the way out is written for node:test, so that Deno runs it as it is.
        resolve: { alias: { 'node:test': fileURLToPath(new URL('tests/support/nodeTest.ts', import.meta.url)) } },
        test: {
          name: 'unit',
          isolate: false,
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
      // Which proof reaches which function is measured once, before the mutants are tried.
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
          // A mutant that survives costs the time of all its suspects.
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
          // A whole build: 9 s alone.
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
