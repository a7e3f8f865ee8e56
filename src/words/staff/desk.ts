// Menu of the front desk ----------------------------------------------------------------------------------------------
export const home = 'Home';
export const bookings = 'Bookings';
export const calendar = 'Calendar';
export const housekeeping = 'Housekeeping';
export const till = 'Till';
export const rates = 'Rates';
export const channels = 'Channels';
export const reviews = 'Reviews';
export const reports = 'Reports';
export const payouts = 'Payouts';
export const notifications = 'Notifications';
export const frontDesk = 'Front desk';
export const deskApp = 'Bookings, calendar, payments and notifications of your property.';
export const allSections = 'All sections';
export const viewSite = 'View site';

// Buttons -------------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const close = 'Close';
export const remove = 'Remove';
export const sendAgain = 'Send again';
export const oneMoment = 'One moment…';
export const error = 'Error';
/** The title of a dialog repeats its button: "Delete draft?". */
export const ask = (button: string) => `${button}?`;

// The property of a screen --------------------------------------------------------------------------------------------
export const property = 'Property';
export const allProperties = 'All properties';
export const anotherProperty = 'Another property';
export const seeMyListings = 'See my listings';
export const chooseProperty = 'Choose a property';
export const onlyOwnerAndManagersOpenThisPage = 'Only the owner and the managers of this property can open this page.';
/** Both names are links. */
export const askOneOfThem = (bookingsScreen: string, calendarScreen: string) =>
  `Ask one of them. You can open ${bookingsScreen} and ${calendarScreen}.`;

// Bookings: rooms, guests and price -----------------------------------------------------------------------------------
export const rooms = 'Rooms';
export const adults = 'Adults';
export const children = 'Children';
export const years = (ages: string) => `${ages} years`;
export const guestsCannotBookOnline = 'Guests cannot book this online.';
export const youCanStillBook = (rule: string) => `${rule} You can still book it.`;
export const enterReasonForPrice = 'Enter a short reason for the different price. We keep it with the booking.';

// Walk-in -------------------------------------------------------------------------------------------------------------
/** Links of the notice after check-in. */
export const papers = { abroad: 'Fill in Form C', register: 'Add Indian guests to the register' } as const;
export const foreignGuest = 'Foreign guest: fill in Form C after check-in';
export const walkIn = 'Walk-in';
export const loadingRooms = 'Loading rooms and prices';
export const noRoomTypeOnSale = 'No room type is on sale. Switch one on in your listing first.';
export const nights = 'Nights';
export const fromTonightUntil = (day: string) => `From tonight, check-out ${day}`;
export const roomType = 'Room type';
export const roomWithPrice = (room: string, price: string, left: string) => `${room}, ${price}, ${left}`;
export const roomsLeft = (rooms: number) => `${rooms} left`;
export const soldOut = 'sold out';
export const tooFewRooms = (left: number) =>
  left > 0
    ? `Only ${left} left for these nights. Choose fewer rooms or another room type.`
    : 'Sold out for these nights. Choose another room type or fewer nights.';
export const guestPhone = 'Phone';
export const taxesIncluded = 'taxes included';
export const payment = 'Payment received';
export const notPaidYet = 'Not paid yet';
export const checkInNow = 'Check in now';
export const bookAndCheckIn = 'Book and check in';
export const book = 'Book';
export const bookedAs = (reference: string) => `Booked: ${reference}`;
export const guestInRoom = (guest: string, stay: string) => `${guest}, ${stay}.`;
export const guestIsCheckedIn = 'Checked in.';
export const openBooking = 'Open booking';
export const done = 'Done';

// Bookings: cancel ----------------------------------------------------------------------------------------------------
export const cancelBookingOf = (guest: string) => `Cancel booking of ${guest}?`;
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const weEmailCancellation = (guest: string) =>
  `We email ${guest} that the booking is cancelled, with your reason.`;
export const tellGuestYourself = 'This booking has no email address. Tell the guest yourself.';
export const whoCancels = 'Who cancels?';
export const theGuest = 'The guest';
export const refundFollowsPolicy = 'The refund follows the cancellation policy.';
export const theProperty = 'The property';
export const guestGetsFullRefund = 'The guest gets a full refund.';
export const reason = 'Reason';
export const enterReason = 'Enter a reason. We email it to the guest.';
export const noPaymentReceivedYet = 'No payment was received yet.';
export const nothingWasPaid = 'Nothing was paid. No refund.';
export const guestHasPaid = (amount: string) => `The guest has paid ${amount}.`;
export const guestGetsAllBack = 'All of it is refunded.';
export const ownPolicyEnterRefund = (least: string, most: string) =>
  `The property wrote its own cancellation policy. Enter a refund from ${least} to ${most}.`;
/** Takes what the policy refunds, '' for nothing, and all that the guest has paid. */
export const policyRefunds = (refund: string, paid: string) =>
  refund
    ? `The cancellation policy refunds ${refund}. You can refund more, up to ${paid}.`
    : `The cancellation policy refunds nothing. You can refund up to ${paid}.`;
