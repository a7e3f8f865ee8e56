import { inIndia, refundDays } from './common.ts';
import { guests } from './language.ts';

export const yourStay = 'Your booking';
export const description =
  'Your booking: dates, directions, payments, messages to the hotel, and how to change or cancel.';
export const needsScript =
  'This page needs JavaScript to show your booking. You can also write to us with your booking reference. It is in all our emails.';
export const alsoOffline = 'Your booking, also offline: dates, directions, payments, and messages to the hotel.';
export const opening = 'Opening your booking…';
export const bookingIsSafe = 'Your booking is safe.';
export const loading = 'Loading…';

export const asOf = (moment: string) => `As of ${moment}${inIndia}`;
export const offline = 'You are offline.';
export const serverAway = 'We cannot reach the server.';
export const tryNow = 'Try now';
export const asItWas = 'You see your booking as it was then. You can make changes once the connection is back.';
export const sharedAsItWas = 'You see the booking as it was then.';

export const yourStayAt = (hotel: string) => `Your booking at ${hotel}`;
export const reference = 'Reference';
export const messageHotel = 'Message the hotel';
export const messageUs = 'Message us';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const share = 'Share';
export const print = 'Print';
export const isShared = 'Anyone with your shared link can see this booking. To switch it off, select “Share”.';
export const findAnother = 'Find another hotel';
export const moneyOfCancelled = 'Payment and refund';
export const theStay = 'Your booking';
export const houseRules = 'House rules';

export const priceWhenCancelled = 'Price when cancelled';
export const price = 'Price';

export const ifPlansChange = 'If plans change';
export const cancelledNow = (sentences: string) => `If you cancel now: ${sentences}`;
export const changingNeedsNetwork = 'You can change or cancel once you are back online.';
export const changeStay = 'Change booking';
export const payOrWithdraw =
  'You have not paid for your change yet. Pay for it or withdraw it before you change your booking again.';
export const cancelStay = 'Cancel booking';
export const beginsToday = 'Your check-in is today. Contact the hotel to change or cancel.';
export const hasBegun = 'Your stay has begun. Contact the hotel to change or cancel.';
/** Text before, in and after the link. */
export const bookedUnder = (day: string) => ['You booked under our ', 'terms', ` of ${day}.`] as const;

export const tellHotel = 'Tell the hotel';
export const readyFrom = (time: string, day: string) => `Your room is ready from ${time} on ${day}.`;
export const notSaid = 'Not given yet';
export const guest = 'Guest';
export const tellingNeedsNetwork = 'You can tell the hotel once you are back online.';
export const sayMore = 'Add arrival time or special requests';
export const sendToHotel = 'Send to the hotel';

export const onThisDevice = 'On this device';
export const opensUntil = (day: string) => `You can open this booking here without the link until ${day}.`;
export const opensUntilSignedOut = (day: string) =>
  `You can open this booking here without the link until ${day}, or until you sign out.`;
export const opensWithoutLink =
  'If you keep this booking here, you can open it without the link and offline, also from your home screen.';
/** Now, and after a guest saves the link on the device. */
export const whoeverSees = [
  'Anyone who uses this device can see this booking.',
  'Anyone who uses this device can then see this booking. Do not do this on a shared device.',
] as const;
export const whoeverChanges = [
  'Anyone who uses this device can see, change and cancel this booking.',
  'Anyone who uses this device can then see, change and cancel this booking. Do not do this on a shared device.',
] as const;
export const keptHere = 'Kept on this device';
export const keepsNothing = 'Your browser does not save data for this site';
export const notKept = 'Removed from this device';
export const doNotKeep = 'Remove from this device';
export const keepHere = 'Keep on this device';
export const openAnother = 'Open another booking';

export const howWasIt = 'How was your stay?';
export const yourReview = 'Your review';
export const helpsNext = 'Your review helps other guests choose.';
export const noReviewHere = 'You cannot review this booking here.';
export const writeReview = 'Write a review';

