import { alreadyRecorded } from './money.ts';

export const reportsStartWithProperty = 'Reports start with your first live property.';
export const reportsAppearHere =
  'When we approve your listing and guests book it, its occupancy and revenue appear here, month by month.';
export const loadingReport = 'Loading report';
export const financialYear = 'Financial year';
export const aprilToMarch = (year: number) => `April ${year} to March ${year + 1}`;
export const wholeYear = (year: string) => `the year ${year}`;
export const figuresOf = (time: string) => `Figures of ${time}`;
export const occupancy = 'Occupancy';
export const revenue = 'Revenue';
export const nightsSold = 'Room nights sold';
export const onSale = 'Room nights on sale';
export const adr = 'ADR';
export const revpar = 'RevPAR';
export const nightsSoldOfOnSale = (sold: string, onSale: string) => `${sold} of ${onSale} room nights`;
export const perNightSold = 'average price of a room night sold, before GST';
export const perNightOnSale = 'revenue for each room night on sale, before GST';
export const includingGst = (amount: string) => `including ${amount} GST`;
export const gstr1InTill = 'Invoices and GSTR-1 in Till';
export const onThisPage = 'On this page';
export const monthByMonth = 'Month by month';
export const figuresByMonth = 'Figures by month';
export const roomType = 'Room type';
export const byRoomType = (time: string) => `By room type, ${time}`;
export const figuresByRoomType = (time: string) => `Figures by room type, ${time}`;
export const source = 'Source';
export const bySource = (time: string) => `By source, ${time}`;
export const figuresBySource = (time: string) => `Figures by source, ${time}`;
export const byPlan = (time: string) => `By rate plan, ${time}`;
export const figuresByPlan = (time: string) => `Figures by rate plan, ${time}`;
export const bookingsOfYearAppearHere = 'Bookings of this year appear here.';
export const cancellationsAndNoShows = (time: string) => `Cancellations and no-shows, ${time}`;
export const noCancellationsOrNoShows = 'No cancellations or no-shows.';
export const lostNightsAndKeptAmount = (cancellations: string, noShows: string, roomNights: string, amount: string) =>
  `${cancellations} and ${noShows}, with ${roomNights} in total. The property keeps ${amount} of the money that guests paid for them.`;
export const howFiguresCount = (liveDay: string) =>
  `Each night counts in its own month, at the price it was sold for. Occupancy is the share of rooms on sale that were sold. Blocked rooms are not on sale. ADR (average daily rate) is revenue before GST per room night sold. RevPAR is revenue before GST per room night on sale. Rooms count from ${liveDay}, when the property went live. Future months show bookings so far.`;

// Payouts -------------------------------------------------------------------------------------------------------------
export const payoutsStartWithProperty = 'Payouts start with your first live property.';
export const payoutsAppearHere =
  'When we approve your listing and guests book it, this page lists what we received and paid out to you.';
export const payoutsIn = (month: string) => `Payouts in ${month}`;
export const sumsOf = (statement: string) => `Sums: ${statement}`;
export const openingBalance = 'Opening balance';
export const balanceToday = 'Balance today';
export const closingBalance = 'Closing balance';
export const today = (balance: string) => `Today: ${balance}`;
export const nothingIsOutstanding = 'Nothing is outstanding.';
export const weOwe = (hotel: string, amount: string) => `We owe ${hotel} ${amount}.`;
export const nextPayoutIsLess = (hotel: string, amount: string) =>
  `Refunds to guests and our fee were ${amount} more than we held for ${hotel}. The next payout is less by this amount.`;
export const dueBookingsAppearHere =
  'Bookings appear here on the day of arrival, or on cancellation if an amount is kept.';
export const monthPayoutsAppearHere = 'Payouts to the property’s bank account in this month appear here.';
export const payoutsByDay = 'Payouts, by day';
export const payoutOf = (reference: string) => `Payout ${reference}`;
export const payoutReversed = (reference: string) => `Payout ${reference} reversed`;
export const paidOn = (day: string) => `Paid on ${day}`;
export const reversedOn = (day: string) => `Reversed on ${day}`;
export const advancesForLaterStays = 'Advances for later stays';
export const laterAdvancesBecomeDue = 'We have received these. They become due to the property on the day of arrival.';
export const byBooking = (caption: string) => `${caption}, by booking`;
export const receivedByUs = 'Received by us';
export const fee = 'Fee';
export const feeOfPercent = (percent: string) => `Fee (${percent})`;
export const forProperty = 'For the property';
export const dueToProperty = 'Due to the property';
export const outstanding = 'Outstanding';
export const nothingDue = 'Nothing due';
export const changedLater = 'Changed later';
export const endedStays: Record<string, string> = { cancelled: 'Cancelled', no_show: 'No-show' };
export const dayToDay = (first: string, last: string) => `${first} to ${last}`;
export const payoutTerms =
  'We pay out what we received for a booking from the day of arrival, less refunds. If a booking is cancelled, we pay out the part that the guest does not get back.';
export const payoutTermsWithFee =
  'We pay out what we received for a booking from the day of arrival, less refunds and our fee. If a booking is cancelled, we pay out the part that the guest does not get back.';
export const weTakeNoFee = 'We take no fee.';
export const ourFee = (percent: string) =>
  `Our fee is ${percent} of the price of each booking made on our site, GST on the fee included.`;
export const feeOfBookingDay =
  'Each booking keeps the fee of the day it was made. Bookings that the property makes itself have no fee.';
export const wePayGst =
  'The property is not registered for GST. We pay the GST of bookings made on our site and deduct it (CGST Act 2017, section 9(5)).';
export const pdfCannotShowLetters = (letters: string) =>
  `The PDF cannot show these letters: ${letters}. Download the CSV instead.`;

export const payoutRefusals = {
  not_found: 'We did not find this property or payout. Load the page again.',
  nothing_due: 'Nothing was due to this property on that day. Choose a later day, or load the page again.',
  key_reused: alreadyRecorded,
  no_reason: 'Enter a reason of at most 200 characters, in one line.',
  already_reversed: 'Someone has reversed this payout already. You see it as it is now.',
  busy: 'Someone else is recording a payout. Try again.',
};
export const payoutFieldRefusals = {
  paid_on: 'Choose a day from the last 12 months, not in the future.',
  reference: 'Enter the UTR or number of the transfer, in at most 60 characters.',
  note: 'Enter a note of at most 200 characters, in one line.',
  amount: 'Load the page again, then record the payout.',
};
export const payoutAmountChanged = (amount: string) =>
  `${amount} was due on that day. Compare it with the transfer, then record it again.`;
export const payoutReferenceIsUsed = (hotel: string) =>
  `This reference is recorded with a payout to ${hotel}. Check the number.`;
export const checkPayout = 'Check the day and the reference.';
