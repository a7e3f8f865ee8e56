import * as say from '../../words/staff/listing.ts';
import { petFriendly } from '../pets.ts';

/** Fixed lists of the listing wizard. */

export const standardAmenities = [
  say.freeWifi,
  say.airConditioning,
  say.swimmingPool,
  'Gym/Fitness Center',
  say.restaurant,
  say.roomService,
  say.parking,
  say.spaServices,
  say.businessCenter,
  say.conferenceRooms,
  say.airportShuttle,
  say.two7FrontDesk,
  say.housekeeping,
  say.laundryService,
  'Balcony/Terrace',
  'Kitchen/Kitchenette',
  'TV',
  say.miniBar,
  say.safe,
  say.hairDryer,
] as const;

/** The choices of owners: the standard amenities, and two more that are always among the filters of the search. */
export const amenityChoices = [...standardAmenities, say.breakfast, petFriendly] as const;

export const roomAmenities = [
  say.airConditioning,
  say.ceilingFan,
  say.freeWifi,
  'TV',
  say.privateBathroom,
  say.hotWater,
  say.hairDryer,
  'Balcony/Terrace',
  say.seaView,
  say.gardenView,
  say.kitchenette,
  say.refrigerator,
  'Tea/Coffee Maker',
  say.workDesk,
  say.safe,
] as const;

/** The 28 states, then the 8 union territories (Constitution of India, First Schedule). */
export const indianStates = [
  say.andhraPradesh,
  say.arunachalPradesh,
  say.assam,
  say.bihar,
  say.chhattisgarh,
  say.goa,
  say.gujarat,
  say.haryana,
  say.himachalPradesh,
  say.jharkhand,
  say.karnataka,
  say.kerala,
  say.madhyaPradesh,
  say.maharashtra,
  say.manipur,
  say.meghalaya,
  say.mizoram,
  say.nagaland,
  say.odisha,
  say.punjab,
  say.rajasthan,
  say.sikkim,
  say.tamilNadu,
  say.telangana,
  say.tripura,
  say.uttarPradesh,
  say.uttarakhand,
  say.westBengal,
  say.andamanAndNicobarIslands,
  say.chandigarh,
  say.dadraAndNagarHaveliAndDaman,
  say.delhi,
  say.jammuAndKashmir,
  say.ladakh,
  say.lakshadweep,
  say.puducherry,
] as const;
export const stateCount = 28;
