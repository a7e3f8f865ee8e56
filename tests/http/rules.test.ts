import { rules } from './rules.ts';
import { test } from './worldTest.ts';

/** Stories of money and listings whose rules other tests of the daily suite show too. */
const long: readonly string[] = [
  'adminsBefore',
  'advanceOfChange',
  'advanceOfHouse',
  'deliveriesAnyOrder',
  'deliveriesMismatched',
  'houseMoney',
  'houseTakesBack',
  'houseWords',
  'onlineClosed',
  'onlineLate',
  'onlineLinks',
  'onlinePages',
  'onlineRefundsStuck',
  'onlineTwice',
  'overdueChanged',
  'paymentMoves',
  'promisesStand',
  'refundsInTurn',
  'refundsLate',
  'roomChangedByGuest',
  'settlesInTurn',
  'settlesOnline',
  'siteAlone',
  'stayDeedLimits',
  'stayInvoices',
  'stayMoves',
];

for (const [name, rule] of Object.entries(rules))
  test(`the rule ${name} holds`, long.includes(name) ? { tags: 'long' } : {}, rule);