// After the payment page of the gateway -------------------------------------------------------------------------------
export const checkAgain = 'Check again';
export const checking = 'Checking your payment…';
export const visitBackReceived = 'We received your payment. Thank you.';
export const confirmedByIt = 'Your booking is confirmed.';
/** After check-out. */
export const paidByIt = 'Your booking is paid in full.';
export const weEmail = 'We also email you.';
export const receiptIsBelow = 'The receipt is below with the price.';
export const balanceStillDue = (amount: string) =>
  `${amount} is due. If you did not pay, no money was taken. You can pay below. If you paid, it can take a few minutes to show here. We keep checking and email you.`;
export const receivedSoFar = (amount: string) => `We received ${amount} of your advance so far.`;
export const stillDue = (amount: string) =>
  `Another ${amount} is due. If you did not pay it, no money was taken. You can pay below. If you paid, it can take a few minutes to show here. We keep checking and email you.`;
export const noneYet = 'We have not received a payment yet.';
export const whatNow =
  'If you did not pay, no money was taken. Pay below before your booking expires. If you paid, it can take a few minutes to show here. We keep checking and email you.';

// Cancelling a booking ------------------------------------------------------------------------------------------------
export const title = 'Cancel booking?';
export const done = 'Booking cancelled';
export const doneWithRefund = (amount: string) => `Booking cancelled. You get ${amount} back.`;
export const keepStay = 'Keep booking';
export const cancelling = 'Cancelling…';
export const cancelIt = 'Cancel booking';
export const visitCancelStayLine = (hotel: string, checkIn: string, checkOut: string) =>
  `${hotel}, ${checkIn} to ${checkOut}`;
export const whatFollows =
  'Your rooms become available to others immediately. We cannot hold them for you. We tell the hotel.';
export const policy = (words: string) => `Your cancellation policy: ${words}`;
export const why = 'Reason (the hotel sees this)';
export const atMost = (characters: number) => `Up to ${characters} characters.`;

// Removing rooms --------------------------------------------------------------------------------------------------------
export const othersMove = (room: string, others: string) =>
  `Guests and rooms below are for ${room}. ${others}: these rooms move to the new dates too.`;
export const dropRooms = 'Remove rooms';
export const dropTitle = 'Remove rooms?';
export const whatFollowsDropped =
  'The rooms that you remove become available to others immediately. We tell the hotel.';
export const whichRooms = 'Rooms to remove';
export const priceFalls = (before: string, after: string) => `The price falls from ${before} to ${after}.`;
export const dropKept = (amount: string) =>
  `Your cancellation policy charges ${amount} for these rooms. The new price includes it.`;
export const dropRefund = (amount: string) => `You get ${amount} back, within 5–7 business days.`;
export const dropNothing = (price: string) => `No refund. You still pay ${price} for the rooms that stay.`;
export const noRefundNow = 'No refund now.';
export const dropped = 'Rooms removed';
export const droppedWithRefund = (amount: string) => `Rooms removed. You get ${amount} back.`;
export const notInBooking = 'These rooms are no longer in your booking. You see it as it is now.';
export const hasType = 'Your booking already has this room type.';
export const dropLost =
  'We could not reach the server and do not know if the rooms were removed. Check your booking, then try again.';

// Cancelled bookings and no-shows -------------------------------------------------------------------------------------
export const isCancelled = 'This booking is cancelled';
export const cancelledOn = (moment: string) => `This booking was cancelled on ${moment}`;
export const isNoShow = (hotel: string) => `${hotel} says that you did not arrive`;
export const ifYouWereThere =
  'If you stayed at the hotel, or arrived and were turned away, tell us. We then ask the hotel.';
export const iWasThere = 'I was there';
export const weLookIntoIt = 'You told us that you were there. We ask the hotel and email you.';
export const didYouCancel = (hotel: string) => `${hotel} says that you cancelled this booking. Did you?`;
export const otherwiseAll = (moment: string, amount: string) =>
  `If you did not cancel, select “No”. You then get all of ${amount} back. The same happens if you do not answer by ${moment}.`;
