// adminBookings -------------------------------------------------------------------------------------------------------
export const pending = 'Pending';
export const confirmed = 'Confirmed';
export const cancelled = 'Cancelled';
export const completed = 'Completed';
export const paid = 'Paid';
export const failed = 'Failed';
export const refunded = 'Refunded';
export const partlyRefunded = 'Partly refunded';
export const checkOutIsOn = (day: string) => `Check-out is on ${day}. The guest would see this booking as “Stayed”.`;
export const checkOutWasOn = (day: string) =>
  `Check-out was on ${day}. The guest would see that the hotel expects them.`;
export const checkInWasOn = (day: string) =>
  `Check-in was on ${day}. The guest would see that the booking is not confirmed.`;
export const enterReason = 'Enter a reason.';
export const enter300CharactersOrFewer = 'Enter 300 characters or fewer.';
export const testBookingNoGuest = 'Test booking (no guest)';
export const aTestByAdmin = 'A test by an admin. No guest arrives.';
export const noEmail = 'no email';

// filled --------------------------------------------------------------------------------------------------------------
export const is = (day: string) => `${day} is`;
export const andAre = (day: string, moreNights: string) => `${day} and ${moreNights} are`;

// gateway -------------------------------------------------------------------------------------------------------------
export const thePaymentGatewayConfirmed =
  'The payment gateway confirmed this, so it cannot be reversed. Refund the guest instead.';
export const thePaymentGatewayIsPaying =
  'The payment gateway is paying this refund. Wait until it is done, or the guest is refunded twice.';

// source --------------------------------------------------------------------------------------------------------------
export const thisSite = 'This site';
export const telephone = 'Telephone';
export const walkIn = 'Walk-in';
export const emailOrMessage = 'Email or message';
export const anotherWay = 'Another way';
export const importedFromFile = 'Imported from a file';

// abroad --------------------------------------------------------------------------------------------------------------
export const checkForm = 'Check the form: an entry cannot be reported as it is.';
export const everyGuestOfThisBookingAlready = 'Every guest of this booking already has a form.';
export const moreGuestsAlreadyHaveForm = 'More guests already have a form. Remove a form first.';
export const thisGuestIsAlreadyReported =
  'This guest is already reported. To change or remove the form, mark it as not reported first.';
export const someoneChangedThisForm =
  'Someone changed this form. You see it as it is now: correct the entry in the portal first.';
export const checkGuestInFirst = 'Check the guest in first: the portal asks for the time of arrival.';
export const upTo40LettersDigitsAnd = 'Use up to 40 letters, digits, - and /.';
export const thisBookingHasFewerGuests = 'This booking has fewer guests.';
export const youCanNoLongerChangeThis = 'You can no longer change this: the booking is cancelled or ended long ago.';
export const theGuestCannotFillInForm =
  'The guest cannot fill in the form: the stay is over, no foreign guests are expected, or the property is not live.';
export const thisBookingHasNoEmailAddress = 'This booking has no email address. Send the link by WhatsApp instead.';
export const youHaveAskedThisGuestToo = 'You have asked this guest too often today. Try again tomorrow.';
export const helloYouArriveAtOn = (guestName: string, hotelName: string, day: string) =>
  `Hello ${guestName}, you arrive at ${hotelName} on ${day}.`;
export const byLawWeMustReportForeign = 'By law, we must report foreign guests within 24 hours of arrival (Form C).';
export const pleaseFillInOneForm =
  'Please fill in one form for each guest who is not an Indian citizen. It takes about 5 minutes each:';
export const theLinkIsOnlyForYou = 'The link is only for you. We store what you fill in encrypted.';
export const text = (guestName: string, format: string, hotelName: string) =>
  `नमस्ते ${guestName}, आप ${format} को ${hotelName} पहुँच रहे हैं।`;
export const twoFormC = 'कानून के मुताबिक हमें हर विदेशी मेहमान की जानकारी उनके पहुँचने के 24 घंटे के अंदर देनी होती है (Form C)।';
export const five = 'जो मेहमान भारत के नागरिक नहीं हैं, कृपया उनमें से हर एक के लिए एक फ़ॉर्म भरें। हर फ़ॉर्म में करीब 5 मिनट लगते हैं:';
export const text2 = 'यह लिंक सिर्फ़ आपके लिए है। आपकी भरी हुई जानकारी हम एन्क्रिप्ट करके रखते हैं।';
export const byGuest = 'by the guest';
export const atFrontDesk = 'at the front desk';
export const filledIn = (text: string, moment: string) => `Filled in ${text}, ${moment}`;

// bookings ------------------------------------------------------------------------------------------------------------
export const waitingForYou = 'Waiting for you';
export const expected = 'Expected';
export const checkedIn = 'Checked in';
export const checkedOut = 'Checked out';
export const noShow = 'No-show';
export const arriving = 'Arriving';
export const staying = 'Staying';
export const leaving = 'Leaving';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const weDidNotFindThisBooking = 'We did not find this booking in your properties.';
export const someoneElseChangedThisBooking =
  'Someone else changed this booking. You see it as it is now: check it, then try again.';
