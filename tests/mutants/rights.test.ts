import { createWorld } from '../http/world.ts';
import { mutantsOfRights } from './mutants.ts';
import { proveMutants } from './proveMutants.ts';

const world = await createWorld();
await proveMutants(world, await mutantsOfRights(world.sql));
