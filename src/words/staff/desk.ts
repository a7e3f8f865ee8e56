// homeWords -----------------------------------------------------------------------------------------------------------
export const today = (day: string) => `Today, ${day}`;
export const on = (day: string) => `on ${day}`;
export const ist = (time: string, text: string) => `${time} IST ${text}`;
export const waitsForYourAnswer = (guestName: string) => `${guestName} waits for your answer`;
export const theRoomsStayReservedUntilYou = (stayLine: string) =>
  `${stayLine}. The rooms stay reserved until you confirm or decline.`;
export const didArrive = (guestName: string) => `Did ${guestName} arrive?`;
export const dueToArriveOn = (day: string, stayLine: string, moneyWords: string) =>
  `Due to arrive on ${day}: ${stayLine}, ${moneyWords}.`;
export const advanceFromIsDue = (guestName: string) => `Advance from ${guestName} is due`;
export const byOrBookingExpires = (amount: string, momentWords: string, stayLine: string) =>
  `${amount} by ${momentWords}, or the booking expires. ${stayLine}.`;
export const ofAdvanceFromIsDue = (amount: string, guestName: string) =>
  `${amount} of the advance from ${guestName} is due`;
export const theyChangedToMoreExpensiveBooking = (stayLine: string) =>
  `They changed to a more expensive booking after they paid. It does not expire. Ask them to pay the rest, or cancel the booking. ${stayLine}.`;
export const reportedPaymentOf = (guestName: string, amount: string) => `${guestName} reported a payment of ${amount}`;
export const checkWhetherYouHaveReceivedIt = (text: string, stayLine: string) =>
  `${text}. Check whether you have received it. ${stayLine}.`;
export const refundTo = (amount: string, guestName: string) => `Refund ${amount} to ${guestName}`;
export const saysThatTheyStayedWithYou = (guestName: string) => `${guestName} says that they stayed with you`;
export const youRecordedNoShow = (stayLine: string) =>
  `You recorded a no-show. Susegad Stays decides. If they stayed, open the booking and select “Undo no-show”. If not, tell us what happened. ${stayLine}.`;
export const report = (foreignGuests: string, guestName: string) => `Report ${foreignGuests}: ${guestName}`;
export const formCDueBy = (text: string, momentWords: string, stayLine: string) =>
  `Form C ${text} due by ${momentWords}. ${stayLine}.`;
export const isForeignGuest = (guestName: string) => `Is ${guestName} a foreign guest?`;
export const thePhoneNumberIsNotIndian = (stayLine: string) =>
  `The phone number is not an Indian one. You must report guests who are not Indian citizens, with passport and visa details (Form C). ${stayLine}.`;
export const replyToFromLast90Days = (reviews: string) => `Reply to ${reviews} from the last 90 days`;
export const theNewestIsFrom = (day: string) => `The newest is from ${day}. Guests read your reply below the review.`;
export const onHoldForUntil = (guestName: string, momentWords: string) =>
  `On hold for ${guestName} until ${momentWords}`;
export const afterThatGuestsCanBookAgain = (stayRooms: string, stayDays: string) =>
  `${stayRooms}, ${stayDays}. After that, guests can book again.`;
export const noRoomForBookingFrom = (channel: string) => `Booking from ${channel} without a room`;
export const bookedOnButNoRoom = (roomName: string, stayDays: string, channel: string) =>
  `${roomName}, ${stayDays}. Booked on ${channel}, but no room is available here.`;
export const unpaidBookingsFill = (roomName: string) => `Unpaid bookings fill ${roomName}`;
export const soldOut = (soldOutNights: string, filledBookings: string) =>
  `${soldOutNights} The advance for these bookings is not received: ${filledBookings}. Call the guests, or cancel the bookings.`;
export const weCannotReadCalendar = (channel: string) => `We cannot read the ${channel} calendar`;
export const lastRead = (roomName: string, momentWords: string) =>
  `${roomName}: last read ${momentWords}. Bookings made there since then are not blocked here.`;
export const neverRead = (roomName: string) => `${roomName}: never read. Bookings there are not blocked here.`;
export const yourListingNeedsChanges = 'Your listing needs changes';
export const houseRulesPetsQuietHoursVisitors = 'house rules (pets, quiet hours, visitors)';
export const childrenAndAge = 'children and age';
export const howGuestsPayBalance = 'how guests pay the balance';
export const addPhotos = 'Add photos';
export const guestsSeeOfYourProperty = (photos: string) =>
  `Guests see ${photos} of your property. With 10 photos, they can see every room before they book.`;
