// Room types: list ----------------------------------------------------------------------------------------------------
export const searchRoomTypePropertyOrCity = 'Room type, property or city';
export const roomTypes = 'room types';
export const roomTypesCaption = 'Room types';
export const roomTypesAppearHere = 'Room types appear here when you approve a listing.';
export const noRoomTypesMatchFilters = 'No room types match. Try fewer filters or part of the name.';
export const all = 'All';
export const roomType = 'Room type';
export const listing = 'Listing';
export const listingOf = (property: string) => `Listing of ${property}`;
export const pricePerNight = 'Price a night';
export const withGst = (rate: number) => `including ${rate}% GST`;
export const rooms = 'Rooms';
export const guests = 'Guests';
export const fullestNight = 'Fullest night (90 days)';
export const allAvailable = 'All available';
export const soldOut = 'Sold out';
export const roomsAvailable = (available: number, rooms: number) => `${available} of ${rooms} available`;
export const onSale = 'On sale';
export const notOnSale = 'Not on sale';
export const propertyHidden = 'Property hidden';
export const change = 'Change';
export const changeRoomType = (roomType: string, property: string) => `Change ${roomType}, ${property}`;
export const roomTypeSaved = (roomType: string) => `${roomType} saved`;
export const roomTypeRestored = (roomType: string) => `${roomType} has its earlier values again`;

// Room types: change one ----------------------------------------------------------------------------------------------
export const priceWithGst = 'Price a night in ₹, GST included';
export const beforeGst = (price: string, rate: number) => `${price} before ${rate}% GST.`;
export const guestsWillPayRounded = (amount: string) =>
  `Guests will pay ${amount}, because the owner’s price before tax is rounded.`;
export const priceBetweenGstRates = (price: string, rate: number, lower: string, higherRate: number, higher: string) =>
  `No GST rate applies to ${price}. With ${rate}% GST, a night costs up to ${lower}. With ${higherRate}%, it costs ${higher} or more.`;
export const chooseNearPrice = (price: string) => `Use ${price}`;
export const gstAppliesUpTo = (rate: number, price: string) => `${rate}% GST applies up to ${price} a night.`;
export const gstAppliesAbove = (rate: number, price: string) => `${rate}% GST applies above ${price} a night.`;
export const savingChangesGst = (price: string, rate: number, newRate: number) =>
  `The guest still pays ${price}. Saving changes the GST rate from ${rate}% to ${newRate}%.`;
export const savingChangesListingToo = 'It also changes the owner’s listing. We email the owner within 11 minutes.';
export const keepGstRate = (rate: number) => `Keep ${rate}% GST`;
export const reasonToKeep = (rate: number) => `Reason to keep ${rate}%`;
export const ownerAndAdminsSeeIt = 'The owner and admins see it. Guests do not.';
export const roomsOfThisType = 'Rooms of this type';
export const mostRoomsTaken = (rooms: number) => `Most rooms booked or blocked on one night: ${rooms}.`;
export const noRoomTaken = 'No room is booked or blocked yet.';
export const guestsPerRoom = 'Guests per room';
export const existingBookingsKeepPrice = 'Existing bookings keep their price.';
export const alsoChangesListing =
  'We also change the owner’s listing, so that the next approval keeps your change. You review the owner’s own changes. We email the owner within 11 minutes.';
export const noOwnersListing = 'This room type has no owner’s listing.';
export const roomTypeOnSaleNow = (price: string, rooms: string, guests: string) =>
  `It is now ${price} a night, ${rooms} for ${guests} each, on sale. Nothing you typed is lost. Save again to use your values.`;
export const roomTypeNotOnSaleNow = (price: string, rooms: string, guests: string) =>
  `It is now ${price} a night, ${rooms} for ${guests} each, not on sale. Nothing you typed is lost. Save again to use your values.`;
export const cancel = 'Cancel';
export const save = 'Save';
export const saving = 'Saving…';

// Room types: refusals ------------------------------------------------------------------------------------------------
export const enterPriceInRupees = 'Enter a price in rupees, such as 4200 or 4200.50.';
export const enterPriceAboveZero = 'Enter a price above zero.';
export const enterTenLakhOrLess = 'Enter ₹10,00,000 or less.';
export const enterUpToThousand = 'Enter a number from 1 to 1,000.';
export const enterUpToFifty = 'Enter a number from 1 to 50.';
export const sayWhyGstRateStays = 'Say why the GST rate stays, or let it change with the price.';
export const useAtMost300Characters = 'Use at most 300 characters.';
export const moreRoomsTaken =
  'On at least one night, more rooms are booked or blocked. Move or cancel those bookings first, or release the blocks.';
export const someoneElseChangedRoomType = 'Someone else changed this room type.';
export const noGstRateApplies = 'No GST rate applies to this price. Choose one of the two prices next to it.';
export const checkPriceAndNumbers = 'Check the price and the numbers.';
export const roomTypeNoLongerExists = 'This room type no longer exists.';
export const failedToUpdateRoomType = 'Failed to update room type';

// Availability: choice of a property ----------------------------------------------------------------------------------
export const property = 'Property';
export const properties = 'properties';
export const propertiesCaption = 'Properties';
export const frontDesk = 'Front desk';
export const screens = { calendar: 'Calendar', bookings: 'Bookings', rates: 'Rates' } as const;
export const screenOf = (screen: string, property: string) => `${screen} of ${property}`;
export const noneOnSale = 'None on sale';
export const noPropertiesMatch = 'No properties match. Try another part of the name.';
export const propertiesAppearHere = 'Properties appear here when you approve a listing.';
export const searchForOthers = (count: number) => `These are the first ${count}. Search for the others by name.`;

// Rooms: questions before likely mistakes -----------------------------------------------------------------------------
export const thePricePerNight = 'The price per night';
export const theNumberOfRooms = 'The number of rooms';