export const checkInAndCheckOutCannot = 'Check-in and check-out cannot be before today.';
export const someoneElseIsChangingThisBooking = 'Someone else is changing this booking or its nights. Try again.';
export const enterReason2 = 'Enter a reason. It stays with the booking.';
export const theInvoiceSaysThatBooking =
  'The invoice says that the booking was paid at this price. Issue a credit note first, then lower the price.';
export const theGuestSaysThatThey = 'The guest says that they were there. Susegad Stays decides: write to us.';
export const youCanChargeOrWaiveNo = 'You can charge or waive a no-show fee until 30 days after the stay.';
export const thisBookingHasNoFee = 'This booking has no fee to waive. Load the page again.';
export const thisEmailCannotBeChanged =
  'This email cannot be changed. The guest booked with it and uses it to open the booking.';
export const aBalanceOfIsDue = (amount: string) =>
  `A balance of ${amount} is due. Record the payment, or enter why the guest leaves without paying.`;
export const enterOrMore = (amount: string) =>
  `Enter ${amount} or more: this much of the payment is kept. Only the owner or a manager can refund part of it.`;
export const enterWholeRupeesFrom100 = (amount: string) => `Enter whole rupees, from ₹1.00 to ${amount}, the price.`;

// eventWords ----------------------------------------------------------------------------------------------------------
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const room = 'Room';
export const rooms = 'Rooms';
export const adults = 'Adults';
export const children = 'Children';
export const total = 'Total';
export const noShowFee = 'No-show fee';
export const paymentFailed = 'Payment failed';
export const advanceNotPaid = 'Advance not paid';
export const notPaid = 'Not paid';
export const advancePaid = 'Advance paid';
export const paidInFull = 'Paid in full';
export const checkInUndone = 'Check-in undone';
export const noShowUndone = 'No-show undone';
export const bookedAgain = 'Booked again';
export const checkOutUndone = 'Check-out undone';
export const cancelledBy = (text: string) => `Cancelled by the ${text}`;
export const timeOfArrival = 'time of arrival';
export const theGuestConfirmedThatTheyCancelled = 'The guest confirmed that they cancelled';
export const theGuestSaysThatTheyDid =
  'The guest says that they did not cancel. It counts as cancelled by the property';
export const theGuestDidNotConfirm = 'The guest did not confirm in time. It counts as cancelled by the property';
export const formCChanged = 'Form C changed';
export const formCDeleted = 'Form C deleted';
export const formCMarkedAsNotReported = 'Form C marked as not reported';
export const invoiceOrVoucherEmailed = 'Invoice or voucher emailed';
export const sentAgain = (text: string) => `Sent again: ${text}`;
export const note = 'Note';
export const guestDetailsCorrected = (text: string) => `Guest details corrected: ${text}`;
export const updatedByGuest = (text: string) => `Updated by the guest: ${text}`;
export const changeAcceptedByGuest = 'Change accepted by the guest';
export const theGuestSaysThatTheyWereThere = 'The guest says that they were there';

// guestChat -----------------------------------------------------------------------------------------------------------
export const bookedAdvanceDue = 'Booked, advance due';
export const beforeArrival = 'Before arrival';
export const paymentReminder = 'Payment reminder';
export const bookingCancelled = 'Booking cancelled';
export const greetingOnly = 'Greeting only';
export const checkInFrom = (day: string, time: string) => `Check-in ${day}, from ${time}`;
export const checkOutBy = (day: string, time: string) => `Check-out ${day}, by ${time}`;
export const textOf = (dateHi: string, checkOutTime: string) => `चेक-आउट: ${dateHi}, ${checkOutTime} बजे तक`;
export const helloThankYouForYourBooking = (guestName: string, hotelName: string) =>
  `Hello ${guestName}, thank you for your booking at ${hotelName}.`;
export const pleasePayAdvanceOfToSusegad = (amount: string, momentInIndia: string) =>
  `Please pay the advance of ${amount} to Susegad Stays by ${momentInIndia}, or the booking expires.`;
export const pleasePayAdvanceOfToSusegadOf = (amount: string) =>
  `Please pay the advance of ${amount} to Susegad Stays.`;
export const totalAllTaxesIncluded = (amount: string) => `Total ${amount}, all taxes included`;
export const howToPayReference = (bookingReference: string, address: string) =>
  `How to pay, reference ${bookingReference}: ${address}`;
export const ifYouHaveAlreadyPaidTell = 'If you have already paid, tell us here.';
export const helloYourBookingAtIsConfirmed = (guestName: string, hotelName: string) =>
  `Hello ${guestName}, your booking at ${hotelName} is confirmed.`;
export const balanceDue = (amount: string) => `Balance due: ${amount}`;
export const everythingIsPaid = 'Everything is paid.';
export const reference = (bookingReference: string, address: string) => `Reference ${bookingReference}: ${address}`;
export const atWhatTimeDoYouExpect = 'At what time do you expect to arrive? We look forward to welcoming you.';
export const helloThisIsReminderAbout = (guestName: string, hotelName: string, amount: string, amount2: string) =>
  `Hello ${guestName}, this is a reminder about your booking at ${hotelName}. ${amount} of ${amount2} is due.`;
export const pleasePayAdvance = (amount: string, momentInIndia: string) =>
  `Please pay the advance of ${amount} by ${momentInIndia}, or the booking expires.`;
