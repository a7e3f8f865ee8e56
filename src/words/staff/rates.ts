import { counted } from '../../domain/stay.ts';

export const loadingRates = 'Loading the rates';
export const ratesAppearHere = 'When we approve your listing, you set seasons, weekend rates and stay rules here.';
export const noRoomsYet = 'This property has no rooms yet.';
export const ratesOf = (roomType: string) => `Rates of ${roomType}`;
export const saveRates = 'Save rates';
export const saving = 'Saving…';
export const discardChanges = 'Discard changes';
export const unsavedChanges = 'You have unsaved changes.';
export const allChangesSaved = 'All changes are saved.';
export const nothingTypedIsLost = (refusal: string) => `${refusal} Nothing you typed is lost.`;
export const ratesSaved = 'Rates saved.';
export const ratesRestored = 'The earlier rates apply again.';
export const ratesOfRoomTypesSaved = (count: number) => `Rates of ${count} room types saved.`;
export const leaveWithoutSavingTitle = 'Leave without saving?';
export const changesAreLost = 'Your changes are not saved. If you leave, they are lost.';
export const leaveWithoutSaving = 'Leave without saving';

// Rates: base price ---------------------------------------------------------------------------------------------------
export const basePriceSameAtFrontDesk = (net: string, price: string, gst: number, guests: string) =>
  `Base price per night: ${net} before tax, ${price} with ${gst}% GST. Sleeps ${guests}.`;
export const basePriceWithoutGstAtFrontDesk = (
  net: string,
  price: string,
  gst: number,
  atFrontDesk: string,
  guests: string,
) =>
  `Base price per night: ${net} before tax. Guests pay ${price} online with ${gst}% GST, and ${atFrontDesk} at the front desk without GST. Sleeps ${guests}.`;
export const gstDependsOnPrice = (gst: number, amount: string, gstAbove: number) =>
  `GST depends on the price of each night: ${gst}% up to ${amount} before tax, ${gstAbove}% above.`;
export const gstOnEveryNight = (gst: number) => `GST is ${gst}% on every night, as in your listing.`;
export const changeBasePriceIn = (link: string) => `Change the base price in ${link}. It applies immediately.`;
export const yourListing = 'your listing';
export const ownerSetsBasePrice = 'The owner of the property sets the base price.';
export const calendarPricesReplaceRates = (link: string) =>
  `Prices that you set in ${link} replace these rates on their nights.`;
export const theCalendar = 'the calendar';

// Rates: changed by someone else --------------------------------------------------------------------------------------
export const changedBySomeoneElse = 'Changed by someone else';
export const ratesChangedWhileEditing = 'Someone else changed these rates while you were editing';
export const whichVersionToKeep =
  'Your changes are not saved yet, and nothing you typed is lost. Which version do you want to keep?';
export const correctMarkedFieldsFirst = 'Correct the marked fields first.';
export const onlyOrderDiffers = 'Only the order of the rules differs.';
export const savedVersion = 'Saved version';
export const yourVersion = 'Your version';
export const noOtherDifferences = 'No other differences';
export const saveMyVersion = 'Save my version';
export const useSavedRates = 'Use the saved rates';
export const youSeeSavedRates = 'You see the saved rates. You can still return to your version.';
export const useMyVersion = 'Use my version';
export const stayLimits = (fewest: number, most: string) => `Stay of ${fewest} to ${most}`;
export const bookingWindow = (fewest: number, most: string) => `Booked ${fewest} to ${most} ahead`;
export const sameDayBookingsUntil = (time: string) => `Same-day bookings until ${time}`;
export const shorterStaysCanFillGap = 'Shorter stays can fill a gap';
export const shorterStaysCannotFillGap = 'Shorter stays cannot fill a gap';
export const allGuestsIncluded = 'All guests included';
export const guestsIncluded = (guests: string) => `${guests} included`;
export const perExtraAdult = (amount: string) => `${amount} per extra adult`;
export const perExtraChild = (amount: string) => `${amount} per extra child`;
export const weeklyDiscount = (percent: number) => `${percent}% off from 7 nights`;
export const monthlyDiscount = (percent: number) => `${percent}% off from 28 nights`;
export const lastMinuteDiscount = (percent: number, days: string) => `${percent}% off when booked up to ${days} ahead`;

