/** The emails to a guest about a booking: booked, changed, cancelled, and the link to it. Emails to the property use some of these words too. */

export const openYourStay = 'Open your booking';
export const seeYourBooking = 'See your booking';
export const linkIsYours =
  'Keep this link private: anyone with it can see, change and cancel your booking. To show the booking to fellow travellers, select “Share” on your booking page.';
export const linkIsYoursToRead = 'Keep this link private: anyone with it can see your booking.';
export const entryComes = 'Open the attached file to add or update this booking in your calendar.';
export const entryGoes = 'Open the attached file to remove this booking from your calendar.';

export const reference = 'Booking reference';
export const status = 'Status';
export const hotel = 'Hotel';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const dayFrom = (day: string, time: string) => `${day}, from ${time}`;
export const dayUntil = (day: string, time: string) => `${day}, by ${time}`;
export const room = 'Room';
export const guests = 'Guests';
export const guest = 'Guest';
export const phone = 'Phone';
export const payment = 'Payment';
export const none = 'None';
export const yourRequests = 'Your requests';
export const requestsPassedOn = 'Passed on to the hotel.';
export const cancellation = 'Cancellation';
export const price = 'Price';
export const gstIncluded = 'GST included';
export const advance = 'Advance';
export const paidSoFar = 'Paid so far';
export const total = 'Total';
export const totalWithTaxes = 'Total, all taxes included';
export const changedFrom = (now: string, before: string) => `${now}\nBefore: ${before}`;

export const payOnline =
  'You can pay it by card, UPI or net banking on your booking page. Your booking is then confirmed immediately.';
export const orPayByUpi = (upi: string) =>
  `Or pay by UPI to ${upi}, with your booking reference as the note. Then report the UTR on that page.`;
export const payByUpi = (upi: string) =>
  `You can pay it by UPI to ${upi}, with your booking reference as the note. Then report the UTR on your booking page.`;

export const restAtHotel = (rest: string) => `You pay the remaining ${rest} at the hotel.`;
export const reported = (amount: string) =>
  `You reported a payment of ${amount}. We are looking for it in our bank account and will email you.`;
export const moreDueOnline = (more: string) =>
  `Another ${more} of the advance is due before you arrive. You can pay it on your booking page.`;
export const moreDueLater = (more: string) =>
  `Another ${more} of the advance is due before you arrive. You can pay it on your booking page once we have found the first payment.`;
export const paidInFull = 'Your booking is paid in full. Thank you.';
export const partRefunded = 'Part of your payment was refunded.';
export const allRefunded = 'Your payment was refunded.';
export const nothingDue = (rest: string) => `Nothing is due before you arrive. You pay ${rest} at the hotel.`;
export const advanceReceived = (advance: string) =>
  `We received your advance of ${advance}. Your booking is confirmed.`;
export const receivedConfirms = (paid: string) => `We received ${paid}. Your booking is confirmed.`;
export const received = (paid: string) => `We received ${paid}. Thank you.`;
export const partReceived = (advance: string, paid: string, due: string) =>
  `We received ${paid} of the ${advance} advance. The other ${due} is due.`;
export const partReceivedUntilArrival = (advance: string, paid: string, due: string) =>
  `We received ${paid} of the ${advance} advance. The other ${due} is due before you arrive. Your booking no longer expires.`;
export const advanceDue = (advance: string) =>
  `The advance of ${advance} is due before you arrive. If it is unpaid then, you pay it at the hotel. Your booking does not expire.`;
export const advanceDueBy = (advance: string, by: string) =>
  `The advance of ${advance} is due by ${by}. Without it your booking expires.`;

export const bookedSubject = (hotel: string, day: string) => `Booked: ${hotel}, ${day}`;
export const bookedAt = (hotel: string) => `You are booked at ${hotel}`;
export const yourReferenceIs = (reference: string) => `Your booking reference is ${reference}.`;
export const thanks = 'Thank you for booking.';
export const madeForYou = (hotel: string) => `${hotel} made this booking for you.`;
export const didNotAsk = 'If you did not ask for this booking, reply to this email.';
export const keepForLink =
  'Keep this email. Its link opens your booking. There you can tell the hotel when you arrive, change your dates or cancel.';
export const keepForLinkOnly =
  'Keep this email. Its link opens your booking. There you can tell the hotel when you arrive. To change or cancel the booking now, contact the hotel.';
export const keepForReference =
  'Keep this email. You can see your booking at any time with the reference. Anyone you give it to can see the booking too.';
export const questionsTo = (contact: string) =>
  `If you have questions about your booking, reply to this email or contact the hotel: ${contact}`;

export const againSubject = (hotel: string, day: string) => `Booking confirmed again: ${hotel}, ${day}`;
export const standsAgain = (hotel: string) => `Your booking at ${hotel} is confirmed again`;
/** By how it had ended. */
export const confirmedAgain = {
  no_show: 'The hotel had recorded a no-show and has undone it. Your booking is as it was.',
  cancelled: 'Your booking was cancelled or had expired. It is now confirmed again.',
} as const;