export const ifYouHaveAlreadyPaidIgnore = 'If you have already paid, ignore this message.';
export const helloYourBooking = (guestName: string, hotelName: string, day: string, day2: string) =>
  `Hello ${guestName}, your booking at ${hotelName} from ${day} to ${day2} is cancelled.`;
export const reason = (cancelReason: string) => `Reason: ${cancelReason}`;
export const youGetBack = (amount: string) => `You get ${amount} back.`;
export const ifYouHaveQuestionReplyHere = 'If you have a question, reply here.';
export const helloThisIsAboutYourBooking = (
  guestName: string,
  hotelName: string,
  day: string,
  day2: string,
  bookingReference: string,
) =>
  `Hello ${guestName}, this is ${hotelName}, about your booking from ${day} to ${day2} (reference ${bookingReference}).`;
export const text3 = (guestName: string, hotelName: string) => `नमस्ते ${guestName}, ${hotelName} में आपकी बुकिंग हो गई है।`;
export const susegadStays = (moneyHi: string, momentHi: string) =>
  `Susegad Stays को ${moneyHi} का एडवांस ${momentHi} बजे तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`;
export const susegadStaysOf = (moneyHi: string) => `Susegad Stays को ${moneyHi} का एडवांस देना है।`;
export const text4 = 'यदि आप भुगतान कर चुके हैं, तो कृपया यहीं बता दें।';
export const text5 = 'आप कितने बजे तक पहुँचेंगे? हम आपके स्वागत के लिए उत्सुक हैं।';
export const text6 = (moneyHi: string, momentHi: string) =>
  `${moneyHi} का एडवांस ${momentHi} बजे तक देना है, नहीं तो बुकिंग अपने आप समाप्त हो जाएगी।`;
export const text7 = 'यदि आप भुगतान कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।';
export const text8 = (guestName: string, hotelName: string, dateHi: string, dateHi2: string) =>
  `नमस्ते ${guestName}, ${hotelName} में ${dateHi} से ${dateHi2} तक की आपकी बुकिंग रद्द कर दी गई है।`;
export const text9 = (
  guestName: string,
  hotelName: string,
  dateHi: string,
  dateHi2: string,
  bookingReference: string,
) =>
  `नमस्ते ${guestName}, हम ${hotelName} से ${dateHi} से ${dateHi2} तक की आपकी बुकिंग (रेफ़रेंस ${bookingReference}) के बारे में लिख रहे हैं।`;

// guestForm -----------------------------------------------------------------------------------------------------------
export const atMost120Characters = 'Use at most 120 characters.';
export const enterGuestsName = 'Enter the guest’s name.';
export const enterPhoneNumberOrEmail = 'Enter a phone number or an email.';
export const enterEmailSuchAsAshaExample = 'Enter an email, such as asha@example.com.';

// importBookings ------------------------------------------------------------------------------------------------------
export const abc123AshaKamat9198765 =
  'ABC-123,Asha Kamat,+91 98765 43210,asha@example.com,2027-01-20,2027-01-23,1,2,0,Deluxe Room,13500,Late arrival';
export const airbnb = 'Airbnb';
export const thisFile = 'This file';
export const columnNamesWereNotFound = (text: string) => `Column names were not found: ${text}.`;
export const thereAreNoBookingsBelowColumn = 'There are no bookings below the column names.';
export const aFileCanHaveUp = (mostRows: string) => `A file can have up to ${mostRows} bookings. Split this file.`;
export const guestName = 'guest name';
export const thePriceIsAmountThatAirbnb = 'The price is the amount that Airbnb pays out.';
export const email = (text: string) => `Email: ${text}`;
export const infants = (number: number) => `Infants: ${number}`;
export const paymentInFile = (text: string) => `Payment in the file: ${text}`;
export const priceInFile = (text: string) => `Price in the file: ${text}`;
export const phone = (phone: string) => `Phone: ${phone}`;
export const importedBefore = 'Imported before.';
export const thisGuestHasBookingForThese = 'This guest has a booking for these nights.';
export const yourConnectedCalendarBlocksTheseNights = 'Your connected calendar blocks these nights already.';
export const noRoomIsAvailableOn = 'No room is available on';
export const importedBeforeWithOtherDates = 'Imported before, with other dates. Change the booking here.';
export const cancelledThere = 'Cancelled there. Cancel the booking here too.';
export const someoneElseBookedAtSameMoment = 'Someone else booked at the same moment. Import the file again.';
export const cancelledOrNotConfirmed = 'Cancelled, or not confirmed.';
export const theStayIsOver = 'The stay is over.';
export const thisRowCannotBeRead = 'This row cannot be read.';
export const theGuestsNameIsMissing = 'The guest’s name is missing.';
export const checkInOrCheckOut = 'Check-in or check-out is not a date, or check-out is not after check-in.';
export const longerThan30Nights = 'Longer than 30 nights. Block the nights in the calendar.';
export const moreThan540DaysAhead = 'More than 540 days ahead. Import it later.';
export const chooseRoomType = 'Choose the room type.';
export const theNumberOfGuestsOrRooms = 'The number of guests or rooms cannot be read.';
export const moreGuestsThanTheseRoomsSleep = 'More guests than these rooms sleep.';
export const youHaveFewerRooms = 'You have fewer rooms of this type.';
export const thisIsNotPhoneNumber = 'This is not a phone number:';
export const thePriceMustBeFrom1 = 'The price must be from ₹1 to ₹100,00,00,000.';
export const thePriceIsBelowLowestPrice =
  'The price is below the lowest price you may set. Ask the owner to import it.';