export const yesICancelled = 'Yes, I cancelled';
export const noIDidNot = 'No, I did not';

// Bookings saved on a device ------------------------------------------------------------------------------------------
export const yourStays = 'Your bookings';
export const visitKeptKeptHere = 'Kept on this device.';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const another = 'Get a link to another booking';

// Receipt and invoices ------------------------------------------------------------------------------------------------
export const documents = 'Documents';
export const receipt = 'Receipt for your payments';
export const saveReceipt = 'Save receipt as PDF';
export const saveAsPdf = (number: string) => `Save ${number} as PDF`;
export const lettersMissing = (letters: string) =>
  `We could not make the PDF: it cannot show these letters: ${letters}. Ask the hotel for it.`;
export const notMade = 'We could not make the PDF. Try again.';
export const making = 'Making…';

// Paying the advance --------------------------------------------------------------------------------------------------
export const payAdvance = (amount: string) => `Pay the advance: ${amount}`;
export const payBalance = (amount: string) => `Pay the balance: ${amount}`;
export const openingPage = 'Opening the payment page…';
export const payNow = (amount: string) => `Pay ${amount}`;
export const howItIsPaid =
  'Pay by card, UPI or net banking on the payment page. You then return here. We never see your card, and we confirm your payment immediately.';

export const reportedOn = (moment: string) => `, reported on ${moment}`;
export const ifYouPaid = 'After you pay, tell us the 12-digit UTR from your UPI app, so that we can find your payment.';
export const notFound = (amount: string) =>
  `We did not find the payment of ${amount} that you reported. If you paid it, check the UTR in your UPI app and report it again.`;
export const correctUtr = 'Correct the UTR';
export const iHavePaid = 'I have paid';

// Reporting a payment by UTR ------------------------------------------------------------------------------------------
export const visitReportReported = (amount: string) => `Payment of ${amount} reported`;
export const weLookForIt = 'We are checking our bank account and will email you.';
export const reportByLinkToo =
  'Open the link in our email and report the UTR there too. Then your booking does not expire while we check the payment.';
export const utrOfPayment = 'UTR of your payment';
export const utrHint =
  'Your UPI app shows these 12 digits as UTR or UPI reference. A transaction ID with letters is a different number.';
export const reporting = 'Reporting…';
export const report = 'Report payment';
export const cancel = 'Cancel';

export const withdraw = 'Withdraw report';
export const withdrawTitle = 'Withdraw report?';
export const withdrawn = 'Report withdrawn';
export const visitReportWhatFollows =
  'We stop checking the payment that you reported. The advance is due again. This page then shows by when.';

// Booking shared with fellow travellers -------------------------------------------------------------------------------
export const stayAt = (hotel: string) => `Booking at ${hotel}`;
export const bookedBy = (name: string) => `Booked by ${name}, who shared it with you.`;
export const arrivalPlanned = (time: string) => ` They plan to arrive at about ${time}.`;
export const cancelled = 'Cancelled';

export const shareTitle = 'Share with fellow travellers';
export const ourStayAt = (hotel: string) => `Our stay at ${hotel}`;
export const notCopied = 'Your browser did not allow copying';
export const endedAll = 'Shared links switched off';
export const endAll = 'Switch off shared links';
export const shareLink = 'Share link';
export const whatTheySee =
  'Anyone with this link sees the hotel and directions, your dates, room, number of guests and arrival time. They see your first name with an initial. They do not see the price, reference or your contact details, and cannot change anything. The link stops working three days after check-out.';
export const link = 'Link';
export const makingLink = 'Creating the link';