export const showEveryRoom = 'Show every room';
export const noPhotosYet = (listed: string) => `No photos yet: ${listed}. Guests choose a room by its photos.`;
export const setRatesForChristmasAndNew = 'Set rates for Christmas and New Year';
export const theNightsFromToHaveSame = (day: string, day2: string) =>
  `The nights from ${day} to ${day2} have the same rates as all others.`;
export const answerGuestsQuestions = 'Answer guests’ questions';
export const yourListingDoesNotMentionThese = (listed: string) => `Your listing does not mention these yet: ${listed}.`;
export const describeYourProperty = 'Describe your property';
export const yourDescriptionHas = (characters: string) =>
  `Your description has ${characters}. With 300, you can say who it suits and what is nearby.`;
export const describePhotos = 'Describe the photos';
export const noDescription = (photoHass: string) =>
  `${photoHass} no description. Guests who use a screen reader rely on descriptions.`;
export const connectYourOtherCalendars = 'Connect your other calendars';
export const aRoomBookedOnAirbnb =
  'A room booked on Airbnb or Booking.com is then blocked here, and the other way round.';
export const inviteSecondPerson = 'Invite a second person';
export const whileYouAreAwayNoOne =
  'While you are away, no one else can answer guests, check them in or record payments. The front desk does not see payout details.';
export const switchOnTwoFactorSignIn = 'Switch on two-factor sign-in';
export const yourPasswordAloneProtectsYourGuests =
  'Your password alone protects your guests’ data and your payouts. A code from your phone keeps others out.';
export const ofSold = (house: string, day: string, sold: number, rooms: string) =>
  `${house}, ${day}: ${sold} of ${rooms} sold`;
export const onHold = (held: number) => `${held} on hold`;
export const blocked = (blocked: number) => `${blocked} blocked`;
export const from = (amount: string, from: string) => `${amount} from ${from}`;
export const checkedOut = (day: string) => `Checked out ${day}`;
export const left = (day: string) => `Left ${day}`;
export const reported = (amount: string) => `${amount} reported`;
export const until = (nights: string, day: string) => `${nights}, until ${day}`;

// people --------------------------------------------------------------------------------------------------------------
export const manager = 'Manager';
export const managesBookingsCalendarAndGuests =
  'Manages bookings, the calendar and guests, and also rates, stay rules, channels and replies to reviews.';
export const frontDesk = 'Front desk';
export const managesBookingsCalendarAndGuests2 =
  'Manages bookings, the calendar and guests. Sees rates, and can change the rate of a single booking.';
export const onlyOwnerManagesPayoutAndTax =
  'Only the owner manages payout and tax details, documents, the listing, addresses for booking emails and this list.';
export const thisListHasChanged = 'This list has changed. Reload the page.';
export const onlyOwnerOfThisPropertyDecides = 'Only the owner of this property decides who works there.';
export const chooseRole = 'Choose a role.';
export const thisIsOwnersOwnAddress = 'This is the owner’s own address. The owner can already do everything.';
export const thePersonWithThisAddressAlready = 'The person with this address already works here.';
export const aPropertyCanHaveUp = (mostPeople: number) =>
  `A property can have up to ${mostPeople} people. Remove someone first.`;
export const weHaveEmailedThisAddressSeveral = 'We have emailed this address several times today. Try again tomorrow.';
export const youHaveSentTooManyInvitations = 'You have sent too many invitations today. Try again tomorrow.';
export const enterEmailAddress = 'Enter an email address.';
export const youHaveAlreadyInvitedThisAddress = 'You have already invited this address. See the list.';

// phone ---------------------------------------------------------------------------------------------------------------
export const enterShortReasonForDifferentPrice =
  'Enter a short reason for the different price. We keep it with the booking.';

// reviews -------------------------------------------------------------------------------------------------------------
export const all = 'All';
export const unanswered = 'Unanswered';
export const reported2 = 'Reported';
export const writeReply = 'Write a reply.';
export const chooseReason = 'Choose a reason.';
export const sayWhatIsWrongWithReview = 'Say what is wrong with the review.';
export const weCheckThisReplyBeforeGuests = 'We check this reply before guests see it.';
export const thisReviewWasRemovedOrProperty =
  'This review was removed, or the property is no longer yours. Reload the page.';