// Rates: prices by weekday --------------------------------------------------------------------------------------------
export const beforeTaxHeading = 'Before tax';
export const atFrontDeskNoGst = 'At the front desk, no GST';
export const guestsPayHeading = 'Guests pay';
export const guestsPayOnSiteHeading = 'Guests pay online';
export const addedTo = (rules: readonly string[]) => `added to ${rules.join(' and ')}`;
export const gst = (percent: number) => `${percent}% GST`;
export const guestsPaySame = 'Guests pay the same online and at the front desk, GST included.';
export const notRegisteredForGst =
  'You are not registered for GST, so the front desk charges none. Online, guests pay GST, which Susegad Stays pays to the government.';
export const higherGstOn = (amount: string, gstAbove: number, gst: number, days: string) =>
  `From ${amount} before tax, guests pay ${gstAbove}% GST instead of ${gst}%: ${days}.`;

// Rates: weekdays and seasons -----------------------------------------------------------------------------------------
export const weekdays = 'Weekdays';
export const weekdaysLead = 'Rates by day of the week, all year. Friday means the night from Friday to Saturday.';
export const nightOutsideSeasons = 'A night outside seasons';
export const seasons = 'Seasons';
export const seasonsLead =
  'Dates with their own rates or stay rules, calculated from the weekday rate. Where two seasons overlap, both apply in the order of the list. A fixed price or stay rule further down replaces the one above.';
export const ruleLists = {
  weekdays: {
    none: 'Every night has the base price. Add weekdays to change it on some days.',
    add: 'Add weekdays',
    addMore: 'Add more weekdays',
    added: 'New weekdays. They are not saved yet.',
  },
  season: {
    none: 'Your seasons appear here. Add Christmas, the monsoon or a festival to charge another rate.',
    add: 'Add season',
    addMore: 'Add another season',
    added: 'New season. It is not saved yet.',
  },
} as const;
export const tooManyRules = (limit: number) => `A room type can have up to ${limit} weekday rules and seasons.`;
export const pastSeasons = (count: number) => counted(count, 'past season');
export const ruleCopied = (rule: string) => `${rule} copied.`;
export const ruleRemoved = (rule: string) => `${rule} removed.`;
export const ruleRestored = (rule: string) => `${rule} restored.`;
export const ruleMoved = (rule: string, place: number, count: number) => `${rule} is now number ${place} of ${count}.`;
export const seasonWithoutName = 'Season without a name';
export const noDaysSelected = 'No days selected';
export const correctMarkedFields = 'Correct the marked fields';
export const notCompleteYet = 'Not complete yet';
export const guestsPayPerNight = (amount: string) => `Guests pay ${amount} a night`;
export const guestsPayPerNightOnSite = (onSite: string, atFrontDesk: string) =>
  `Guests pay ${onSite} a night online, ${atFrontDesk} at the front desk`;
export const moveRuleUp = (rule: string) => `Move ${rule} up`;
export const moveRuleDown = (rule: string) => `Move ${rule} down`;
export const copyToNextYear = 'Copy to next year';
export const copySeason = (season: string) => `Copy to next year: ${season}`;
export const copy = 'Copy';
export const copyRule = (rule: string) => `Copy ${rule}`;
export const remove = 'Remove';
export const removeRule = (rule: string) => `Remove ${rule}`;
export const nightsOfWeek = 'Nights of the week';
export const seasonNameHint = 'Guests never see it.';
export const priceChoices = {
  none: { name: 'No change', figure: '' },
  percent_up: { name: '% more', figure: 'Percentage more' },
  percent_down: { name: '% less', figure: 'Percentage less' },
  amount_up: { name: '₹ more', figure: '₹ more per night, before tax' },
  amount_down: { name: '₹ less', figure: '₹ less per night, before tax' },
  fixed: { name: 'Fixed price', figure: '₹ per night, before tax' },
} as const;
export const beforeTaxHint = 'Before tax. The price for guests appears here.';
export const guestsPay = (amount: string) => `Guests pay ${amount}.`;
export const guestsPayWithGst = (amount: string, gst: number) => `Guests pay ${amount} with ${gst}% GST.`;
export const basePriceBecomes = (net: string, guestsPay: string) =>
  `A night at the base price becomes ${net} before tax. Guests pay ${guestsPay}.`;
export const minimumStayExceedsSeason = (season: string, nights: string, minimum: string) =>
  `${season} has only ${nights}, but its minimum stay is ${minimum}. Bookings that include one of its nights extend beyond the season.`;
export const minimumOfArrivalsExceedsSeason = (season: string, nights: string, minimum: string) =>
  `${season} has only ${nights}, but its minimum stay is ${minimum}. Bookings that start in it extend beyond the season.`;
export const overlapsLaterSeason = (nights: string, season: string) =>
  `${nights}: also in ${season}, which is further down the list and is applied after this one.`;