// stayDeeds -----------------------------------------------------------------------------------------------------------
export const confirm = 'Confirm';
export const isConfirmed = 'is confirmed';
export const decline = 'Decline';
export const isDeclined = 'is declined';
export const checkIn2 = 'Check in';
export const isCheckedIn = 'is checked in';
export const isMarkedAsNoShow = 'is marked as a no-show';
export const cancelBooking = 'Cancel booking';
export const isCancelled = 'is cancelled';
export const checkOut2 = 'Check out';
export const isCheckedOut = 'is checked out';
export const undoCheckIn = 'Undo check-in';
export const isExpectedAgain = 'is expected again';
export const undoCheckOut = 'Undo check-out';
export const isCheckedInAgain = 'is checked in again';
export const undoNoShow = 'Undo no-show';
export const undo = 'Undo';

// stayWords -----------------------------------------------------------------------------------------------------------
export const noMoreArrivalsToday = 'No more arrivals today.';
export const guestsDueToCheckInToday =
  'Guests due to check in today, and late arrivals from earlier days, appear here until you check them in.';
export const noGuestsAreCheckedIn = 'No guests are checked in.';
export const guestsWhoAreCheckedInAppear = 'Guests who are checked in appear here until their check-out day.';
export const noMoreCheckOutsToday = 'No more check-outs today.';
export const todaysCheckOutsAppearHere = 'Today’s check-outs appear here.';
export const noUpcomingBookings = 'No upcoming bookings.';
export const bookingsThatStartAfterTodayAppear = 'Bookings that start after today appear here, the next one first.';
export const noPastBookingsYet = 'No past bookings yet.';
export const guestsYouCheckedOutAppearHere = 'Guests you checked out appear here, the latest first.';
export const noCancelledBookings = 'No cancelled bookings.';
export const cancelledBookingsAndNoShowsAppear = 'Cancelled bookings and no-shows appear here.';
export const due = (amount: string) => `${amount} due`;
export const refundDue = (amount: string) => `${amount} refund due`;
export const nothingDue = 'Nothing due';
export const by = (moment: string) => ` by ${moment}`;
export const advanceOf = (amount: string, how: string) => `Advance of ${amount} ${how}`;
export const guestCanAnswerUntil = (moment: string) => `Guest can answer until ${moment}`;
export const noShowDisputed = 'No-show disputed';
export const weAskedGuestIfTheyCancelled = 'We asked the guest if they cancelled';
export const weAskedByEmail = (guestName: string, moment: string, amount: string) =>
  `We asked ${guestName} by email. If they do not confirm by ${moment}, it counts as cancelled by the property. Then all of ${amount} is refunded.`;
export const anAdminDecides = 'An admin decides: ask both sides.';
export const susegadStaysDecides = 'Susegad Stays decides.';
export const ifNotSelectUndoNoShow = 'If not, select “Undo no-show”, then “No-show”.';
export const ifNotWriteToUsWhat = 'If not, write to us what happened.';
export const ifStayedAtPropertySelectUndo = (text: string, guestName: string, text2: string) =>
  `${text} If ${guestName} stayed at the property, select “Undo no-show”, then “Check in”. ${text2}`;
export const waitingToBeSent = 'Waiting to be sent';
export const beingSent = 'Being sent';
export const sent = 'Sent';
export const couldNotBeSent = 'Could not be sent';
export const mayNotHaveArrived = 'May not have arrived';
export const notSent = 'Not sent: no longer true';
export const wasDueOn = (day: string) => `Was due on ${day}`;
export const wasDueToCheckOutOn = (day: string) => `Was due to check out on ${day}`;
export const notCheckedIn = 'Not checked in';
export const noNightsAreLeftToResell = 'No nights are left to resell.';
export const forAvailableImmediately = (rooms: string, nights: string, text: string) =>
  `${rooms} for ${nights} ${text} available immediately.`;
export const balanceDueOf = (amount: string) => `Balance due: ${amount}.`;
export const refundDueOf = (amount: string) => `Refund due: ${amount}.`;
export const availableForThisBookingOnEvery = (rooms: string) => `${rooms} available for this booking on every night.`;
export const theGuestGetsRefundOf = (amount: string, refundPayers: string) =>
  `The guest gets a refund of ${amount}. ${refundPayers}`;
export const theAdvanceOfWasNotReceived = (amount: string) =>
  `The advance of ${amount} was not received yet. Ask if the guest is paying it online before you collect the balance.`;
export const thePhoneNumberIsNotIndian =
  'The phone number is not an Indian one. If a guest is a foreigner, ask for passport and visa (Form C).';
export const formCIsMissingFor = (foreignGuests: string) =>
  `Form C is missing for ${foreignGuests}. Ask for passport and visa.`;
export const thePhoneNumberIsNotIndianOne =
  'The phone number is not an Indian one. If a guest is a foreigner, report them (Form C).';