export const onlyOwnerAndManagersCanReply =
  'Only the owner and managers can reply to reviews and report them. Ask one of them.';
export const thisReviewIsHiddenFromGuests = 'This review is hidden from guests, so you cannot reply to it.';
export const atMost2000Characters = 'Use at most 2,000 characters.';
export const someoneElseAtYourProperty =
  'Someone else at your property has already replied. You see their reply above. Yours was not sent.';
export const chooseReasonAndUseAtMost = 'Choose a reason and use at most 500 characters.';
export const someoneAtYourPropertyHasAlready = 'Someone at your property has already reported this review.';
export const weAreCheckingThisReview = 'We are checking this review. Nothing changes until we decide.';
export const weHaveCheckedThisReview = 'We have checked this review. It stays.';
export const weHaveHiddenThisReview = 'We have hidden this review from guests.';
export const weHadHiddenThisReview = 'We had hidden this review. Guests see it again.';

// noticeEmails --------------------------------------------------------------------------------------------------------
export const youCanAddUpToAddresses = (mostNoticeEmails: number) =>
  `You can add up to ${mostNoticeEmails} addresses. Remove one first.`;
export const onlyOwnerCanChangeTheseAddresses = 'Only the owner can change these addresses.';
export const thisAddressIsAlreadyOnList = 'This address is already on the list.';

// CancelForm ----------------------------------------------------------------------------------------------------------
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const whoCancels = 'Who cancels?';
export const allOfItIsRefunded = 'All of it is refunded.';
export const thePropertyWroteItsOwnCancellation = 'The property wrote its own cancellation policy. Enter the refund.';
export const underCancellationPolicyGuestGetsBack = (amount: string) =>
  `Under the cancellation policy, the guest gets ${amount} back if you cancel now.`;
export const theGuestHasPaid = (amount: string, text: string) => `The guest has paid ${amount}. ${text}`;
export const weAskGuestByEmail = (amount: string) =>
  `We ask the guest by email to confirm that they cancelled. If they do not confirm within three days, it counts as cancelled by the property, and all of ${amount} is refunded.`;
export const ifItIsReceivedAll = 'If it is received, all of it is refunded.';
export const unlessCancellationPolicyRefundsAll =
  'Unless the cancellation policy refunds all of it, the guest must confirm that they cancelled.';
export const isReportedAndNotReceivedYet = (amount: string, text: string) =>
  `${amount} is reported and not received yet. ${text}`;
export const enterReason = 'Enter a reason. We email it to the guest.';
export const enterAmountFromTo = (amount: string, amount2: string) => `Enter an amount from ${amount} to ${amount2}.`;
export const cancelBookingOf = (guestName: string) => `Cancel booking of ${guestName}?`;
export const weEmailWithYourReason = (guestName: string) => `We email ${guestName} with your reason.`;
export const thisBookingHasNoEmailAddress = 'This booking has no email address. Tell the guest yourself.';
export const theGuest = 'The guest';
export const theRefundFollowsCancellationPolicy = 'The refund follows the cancellation policy.';
export const theProperty = 'The property';
export const theGuestGetsFullRefund = 'The guest gets a full refund.';
export const reason = 'Reason';
export const noPaymentWasReceivedYet = 'No payment was received yet.';
export const nothingWasPaid = 'Nothing was paid. No refund.';
export const refundToGuest = 'Refund to the guest (₹)';
export const fromTo = (amount: string, amount2: string) => `From ${amount} to ${amount2}.`;

// CheckOutDialog ------------------------------------------------------------------------------------------------------
export const cancel = 'Cancel';
export const openFormC = 'Open Form C';
export const whatDoYouCharge = 'What do you charge?';
export const checkingPriceOfNightsUntilToday = 'Checking the price of the nights until today…';
export const chooseWhatYouCharge = 'Choose what you charge.';
export const balanceDue = 'Balance due';
export const recordPayment = 'Record payment';
export const allNightsAsBooked = 'All nights as booked';
export const nightsUntilAtBookedPrices = (day: string) => `Nights until ${day}, at the booked prices`;
export const reasonIfGuestLeavesWithoutPaying = 'Reason, if the guest leaves without paying';
export const requiredWhileBalanceIsDue =
  'Required while a balance is due. The booking history keeps it with your name. Guests never see it.';