// Countdown, messages, payments and refunds ---------------------------------------------------------------------------
export const inDays = (days: number) => `Check-in in ${days} days`;
export const tomorrow = 'Check-in tomorrow';
export const today = 'Check-in today';
export const nightOf = (night: number, nights: number) => `Night ${night} of ${nights}`;
export const leavingToday = 'Check-out today';
export const pastStay = 'Past stay';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${guests}.`;
export const isCancelledStay = (stay: string) => `It is cancelled: ${stay} `;
export const isMissedStay = (stay: string) => `It is recorded as a no-show: ${stay} `;
export const arrivingAbout = (time: string) => `We arrive at about ${time}. `;

export const noneReceived = 'You have paid nothing yet. You owe nothing and get no refund.';
export const received = (amount: string) => `We received ${amount} for this booking.`;
export const hotelDecides = 'The hotel has its own cancellation policy and decides how much is refunded.';
export const noRefund = 'You get no refund under your cancellation policy.';
export const amountBack = (amount: string) => `You get ${amount} back within ${refundDays}.`;
export const holdsUntil = (moment: string) => `This applies if you cancel by ${moment}. After that, no refund.`;
export const reported = (amount: string) => `You reported a payment of ${amount}, which we have not found yet.`;
export const hotelDecidesOnceFound = 'Once we find it, the hotel decides how much is refunded.';
export const noRefundOnceFound = 'Your cancellation policy gives no refund for it.';
export const amountBackOnceFound = (amount: string) => `Once we find it, you get ${amount} back within ${refundDays}.`;

export const ways = {
  cash: 'in cash',
  card: 'by card',
  upi: 'by UPI',
  bank: 'by bank transfer',
  other: '',
  online: 'online',
} as const;
/** Keyed by the gateway's names. */
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'by card',
  upi: 'by UPI',
  netbanking: 'by net banking',
  wallet: 'from a wallet',
};
export const paidToUs = (way: string) => `Paid to us ${way}`.trim();
export const paidAtHotel = (way: string) => `Paid at the hotel ${way}`.trim();
export const refundedByUs = 'Refunded by us';
export const refundedByHotel = (way: string) => `Refunded by the hotel ${way}`.trim();
export const refundSent = 'Refund sent by us';
export const refundDue = (day: string | null) => `Refund due${day ? ` by ${day}` : ''}`;
export const byDay = (day: string) => `by ${day}`;
export const payers = { site: 'We pay it', property: 'The hotel pays it' } as const;

// Guest stay forms ----------------------------------------------------------------------------------------------------
export const invalidTime = 'Enter a time such as 21:30, or leave it empty.';
export const requestsTooLong = 'Enter 1,000 characters or fewer.';
export const invalidUtr = 'A UTR has 12 digits, like 4267 0011 2233. Your UPI app shows it with the payment.';
export const invalidReference = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const emailMissing = 'Enter the email you booked with.';

// Refusals of a booking link's actions --------------------------------------------------------------------------------
export const notChangeable = 'You can no longer change this booking here. Contact the hotel.';
export const invalidNote = 'We could not send this. Check what you entered.';
export const toldOften = 'You sent the hotel 10 messages today. Call the hotel, or try again tomorrow.';
export const sharedOften = 'You shared this booking 20 times today. Try again tomorrow.';

export const nothingDue = 'Nothing is due.';
export const guestDeedsInvalidUtr = 'A UTR has 12 digits. Your UPI app shows it with the payment.';
export const receivedAlready = 'We received this payment already. Enter the UTR of the payment for the rest.';
export const reportedOften =
  'You cannot report more UTRs for this booking. Write to us on WhatsApp, and we find your payment with you.';
export const linkNeeded =
  'We are already checking a payment of this booking. Open the link in our email to report another UTR.';
export const nothingReported = 'We are not checking a payment of this booking. Reload the page to see it as it is now.';
export const reportLost = 'We could not reach the server. Try again: the payment is reported only once.';

export const begun = 'Check-in time has passed. Contact the hotel to change or cancel.';
export const roomNotLet = 'The hotel no longer offers this room. Choose another, or contact the hotel.';
export const invalidGuests = 'Choose at least 1 adult and 1 room.';
export const tooManyRooms = 'The hotel does not have that many of these rooms.';
export const tooManyGuests = 'These rooms do not fit that many guests. Choose another room type, or fewer guests.';
export const quoteFailed = 'We could not load the price. Check your connection and try again.';

export const changedMeanwhile = 'Your booking has changed. Check it, then try again.';
export const priceChanged = 'The price has changed. Check it, then confirm again.';
export const dueChanged = 'The amount to pay has changed. Check it, then confirm again.';
export const changeWaits = 'You have not paid for an earlier change yet. Pay for it or withdraw it first.';
export const tooLateToPay = 'Check-in is too soon to pay for this change here. Ask the hotel to change your booking.';
export const noChange = 'There is no change to pay for. You see your booking as it is now.';
export const soldOut = 'Someone else has just booked these nights. Your booking has not changed.';
export const heldUnpaid =
  'Too many of these rooms are on hold without their advance. If yours is due, pay it first. Otherwise choose fewer rooms or other dates, or ask the hotel.';
export const changedOften = 'You changed this booking 5 times today. Contact the hotel, or try again tomorrow.';
export const notMailed = 'To change your booking again today, open it from the link in our email.';
export const changeLost =
  'We could not reach the server and do not know if your booking was changed. Check it, then try again.';

export const refundChanged = 'The refund has changed. Check it again before you cancel.';
export const reasonTooLong = 'Enter 300 characters or fewer.';
export const cancelLost =
  'We could not reach the server and do not know if your booking was cancelled. Try again: it cannot be cancelled twice.';

// Refusals of a booking link ------------------------------------------------------------------------------------------
export const linkRefusals = {
  not_found: 'This link no longer works. Ask for a new one.',
  shared_link: 'This link only shows the booking. Only the person who booked can change it.',
  rate_limited: 'Too many attempts from your connection. Try again in one minute.',
  busy: 'Someone else is changing this booking. Try again in a moment.',
} as const;
export const linkFailed = 'We could not reach the server. Nothing is lost. Check your connection and try again.';
export const stayNotLoaded = 'We could not load your booking. Check your connection and try again.';

// Guest notes ---------------------------------------------------------------------------------------------------------
export const arrivesAt = 'Arrival time';
export const specialRequests = 'Special requests';

// Money ahead ---------------------------------------------------------------------------------------------------------
export const balanceDueAtHotel = (amount: string) => `You pay the balance of ${amount} at the hotel when you check in.`;
export const moneyAheadReported = (amount: string) =>
  `You reported a payment of ${amount}. We are checking our bank account, usually within one business day, and will email you.`;
export const moreDue = (amount: string) => `Another ${amount} of the advance is due before you arrive.`;
export const moreDueLater = (amount: string) =>
  `Another ${amount} of the advance is due before you arrive. You can pay it here once we have found your first payment.`;
export const wholePrice = 'the whole price';
export const ofTotal = (percent: number) => `${percent}% of the total`;
const aside = (part: string | null) => (part ? ` (${part})` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `Pay us the advance of ${advance}${aside(part)} before you arrive. If it is unpaid then, you pay it at the hotel. Your booking does not expire.`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `Pay us the advance of ${advance}${aside(part)} by ${moment}. Without it your booking expires.`;
export const partReceived = (advance: string, part: string | null, paid: string, due: string) =>
  `You have paid ${paid} of the ${advance} advance${aside(part)} so far. Pay us the other ${due} before you arrive. If it is unpaid then, you pay it at the hotel. Your booking no longer expires.`;
export const partReceivedBy = (advance: string, part: string | null, paid: string, due: string, moment: string) =>
  `You have paid ${paid} of the ${advance} advance${aside(part)} so far. Pay us the other ${due} by ${moment}. Without it your booking expires.`;
export const paidInFullThanks = 'Your booking is paid in full. Thank you.';
export const refunded = 'Your payment was refunded.';
export const partRefunded = 'Part of your payment was refunded.';
export const advanceReceived = (paid: string) => `Your advance of ${paid} is paid. Thank you.`;
export const moneyAheadReceived = (paid: string) => `You have paid ${paid} so far. Thank you.`;
export const moneyAheadNothingDue = (amount: string) =>
  `Nothing is due before you arrive. You pay ${amount} at the hotel when you check in.`;
/** After check-out. */
export const balanceIsDue = (amount: string) => `${amount} of your booking is still due.`;
export const balanceAtHotel = 'Pay it at the hotel.';
export const moreOfBalance = (amount: string) => `Another ${amount} is due.`;
export const moreOfBalanceLater = (amount: string) =>
  `Another ${amount} is due. You can pay it here once we have found your first payment.`;
export const orByUpi = 'Or pay by UPI to our account';

export const moneyAheadLoading = 'Loading';
export const qrToPay = (amount: string, upiId: string) => `QR code to pay ${amount} by UPI to ${upiId}`;
export const payWithApp = (amount: string) => `Pay ${amount} with a UPI app`;
export const noAnswerToButton = 'If no app opens:';
/** `scan`: `orScan`, or ''. */
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `Pay ${amount} by UPI to ${upiId}. Enter ${note} as the note.${scan}`;
export const orScan = ' Or scan this code with any UPI app: it fills in the amount and reference.';
export const fromAnotherPhone = 'Pay from another phone';

// Stay change ---------------------------------------------------------------------------------------------------------
export const changeTitle = 'Change booking';
export const changing = 'Changing…';
export const changeIt = 'Change booking';
export const payAndChange = (amount: string) => `Pay ${amount} and change`;
export const stayChangeChangeWaits = 'Pay to confirm your change';
export const holdingNights = 'Holding the new nights…';
export const changed = 'Booking changed';
/** For changes with immediate payment. */
export const onHoldOnline = 'We hold the new nights for you for 20 minutes while you pay.';
export const onHoldByUpi = 'We hold the new nights for you until the payment is due. Your booking page shows when.';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const eachTakes = (most: number) => `Each takes up to ${guests(most)}`;
export const priceToBe = 'New price';
export const notFree = 'These dates are not available. Your booking has not changed.';
export const nothingChanged = 'Nothing is changed yet.';
export const askingPrice = 'Getting the price…';
export const chooseBoth = 'Choose both dates.';
export const inRupees =
  'Prices are in rupees. Nights you already booked keep their price in your current room type. You keep your booked nights until we confirm the change.';

export const room = 'Room type';
export const yoursNow = 'Yours now. ';
export const upToARoom = (most: number) => `Up to ${most} a room`;
export const ofWholeStay = 'Prices are for all nights, taxes included.';

export const takesUpTo = (most: number) => `Takes up to ${guests(most)} a room`;
export const thereAre = (rooms: number) => `Only ${rooms} ${rooms === 1 ? 'room' : 'rooms'} of this type`;
export const notForStay = 'Not available for this booking';
export const onlyLeft = (rooms: number) => `Only ${rooms} left for these nights`;
export const stayChangeSoldOut = 'Sold out for these nights';
export const samePrice = 'Same price';
export const amountMore = (amount: string) => `${amount} more`;
export const amountLess = (amount: string) => `${amount} less`;

export const refund = (amount: string) => `You get ${amount} back.`;
export const anotherRefund = (amount: string) => `You get another ${amount} back.`;
export const refundUsed = (amount: string) => `We use ${amount} of the refund due to you to pay for it.`;
/** `by`: when the booking expires without it. */
export const dueInAdvance = (amount: string, by: string | null) =>
  by ? `${amount} is due in advance by ${by}. Without it your booking expires.` : `${amount} is due in advance.`;
export const advanceBecomes = (advance: string, due: string, by: string | null) =>
  `The advance becomes ${advance}. ${dueInAdvance(due, by)}`;
export const payWithChange = (advance: string, due: string) =>
  `The advance becomes ${advance}. Pay ${due} now, and we change your booking. Without the payment it stays as it is.`;

// Refund of a cancelled booking ---------------------------------------------------------------------------------------
export const weLookAlso = (reported: string) => `We are also checking the payment of ${reported} that you reported.`;
export const weLook = (reported: string) => `We are checking the payment of ${reported} that you reported.`;
export const cancelledRefunded = (amount: string) => `${amount} of your payment was refunded.`;
export const expiredUnpaid = (advance: string) =>
  `Your booking expired because we did not receive the advance of ${advance} in time.`;
export const noPayment = 'We received no payment for this booking.';
export const cancelledNothingDue =
  'Nothing is due. If you have paid, write to us with your reference. We look into it with you.';
export const askOfRest = (refunded: string) =>
  `${refunded} of your payment was refunded. The hotel decides how much of the rest is refunded. Write to us with your reference, and we ask the hotel.`;
export const askRefund =
  'The hotel decides how much of your payment is refunded. Write to us with your reference, and we ask the hotel.';
export const yourBookingCancelledOn = (moment: string) => `Your booking was cancelled on ${moment}.`;
export const youCancelledOn = (moment: string) => `You cancelled this booking on ${moment}.`;
export const fee = (amount: string) => `The hotel charges a no-show fee of ${amount}.`;
export const paidOfFee = (amount: string) => `You have paid ${amount}.`;
export const feeDue = (amount: string) => `Balance due: ${amount}. You pay it to the hotel.`;
export const feePaid = 'It is paid in full.';
/** For a no-show. */
export const endedOn = (moment: string) => `Your booking ended on ${moment}.`;
/** `when`: `yourBookingCancelledOn`, `youCancelledOn` or `endedOn`. */
export const cancelledNoRefund = (when: string) => `${when} No refund.`;
/** `day` is null if the deadline is unknown. */
const within = (day: string | null) => `within ${refundDays}${day ? ` (by ${day})` : ''}`;
export const refundInAll = (when: string, inAll: string, refunded: string, other: string, day: string | null) =>
  `${when} Your refund is ${inAll}. ${refunded} was refunded already. You get the other ${other} back ${within(day)}.`;
export const feeRefund = (amount: string, day: string | null) => `You get ${amount} back ${within(day)}.`;
export const cancelledRefund = (when: string, amount: string, day: string | null) =>
  `${when} You get ${amount} back ${within(day)}.`;

// Change that waits for payment ---------------------------------------------------------------------------------------
export const pendingChangeStayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'Your change is not confirmed yet';
export const payToChange = (amount: string, total: string, by: string) =>
  `Pay ${amount} by ${by} to confirm it. The new total is ${total}.`;
export const onHold = 'We hold the new nights for you until then. Your booking does not change before you pay.';
export const pendingChangeWeLook = (amount: string, by: string) =>
  `You reported a payment of ${amount}. We are checking it and will email you. Once we find it, we change your booking. We hold the new nights for you until ${by}.`;
export const pay = (amount: string) => `Pay ${amount}`;
export const pendingChangeWithdraw = 'Withdraw change';
export const pendingChangeWithdrawTitle = 'Withdraw change?';
export const pendingChangeWithdrawn = 'Change withdrawn';
export const withdrawWords = 'Your booking stays as it is. The new nights become available to others.';
export const ifPaid = 'If you paid, we refund this payment in full.';
export const paidAndChanged = 'Payment received, booking changed';
export const changedTo = (stay: string) => `Your booking is now: ${stay}. We also email you.`;
export const notPaid = 'No payment received yet. Your booking has not changed.';
export const stillWaits = (by: string) =>
  `If you paid, it can take a few minutes. We keep checking. If you did not pay, you can pay below until ${by}.`;
export const timeIsOver =
  'The time to pay is over. If you paid, it can take a few minutes. We then change your booking or refund this payment in full.';
export const notChanged = 'We received your payment but could not change your booking';
export const refundedInFull = (amount: string) =>
  `You get ${amount} back in full within 5–7 business days. The change was no longer possible. Your booking is as it was.`;

// Changes after the stay has begun ------------------------------------------------------------------------------------
export const onlyHotelThen = 'After this change, only the hotel can change or cancel your booking.';
export const ofAgreedDay =
  'The hotel moved your dates. Your cancellation policy still counts from the date you agreed to.';
export const onlyHotelNow = 'Only the hotel can now change or cancel your booking.';

/** English shows the server's sentence as it is. */
export const changeRefused = (sentence: string) => sentence;

/** English shows the server's sentence (`private.refuse_stay`) as it is. */
export const stayRefusal = (sentence: string) => sentence;

// Messages to the hotel before arrival --------------------------------------------------------------------------------
export const knowsIt = (hotel: string) => `We told ${hotel}`;
export const mailTells = 'The hotel gets an email.';
export const nothingNew = 'Nothing new to send';
export const knowsAll = (hotel: string) => `${hotel} already knows all of this.`;
export const arriveAbout = 'Arrival time';
export const arriveHint =
  'About when you arrive on the day of check-in, in Goa time. If you arrive after midnight, say so in your special requests.';
export const earlyHint = (checkIn: string) =>
  `Rooms are ready from ${checkIn}. If you ask to arrive earlier, the hotel tells you if it is possible. If you arrive after midnight, say so in your special requests.`;
export const requestsHint = 'The hotel sees this with your booking. Requests are not guaranteed.';
export const name = 'Name on the booking';
export const phone = 'Phone';
export const phoneHint = 'So that the hotel can reach you on the way.';
export const sending = 'Sending…';
export const leaveIt = 'Cancel';

// While we check a reported payment -----------------------------------------------------------------------------------
export const doesNotExpire = 'Your booking does not expire while we check.';
export const forAWeek =
  'Your booking does not expire while we check, for up to one week. If we have not found the payment by then, we email you and the advance is due again.';
export const openLinkToKeep = (by: string) =>
  `Open the link in our email, so that your booking does not expire while we check your payment. Otherwise it expires on ${by}.`;
export const openThisToKeep = (by: string) =>
  `Open your booking with the button in this email, so that it does not expire while we check your payment. Otherwise it expires on ${by}.`;
export const expiresBy = (by: string) => `If we do not find the payment, your booking expires on ${by}.`;

// Calendar file -------------------------------------------------------------------------------------------------------
export const calendarFileStayAt = (hotel: string) => `Stay at ${hotel}`;
export const bookingReferenceIs = (reference: string) => `Booking reference: ${reference}`;
export const roomIs = (room: string) => `Room: ${room}`;

// Send link -----------------------------------------------------------------------------------------------------------
export const linkIsOver = 'This link no longer works';
export const whyOver =
  'A newer link was opened, sharing was switched off, the booking’s email changed, or the booking is too old. The person who booked can get a new link here.';
export const leadsToReview =
  'You review your stay on your booking page, up to one year after the stay. Enter your details and we email you a new link to it.';
export const opensByLink =
  'Each of our emails about your booking has a link that opens it. If you lost it, we email you a new one.';
export const justPaid = 'Have you just paid?';
export const doNotPayAgain =
  'Do not pay again. We email you when your payment arrives. The link in that email opens your booking.';
export const lookIntoMailbox = 'Check your inbox';
export const onItsWay =
  'If there is a booking with this reference and this email, a new link is on its way. Once you open it, earlier links stop working. ';
export const pressReview = 'On the page that opens, select “Write a review”. ';
export const nothingThere =
  'If it does not arrive within a few minutes, check your spam folder. Also compare the reference and the email with your confirmation.';
export const tryOnceMore = 'Try again';
export const sendLinkReference = 'Booking reference';
export const referenceHint = 'In every email about your booking: 4 groups of 4 letters and digits.';
export const email = 'Email you booked with';
export const sendLink = 'Send me a new link';
/** Texts between links to the booking, to the account's bookings and to the chat. */
export const otherWays = [
  'With the reference alone you can ',
  'see the booking',
  ', with your name shortened. If you have an account, find it among ',
  'your bookings',
  '. If you have neither the reference nor an email from us, ',
  'ask us on WhatsApp',
  '.',
] as const;
export const cannotFind = (brand: string) => `Hello ${brand}! I cannot find the link to my booking.`;
