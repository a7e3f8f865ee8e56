/**
 * @module-tag long
 */
import { mutantsOfRules } from './mutants.ts';
import { proveMutants } from './proveMutants.ts';

await proveMutants(mutantsOfRules, 'second');
