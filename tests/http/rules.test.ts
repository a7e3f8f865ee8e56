import { rules } from './rules.ts';
import { test } from './worldTest.ts';

for (const [name, rule] of Object.entries(rules)) test(`the rule ${name} holds`, rule);