export const linkSubject = (hotel: string) => `Link to your booking: ${hotel}`;
export const linkPreview = 'Once you open it, the links in earlier emails stop working.';
export const newLink = 'New link to your booking';
export const hereIsLink = 'Here is the new link to your booking. You asked for it on our site.';
export const earlierLinksEnd =
  'Once you open it, the links in earlier emails stop working. A link that you shared with others works until you switch it off under “Share”.';
export const linkNotAsked =
  'If this was not you, someone knows your booking reference and your email address. They did not get this link.';

export const advanceDueSubject = (hotel: string) => `Advance due: ${hotel}`;
export const payBy = (by: string) => `Pay it by ${by}.`;
export const advanceStillDue = 'Your advance is still due';
export const advanceNotReceived = (hotel: string, advance: string, by: string) =>
  `An advance of ${advance} for your booking at ${hotel} is still due. Pay it by ${by}, or the booking expires and the rooms become available to others.`;
export const advanceLeft = (hotel: string, due: string) =>
  `${due} of the advance for your booking at ${hotel} is still due.`;
export const notBookedByYou =
  'If you did not make this booking, ignore this email. You owe nothing. If you have questions, reply to this email.';

export const changeSubject = (hotel: string, day: string) => `Booking changed: ${hotel}, ${day}`;
export const changedAt = (hotel: string) => `Your booking at ${hotel} has changed`;
export const whatChanged = (facts: string) => `${facts}.`;
export const howItStands = 'Your booking has changed. The changes are below.';
export const refundUsed = (amount: string) => `We used ${amount} of the refund due to you to pay for your booking.`;
export const changeNotAsked = 'If you did not ask for this change, reply to this email.';
export const changeNotAskedOr = (contact: string) =>
  `If you did not ask for this change, reply to this email or contact the hotel: ${contact}`;

export const expiredSubject = (hotel: string, day: string) => `Booking expired: ${hotel}, ${day}`;
export const expiredAt = (hotel: string) => `Your booking at ${hotel} has expired`;
export const cancelledSubject = (hotel: string, day: string) => `Booking cancelled: ${hotel}, ${day}`;
export const cancelledAt = (hotel: string) => `Your booking at ${hotel} is cancelled`;
export const bookingExpired = (reference: string) => `Your booking ${reference} has expired.`;
export const bookingCancelled = (reference: string) => `Your booking ${reference} is cancelled.`;
export const youCancelled = 'You cancelled this booking. The rooms are available to others again.';
export const expired = 'This booking has expired. The rooms are available to others again.';
export const cancelled = 'This booking is cancelled. The rooms are available to others again.';
export const noShowSubject = (hotel: string, day: string) => `No-show: ${hotel}, ${day}`;
export const noShowAt = (hotel: string) => `${hotel} recorded a no-show`;
export const bookingNoShow = (reference: string) => `Your booking ${reference} has ended.`;
export const noShow =
  'The hotel says that you did not arrive (no-show), so this booking has ended. If you were there, tell us with the button below. A reply to this email goes to us, not to the hotel.';
export const hotelSays = (words: string) => `The hotel says: “${words}”`;
export const notExpected = 'If you did not expect this, reply to this email. We will look into it with you.';
export const orContactHotel = (contact: string) => `You can also contact the hotel: ${contact}`;
export const findAnother = 'Find another hotel';

export const pay = (amount: string) => `Pay ${amount}`;
export const didYouCancel = (hotel: string, by: string, amount: string) =>
  `${hotel} says that you cancelled. Tell us by ${by} whether you did. If you do not answer, the booking counts as cancelled by the hotel. You then get ${amount} back in full.`;
export const answer = 'Answer: did you cancel?';
export const iWasThere = 'I was there';

/** After check-out. */
export const balanceDue = (amount: string) => `${amount} of your booking is still due.`;
export const payBalanceOnPage = 'You can pay it on your booking page, or at the hotel.';
export const payBalanceAtHotel = 'Pay it at the hotel.';

/** The fee of a no-show: what the hotel charges, why, and how to pay or object. */
export const noShowFee = 'No-show fee';
export const feeBalance = 'Balance due';
export const feeSubject = (amount: string, hotel: string) => `No-show fee of ${amount}: ${hotel}`;
export const feeCharged = (hotel: string, amount: string) => `${hotel} charges a no-show fee of ${amount}`;
export const feeText = (hotel: string, day: string, amount: string) =>
  `${hotel} says that you did not arrive on ${day}. It charges you a no-show fee of ${amount}. What you have paid counts towards it.`;
export const feeReason = (reason: string) => `Reason: ${reason}`;
export const howToPayFee = (amount: string, hotel: string, phone: string | null) =>
  `Balance due: ${amount}. You pay ${hotel} directly. To agree how, reply to this email${phone ? ` or call ${phone}` : ''}.`;
export const howToObject = (contact: string) =>
  `If you were there, open your booking and select “I was there”. If you do not agree with the fee, write to us: ${contact}. We will look into it with the hotel.`;
export const feeWaivedSubject = (hotel: string) => `No-show fee waived: ${hotel}`;
export const feeWaived = (hotel: string) => `${hotel} waives the no-show fee`;
export const feeWaivedText = (hotel: string) => `${hotel} no longer charges you a no-show fee.`;
export const keptByPolicy = (hotel: string, amount: string) =>
  `${hotel} keeps ${amount} of your payment, as the cancellation policy says.`;
