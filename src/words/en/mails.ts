import site from '../../../content/site.json' with { type: 'json' };

// Mail account --------------------------------------------------------------------------------------------------------
export const welcomeTo = (brand: string) => `Welcome to ${brand}`;
export const welcomePreview = 'Your email is confirmed and your account is ready.';
export const goodToHaveYou = 'Good to have you with us';
export const accountReady = (brand: string) => `Your email is confirmed and your ${brand} account is ready.`;
export const whatNext =
  'To book a hotel, choose your dates and see which rooms are available. To list your own property, follow eight steps. You can save your progress at any time.';
export const findStay = 'Find a hotel';
export const listProperty = 'List your property';

export const haveAccount = (brand: string) => `You already have a ${brand} account`;
export const somebodyTried = 'Someone tried to create another one with your email.';
export const haveAlready = 'You already have an account';
export const nothingMade =
  'Someone, probably you, tried to create an account with this email. You already have one, so we created none and changed nothing. Sign in with your password, or choose a new one.';
export const nobodyTold =
  'If this was not you, you need not do anything. We did not tell the other person about your account.';
export const signIn = 'Sign in';

export const notYou = 'If this was not you, choose a new password now, then reply to this email. We will help you.';
export const notYouAnswer = 'If this was not you, reply to this email now. We will help you.';
export const newPassword = 'Choose a new password';
export const seeAccount = 'See your account';
export const onMoment = (moment: string) => `Changed on ${moment}.`;

export const passwordChanged = 'Your password was changed';
export const passwordChangedOn = (brand: string, moment: string) =>
  `The password of your ${brand} account was changed on ${moment}. You are signed out on all other devices.`;
export const nothingToDo = 'If this was you, you need not do anything.';

export const passwordGuessed = (brand: string) => `Many incorrect passwords for your ${brand} account`;
export const noneWasRight = 'They did not get in.';
export const guessedSince = (moment: string) =>
  `Someone entered 20 incorrect passwords for your account within an hour, until ${moment}.`;
export const whileTheyGuess =
  'While this goes on, sign-in is slower. If we refuse your password, wait 5 minutes and enter it again. A sign-in link by email works immediately.';
export const strongerThanGuesses =
  'Use a password of 10 characters or more that you use nowhere else. Switch on two-factor sign-in on your account page.';
export const guessedByYou = 'If this was you, you need not do anything.';

export const emailChanged = 'The email of your account was changed';
export const emailChangedOn = (brand: string, moment: string) =>
  `The email of your ${brand} account was changed on ${moment}. Sign in with the new email. We also send our emails there.`;
export const before = 'Before';
export const now = 'Now';

export const factorOn = 'Two-factor sign-in is on';
export const factorOnPreview = (moment: string) => `Switched on: ${moment}.`;
export const factorOnSince = (brand: string, moment: string) =>
  `Since ${moment}, your ${brand} account also asks for a code from an authenticator app. If this was you, keep the recovery codes where you can find them without your phone.`;

export const factorOff = 'Two-factor sign-in is off';
export const factorOffPreview = (moment: string) => `Switched off: ${moment}.`;
const off = (brand: string, how: string, moment: string) =>
  `Two-factor sign-in for your ${brand} account was switched off ${how} on ${moment}. You now sign in with your password only.`;
export const factorOffBy = {
  admin: (brand: string, moment: string) => off(brand, 'by us, on request,', moment),
  recovery_code: (brand: string, moment: string) => off(brand, 'with one of your recovery codes', moment),
  person: (brand: string, moment: string) => off(brand, 'on your account page', moment),
};
export const signedOutElsewhere = 'You are signed out on all other devices.';
export const setUpAgain = 'If this was you, set it up again on your account page. You get new recovery codes there.';
export const setItUp = 'Set it up again';

export const accountDeleted = 'Your account is deleted';
export const dataErased = 'Your data is deleted';
export const lastMail = 'This is our last email to you.';
export const erasedOn = (brand: string, moment: string) =>
  `As requested, we deleted your ${brand} data on ${moment}. Once this email is sent, we also delete this address.`;
export const erasedWithAccount = (brand: string, moment: string) =>
  `As requested, we deleted your ${brand} account and data on ${moment}. Once this email is sent, we also delete this address.`;
