// Settings: form ------------------------------------------------------------------------------------------------------
export const settings = 'Settings';
export const saveSettings = 'Save settings';
export const saving = 'Saving…';
export const settingsSaved = 'Settings saved.';
export const settingsRestored = 'The earlier settings apply again.';
export const saveQuestion = 'Save settings?';
export const discardChanges = 'Discard changes';
export const unsavedChanges = 'You have unsaved changes.';
export const allChangesAreSaved = 'All changes are saved.';
export const takeSavedValues = 'Use the saved values';
export const empty = 'empty';
export const someoneElseSetThisTo = (value: string) =>
  `Someone else set this to ${value}. Save again to use your value.`;
export const someoneElseChangedSettings =
  'Someone else changed the same settings while you were editing. Nothing was saved: check the marked settings.';
export const valueNotAccepted = 'The server does not accept this value.';
export const offlineNotSaved = 'You are offline. Nothing you typed is lost. Save again when you are back online.';
export const couldNotSaveSettings = 'We could not save the settings. Try again.';

// Settings: advance ---------------------------------------------------------------------------------------------------
export const theAdvance = 'The advance';
export const advancePercent = 'Advance (%)';
export const advanceExplained =
  'Percentage of the price, for bookings made from now on. 0 means no advance, except for groups and the high season below.';
export const advanceOfGroups = 'Advance of groups (%)';
export const groupAdvanceExplained =
  'If several percentages apply, the highest counts. 0 means groups pay the usual advance.';
export const groupFromRooms = 'Group from (rooms)';
export const groupExplained = 'A booking with this many rooms or more is a group.';
export const advanceInHighSeason = 'Advance in the high season (%)';
export const highSeasonExplained =
  'For bookings with at least one night in the high season. 0 means the usual advance.';
export const highSeasonFrom = 'High season from';
export const firstNightOfSeason = 'Day and month of the first night, every year, such as 20 Dec.';
export const highSeasonTo = 'High season to';
export const lastNightOfSeason = 'Day and month of the last night.';
export const upiId = 'UPI ID';
export const upiIdExplained = 'Guests see it on their booking confirmation. Leave empty to hide it.';
export const upiIdExample = 'name@bank';
export const cancelUnpaidBookingsAfterHours = 'Cancel unpaid bookings after (hours)';
export const cancelUnpaidExplained =
  'Bookings made from now on expire if we do not receive the advance by then. We email guests when they book and halfway to the deadline. Bookings whose arrival is sooner do not expire. Leave empty to let no booking expire.';

// Settings: fee and dollars -------------------------------------------------------------------------------------------
export const ourFee = 'Our fee';
export const feePercent = 'Fee (%)';
export const feeExplained =
  'Percentage of the price, GST on the fee included, for bookings made on the site from now on. We deduct it from payouts. 0 means no fee. “List Your Property” shows it after the next build.';
export const dollarsOnGuestPages = 'Dollars on guest pages';
export const rupeesPerDollar = 'Rupees per dollar';
export const rateExplained =
  'We show dollar prices at this exchange rate. Guests pay in rupees. The job “Refresh the exchange rate” replaces it every evening.';
export const dateOfRate = 'Date of the rate';
export const dateOfRateExplained = 'The date of this exchange rate.';

// Settings: admins and guests -----------------------------------------------------------------------------------------
export const admins = 'Admins';
export const adminsNeedTwoFactorSignIn = 'Admins need two-factor sign-in';
export const adminsWithoutTwoFactor =
  'Admins without it cannot use the admin area until they set it up on their account page.';
export const switchOnOnlyWithTwoFactor =
  'Only an admin signed in with two-factor sign-in can switch this on, so that you do not lock yourself out.';
export const setUpTwoFactorSignIn = 'Set up two-factor sign-in';
export const signInWithTwoFactorFirst = 'Sign in with two-factor sign-in first. Otherwise you would lock yourself out.';
export const guests = 'Guests';
export const guestsProveHuman = 'Guests prove that they are human before they book';
export const usesCloudflareTurnstile =
  'Uses Cloudflare Turnstile. These pages have its site key. The function prove-human also needs TURNSTILE_SECRET: without it, guests cannot book. Make a test booking after you switch this on.';
export const needsCloudflareTurnstile =
  'Needs Cloudflare Turnstile. These pages were built without its site key (PUBLIC_TURNSTILE_SITE_KEY), so guests could not book while this is on.';

// Settings: connections ----------------------------------------------------------------------------------------------
export const connections = 'Connections';
export const trustedAddressHeader = 'Trusted address header';
export const addressHeaderExplained =
  'The request header with the IP address of a connection. Connections without it share one limit.';

// Settings: refusals --------------------------------------------------------------------------------------------------
export const enterDayAndMonth = 'Enter a day and a month that exist, such as 20 Dec.';
export const readAs = (day: string) => `We read this as ${day}.`;
export const enterFeePercent = 'Enter a percentage from 0 to 30, with at most 2 decimals.';
export const useAtMost255Characters = 'Use at most 255 characters.';
export const enterUpiId = 'Enter a UPI ID like name@bank, or leave the field empty.';
export const enterRupeesPerDollar = 'Enter how many rupees one dollar is worth, with at most 4 decimals.';
export const chooseDate = 'Choose a date.';
export const chooseTodayOrEarlierDate = 'Choose today or an earlier date.';
export const chooseDateAfter1999 = 'Choose a date after 1999.';

// Settings: questions before likely mistakes --------------------------------------------------------------------------
export const percents = {
  advance_percent: 'The advance',
  group_advance_percent: 'The advance of groups',
  peak_advance_percent: 'The advance in the high season',
  site_fee_percent: 'Our fee',
};
export const theDollarRate = 'The dollar rate';
export const rateIsOld = (date: string) => `The dollar rate would be from ${date}, more than a month ago.`;
export const seasonIsLong = (nights: number, from: string, to: string) =>
  `The high season would have ${nights} nights, from ${from} to ${to}.`;
export const saveSeason = 'Save season';
