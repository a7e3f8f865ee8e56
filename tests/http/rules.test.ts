import { rules } from './rules.ts';
import { test } from './worldTest.ts';

/** Stories of money and listings whose rules other tests of the daily suite show too. */
const long: readonly string[] = [
  'advanceOfChange',
  'roomChangedByGuest',
  'stayDeedLimits',
  'stayInvoices',
  'stayLanguage',
  'stayLinkLimits',
  'stayLinkMails',
  'stayMoves',
  'stayTold',
];

for (const [name, rule] of Object.entries(rules))
  test(`the rule ${name} holds`, long.includes(name) ? { tags: 'long' } : {}, rule);