export const recordPaymentOrEnterReason = 'Record the payment, or enter a reason.';

// CheckOutInvoice -----------------------------------------------------------------------------------------------------
export const loadingInvoice = 'Loading the invoice…';
export const noInvoiceOrBillOfSupply = 'No invoice or bill of supply yet';
export const thePriceChangesAtCheckOut =
  'The price changes at check-out. Issue the invoice after that, in the booking.';
export const issueInvoice = 'Issue invoice';
export const thePriceAfterCheckOutDiffers =
  'The price after check-out differs from this invoice. Issue a credit note and a new invoice in the booking.';
export const thisBookingHasNoEmail = 'This booking has no email address.';
export const emailedTo = (email: string) => `Emailed to ${email}`;

// DeskParty -----------------------------------------------------------------------------------------------------------
export const rooms = 'Rooms';
export const adults = 'Adults';
export const children = 'Children';
export const years = (children: string) => `${children} years`;

// EmailInvoice --------------------------------------------------------------------------------------------------------
export const emailToGuest = 'Email to guest';
export const emailToGuestOf = (number: string) => `Email to guest: ${number}`;
export const emailedToOf = (number: string, email: string) => `${number} emailed to ${email}`;

// HouseChoice ---------------------------------------------------------------------------------------------------------
export const askOneOfThem = 'Ask one of them. You can open the';
export const and = 'and the';
export const bookings = 'bookings';
export const calendar = 'calendar';
export const seeMyListings = 'See my listings';
export const onlyOwnerAndManagers = 'Only the owner and the managers of this property can open this page.';
export const property = 'Property';
export const anotherProperty = 'Another property';

// IssueDialog ---------------------------------------------------------------------------------------------------------
export const voucher = 'voucher';
export const invoice = 'invoice';
export const issueFor = (text: string, amount: string) => `Issue ${text} for ${amount}`;
export const itGetsNextNumberOfFinancial = 'It gets the next number of the financial year and cannot be changed.';
export const issued = (number: string) => `${number} issued`;
export const issueReceiptVoucher = 'Issue receipt voucher?';
export const issueInvoice2 = 'Issue invoice?';
export const noShow = 'no-show';
export const cancelledBooking = 'cancelled booking';
export const itIsForAmountThatYou = (text: string) =>
  `It is for the amount that you keep of this ${text}, taxed like the room. `;
export const itShowsAdvanceThatWasReceived =
  'It shows the advance that was received, GST included. The invoice adjusts it later. ';
export const ifYouHaveNoGstNumber = ' If you have no GST number, it is a bill of supply.';
export const name = 'Name';
export const company = 'Company';
export const gstNumber = 'GST number';
export const oneCharacters = '15 characters. The invoice of this booking then needs the same number.';
export const oneCharacters2 =
  '15 characters. A company registered in the State of this property can claim the tax with it.';
export const address = 'Address';
export const rule46OfCgstRulesRequires = ' Rule 46 of the CGST Rules requires it on this invoice.';
export const withPinCodeAndState = (text: string) => `With PIN code and State.${text}`;

// PaymentDialog -------------------------------------------------------------------------------------------------------
export const chooseMethod = 'Choose a method';
export const recordReportedPayment = 'Record reported payment';
export const markAsReceived = 'Mark as received';
export const refundGuest = 'Refund guest';
export const recordRefund = 'Record refund';
export const susegadStays = 'Susegad Stays';
export const susegadStaysHasThisMoney = 'Susegad Stays has this money. It is not in the till.';
export const inTill = ', in the till';
export const thePropertyHasThisMoney = (text: string) => `The property has this money${text}.`;
export const enterAmountAbove0Like4200 = 'Enter an amount above ₹0, like 4200 or 4200.50.';
export const chooseHowItWasPaid = 'Choose how it was paid.';
export const recorded = (amount: string) => `${amount} recorded`;
export const record = (amount: string) => `Record ${amount}`;
export const record2 = 'Record';
export const amount = 'Amount (₹)';
export const whoHasMoney = 'Who has the money';
export const method = 'Method';
export const reference = 'Reference';
export const utrOfUpiPaymentOrNumber = 'UTR of a UPI payment, or the number of the slip or transfer.';
export const note = 'Note';
export const guestsNeverSeeIt = 'Guests never see it.';

