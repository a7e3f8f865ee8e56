import { rules } from './rules.ts';
import { test } from './worldTest.ts';

/** Rules of money and listings that other daily tests also cover. */
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
