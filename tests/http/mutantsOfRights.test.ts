/**
 * @module-tag long
 */
import { mutantsOfRights } from './mutants.ts';
import { proveMutants } from './proveMutants.ts';

await proveMutants(mutantsOfRights);