export const priceChangeIsAdded = 'Its price change is added to this one.';
export const nightIn = (season: string) => `A night in ${season}`;

// Rates: mistakes in a weekday or season ------------------------------------------------------------------------------
export const enterSeasonName = 'Enter a name for the season, such as Christmas.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const chooseFirstNight = 'Choose the first night.';
export const chooseLastNight = 'Choose the last night.';
export const seasonTooLong = 'A season can have up to 1,100 nights.';
export const enterPercentage = (most: number) => `Enter a percentage from 0 to ${most}, such as 20 or 12.5.`;
export const enterAmount = 'Enter an amount up to ₹10,00,000, such as 500.';
export const ruleChangesNothing = 'This rule changes nothing yet. Set a price or a stay rule, or remove it.';

// Rates: stay rules, guests and discounts -----------------------------------------------------------------------------
export const nightWith = (name: string) => `A night with “${name}” before tax`;
export const planFields = {
  min_nights: 'Minimum nights',
  max_nights: 'Maximum nights',
  lead_days: 'Minimum days ahead',
  horizon_days: 'Maximum days ahead',
  fills_gaps: 'Allow shorter stays that fill a gap',
  same_day_until: 'Same-day bookings until',
  included_guests: 'Guests included in the rate',
  extra_adult: '₹ per extra adult and night, before tax',
  extra_child: '₹ per extra child and night, before tax',
  weekly_discount: '% off from 7 nights',
  monthly_discount: '% off from 28 nights',
  last_minute_discount: '% off at the last minute',
  last_minute_days: 'Last-minute days before check-in',
} as const;
export const stayRules = 'Stay rules';
export const stayRulesLead =
  'These apply to nights without their own rule. A booking must meet the rules of all its nights.';
export const stayNightsHint = 'From 1 to 30.';
export const leadDaysHint = '0 means guests can book for the same night.';
export const horizonDaysHint = 'Up to 540 days.';
export const sameDayHint = 'From this time on, guests cannot book for the same day. Your front desk still can.';
export const anyHour = 'No limit';
export const fillsGapsHint =
  'Guests can book a gap between sold-out or blocked nights, even if it is shorter than the minimum stay.';
export const horizonBelowLead = 'This is fewer days than the minimum, so guests could not book.';
export const guestsCannotCheckInOn = (night: string, minimum: string, maximum: number) =>
  `Guests cannot check in on ${night}: the minimum stay is ${minimum} and the maximum is ${maximum}.`;
export const guestsLead = (mostGuests: number) =>
  `The rate covers the guests you include here. Each extra guest pays more. This room type sleeps ${mostGuests}.`;
export const includeAllHint = (mostGuests: number) => `Leave empty to include all ${mostGuests}.`;
export const noExtraPriceHint = 'Leave empty for no extra price.';
export const enterExtraPrice = 'Enter an amount up to ₹1,00,000, or leave the field empty.';
export const extraPrice = (amount: string, total: string) =>
  `For a night at the base price, guests pay ${amount} more: ${total}.`;
export const discounts = 'Discounts';
export const discountsLead =
  'We take the discount off the rate before tax. If several discounts apply, guests get only the largest one.';
export const noDiscountHint = 'Leave empty for no discount.';
export const lastMinuteDaysHint = 'For the last-minute discount. 0 means only the day of check-in.';

// Rates: other room types and the front desk --------------------------------------------------------------------------
export const otherRoomTypes = 'Other room types';
export const otherRoomTypesLead =
  'When you save, the ticked room types get these rates instead of their own. Percentages apply to each room type’s own base price.';
export const useRatesFor = 'Use these rates for';
export const amountsAreTheSame = 'Prices and changes in ₹ are the same for all of them.';
export const lowestPrice = 'Lowest price at the front desk';
export const lowestPriceLead =
  'People with the front desk role cannot book below this price, or change a booking to a lower one. You and your managers can. It applies to all rooms of the property.';
export const percentageOfRate = '% of each night’s rate';
export const anyPriceAllowed = 'The front desk may set any price.';
export const zeroAllowsAnyPrice = '0 allows any price.';
export const saveLowestPrice = 'Save lowest price';
export const lowestPriceSet = (percent: number) => `Lowest price at the front desk set to ${percent}% of the rate`;

// Rates: questions before likely mistakes -----------------------------------------------------------------------------
export const nightBecomes = (name: string, base: string, becomes: string, apart: string) =>
  `The base price is ${base}. With “${name}”, a night costs ${becomes} before tax, ${apart}.`;
export const lastNightOf = (season: string) => `The last night of ${season}`;
export const theLowestPrice = 'The lowest price at the front desk';
