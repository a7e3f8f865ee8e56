import { formatTime } from '../../words/en/party.ts';
import { breakfastRule } from '../../words/en/site.ts';
import { gstRate, gstRule } from './gst.ts';
import type { ListingForm, ListingRoom } from './listing.ts';

/** A house of `content/showcase` as the listing of one: the form of the wizard, filled in. */

/** A photo of the site, by its name in `content/photos.yaml`. */
interface SitePhoto {
  name: string;
  alt: string;
}

/** The data of a house’s file. Prices are whole rupees a night, all-in. */
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
    /** Rupees a night that guests pay, where that is not the lower end of the range. */
    price?: number | undefined;
    photos: SitePhoto[];
  }[];
}

/** A photo that the database has yet to give its id and address. */
interface NamedPhoto {
  name: string;
  alt_text: string;
}
/** Without a contact: guests reach the brand, unless the listing says otherwise once it is there. */
export type HouseForm = Omit<ListingForm, 'basics' | 'photos' | 'cover_photo_id' | 'rooms'> & {
  basics: Omit<ListingForm['basics'], 'phone' | 'email'>;
  photos: NamedPhoto[];
  rooms: (Omit<ListingRoom, 'photos'> & { photos: NamedPhoto[] })[];
};

/** A house for the database to take over, with its name for people. */
export interface HouseListing {
  showcase_id: string;
  property_id: string;
  name: string;
  /** The address that gets emails about its bookings besides its owner; only for a new listing. */
  notice_email: string;
  form: HouseForm;
}

const named = (photos: readonly SitePhoto[]): NamedPhoto[] => photos.map(({ name, alt }) => ({ name, alt_text: alt }));

/** Returns the price before tax and the rate of GST with which guests pay this many rupees. Throws where no rate fits: from ₹7,875 to ₹8,850. */
function beforeTax(allIn: number): Pick<ListingRoom, 'base_price' | 'tax_rate' | 'tax_reason'> {
  const baseOf = (rate: number) => Math.round((allIn * 10_000) / (100 + rate)) / 100;
  const { rate: low, above } = gstRule();
  const rate = [low, above].find((one) => gstRate(baseOf(one)) === one);
  if (rate === undefined) throw new Error(`No rate of GST fits a price of ₹${allIn}. Change the price of the room.`);
  return { base_price: baseOf(rate).toFixed(2), tax_rate: String(rate), tax_reason: '' };
}

/** The form of a house. `at`: latitude and longitude of its place, where they are known. */
export function houseForm(house: House, at?: readonly [number, number]): HouseForm {
  const { breakfast } = house;
  const state = 'Goa';
  return {
    basics: {
      name: house.name,
      property_type: house.type,
      star_rating: String(house.stars),
      description: house.description,
      // The state is a field of its own.
      address: house.address.replace(new RegExp(`, ${state}$`), ''),
      city: house.place,
      state,
      country: 'India',
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
        breakfastRule(formatTime(breakfast.from), formatTime(breakfast.to)),
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