export const notReportedYetFormC = (guests: string) => `${guests} not reported yet (Form C).`;
export const nothingWasPaid = 'Nothing was paid. No refund.';
export const theRefundFollowsCancellationPolicy = 'The refund follows the cancellation policy.';
export const underCancellationPolicyGuestGets = (amount: string, amount2: string) =>
  `Under the cancellation policy, the guest gets ${amount} of ${amount2} back.`;
export const thisBookingHasNoEmail = 'This booking has no email address. Tell the guest yourself.';
export const weEmailGuestThatBooking = 'We email the guest that the booking is confirmed.';
export const weEmailGuest = 'We email the guest that this is undone.';
export const weEmailGuestThatYouRecorded = ' We email the guest that you recorded a no-show.';
export const youCanThenChargeNoShow = (policyRefund: string, text: string) =>
  `${policyRefund} You can then charge a no-show fee.${text} You can undo this while the rooms are available.`;
export const theGuestBookedUntil = (day: string, forSaleAgain: string) =>
  `The guest booked until ${day}. ${forSaleAgain}`;
export const theGuestIsCheckedInAgain = (day: string) =>
  `The guest is checked in again until ${day}. Released nights stay released: change the booking to add them.`;
export const theRoomsAreAlreadyReserved = (mail: string) => `The rooms are already reserved. ${mail}`;
export const theGuestIsExpectedAgain = 'The guest is expected again. Nights and price do not change.';
export const theNightsAreBookedAgain = (undone: string) =>
  `The nights are booked again at the same price, if rooms are still available. ${undone}`;
export const theyAgreedTo = (amount: string) =>
  `They agreed to ${amount}. Until they arrive, they can cancel with a full refund.`;
export const theyAgreedToArriveOn = (day: string) =>
  `They agreed to arrive on ${day}. You can check them in from that day.`;
export const theyCanAcceptChange = 'They can accept the change on their booking page.';

// BookingCards --------------------------------------------------------------------------------------------------------
export const bookingsFound = 'Bookings found';

// BookingTable --------------------------------------------------------------------------------------------------------
export const guest = 'Guest';
export const dates = 'Dates';
export const guests = 'Guests';
export const status = 'Status';
export const payment = 'Payment';
export const nextStep = 'Next step';
export const specialRequests = 'Special requests';

// BookingsScreen ------------------------------------------------------------------------------------------------------
export const yourBookingsWillAppearHere = 'Your bookings will appear here.';
export const onceYourListingIsApproved = 'Once your listing is approved and booked, you check guests in and out here.';

// BookingsSkeleton ----------------------------------------------------------------------------------------------------
export const loadingBookings = 'Loading the bookings';

// EmptyList -----------------------------------------------------------------------------------------------------------
export const noBookingsFound = 'No bookings found.';
export const tryPartOfNameOrEmail =
  'Try a part of the name or email, the reference, or at least four digits of the phone number.';
export const makeBookingForGuestAtDoor = (text: string) =>
  `${text}Make a booking for a guest at the door or on the phone.`;
export const walkInOrCall = 'Walk-in or call';

// HouseBookings -------------------------------------------------------------------------------------------------------
export const formC = 'Form C';
export const resultsInAllListsFor = 'Results in all lists for “';
export const clearSearch = 'Clear search';
export const importBookings = 'Import bookings';
export const importIt = 'Import';
export const printDay = 'Print the day';
export const print = 'Print';
export const nameReferenceEmailOrPhone = 'Name, reference, email or phone';

// StayDialog ----------------------------------------------------------------------------------------------------------
export const weDidNotFind = 'We did not find this booking.';
export const booking = 'Booking';
export const loadingBooking = 'Loading the booking';

// AbroadPanel ---------------------------------------------------------------------------------------------------------
export const missing = (forms: string) => `${forms} missing.`;
export const weKeepFormsEncryptedUntilYear = (day: string) =>
  `We keep the forms encrypted until ${day}, a year after the stay. We record who opens a form. Report each foreign guest at`;
export const within24HoursOfArrivalIncluding =
  'within 24 hours of arrival, including holders of OCI cards (Immigration and Foreigners Rules 2025, rule 17). The portal also asks for the departure.';
export const indianfrroGovIn = 'indianfrro.gov.in';
export const arrived = 'Arrived';
export const ended = 'ended';
export const end = 'end';
export const the24Hours = (text: string, moment: string) => `. The 24 hours ${text} ${moment}.`;
export const allForeignGuestsAreReported = 'All foreign guests are reported.';
export const the24HoursStartWhenYou = 'The 24 hours start when you check the guest in.';
export const loadingForeignGuests = 'Loading the foreign guests';
export const forms = 'Forms';
export const fillInAtFrontDesk = 'Fill in at the front desk';
export const addGuest = 'Add a guest';

// AskGuest ------------------------------------------------------------------------------------------------------------
export const theGuestCanFillInForms = 'The guest can fill in the forms before arrival.';
export const emailLink = 'Email the link';
export const makeLinkForWhatsapp = 'Make a link for WhatsApp';
export const writeOnWhatsapp = 'Write on WhatsApp';
export const copyLink = 'Copy link';
export const theEmail = (guestName: string) => `The email to ${guestName} is on its way`;
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const weCouldNotCopyLink = 'We could not copy the link. Select it in the text and copy it.';
export const youMadeLink = (moment: string) => `You made a link ${moment}. `;
export const aNewLinkReplacesIt = 'A new link replaces it.';
export const aNewLinkReplacesOneBefore = 'A new link replaces the one before.';
export const language = 'Language';