// QuoteNotices --------------------------------------------------------------------------------------------------------
export const youCanStillBookIt = (rule: string) => `${rule} You can still book it.`;
export const guestsCannotBookThisOnline = 'Guests cannot book this online.';

// invoicePdf ----------------------------------------------------------------------------------------------------------
export const span = 'Span';
export const from2 = 'From';
export const to = 'To';
export const page1Of234567890 = 'Page 1 of 234567890';
export const total = 'Total';
export const pageOf = (index: number, count: number) => `Page ${index} of ${count}`;

// EditMenu ------------------------------------------------------------------------------------------------------------
export const editListing = 'Edit listing';
export const seeChangesAndPublish = 'See changes and publish';

// HistoryDialog -------------------------------------------------------------------------------------------------------
export const you = 'you';
export const us = 'us';
export const by = (moment: string, text: string) => `${moment}, by ${text}`;
export const noChangesYet = 'No changes yet.';
export const showEarlierChanges = 'Show earlier changes';
export const historyOf = (name: string) => `History of ${name}`;
export const loadingHistory = 'Loading the history';

// HouseRow ------------------------------------------------------------------------------------------------------------
export const bookings2 = 'Bookings';
export const calendar2 = 'Calendar';
export const rates = 'Rates';
export const viewLivePage = 'View live page';
export const emailsAboutBookings = 'Emails about bookings';
export const leaveProperty = 'Leave property';

// HousesOfOthers ------------------------------------------------------------------------------------------------------
export const youWillNoLongerSee = 'You will no longer see or change anything at';
export const weTellOwnerWhoCanInvite = '. We tell the owner, who can invite you again.';
export const error = 'Error';
export const youNowWorkAt = (hotelName: string) => `You now work at ${hotelName}.`;
export const invitationDeclined = 'Invitation declined. We deleted it.';
export const youHaveLeft = (name: string) => `You have left ${name}.`;
export const invitations = 'Invitations';
export const propertiesYouWorkAt = 'Properties you work at';
export const leaveProperty2 = 'Leave property?';

// InvitationRow -------------------------------------------------------------------------------------------------------
export const invitesYouToWorkThere = (hotelName: string) => `${hotelName} invites you to work there`;
export const as = 'As';
export const peopleAtPropertySeeYourName = (may: string) =>
  `. ${may} People at the property see your name. The owner also sees your email address.`;
export const accept = 'Accept';
export const decline = 'Decline';

// ListingRow ----------------------------------------------------------------------------------------------------------
export const noPhotoYet = 'No photo yet';
export const live = 'Live';
export const hidden = 'Hidden';
export const changesUnderReview = 'Changes under review';
export const withdrawListing = 'Withdraw listing';
export const hideFromGuests = 'Hide from guests';
export const showToGuests = 'Show to guests';
export const history = 'History';
export const people = 'People';
export const deleteDraft = 'Delete draft';
export const continueAtStepOf = (stepNumber: number, count: number) => `Continue at step ${stepNumber} of ${count}`;
export const submitted = (moment: string) => `Submitted ${moment}`;
export const reviewed = (moment: string) => `reviewed ${moment}`;
export const saved = (moment: string) => `Saved ${moment}`;

// ListingsSkeleton ----------------------------------------------------------------------------------------------------
export const loadingYourListings = 'Loading your listings';

// NoticeDialog --------------------------------------------------------------------------------------------------------
export const close = 'Close';
export const weEmailEveryBookingChange = (name: string) =>
  `We email every booking, change and cancellation of ${name} to`;
export const yourOwnAddress = ', your own address.';
export const alsoEmailedWithGuestsName = 'Also emailed, with the guest’s name and phone';
export const sendAgain = 'Send again';
export const remove = 'Remove';
export const weHaveEmailed = (email: string) =>
  `We have emailed ${email}. It gets booking emails once someone confirms the address.`;
