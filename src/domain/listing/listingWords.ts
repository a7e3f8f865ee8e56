import { petFriendly } from '../pets.ts';

/** Fixed lists of the listing wizard. */

export const standardAmenities = [
  'Free WiFi',
  'Air Conditioning',
  'Swimming Pool',
  'Gym/Fitness Center',
  'Restaurant',
  'Room Service',
  'Parking',
  'Spa Services',
  'Business Center',
  'Conference Rooms',
  'Airport Shuttle',
  '24/7 Front Desk',
  'Housekeeping',
  'Laundry Service',
  'Balcony/Terrace',
  'Kitchen/Kitchenette',
  'TV',
  'Mini Bar',
  'Safe',
  'Hair Dryer',
] as const;

/** The choices of owners: the standard amenities, and two more that are always among the filters of the search. */
export const amenityChoices = [...standardAmenities, 'Breakfast', petFriendly] as const;

export const roomAmenities = [
  'Air Conditioning',
  'Ceiling Fan',
  'Free WiFi',
  'TV',
  'Private Bathroom',
  'Hot Water',
  'Hair Dryer',
  'Balcony/Terrace',
  'Sea View',
  'Garden View',
  'Kitchenette',
  'Refrigerator',
  'Tea/Coffee Maker',
  'Work Desk',
  'Safe',
] as const;

/** The 28 states, then the 8 union territories (Constitution of India, First Schedule). */
export const indianStates = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;
export const stateCount = 28;
