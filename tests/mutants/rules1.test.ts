import { provePart } from './proveMutants.ts';

await provePart(1);
