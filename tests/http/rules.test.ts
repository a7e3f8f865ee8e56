import { rules } from './rules.ts';
import { test } from './worldTest.ts';

/** Stories of money and listings whose rules other tests of the daily suite show too. */
const long: readonly string[] = [
  ...[
    'advanceOfHouse',
    'advanceOfChange',
    'channelExport',
    'claimedStays',
    'claimsFound',
    'claimsHeld',
    'claimsListed',
  ],
  ...['claimsOfCancelled', 'claimsPaidTwice', 'claimsRefused', 'correctionsTold', 'deliveriesAnyOrder', 'deskMails'],
  ...['deskMoney', 'formCLinks', 'houseBookings', 'houseTakesBack', 'houseWords', 'livingContact', 'livingParts'],
  ...[
    'livingTexts',
    'onlineLate',
    'onlineLinks',
    'onlineRefundsStuck',
    'onlineTwice',
    'orders',
    'paymentMoves',
    'payout',
  ],
  ...['promisesKept', 'refundsInTurn', 'reviewTampering', 'roomChangedByGuest', 'settlesOnline', 'strangeTexts'],
];

for (const [name, rule] of Object.entries(rules))
  test(`the rule ${name} holds`, long.includes(name) ? { tags: 'long' } : {}, rule);