// CopyRow -------------------------------------------------------------------------------------------------------------
export const copy = (label: string) => `Copy ${label}`;
export const copied = 'Copied';
export const weCouldNotCopyThis = 'We could not copy this. Select and copy it yourself.';

// DayFormC ------------------------------------------------------------------------------------------------------------
export const theFormsOfAllForeignGuests =
  'The forms of all foreign guests you checked in on a day, in the order of the portal’s fields.';
export const thisFileContainsPassportData =
  'This file contains passport data. Keep it where only the front desk can reach it, and delete it once all guests are reported. We record that you saved it.';
export const downloadAsCsv = 'Download as CSV';
export const chooseDay = 'Choose a day.';
export const noFormsOfGuestsWhoArrived = (day: string) => `No forms of guests who arrived on ${day}.`;
export const saved = (forms: string) => `${forms} saved.`;
export const formCForDay = 'Form C for a day';
export const arrivedOn = 'Arrived on';

// EntryDialog ---------------------------------------------------------------------------------------------------------
export const filledInOf = (moment: string) =>
  `Filled in ${moment}. The file and the print contain passport data. Keep them where only the front desk can reach them, and destroy them once the guest is reported. The portal also asks for a photo of the guest, which we do not keep.`;
export const askGuest = (text: string) => `${text} Ask the guest.`;
export const formCOf = (bookingReference: string) => `Form C · ${bookingReference}`;
export const formC2 = (name: string) => `Form C: ${name}`;
export const openingForm = 'Opening the form';

// FillDialog ----------------------------------------------------------------------------------------------------------
export const theReportUsesDatesOfBooking = (day: string, day2: string) =>
  `The report uses the dates of the booking: ${day} to ${day2}.`;
export const formOfSaved = (givenName: string) => `Form of ${givenName} saved`;
export const change = (name: string) => `Change: ${name}`;
export const formC3 = 'Form C: fill in at the front desk';
export const nameAndPhoneAreFromBooking = ' Name and phone are from the booking. Compare the name with the passport.';
export const saveForm = 'Save form';

// GuestCount ----------------------------------------------------------------------------------------------------------
export const foreignGuests = 'Foreign guests? The phone number is not an Indian one.';
export const record = 'Record';
export const noForeignGuests = 'No foreign guests';
export const cancel = 'Cancel';
export const enterNumberFrom0To = (most: number) => `Enter a number from 0 to ${most}.`;
export const noForeignGuests2 = 'No foreign guests.';
export const addForeignGuests = 'Add foreign guests';
export const changeNumber = 'Change number';
export const howManyOfAreForeignGuests = (most: number) => `How many of ${most} are foreign guests?`;
export const guestsWhoAreNotIndianCitizens =
  'Guests who are not Indian citizens, including children and holders of OCI cards.';

// PaperDialog ---------------------------------------------------------------------------------------------------------
export const deleteFormOf = (name: string) => `Delete form of ${name}?`;
export const thisPermanentlyDeletesPassportVisa =
  'This permanently deletes the passport, visa and other details. You can fill in a new form.';
export const deleteForm = 'Delete form';
export const formOfDeleted = (name: string) => `Form of ${name} deleted`;
export const markAsNotReported = (name: string) => `Mark ${name} as not reported?`;
export const weDeletePortalNumber = (portalNumber: string) => ` We delete the portal number ${portalNumber}.`;
export const theGuestCountsAsNotReported = (text: string) =>
  `The guest counts as not reported, and you can change the form or report it again.${text} This changes nothing in the portal. The booking history records who did it.`;
export const markAsNotReported2 = 'Mark as not reported';
export const markedAsNotReported = (name: string) => `${name} marked as not reported`;

// PaperRow ------------------------------------------------------------------------------------------------------------
export const reported = (moment: string, text: string, text2: string) => `Reported ${moment}${text}${text2}`;
export const notReportedYet = (filledWords: string) => `${filledWords} · not reported yet`;
export const open = 'Open';
export const openToReport = 'Open to report';
export const change2 = 'Change';
export const deleteIt = 'Delete';

// ReportForm ----------------------------------------------------------------------------------------------------------
export const reportedOf = (moment: string) => `Reported ${moment}`;
export const theBookingIsCancelled = 'The booking is cancelled. The report is kept as it is.';
export const toChangeOrDeleteFormMark =
  'To change or delete the form, mark it as not reported first. The history records who did it.';
export const markAsReported = 'Mark as reported';
export const markedAsReported = (name: string) => `${name} marked as reported`;
export const report = 'Report';
export const under = (portalNumber: string) => `, under ${portalNumber}`;
export const portalNumber = 'Portal number';
export const youCanReportGuestOnceThey = 'You can report a guest once they are checked in.';

// CancelDialog --------------------------------------------------------------------------------------------------------
export const refundDue2 = (amount: string) => `. Refund due: ${amount}`;
export const bookingCancelledOf = (bookingReference: string, text: string) =>
  `Booking ${bookingReference} cancelled${text}`;

// ChangeDialog --------------------------------------------------------------------------------------------------------
export const changeBookingOf = (guestName: string) => `Change booking of ${guestName}`;
export const loadingRooms = 'Loading the rooms';

