import { test } from 'vitest';
import { measureCoverage } from './coverage.ts';

test('each proof is measured', measureCoverage, 1_800_000);