export const noLongerGetsBookingEmails = (email: string) => `${email} no longer gets booking emails.`;
export const itsOwner = 'its owner.';
export const confirmed = 'Confirmed';
export const notConfirmedYet = 'Not confirmed yet';
export const sendAgainTo = (email: string) => `Send again to ${email}`;
export const removeOf = (email: string) => `Remove ${email}`;
export const addAnotherAddress = 'Add another address';
export const forExampleFrontDesk =
  'For example the front desk or your accountant. Up to 5 addresses. We ask each address first, and send booking emails only once it is confirmed.';
export const oneMoment = 'One moment…';
export const addAddress = 'Add address';

// OwnDeeds ------------------------------------------------------------------------------------------------------------
export const oneEmailDay = 'One email a day';
export const oneEmailForEachChange = 'One email for each change';
export const bookingsThatYouMakeChange = 'Bookings that you make, change or cancel yourself';
export const weSendItAt700 = 'We send it at 7:00 AM the next morning.';

// OwnerScreen ---------------------------------------------------------------------------------------------------------
export const listYourOwnProperty = 'List your own property';
export const nothingListedYet = 'Nothing listed yet.';
export const listingTakes8StepsMost =
  'Listing takes 8 steps, most of them short. You can stop at any step: we save what you type.';
export const listYourProperty = 'List Your Property';
export const listAnotherProperty = 'List another property';
export const listingWithdrawn = 'Listing withdrawn. It is a draft again.';
export const listingHiddenFromGuests = 'Listing hidden from guests.';
export const listingShownToGuests = 'Listing shown to guests.';
export const draftDeleted = 'Draft deleted.';
export const deleteDraft2 = 'Delete draft?';
export const thisPermanentlyDeletesEverythingYouTyped = (name: string) =>
  `This permanently deletes everything you typed for “${name}”, with its photos and documents. You cannot undo this.`;
export const hideFromGuests2 = 'Hide from guests?';
export const guestsCannotFindOrBookUntil = (name: string) =>
  `Guests cannot find or book “${name}” until you show it again. Existing bookings do not change.`;
export const withdrawAndEdit = 'Withdraw and edit?';
export const youCannotEditWhileWeCheck = (name: string) =>
  `You cannot edit “${name}” while we check its changes. Withdraw them, edit, then publish everything again. Changes that need no check go live immediately.`;
export const withdrawAndEdit2 = 'Withdraw and edit';

// PeopleDialog --------------------------------------------------------------------------------------------------------
export const peopleWhoWorkAtBesidesYou = (name: string, ownerAlone: string) =>
  `People who work at ${name} besides you. Each signs in with their own account. The history of a booking shows who did what. ${ownerAlone}`;
export const invitationSentTo = (email: string) => `Invitation sent to ${email}.`;
export const noLongerHasAccess = (called: string) => `${called} no longer has access.`;
export const invitationToCancelled = (called: string) => `Invitation to ${called} cancelled.`;
export const roleChangedTo = (label: string) => `Role changed to ${label}.`;
export const invitationSentToAgain = (email: string) => `Invitation sent to ${email} again.`;
export const inviteSomeone = 'Invite someone';
export const weEmailInvitation =
  'We email an invitation. They sign in with this address to accept it, and see nothing before that.';
export const role = 'Role';
export const sendInvitation = 'Send invitation';

// PersonLine ----------------------------------------------------------------------------------------------------------
export const since = (moment: string) => `Since ${moment}`;
export const invitedNotAcceptedYet = (moment: string) => `Invited ${moment}, not accepted yet`;
export const removeTheyImmediatelyLoseAccess = (called: string) =>
  `Remove ${called}? They immediately lose access to this property.`;
export const cancelInvitationTo = (called: string) => `Cancel the invitation to ${called}?`;
export const cancelInvitation = 'Cancel invitation';
export const keepInvitation = 'Keep invitation';
export const roleOf = (called: string) => `Role of ${called}`;
export const sendAgainToOf = (called: string) => `Send again to ${called}`;
export const remove2 = (called: string) => `Remove ${called}`;

// DayList -------------------------------------------------------------------------------------------------------------
export const noMoreCheckOutsToday = 'No more check-outs today.';
export const allOfTodaysGuestsHaveArrived = 'All of today’s guests have arrived.';
export const noArrivalsToday = 'No arrivals today.';
export const next = (day: string, arrivals: string) => `Next: ${day}, ${arrivals}.`;
export const noUpcomingBookingsYet = 'No upcoming bookings yet.';