export const policyRefundsAll = 'The cancellation policy refunds all of it.';
export const propertyPaysRefund = 'The property pays it within 5–7 business days.';
export const siteAndPropertyPayRefund = (bySite: string, byProperty: string) =>
  `Susegad Stays pays ${bySite} and the property ${byProperty}, within 5–7 business days.`;
export const sitePaysRefund = 'Susegad Stays pays it within 5–7 business days.';
export const refundInRupees = 'Refund to the guest (₹)';
export const enterRefund = (least: string, most: string) => `Enter an amount from ${least} to ${most}.`;
export const weAskGuestToConfirm = (amount: string) =>
  `We ask the guest by email to confirm that they cancelled. If they do not confirm within 3 days, it counts as cancelled by the property, with a full refund of ${amount}.`;
export const paymentIsReported = (amount: string) => `${amount} is reported and not received yet.`;
export const guestGetsReportedBack = 'If it is received, the guest gets all of it back.';
export const guestMustConfirmCancellation =
  'Unless the cancellation policy refunds all of it, the guest must confirm that they cancelled.';

// Bookings: check out -------------------------------------------------------------------------------------------------
export const openFormC = 'Open Form C';
export const whatDoYouCharge = 'What do you charge?';
export const allNightsAsBooked = 'All nights as booked';
export const nightsAtBookedPrices = (day: string) => `Nights until ${day}, at the booked prices`;
export const checkingPriceUntilToday = 'Checking the price of the nights until today…';
export const chooseWhatYouCharge = 'Choose what you charge.';
export const balanceDue = 'Balance due';
export const recordPayment = 'Record payment';
export const reasonForNoPayment = 'Reason, if the guest leaves without paying';
export const reasonStaysInHistory =
  'Required while a balance is due. The booking history keeps it with your name. Guests never see it.';
export const recordPaymentOrEnterReason = 'Record the payment, or enter a reason.';
export const loadingInvoice = 'Loading the invoice…';
export const noInvoiceYet = 'No invoice or bill of supply yet';
export const issueInvoiceAfterCheckOut =
  'The price changes at check-out. Issue the invoice after that, in the booking.';
export const invoiceDiffersFromPrice =
  'The price after check-out differs from this invoice. Issue a credit note and a new invoice in the booking.';
export const noEmailAddress = 'This booking has no email address.';

// Bookings: payments --------------------------------------------------------------------------------------------------
export const markAsReceived = 'Mark as received';
export const recordRefund = 'Record refund';
export const amount = 'Amount (₹)';
export const enterAmount = 'Enter an amount above ₹0, like 4200 or 4200.50.';
export const whoHasTheMoney = 'Who has the money';
export const susegadStays = 'Susegad Stays';
export const propertyHasMoney = 'The property has this money.';
export const propertyHasMoneyInTill = 'The property has this money, in the till.';
export const siteHasMoney = 'Susegad Stays has this money. It is not in the till.';
export const method = 'Method';
export const chooseMethod = 'Choose a method';
export const chooseHowItWasPaid = 'Choose how it was paid.';
export const reference = 'Reference';
export const utrOrNumber = 'UTR of a UPI payment, or the number of the slip or transfer.';
export const note = 'Note';
export const guestsNeverSeeIt = 'Guests never see it.';
export const record = 'Record';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const amountRecorded = (amount: string) => `${amount} recorded`;

// Bookings: invoice and receipt voucher -------------------------------------------------------------------------------
export const issueInvoice = 'Issue invoice';
export const issueInvoiceFor = (amount: string) => `Issue invoice for ${amount}`;
export const issueReceiptVoucher = 'Issue receipt voucher';
export const issueVoucherFor = (amount: string) => `Issue voucher for ${amount}`;
export const invoiceForAmountYouKeep = 'It is for the amount that you keep, taxed like the room.';
export const voucherShowsAdvance =
  'It shows the advance that was received, GST included. The invoice adjusts it later.';
export const getsNextNumber = 'It gets the next number of the financial year and cannot be changed.';
export const withoutGstBillOfSupply = 'If you have no GST number, it is a bill of supply.';
export const name = 'Name';
export const company = 'Company';
export const gstNumber = 'GST number';
export const voucherGstNumber = '15 characters. The invoice of this booking then needs the same number.';
export const invoiceGstNumber =
  '15 characters. A company registered in the State of this property can claim the tax with it.';
export const address = 'Address';
export const withPinCodeAndState = 'With PIN code and State.';
export const addressRequiredByRule46 =
  'With PIN code and State. Rule 46 of the CGST Rules requires it on this invoice.';
export const issued = (number: string) => `${number} issued`;
export const emailToGuest = 'Email to guest';
export const emailNumberToGuest = (number: string) => `Email to guest: ${number}`;
export const emailedTo = (address: string) => `Emailed to ${address}`;
export const numberEmailedTo = (number: string, address: string) => `${number} emailed to ${address}`;

// PDF of an invoice ---------------------------------------------------------------------------------------------------
export const invoiceFrom = 'From';
export const invoiceTo = 'To';
export const total = 'Total';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