export const staysKept =
  'We keep the dates and amounts of your bookings without your name. Tax law requires these records for six years after the annual return.';
export const erasedNotYou = 'If this was not you, reply to this email now. Thank you for having been with us.';
export const whatWeKeep = 'What we keep about you';

// Mail arrival: directions, welcome, passport and visa details --------------------------------------------------------
export const showTheWay = 'Get directions';
export const messageHotel = 'Message the hotel on WhatsApp';
export const messageUs = 'Message us on WhatsApp';
export const contact = 'Contact';

export const beforeAt = (hotel: string, day: string) => `Before you arrive: ${hotel}, ${day}`;
export const beforePreview = 'Directions, times and payment.';
export const expectedAt = (hotel: string) => `Your stay at ${hotel} begins soon`;
export const begins = (day: string) => `Your stay begins on ${day}.`;
export const youArriveAt = 'Arrival time';
export const arrivalUnknown = 'Not known yet. Tell the hotel on your booking page.';
export const rules = 'House rules';
export const lateOr = (contact: string) =>
  `If you will be late or need anything, reply to this email or contact the hotel: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `Check-in today from ${time}: ${hotel}`;
export const oneTap = 'Message the hotel with one tap.';
export const mailArrivalWelcomeTo = (hotel: string) => `Welcome to ${hotel}`;
export const todayYours = (room: string, time: string) =>
  `You can check in to ${room} from ${time} today. If you are late or lost, use the button below. It opens WhatsApp with your booking details typed in.`;

export const papersAreAsked =
  'By law, the hotel must report foreign guests (Form C). If one of you is not an Indian citizen, the hotel needs passport and visa details before you arrive. The hotel sends you a link.';
export const papersSpareDesk =
  'By law, the hotel must report foreign guests within 24 hours of arrival (Form C). Fill in passport and visa details now to save time at check-in. The link below is only for the guests of this booking.';
export const fillInPapers = 'Fill in passport and visa details';
export const papersLeft = (filled: number, guests: number) =>
  `Passport and visa details (Form C): ${filled} of ${guests} forms are filled in. The link to the forms is in our earlier email. For a new link, reply to this email.`;

export const papersSubject = (hotel: string) => `Passport and visa details needed: ${hotel}`;
export const papersPreview = 'By law, the hotel must report foreign guests. Each form takes about five minutes.';
export const papersHeading = 'Passport and visa details before you arrive';
export const whyPapers = (hotel: string) =>
  `By law, ${hotel} must report each foreign guest within 24 hours of arrival (Form C). Fill in one form for each of you who is not an Indian citizen, children included. Each takes about five minutes and saves time at check-in.`;
export const house = 'Hotel';
export const yourStay = 'Dates';
export const papersKept =
  'We store the details encrypted and delete them one year after your stay. Only the hotel and the authority get them. Share the link only with the guests of your booking. A newer link replaces it.';
export const allIndian = 'If you are all Indian citizens, reply to this email. The hotel then records it.';

// Mail auth -----------------------------------------------------------------------------------------------------------
export const linkOnce = 'The link works once, for one hour, in the browser where you asked for it.';
export const notAsked = 'If this was not you, ignore this email.';
export const askedFor = 'Here is the link that you asked for.';

export const confirmSubject = 'Confirm your email';
export const confirmPreview = 'Confirm your email, and your account is ready.';
export const confirmHeading = 'Confirm your email';
export const confirmIsYours = (brand: string) =>
  `Welcome to ${brand}. Confirm that this email is yours, and your account is ready.`;
export const confirmLink =
  'The link works for one hour. In the browser where you signed up, it also signs you in. After one hour, sign in with your password and ask for a new link.';
export const notSignedUp =
  'If this was not you, do not select the button. Without it, no one can sign in with your email.';
export const confirmButton = 'Confirm my email';

export const yourWayIn = 'Your sign-in link';
export const linkSignsIn = (brand: string) => `This link signs you in to ${brand} without a password.`;

export const passwordSubject = 'Choose a new password';
export const passwordAsked = (brand: string) =>
  `Someone, probably you, asked for a new password for your ${brand} account.`;
export const passwordStays = 'Your password does not change.';
export const passwordButton = 'Choose a new password';

export const changeSubject = 'Confirm the change of your email';
export const changePreview = 'Confirm it from both the old and the new email.';
export const changeAsked = (brand: string) =>
  `Someone who is signed in to a ${brand} account asked to change its email. We wrote to the old and the new email. Once you confirm both, you sign in with the new one. Until then, the old one stays.`;
export const newEmail = 'New email';
export const changeLinks = 'The links work for one hour.';
export const changeNotYou =
  'If this was not you, do not confirm. Then nothing changes. Choose a new password, because someone may know yours.';
export const changeButton = 'Confirm the change';

// Mail booking --------------------------------------------------------------------------------------------------------
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
export const rooms = 'Rooms';
export const guests = 'Guests';
export const guest = 'Guest';
export const phone = 'Phone';
export const payment = 'Payment';
export const none = 'None';
export const yourRequests = 'Special requests';
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

export const moreDueOnline = (more: string) =>
  `Another ${more} of the advance is due before you arrive. You can pay it on your booking page.`;
export const moreDueLater = (more: string) =>
  `Another ${more} of the advance is due before you arrive. You can pay it on your booking page once we have found the first payment.`;
export const bookingConfirmed = 'Your booking is confirmed.';
export const advanceReceived = (advance: string) => `Your advance of ${advance} is paid. ${bookingConfirmed}`;
export const receivedConfirms = (paid: string) => `You have paid ${paid} so far. ${bookingConfirmed}`;

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

export const againSubject = (hotel: string, day: string) => `Booking restored: ${hotel}, ${day}`;
export const standsAgain = (hotel: string) => `Your booking at ${hotel} is restored`;
/** Keyed by how the booking had ended. */
export const confirmedAgain = {
  no_show: 'The hotel had recorded a no-show and has undone it. Your booking is as it was.',
  cancelled: 'Your booking was cancelled or had expired. It is now restored.',
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
  `The advance of ${advance} for your booking at ${hotel} is still due. Pay it to us by ${by}, or the booking expires and the rooms become available to others.`;
export const advanceLeft = (hotel: string, due: string) =>
  `${due} of the advance for your booking at ${hotel} is still due.`;
export const notBookedByYou =
  'If you did not make this booking, ignore this email. You owe nothing. If you have questions, reply to this email.';

export const mailBookingChangeSubject = (hotel: string, day: string) => `Booking changed: ${hotel}, ${day}`;
export const changedAt = (hotel: string) => `Your booking at ${hotel} has changed`;
export const whatChanged = (facts: string) => `${facts}.`;
export const howItStands = 'The changes are below.';
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
export const youCancelled = 'You cancelled this booking.';
export const roomsFree = 'The rooms are available to others again.';
export const noShowSubject = (hotel: string, day: string) => `No-show: ${hotel}, ${day}`;
export const noShowAt = (hotel: string) => `${hotel} recorded a no-show`;
export const bookingNoShow = (reference: string) => `Your booking ${reference} has ended.`;
export const noShow =
  'The hotel says that you did not arrive (no-show). If you were there, tell us with the button below. A reply to this email goes to us, not to the hotel.';
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

export const noShowFee = 'No-show fee';
export const feeBalance = 'Balance due';
export const feeSubject = (amount: string, hotel: string) => `No-show fee of ${amount}: ${hotel}`;
export const feeCharged = (hotel: string, amount: string) => `${hotel} charges a no-show fee of ${amount}`;
export const feeText = (hotel: string, day: string, amount: string) =>
  `${hotel} says that you did not arrive on ${day}. It charges you a no-show fee of ${amount}. Your payments count towards it.`;
export const feeReason = (reason: string) => `Reason: ${reason}`;
/** `isToHotel`: whether a reply goes to the hotel. */
export const howToPayFee = (amount: string, hotel: string, phone: string | null, isToHotel: boolean) =>
  `Balance due: ${amount}. You pay ${hotel} directly. To ask how, reply to this email${phone ? ` or call ${phone}` : ''}.${isToHotel ? ' The hotel gets your reply.' : ''}`;
export const howToObject = (contact: string) =>
  `If you were there, open your booking and select “I was there”. If you do not agree with the fee, write to us: ${contact}. We will look into it with the hotel.`;
export const feeWaivedSubject = (hotel: string) => `No-show fee waived: ${hotel}`;
export const feeWaived = (hotel: string) => `${hotel} waives the no-show fee`;
export const feeWaivedText = (hotel: string) => `${hotel} no longer charges you a no-show fee.`;
export const keptByPolicy = (hotel: string, amount: string) =>
  `${hotel} keeps ${amount} of your payment, as the cancellation policy says.`;

// Mail foot -----------------------------------------------------------------------------------------------------------
/** The words of the foot are in `content/`. */

export const hello = 'Hello,';
export const helloTo = (name: string) => `Hello ${name},`;
export const { tagline, office_hours: officeHours } = site;

// Mail money ----------------------------------------------------------------------------------------------------------
export const amount = 'Amount';
export const mailMoneyPaidInFull = 'Your booking is paid in full.';

export const confirmedSubject = (hotel: string) => `Advance received, booking confirmed: ${hotel}`;
export const confirmedAt = (hotel: string) => `Your booking at ${hotel} is confirmed`;
export const receivedSubject = (hotel: string) => `Payment received: ${hotel}`;
export const receivedHeading = 'We received your payment';
export const partSubject = (hotel: string) => `Part of your advance received: ${hotel}`;
export const partHeading = 'We received part of your advance';
export const mailMoneyReceived = (amount: string) => `We received ${amount}. Thank you.`;
export const mailMoneyReceivedConfirms = (amount: string) =>
  `We received ${amount}. Your booking is confirmed and no longer expires.`;
export const receivedForEnded = (amount: string, isNoShow: boolean) =>
  isNoShow
    ? `We received ${amount} for a booking that the hotel recorded as a no-show.`
    : `We received ${amount} for your cancelled booking.`;
export const ifYouWereThere = 'If you were there, open your booking and select “I was there”.';
export const questions = 'If you have questions about your payment, reply to this email.';

export const refundSubject = (amount: string, hotel: string) => `Refund of ${amount} sent: ${hotel}`;
export const refundPreview = (amount: string) => `${amount} of your payment was refunded.`;
export const refunded = (amount: string) => `${amount} refunded`;
/** Keyed by how the booking ended. */
const yourBooking = {
  kept: 'your booking',
  cancelled: 'your cancelled booking',
  missed: 'your booking recorded as a no-show',
} as const;
export const weRefunded = (amount: string, booking: keyof typeof yourBooking) =>
  `We refunded you ${amount} for ${yourBooking[booking]}.`;
/** `way`: "by UPI", or ''. */
export const hotelRefunded = (hotel: string, amount: string, way: string, booking: keyof typeof yourBooking) =>
  `${hotel} tells us that it refunded you ${amount}${way && ` ${way}`} for ${yourBooking[booking]}.`;
export const bankTakesDays = 'Your bank may take a few days to show it.';
export const moreDue = (amount: string) => `You get another ${amount} back.`;
export const moreDueBy = (amount: string, day: string) => `You get another ${amount} back by ${day}.`;
export const mailMoneyAllRefunded = 'No further refund is due.';
export const refund = 'Refund';
export const paymentReference = 'Refund reference';
export const recorded = 'Recorded on';
export const notArrived = 'If it does not arrive, or you expected another amount, reply to this email.';

export const paymentCorrected = 'Payment corrected';
export const paymentReversed = (amount: string) =>
  `We emailed you that we received ${amount} for your booking. This payment has been reversed: it no longer counts as paid. To ask why, reply to this email.`;
export const refundCorrected = 'Refund corrected';
export const refundReversed = (amount: string) =>
  `We emailed you that ${amount} was refunded to you. This refund has been reversed: it no longer counts as refunded. To ask why, reply to this email.`;
export const correctedSubject = (heading: string, hotel: string) => `${heading}: ${hotel}`;
export const showPayment =
  'If you have paid it, add a screenshot of the payment to your reply. We will look into it with you.';
export const showRefund = 'If you have received it, reply to this email. We will look into it with you.';

export const reportedSubject = (hotel: string) => `Payment reported: ${hotel}`;
export const reportedHeading = 'We are checking the payment';
export const mailMoneyReported = (amount: string, hotel: string) =>
  `You reported a payment of ${amount} for your booking at ${hotel}.`;
export const reportedByReference =
  'It was reported with your booking reference only, so your booking can still expire.';
/** For a payment reported with the reference only. */
export const reportByLinkToo = (amount: string, hotel: string) =>
  `If you reported a payment of ${amount} for your booking at ${hotel}, open your booking with the button below and report the UTR there too.`;
export const weLookForIt =
  'We look for the payment in our bank account, usually within one business day. Then we email you.';
export const ifNumberDiffers =
  'Compare the UTR below with your UPI app. If it differs, correct it on your booking page. If you have not paid, withdraw the report there.';
export const notReportedByYou = 'If this was not you, reply to this email.';

export const notFoundSubject = (hotel: string) => `Payment not found: ${hotel}`;
export const checkUtr = 'Check the UTR, then report the payment again.';
export const notFound = 'We could not find your payment';
export const youReported = (at: string, amount: string, hotel: string) =>
  `We did not find your payment of ${amount} in our bank account. You reported it on ${at} for your booking at ${hotel}.`;
export const ifPaid =
  'If you have paid, check the UTR in your UPI app. Then report it again on your booking page, or send us a screenshot of the payment on WhatsApp.';
export const ifNotPaid = 'If you have not paid, the advance is still due.';
export const ifNotPaidBy = (by: string) =>
  `If you have not paid, pay us the advance by ${by}. Your booking expires then unless we have received your payment.`;
export const balanceIfNotPaid = (amount: string) => `If you have not paid, ${amount} of your booking is still due.`;

export const invoiceSubject = (invoice: string, hotel: string) => `${invoice}: ${hotel}`;
export const invoiceIssued = (hotel: string, invoice: string) => `${hotel} has issued ${invoice} for your booking.`;
export const saveInvoice = 'You can read it and save it on your booking page.';
export const issuedOn = 'Issued on';
export const voucherTotals = {
  receipt_voucher: 'Advance received, taxes included',
  refund_voucher: 'Advance refunded, taxes included',
} as const;
export const invoiceQuestions = 'If something on it is incorrect, reply to this email.';

export const changedSubject = (hotel: string) => `Payment received, booking changed: ${hotel}`;
export const changedHeading = 'We received your payment and changed your booking';
export const receivedForChange = (amount: string) => `We received ${amount} and changed your booking as you asked.`;
export const changedOnceFound =
  'We change your booking once we find the payment. Until then it stays as it is. If the new nights are sold out by then, we refund this payment in full.';
export const changeNotMade =
  'Your booking is unchanged. If you have paid, reply to this email with a screenshot of the payment. We then change your booking, or refund this payment in full.';
export const notChangedSubject = (hotel: string) => `Change not possible, refund due: ${hotel}`;
export const notChangedHeading = 'We could not change your booking';
export const notChanged = (amount: string) =>
  `We received ${amount} for a change of your booking. The change was no longer possible when the payment arrived.`;
/** For a booking that has ended. `ended`: the sentence that says when. */
export const notChangedEnded = (amount: string, ended: string) =>
  `We received ${amount} for a change of your booking. ${ended} We could no longer change it.`;
export const allBack = (amount: string, day: string | null) =>
  `We refund this ${amount} in full${day ? ` by ${day}` : ''}.`;
export const asItWas = 'Your booking stays as it was.';

// Mail newsletter -----------------------------------------------------------------------------------------------------
export const stopLetters = 'Unsubscribe';

export const mailNewsletterConfirmSubject = (brand: string) => `Confirm your subscription: ${brand} newsletter`;
export const mailNewsletterConfirmPreview = 'Confirm your email to get the newsletter about once a month.';
export const wouldYouLike = 'Confirm your subscription';
export const somebodyAsked =
  'Someone, probably you, asked us to send our newsletter to this address. It comes about once a month: seasons, festivals, a recipe now and then. To subscribe, confirm that the address is yours.';
export const worksForWeek =
  'The link works for one week. If this was not you, ignore this email. You get no newsletter.';
export const confirmAddress = 'Confirm my subscription';

export const welcomeSubject = (brand: string) => `You are subscribed: ${brand} newsletter`;
export const mailNewsletterWelcomePreview = 'You get our newsletter about once a month.';
export const mailNewsletterThanks = 'Thank you for subscribing';
export const onceAMonth =
  'Your email is confirmed. You get our newsletter about once a month. We use your address for nothing else.';
export const untilThen = 'Until the next newsletter, read our blog: seasons, trains, fish curry and old streets.';
export const onePress = 'Every newsletter has a link to unsubscribe. We then delete your address.';
export const readBlog = 'Read the blog';

// Mail review ---------------------------------------------------------------------------------------------------------
export const stars = (rating: number) => `${rating} of 5 stars`;
export const yourReview = 'Your review';

export const askSubject = (hotel: string) => `How was your stay at ${hotel}?`;
export const askPreview = 'Your review helps the next guest choose.';
export const mailReviewThanks = (hotel: string) => `Thank you for staying at ${hotel}`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `You stayed at ${hotel} from ${from} to ${to}. We hope you enjoyed it.`;
export const wouldYou =
  'Please review your stay. It takes a minute. Give stars for the stay and four aspects of it, and add a few words if you like. We publish your review with your first name and an initial. The hotel can reply.';
export const linkForOne = 'Keep this link private. It is good for one review, up to 90 days after your stay.';
export const linkIsMailed =
  'You review the stay on your booking page. We email the link to that page to the address on the booking.';
export const notRight = 'If something was not right, reply to this email. Only the hotel gets your reply.';
export const askedOnce = 'We ask only once for each stay. You get no reminder.';
export const writeReview = 'Write a review';

export const repliedSubject = (house: string) => `Reply to your review: ${house}`;
export const replyToYours = 'The hotel replied to your review';
export const hasReplied = (house: string) => `${house} replied to your review. The reply is below.`;
export const replyFrom = (house: string) => `Reply from ${house}`;
export const allCanRead =
  'Everyone can read the reply below your review. You need not do anything. We send no other email about it.';
export const seeBoth = 'See the review and the reply';

export const hiddenSubject = (house: string) => `Your review is hidden: ${house}`;
export const takenAway = 'Your review is hidden';
export const weLooked = (house: string) =>
  `We checked your review of ${house}. Others no longer see it, and its stars no longer count.`;
export const why = 'Why';
/** Keyed by the reason of the report. */
export const whyHidden = {
  stranger: 'We could not confirm that it is about a stay at this hotel.',
  insult: 'It insults or threatens someone.',
  personal: 'It contains personal data of someone.',
  spam: 'It is advertising, or not about the stay.',
  other: 'Part of it does not belong in a public review.',
} as const;
export const neverForHard =
  'We decide about reviews, not the hotel. We never hide one for being critical. If you disagree, or want to leave out the part that we named above, reply to this email.';
export const seeReviews = 'See the reviews';

// Mail wait -----------------------------------------------------------------------------------------------------------
export const where = 'Hotel';
export const when = 'Dates';
export const who = 'Guests';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const mailWaitConfirmSubject = (house: string) => `Confirm your availability alert: ${house}`;
export const mailWaitConfirmPreview = 'Confirm your email. We then email you once if a room becomes available.';
export const shallWeTell = 'Confirm your availability alert';
export const mailWaitSomebodyAsked =
  'These dates are sold out. Someone, probably you, asked us to email this address when they become available. Confirm that the address is yours. We then send you one email as soon as you can book.';
export const mailWaitWorksForWeek =
  'The link works for one week. If this was not you, ignore this email. We send no other email about it.';
export const yesTell = 'Yes, email me';
export const noForget = 'No, do not email me';

export const freeSubject = (house: string, dates: string) => `Available again: ${house}, ${dates}`;
export const freePreview = 'You can now book the dates that you asked for.';
export const roomAt = (house: string) => `Your dates at ${house} are available`;
export const canBeBooked = 'You can now book the dates that you asked for.';
export const nobodyKeeps =
  'This email does not hold a room. Everyone waiting for these dates gets it, and the first to book gets the room.';
export const oneMail =
  'This is our only email about these dates. We delete your address after 30 days, or immediately with the link below.';
export const seeAndBook = 'See and book';
export const stopMails = 'Delete my address now';