// EarningsPanel -------------------------------------------------------------------------------------------------------
export const earningsIn = (monthName: string) => `Earnings in ${monthName}`;
export const theValueOfBookedNightsIncluding = 'The value of booked nights including GST. This is not money received.';
export const bookedThisMonth = (amount: string) => `${amount} booked this month`;
export const soFar = 'So far';
export const nightsUpToLastNight = 'Nights up to last night';
export const booked = 'Booked';
export const theWholeMonthIncludingNights = 'The whole month, including nights to come';
export const theWholeMonth = 'The whole month';
export const reportsFor = (name: string) => `Reports for ${name}`;
export const allReports = 'All reports';

// HelpList ------------------------------------------------------------------------------------------------------------
export const suggestions = 'Suggestions';
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;

// HomeScreen ----------------------------------------------------------------------------------------------------------
export const myListings = 'My listings';
export const home = 'Home';
export const myProperties = 'My properties';

// HomeSkeleton --------------------------------------------------------------------------------------------------------
export const loadingTodaysList = 'Loading today’s list';

// HouseDays -----------------------------------------------------------------------------------------------------------
export const tonight = 'Tonight';
export const ofOf = (sellableOf: number) => `of ${sellableOf}`;
export const walkIn = 'Walk-in';
export const toCollectToday = 'To collect today';
export const propertiesToday = 'Properties today';
export const arriving = 'Arriving';
export const expectedEarlier = (late: number) => `${late} expected earlier`;
export const alreadyArrived = (arrived: number) => `${arrived} already arrived`;
export const leaving = 'Leaving';
export const staying = 'Staying';
export const at = (word: string, name: string, count: number) => `${word} at ${name}: ${count}`;
export const roomsSoldTonightAt = (name: string, sold: number, sellableOf: number) =>
  `Rooms sold tonight at ${name}: ${sold} of ${sellableOf}`;
export const walkInAt = (name: string) => `Walk-in at ${name}`;
export const nothingToCollectFromTodaysArrivals = 'Nothing to collect from today’s arrivals and departures.';

// NightStrip ----------------------------------------------------------------------------------------------------------
export const next14Nights = 'Next 14 nights';
export const roomsSoldAndArrivalsNight = 'Rooms sold and arrivals, night by night';
export const sold = 'Sold';
export const onHold2 = 'On hold';
export const blockedNotCounted = 'Blocked, not counted';
export const arrivals = '↓ Arrivals';

// OwingList -----------------------------------------------------------------------------------------------------------
export const checkedOutBalanceDue = 'Checked out, balance due';
export const due = (amount: string) => `${amount} due`;
export const recordPaymentOf = (guestName: string) => `Record payment: ${guestName}`;

// TodoList ------------------------------------------------------------------------------------------------------------
export const needsAnswer = 'Needs an answer';
export const nothingNeedsYourAnswer =
  'Nothing needs your answer. Advances, refunds, holds and other calendars are in order.';
export const open = 'Open';
export const openBooking = 'Open booking';
export const answer = 'Answer';
export const seeItInCalendar = 'See it in the calendar';
export const resolve = 'Resolve';
export const checkCalendar = 'Check calendar';
export const reply = 'Reply';

// EmptyReviews --------------------------------------------------------------------------------------------------------
export const noReviewsYet = 'No reviews yet.';
export const weEmailGuestsForReviewDay =
  'We email guests for a review the day after check-out. Reviews appear here, and we email you immediately.';
export const everyReviewHasYourReply = 'Every review has your reply.';
export const guestsReadBothReview = 'Guests read both the review and your reply.';
export const youHaveNotReportedAnyReview = 'You have not reported any review.';
export const youCanReportReviewThatInsults =
  'You can report a review that insults someone, reveals personal data or is not from a guest. We check it and email you.';

// HouseReviews --------------------------------------------------------------------------------------------------------
export const seeReviewsAsGuestsDo = 'See reviews as guests do';
export const onlyOwnerAndManagersOfThisProperty =
  'Only the owner and managers of this property can reply to reviews. You can read them.';

// ReplyForm -----------------------------------------------------------------------------------------------------------
export const publishReply = 'Publish reply';
export const everyoneCanReadItAndWe = (reviewerName: string) =>
  `Everyone can read it, and we email ${reviewerName}. You cannot change it afterwards. If it has a phone number, an email address or a link, we check it first.`;