// ChangeForm ----------------------------------------------------------------------------------------------------------
export const onlyCheckOutDateAndGuests = 'only the check-out date and the guests';
export const everythingExceptCheckInDate = 'everything except the check-in date';
export const thisStayHasStarted = (text: string) => `This stay has started. You can change ${text}.`;
export const checkOutMustBeAfterCheck = 'Check-out must be after check-in.';
export const price = 'Price';
export const weEmailGuestAboutChange = 'We email the guest about the change.';
export const theNightsYouGiveUpBecome = (text: string) =>
  `The nights you give up become available once the new nights are confirmed. ${text}`;
export const changeBooking = 'Change booking';
export const bookingOfChanged = (guestName: string) => `Booking of ${guestName} changed`;
export const roomType = 'Room type';
export const notOnSale = (name: string) => `${name} (not on sale)`;
export const bookedNightsKeepYourOwnPrice = 'Booked nights keep your own price';
export const bookedNightsKeepTheirPrice = 'Booked nights keep their price';
export const pricedAtTodaysRates =
  'Priced at today’s rates: it is a different room type, or more guests who cost extra.';
export const addedNightsAndRoomsArePriced = 'Added nights and rooms are priced at today’s rates.';
export const allNightsAtTodaysRates = 'All nights at today’s rates';
export const withDiscountsOfBookingDay = 'With the discounts of the booking day.';
export const totalAsBooked = 'Total as booked';
export const thePriceDoesNotChange = 'The price does not change.';
export const yourOwnPricePerNight = 'Your own price per night';
export const enterPriceAndReason = 'Enter a price and a reason.';
export const pricePerNightAndRoomBefore = 'Price per night and room, before tax (₹)';
export const withTaxes = (amount: string) => `${amount} with taxes.`;
export const reason2 = 'Reason';
export const weKeepItWithBooking = 'We keep it with the booking. Guests never see it.';
export const onlyAvailableOnEveryNightIncluding = (rooms: string) =>
  `Only ${rooms} available on every night, including the rooms of this booking.`;
export const onAtLeastOneNightAll =
  'On at least one night, all rooms are booked by others. Choose other dates or another room type.';
export const untilGuestAcceptsEarlierDay =
  ' Until the guest accepts the earlier day on their booking page, the cancellation policy counts from the later one.';
export const untilGuestAcceptsHigherPrice =
  ' Until the guest accepts the higher price on their booking page, they can cancel with a full refund.';

// Compared ------------------------------------------------------------------------------------------------------------
export const newPrice = 'New price';
export const checkingPrice = 'Checking the price…';
export const noChangesYet = 'No changes yet.';
export const chooseDatesGuestsAndRooms = 'Choose dates, guests and rooms to see the price.';

// GuestDialog ---------------------------------------------------------------------------------------------------------
export const correctGuestDetails = 'Correct guest details';
export const weDoNotEmailGuestAbout = 'We do not email the guest about this.';
export const guestDetailsCorrectedOf = (guestName: string) => `Guest details corrected: ${guestName}`;
export const correctGuestDetailsOf = (guestName: string) => `Correct guest details: ${guestName}`;
export const name = 'Name';
export const phone2 = 'Phone';
export const email2 = 'Email';
export const cannotBeChanged =
  'Cannot be changed. The guest booked with this email and uses it to open and review the booking.';
export const weSendEmailsAboutBooking = 'We send emails about the booking to this address.';
export const toSendConfirmationToNewEmail =
  ' To send the confirmation to a new email, select “Send confirmation again” in the booking.';
export const ifYouChangeEmailLink = ' If you change the email, the link for passport and visa details stops working.';

// Chat ----------------------------------------------------------------------------------------------------------------
export const thisBookingHasNoPhoneNumber = 'This booking has no phone number, so you cannot message the guest.';
export const whatsapp = 'WhatsApp';
export const message = 'Message';

// History -------------------------------------------------------------------------------------------------------------
export const addNote = 'Add note';
export const booked = (sourceWord: string) => `Booked: ${sourceWord}`;
export const enterNote = 'Enter a note.';
export const historyAndNotes = 'History and notes';
export const noteForFrontDesk = 'Note for the front desk';
export const guestsNeverSeeIt = 'Guests never see it.';

// Mails ---------------------------------------------------------------------------------------------------------------
export const emailsToGuest = 'Emails to the guest';
export const noneInLast30Days = 'None in the last 30 days.';
export const thisBookingHasNoEmailAddressSoWe = 'This booking has no email address, so we cannot email the guest.';
export const sendCancellationAgain = 'Send cancellation again';
export const sendConfirmationAgain = 'Send confirmation again';

// StayDetail ----------------------------------------------------------------------------------------------------------
export const totalOf = (amount: string) => `Total ${amount}`;
export const inAll = (changedStay: string, amount: string, moment: string, amount2: string) =>
  `${changedStay}, ${amount} in all. The guest has until ${moment} to pay ${amount2}`;
export const untilThenNewNights =
  '. Until then the new nights are on hold. If you change or cancel the booking, the change is withdrawn.';
export const thisGuestsDetailsWereDeleted =
  'This guest’s details were deleted. Dates and amounts are kept, and nothing can be changed.';
