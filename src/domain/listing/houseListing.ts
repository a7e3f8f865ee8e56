import { formatTime } from '../../words/en/party.ts';
import { breakfastRule, country, state } from '../../words/en/site.ts';
import { gstRate, gstRule } from './gst.ts';
import type { ListingForm, ListingRoom } from './listing.ts';

/** Turns a hotel of `content/showcase` into a filled-in listing form. */

interface SitePhoto {
  name: string;
  alt: string;
}

/** Prices are whole rupees a night, tax included. */
export interface House {
  hotelId: string;
  name: string;
  type: string;
  stars: number;
  description: string;
  place: string;
  address: string;
  postalCode: string;
  amenities: string[];
  gallery: SitePhoto[];
  checkIn: string;
  checkOut: string;
  breakfast: { from: string; to: string };
  cancellation: string;
  payment: string;
  pets: string;
  houseRules: string;
  ages: string;
  atArrival: string;
  groups: string;
  roomCategories: {
    roomId: string;
    title: string;
    description: string;
    bed: string;
    size: string;
    rooms: number;
    maxGuests: number;
    amenities: string[];
    priceRange: { from: number };
    /** Rupees a night for guests, if not the lower end of the range. */
    price?: number | undefined;
    photos: SitePhoto[];
  }[];
}

interface NamedPhoto {
  name: string;
  alt_text: string;
}
/** Without a contact: guests contact the site unless the listing has its own. */
export type HouseForm = Omit<ListingForm, 'basics' | 'photos' | 'cover_photo_id' | 'rooms'> & {
  basics: Omit<ListingForm['basics'], 'phone' | 'email'>;
  photos: NamedPhoto[];
  rooms: (Omit<ListingRoom, 'photos'> & { photos: NamedPhoto[] })[];
};

export interface HouseListing {
  showcase_id: string;
  property_id: string;
  name: string;
  /** The address for emails about bookings besides the owner's; only for a new listing. */
  notice_email: string;
  form: HouseForm;
}

const named = (photos: readonly SitePhoto[]): NamedPhoto[] => photos.map(({ name, alt }) => ({ name, alt_text: alt }));

const baseOf = (allIn: number, rate: number) => Math.round((allIn * 10_000) / (100 + rate)) / 100;

function rateOf(allIn: number): number | undefined {
  const { rate, above } = gstRule();
  return [rate, above].find((one) => gstRate(baseOf(allIn, one)) === one);
}

/** Returns the prices in rupees with tax between which no GST rate fits: above the first, up to the second. */
export function pricesWithoutRate(): [above: number, upTo: number] {
  const { upTo, rate, above } = gstRule();
  return [(upTo * (100 + rate)) / 100, (upTo * (100 + above)) / 100];
}

/** False for a price in rupees with tax that no GST rate gives. */
export const hasTaxRate = (allIn: number) => rateOf(allIn) !== undefined;

/** Returns the price before tax and GST rate for a price in rupees with tax. Throws if no rate fits. */
function beforeTax(allIn: number): Pick<ListingRoom, 'base_price' | 'tax_rate' | 'tax_reason'> {
  const rate = rateOf(allIn);
  if (rate === undefined) throw new Error(`No rate of GST fits a price of ₹${allIn}. Change the price of the room.`);
  return { base_price: baseOf(allIn, rate).toFixed(2), tax_rate: String(rate), tax_reason: '' };
}

export interface HouseWords {
  state: string;
  country: string;
  breakfastRule(from: string, to: string): string;
  formatTime(time: string): string;
}
const inEnglish: HouseWords = { state, country, breakfastRule, formatTime };

export function houseForm(house: House, at?: readonly [number, number], words = inEnglish): HouseForm {
  const { breakfast } = house;
  const { formatTime } = words;
  return {
    basics: {
      name: house.name,
      property_type: house.type,
      star_rating: String(house.stars),
      description: house.description,
      address: house.address.replace(new RegExp(`, ${words.state}$`), ''),
      city: house.place,
      state: words.state,
      country: words.country,
      pincode: house.postalCode,
      latitude: at ? String(at[0]) : '',
      longitude: at ? String(at[1]) : '',
    },
    amenities: house.amenities,
    photos: named(house.gallery),
    policies: {
      check_in_time: house.checkIn,
      check_out_time: house.checkOut,
      cancellation_policy: house.cancellation,
      house_rules: [
        house.pets,
        house.houseRules,
        words.breakfastRule(formatTime(breakfast.from), formatTime(breakfast.to)),
      ].join(' '),
      age_restriction: house.ages,
      payment_policy: house.payment,
      special_conditions: `${house.atArrival} ${house.groups}`,
    },
    rooms: house.roomCategories.map((room) => ({
      id: room.roomId,
      name: room.title,
      description: room.description,
      bed_config: room.bed,
      ...beforeTax(room.price ?? room.priceRange.from),
      max_guests: String(room.maxGuests),
      total_rooms: String(room.rooms),
      room_size: room.size,
      amenities: room.amenities,
      photos: named(room.photos),
    })),
  };
}