export const replyPublished = 'Reply published';
export const yourReplyTo = (reviewerName: string) => `Your reply to ${reviewerName}`;
export const tooMany = 'too many';
export const guestsReadThisBelowReview = (hotelName: string, count: string, text: string) =>
  `Guests read this below the review, as “Reply from ${hotelName}”. You cannot change it afterwards. If it has a phone number, an email address or a link, we check it first. ${count} characters ${text}.`;
export const publishReply2 = 'Publish reply?';
export const publishing = 'Publishing…';

// ReportDialog --------------------------------------------------------------------------------------------------------
export const weReadReviewDecideWhether =
  'We read the review, decide whether it stays, and email you. Guests see it until then. We do not hide a review because it is harsh or has few stars: there, a reply helps more.';
export const pleaseChoose = 'Please choose';
export const reviewReported = 'Review reported. We check it and email you.';
export const reportReview = 'Report review?';
export const sending = 'Sending…';
export const reportReview2 = 'Report review';
export const whatIsWrongWithIt = 'What is wrong with it?';
export const whatShouldWeKnow = 'What should we know?';
export const onlyWeReadThis = (longestReportNote: number) => `Only we read this. ${longestReportNote} characters left.`;

// ReviewCard ----------------------------------------------------------------------------------------------------------
export const starsOnlyNoComment = 'Stars only, no comment.';
export const verifiedStay = 'Verified Stay';
export const booking = (day: string, day2: string, roomName: string) => `Booking: ${day} – ${day2}, ${roomName}`;
export const yourReply = 'Your reply';
export const weRemovedYourReply = 'We removed your reply';
export const youCanWriteNewReply = 'You can write a new reply.';
export const reportedOf = (dayOf: string, reportKind: string) => `Reported ${dayOf}: ${reportKind}`;
export const report2 = 'Report';
export const reviewOf = (about: string) => `Review of ${about}`;
export const outOf5 = (rating: number) => `${rating} out of 5`;
export const weCheckThisReviewBeforeGuests = 'We check this review before guests see it';
export const hiddenFromGuests = 'Hidden from guests';
export const numberFromGuest = (at: number) => `Number ${at} from the guest`;
export const replyTo = (reviewerName: string) => `Reply to ${reviewerName}`;
export const removedReply = 'Removed reply';
export const replyToOf = (about: string) => `Reply to ${about}`;
export const reportReviewOf = (about: string) => `Report the review of ${about}`;

// ReviewsScreen -------------------------------------------------------------------------------------------------------
export const yourGuestsReviewsAppearHere = 'Your guests’ reviews appear here.';
export const onceYourListingIsApproved =
  'Once your listing is approved and guests have stayed, we ask them for a review. You reply here.';

// ReviewsSkeleton -----------------------------------------------------------------------------------------------------
export const loadingReviews = 'Loading the reviews';

// StarFigures ---------------------------------------------------------------------------------------------------------
export const howGuestsRateYourProperty = 'How guests rate your property';
export const ratedOutOf5 = (toFixed: string) => `Rated ${toFixed} out of 5`;
export const review = 'review';
export const reviews = 'reviews';

// ownerSections -------------------------------------------------------------------------------------------------------
export const till = 'Till';
export const channels = 'Channels';
export const reviews2 = 'Reviews';
export const reports = 'Reports';
export const payouts = 'Payouts';

// mine ----------------------------------------------------------------------------------------------------------------
export const thisListingHasChangedWhileYou = 'This listing has changed while you were here. Check it, then try again.';
export const thePersonAtThisAddress =
  'The person at this address has stopped these emails. If that was a mistake, write to us.';
export const weHaveAlreadyEmailedThisAddress =
  'We have already emailed this address several times today. Try again tomorrow.';
export const youHaveChangedTheseAddressesToo = 'You have changed these addresses too often today. Try again tomorrow.';

// people --------------------------------------------------------------------------------------------------------------
export const thisInvitationWasCancelled = 'This invitation was cancelled or has expired.';

// reviews -------------------------------------------------------------------------------------------------------------
export const weCouldNotSendYourReply = 'We could not send your reply. It is still here: try again.';