export const printRegistrationCard = 'Print registration card';
export const noPhoneNumberGiven = 'No phone number given';
export const noEmailAddress = 'No email address: we cannot email this guest';
export const none = 'None';
export const nameAndContactDetailsAreShortened = 'Name and contact details are shortened from 30 days after the stay.';
export const yourOwnPrice = (priceReason: string) => `Your own price: ${priceReason}`;
export const cancelledOf = (moment: string) => `Cancelled ${moment}`;
export const openGuestsConfirmationPage = 'Open the guest’s confirmation page';
export const checkedInOf = (moment: string) => `Checked in ${moment}`;
export const from = (time: string) => `from ${time}`;
export const checkedOutOf = (moment: string) => `Checked out ${moment}`;
export const byOf = (time: string) => `by ${time}`;
export const theGuestsChangeWaitsForPayment = 'The guest’s change waits for payment';
export const whichTheyHaveReportedAsPaid = ', which they have reported as paid';
export const theGuestHasNotAccepted = 'The guest has not accepted your change';
export const actions = 'Actions';
export const booked2 = 'Booked';
export const you = 'you';
export const by2 = (text: string) => `, by ${text}`;
export const foreignGuests2 = 'Foreign guests';
export const cancellationPolicy = 'Cancellation policy';
export const noCancellationPolicyWasSaved = 'No cancellation policy was saved with this booking.';

// ImportDialog --------------------------------------------------------------------------------------------------------
export const chooseCsvFileOfAirbnb = 'Choose a CSV file of Airbnb or Booking.com, or fill in our';
export const youSeeEveryRowBefore =
  '. You see every row before it is imported. We email no guests and record no payments. Record what you received in each booking.';
export const template = 'template';
export const csvFile = 'CSV file';
export const choose = 'Choose';
export const roomTypes = 'Room types';
export const chooseRoomType2 = 'Choose a room type';
export const row = (row: number, text: string, text2: string) => `Row ${row}${text}${text2}`;
export const readyToImport = 'Ready to import';
export const imported = 'Imported';
export const alreadyHere = 'Already here';
export const conflict = 'Conflict';
export const cancelledOrPast = 'Cancelled or past';
export const checkThisRow = 'Check this row';
export const notImported = 'Not imported';
export const thisRowCannotBeImported = 'This row cannot be imported.';
export const to = (day: string, day2: string) => `${day} to ${day2}`;
export const dateNotRead = (read: string) => `Date not read${read}`;
export const withoutPhoneNumber = ', without a phone number';
export const importWith = (text: string, text2: string) => `Import with ${text}${text2}`;
export const ofAreDone = (message: string, rows: string, count: number) =>
  `${message} ${rows} of ${count} are done. Import the file again. Nothing is imported twice.`;
export const importExistingBookings = 'Import existing bookings';
export const close = 'Close';
export const importOf = (bookings: string) => `Import ${bookings}`;
export const theFileSays = (typed: string) => `The file says “${typed}”. Which date is it?`;
export const rowsWithoutRoomType = 'Rows without a room type';
export const checkingEachRow = 'Checking each row…';
export const noName = 'No name';
export const notRead = (unread: string) => `not read: ${unread}`;
export const atYourRates = 'at your rates';
export const fromFile = 'from the file';

// DayList -------------------------------------------------------------------------------------------------------------
export const roomNo = 'Room no.';
export const stay = 'Stay';
export const guestsAndRequests = 'Guests and requests';
export const signature = 'Signature';
export const weCouldNotPrintList = 'We could not print the list';

// StayCard ------------------------------------------------------------------------------------------------------------
export const guestRegistrationCard = 'Guest registration card';
export const otherGuests = 'Other guests';
export const age = 'Age';
export const nationality = 'Nationality';
export const documentAndNumber = 'Document and number';
export const foreignGuestsFormC = 'Foreign guests (Form C)';
export const roomNumber = 'Room number';
export const arrival = 'Arrival';
export const fromOf = (day: string, time: string) => `${day}, from ${time}`;
export const departure = 'Departure';
export const by3 = (day: string, time: string) => `${day}, by ${time}`;
export const timeOfArrival2 = 'Time of arrival';
export const totalAllTaxesIncluded2 = 'Total, all taxes included';
export const dateOfBirth = 'Date of birth';
export const homeAddress = 'Home address';
export const identityDocument = 'Identity document';
export const number = 'Number';
export const comingFrom = 'Coming from';
export const goingTo = 'Going to';
export const vehicleNumber = 'Vehicle number';
export const purposeOfVisit = 'Purpose of the visit';
export const passportNumber = 'Passport number';
export const placeAndDateOfIssue = 'Place and date of issue';
export const validUntil = 'Valid until';
export const visaNumber = 'Visa number';
export const typeOfVisa = 'Type of visa';
export const arrivedInIndiaOn = 'Arrived in India on';
export const arrivedFrom = 'Arrived from';
export const daysInIndia = 'Days in India';
export const nextDestination = 'Next destination';
export const employedInIndia = 'Employed in India: yes / no';
export const addressInHomeCountry = 'Address in the home country';
export const date = 'Date';
export const guestsSignature = 'Guest’s signature';
export const forProperty = 'For the property';

// rows ----------------------------------------------------------------------------------------------------------------
export const advanceDue = 'Advance due';
