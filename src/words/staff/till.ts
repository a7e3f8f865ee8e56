import { enterReason } from './dialogs.ts';
import { alreadyRecorded, alreadyReversed, note } from './money.ts';

// Till: payments of a day ---------------------------------------------------------------------------------------------
export const loadingTill = 'Loading the till';
export const noPropertyIsLive = 'No property is live yet.';
export const tillStartsWithListing = 'Once your listing is approved, your guests’ payments appear here by day.';
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const downloadDayAsCsv = 'Download day as CSV';
/** Used if the reader has no name in their profile. */
export const you = 'You';
export const sums = 'Sums';
export const method = 'Method';
export const net = 'Net';
export const nothingMovedOnDay = 'Nothing was received or refunded on this day.';
export const siteReceived = (amount: string) => `Not in your till: Susegad Stays received ${amount}.`;
export const siteRefunded = (amount: string) => `Not in your till: Susegad Stays refunded ${amount}.`;
export const siteReceivedAndRefunded = (received: string, refunded: string) =>
  `Not in your till: Susegad Stays received ${received} and refunded ${refunded}.`;
export const refundsDue = 'Refunds due';
export const refundsDueAppearHere = 'Refunds that are due appear here.';
export const paymentsOfDay = 'Payments and refunds of the day';
export const paymentsOfDayAppearHere = 'Payments and refunds of this day appear here. To record one, open its booking.';

// Till: cash of a day -------------------------------------------------------------------------------------------------
export const cashOfDay = 'Cash of the day';
export const cashKinds = { opening: 'Opening cash', expense: 'Expense', count: 'Cash counted' };
export const asRecorded = 'As recorded';
export const asCountedOn = (day: string) => `As counted on ${day}`;
export const nothingWasCounted = 'Nothing was counted before';
export const cashMovedOnUncountedDays = (amount: string) =>
  `Cash changed by ${amount} on earlier days that were not counted. Count those days, or record the opening cash.`;
export const receivedInCash = 'Received in cash';
export const refundedInCash = 'Refunded in cash';
export const expenses = 'Expenses';
export const expectedCash = 'Expected cash';
export const countedCash = 'Counted cash';
export const difference = 'Difference';
export const tooLittle = (amount: string) => `${amount} too little`;
export const tooMuch = (amount: string) => `${amount} too much`;
export const notCountedYet = 'Not counted yet.';
export const countedAndMatches = 'Counted. It matches.';
export const countedWithDifference = (difference: string, note: string) => `Counted, ${difference}: ${note}`;
export const lessExpectedAfterCount = (amount: string) =>
  `Cash was recorded after the count. ${amount} less is expected now.`;
export const moreExpectedAfterCount = (amount: string) =>
  `Cash was recorded after the count. ${amount} more is expected now.`;
export const countStillMatches = 'It matches the count.';
export const countAgainBecause = (difference: string) => `The counted cash is ${difference}. Count again.`;
export const cashFrom = (day: string) => `This day has not begun. You can record its cash from ${day}.`;
export const countAgain = 'Count again';
export const changeOpeningCash = 'Change opening cash';
export const cashEntries = 'Expenses and counts';
export const cashEntriesAppearHere = 'Expenses, opening and counted cash of this day appear here.';
export const wasExpected = (amount: string) => `${amount} was expected`;

export const cashForms = {
  count: {
    title: 'Count cash',
    amount: 'Cash in the till (₹)',
    note,
    hint: 'If there is a difference, explain it.',
  },
  expense: {
    title: 'Record expense',
    amount: 'Amount (₹)',
    note: 'What for',
    hint: 'Such as "Vegetables" or "Taken to the bank".',
  },
  opening: {
    title: 'Record opening cash',
    amount: 'Cash in the till in the morning (₹)',
    note,
    hint: 'If it differs from the last count, say why.',
  },
};
export const expectedOnDay = (day: string, amount: string) => `${day}: ${amount} is expected`;
export const enterExpense = 'Enter an amount above ₹0, like 420 or 420.50.';
export const enterCash = 'Enter an amount, like 4200 or 0.';
export const enterExpensePurpose = 'Say what it is for.';
export const explainDifference = (difference: string) => `Explain the difference: ${difference}.`;
export const onlyExpectedInTill = (amount: string) => `Only ${amount} is expected in the till`;
export const checkExpense = 'Check the amount. If there was more cash in the morning, record the opening cash.';
export const amountIsRight = 'The amount is right';
export const cashRefusals = {
  not_found: 'You no longer have access to this property. Choose another one, or ask the owner for access.',
  invalid_dates: 'Choose a day in 2000 or later.',
  not_begun: 'This day has not begun. Choose today or an earlier day.',
  too_long_ago: 'This day is more than one year ago. Choose a later day.',
  no_reason: enterReason,
  already_reversed: alreadyReversed,
  key_reused: alreadyRecorded,
  too_many_entries: 'This day has reached the limit of 200 cash entries.',
  busy: 'Someone else is recording cash of this property. Try again.',
};
export const cashFieldRefusals = (maxNote: number) => ({
  amount: 'Enter an amount, like 4200 or 4200.50.',
  note: `Say what it is for, in one line of at most ${maxNote} characters.`,
});
export const checkCash = 'Check the amount and the note.';
export const cashWasRecordedWhileCounting = (amount: string) =>
  `Someone recorded cash of this day while you counted. ${amount} is expected now. Compare it with what you counted, then record again.`;
export const enterNoteOnDifference = (difference: string) =>
  `Enter a note that explains the difference: ${difference}.`;
