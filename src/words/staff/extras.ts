import type { ExtraKind, ExtraPer } from '../../domain/booking/extras.ts';

export const extras = 'Extras';
export const extrasLead =
  'What guests can add to a booking, and what the front desk adds to the bill. Changes apply to later bookings.';
export const loadingExtras = 'Loading extras';
export const noExtrasYet = 'Extras appear here. Add breakfast, an airport transfer or laundry.';
export const addExtra = 'Add an extra';
export const editExtra = (name: string) => `Edit ${name}`;
export const extrasAndPrices = 'Prices by extra';
export const actions = 'Actions';
export const refund = 'Refund';
export const edit = 'Edit';
export const remove = 'Remove';
export const saveExtra = 'Save extra';
export const extraSaved = (name: string) => `Saved: ${name}`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeExtra = 'Remove extra';
export const extraRemoved = (name: string) => `Removed: ${name}`;
export const bookingsKeepIt = 'Guests can no longer choose it. Bookings that have it keep it at their price.';

export const extra = 'Extra';
export const kind = 'Type';
export const name = 'Name';
export const nameHint = 'Guests read it, for example “Breakfast”.';
export const charged = 'Charged';
export const priceBeforeTax = 'Price before tax (₹)';
export const gst = 'GST';
export const guestsPay = 'Guests pay';
export const atFrontDesk = 'At the front desk';
export const guestsPayOnSite = (price: string) => `Guests pay ${price}, taxes included.`;
export const withoutGst = (price: string) => `Without a GST number you charge ${price} at the front desk.`;
export const usualRate = (rate: string, sac: string, exception: string) =>
  `Usual rate: ${rate}. SAC ${sac}. ${exception}You answer for the rate.`;
/** Where another rate is usual. */
export const exceptions: Partial<Record<string, string>> = {
  meal: 'In a hotel of specified premises: 18%. ',
  minibar: 'In a hotel of specified premises: 18%. Alcohol: 0%. ',
  extra_bed: 'In a room that costs more than ₹7,500 with the bed: 18%. ',
  transfer: 'With input tax credit: 18%. ',
};
export const place = 'Place in the list';
export const placeHint = '1 to 99. Lower numbers come first.';
export const forGuests = 'Guests can choose it when they book';
export const onlyDesk = 'Front desk only';

export const kinds: Record<ExtraKind, string> = {
  meal: 'Meal plan',
  extra_bed: 'Extra bed',
  transfer: 'Airport transfer',
  scooter: 'Scooter',
  laundry: 'Laundry',
  minibar: 'Minibar',
  other: 'Other',
};
export const pers: Record<ExtraPer, string> = {
  booking: 'Once per booking',
  night: 'Per night',
  person: 'Per person',
  person_night: 'Per person and night',
  piece: 'Per piece',
};

// At the front desk ---------------------------------------------------------------------------------------------------
export const quantity = 'Quantity';
export const people = 'People';
export const nights = 'Nights';
export const addToBill = 'Add to bill';
export const billGrows = (amount: string, total: string) => `The bill grows by ${amount}, to ${total}.`;
export const billFalls = (amount: string, total: string) => `The bill falls by ${amount}, to ${total}.`;
export const paidIsRefunded = 'If the guest has paid more than the new total, the difference becomes a refund due.';
export const guestIsEmailed = 'We email the guest about the new total.';
export const addedToBill = (name: string) => `Added to the bill: ${name}`;
export const removedFromBill = (name: string) => `Removed from the bill: ${name}`;
export const nothingOnSale = 'Extras that the owner or a manager adds under Rates appear here.';
export const openRates = 'Open Rates';
export const anotherCharge = 'Another charge';
export const chargeHint = 'The guest reads it on the bill, for example “Taxi to Panjim”.';
export const amountGuestPays = 'Amount, tax included (₹)';
export const taxByType = 'The bill shows the usual GST of this type.';
export const removeFromBill = (name: string) => `Remove ${name}`;

export const enterName = 'Enter a name of at most 60 characters.';
export const enterPrice = 'Enter a price from ₹1 to ₹1,00,000.';
export const enterPlace = 'Enter a number from 1 to 99.';
export const checkName = 'Write the name in one line, without contact details.';

export const extraRefusals: Record<string, string> = {
  invalid_extra: 'Check the price, the tax rate and what the extra is charged for.',
  invalid_extras: 'Check the quantity and the nights.',
  extra_gone: 'Someone removed this extra. You see the extras as they are now.',
  too_many_extras: 'There is no room for another extra. Remove one that you no longer sell.',
};

// Reports -------------------------------------------------------------------------------------------------------------
export const extrasIn = (time: string) => `Extras, ${time}`;
export const figuresOfExtras = (time: string) => `Figures of extras, ${time}`;
export const sold = 'Sold';
export const extrasAreApart = 'By day of arrival. Revenue, ADR and RevPAR above are of rooms alone.';
