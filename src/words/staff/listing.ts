import { goa, india } from '../../domain/regions.ts';
import { invalidEmail, invalidPhone } from '../en/common.ts';

export const submittedForReview = 'Submitted for review';

// Steps ---------------------------------------------------------------------------------------------------------------
export const stepTitles = {
  import: 'Import Data',
  basics: 'Basic Details',
  amenities: 'Amenities',
  rooms: 'Rooms & Pricing',
  photos: 'Photos',
  policies: 'Policies',
  compliance: 'Compliance',
  summary: 'Review & Submit',
} as const;
export const stepLeads = {
  import:
    'Import your details from another site, or continue and type them in. You check everything before you submit it.',
  basics: 'The name, type and location of your property.',
  amenities: 'Tick what every guest can use. You add the amenities of single room types in the next step.',
  rooms: 'One entry for each room type, with its price before tax.',
  photos: 'Guests look at photos first. The cover photo appears in search results.',
  policies: 'Check-in and check-out times, the cancellation policy and your rules.',
  compliance:
    'Your payout details (tax numbers and bank account), and documents that show that you may rent out the property.',
  summary: 'Read it as a guest would, then submit it.',
} as const;
export const checkChangesThenPublish = 'Check what changes for guests, then publish it.';

// Fields --------------------------------------------------------------------------------------------------------------
export const basicsLabels = {
  name: 'Property name',
  property_type: 'Property type',
  star_rating: 'Star category',
  description: 'Description',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
  pincode: 'Pincode',
  latitude: 'Latitude',
  longitude: 'Longitude',
  phone: 'Phone',
  email: 'Email',
};
export const roomLabels = {
  name: 'Room name',
  description: 'Description',
  bed_config: 'Bed configuration',
  base_price: 'Base price a night (₹)',
  tax_rate: 'Tax rate (%)',
  tax_reason: 'Why this tax rate',
  max_guests: 'Maximum guests',
  total_rooms: 'Number of rooms',
  room_size: 'Room size',
  amenities: 'Room amenities',
  photos: 'Room photos',
};
export const policyLabels = {
  check_in_time: 'Check-in time',
  check_out_time: 'Check-out time',
  cancellation_policy: 'Cancellation policy',
  house_rules: 'House rules',
  age_restriction: 'Age restriction',
  payment_policy: 'Payment policy',
  special_conditions: 'Special conditions',
};
export const complianceLabels = {
  gst_number: 'GST number',
  gst_declaration: 'Declaration',
  pan_number: 'PAN number',
  account_holder_name: 'Account holder name',
  account_number: 'Account number',
  ifsc_code: 'IFSC code',
  bank_name: 'Bank name',
  branch_address: 'Branch address',
};
export const documentTypes = {
  gst: 'GST Certificate',
  pan: 'PAN Card',
  ownership: 'Property Ownership Document',
  lease: 'Lease Agreement',
  other: 'Other Documents',
} as const;
export const forAllGuests = 'For all guests';
export const roomNumber = (place: number) => `Room ${place}`;
export const untitledListing = 'Untitled listing';
export const optional = '(optional)';

// Fields: what is missing or wrong ------------------------------------------------------------------------------------
const textTooLong = (most: string) => `Use at most ${most} characters.`;
/** The key is the code of the rule. */
export const listingProblems = {
  name_required: 'Property name is required',
  name_long: textTooLong('120'),
  property_type_required: 'Property type is required',
  description_long: textTooLong('5,000'),
  address_required: 'Address is required',
  address_long: textTooLong('300'),
  city_required: 'City is required',
  city_long: textTooLong('80'),
  state_required: 'State is required',
  pincode_required: 'Pincode is required',
  pincode_format: 'Pincode must be 6 digits',
  latitude_range: 'Enter a latitude between -90 and 90.',
  longitude_range: 'Enter a longitude between -180 and 180.',
  latitude_goa: `In Goa, the latitude is between ${goa.south} and ${goa.north}. Check it.`,
  longitude_goa: `In Goa, the longitude is between ${goa.west} and ${goa.east}. Check it.`,
  latitude_india: `In India, the latitude is between ${india.south} and ${india.north}. Check it.`,
  longitude_india: `In India, the longitude is between ${india.west} and ${india.east}. Check it.`,
  phone_format: invalidPhone,
  email_format: invalidEmail,
  amenities_many: 'Choose at most 60 amenities.',
  rooms_required: 'At least one room is required',
  rooms_many: 'Add at most 40 room types.',
  room_name_required: 'Room name is required',
  room_name_long: textTooLong('120'),
  room_description_long: textTooLong('2,000'),
  bed_config_required: 'Bed configuration is required',
  room_price_positive: 'Base price must be greater than 0',
  room_price_high: 'Base price must be at most ₹7,50,000 a night.',
  room_guests_low: 'Maximum guests must be at least 1',
  room_guests_whole: 'Enter a whole number.',
  room_guests_high: 'Maximum guests must be at most 50.',
  room_count_low: 'Number of rooms must be at least 1.',
  room_count_whole: 'Enter a whole number.',
  room_count_high: 'Number of rooms must be at most 1,000.',
  room_tax_range: 'Enter a tax rate from 0 to 30 in steps of 0.5.',
  room_tax_misfit: 'This tax rate does not fit the price. Apply the rate that fits, or say why you keep this one.',
  tax_reason_long: textTooLong('300'),
  room_size_long: textTooLong('40'),
  photos_required: 'Please upload at least one image of your property',
  photos_many: 'You can have at most 60 photos.',
  room_photos_many: 'You can have at most 12 photos of a room type.',
  room_photo_lost: 'We did not receive this photo. Choose it again.',
  photo_alt_long: textTooLong('300'),
  check_in_time_required: 'Check-in time is required',
  check_out_time_required: 'Check-out time is required',
  cancellation_policy_required: 'Cancellation policy is required',
  policy_long: textTooLong('2,000'),
  gst_required: 'GST number is required',
  gst_format: 'Invalid GST number format',
  gst_check: 'One character does not fit. Compare this GST number with your certificate.',
  pan_required: 'PAN number is required',
  pan_format: 'Invalid PAN number format',
  account_holder_required: 'Account holder name is required',
  account_number_required: 'Account number is required',
  account_number_format: 'Account number must be 6 to 20 digits.',
  bank_name_required: 'Bank name is required',
  bank_text_long: textTooLong('120'),
  branch_address_long: textTooLong('300'),
  ifsc_required: 'IFSC code is required',
  ifsc_format: 'Invalid IFSC code format',
  gst_document_required: 'GST Certificate is required',
  pan_document_required: 'PAN Card is required',
  ownership_document_required: 'Property Ownership Document is required',
  terms_required: 'Please agree to the terms and conditions to proceed.',
} as const;
export const thingsNeedAttention = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`;
export const usedOfCharacters = (used: string, maximum: string) => `${used} of ${maximum} characters`;

// Changes: names, and why we check one first --------------------------------------------------------------------------
/** Changes that are not fields of the form. */
export const changeLabels = {
  base_price: 'Price a night before tax',
  tax_rate: 'Tax rate',
  new: 'New room type',
  gone: 'Room type removed',
  closed: 'No longer on sale',
  opened: 'Back on sale',
};
export const changed = 'Changed';
export const newDocument = 'New document';
export const closedByUs = 'Closed by us';
export const openedByUs = 'Opened by us';
export const noLongerSoldFor = (amount: string) => `No longer sold for ${amount} a night before tax`;
export const amenitiesAdded = (amenities: string) => `Added: ${amenities}.`;
export const amenitiesRemoved = (amenities: string) => `Removed: ${amenities}.`;
export const newOrder = 'New order';
export const photoChange = (added: number, removed: number) =>
  [added && `${added} new`, removed && `${removed} removed`].filter(Boolean).join(', ') || 'new order or descriptions';
export const reasonsToCheck: Record<string, string> = {
  identity: 'Guests find a property by its name, type and location, so we check changes of these first.',
  contact: `This text sends guests to another address or number, so we check it first. A phone or email for guests in ${stepTitles.basics} goes live immediately.`,
  payout: 'We check new payout details before we use them.',
  paper: 'We check every document before it takes effect.',
  new_photo: 'We check every photo before guests see it.',
  new_room: 'We check a new room type before guests can book it.',
  all_rooms: 'We remove these rooms once we approve the new ones, so that the property always has rooms.',
  tax_of_price: 'We check the tax rate together with the price.',
  tax: 'This is not the GST rate for this price, so we read your reason first.',
};
export const farFromLastPrice = (amount: string) =>
  `This is more than half above or below ${amount} before tax, the last price we approved. We check that it is not a typing error.`;
export const farFromApprovedPrice =
  'This is more than half above or below the price we approved. We check that it is not a typing error.';

// My listings: states and history -------------------------------------------------------------------------------------
export const listingStatuses = {
  draft: { label: 'Draft', note: 'Only you can see it. Continue whenever you like.' },
  submitted: { label: 'Submitted', note: 'Waiting for review. We will email you when we have checked it.' },
  pending: { label: 'Under review', note: 'We are checking it now. We will email you when we are done.' },
  approved: { label: 'Approved', note: 'Guests can find and book it.' },
  rejected: { label: 'Needs changes', note: 'Make the changes we ask for, then submit it again.' },
} as const;
export const adminHasHiddenIt = 'An admin has hidden it from guests. Write to us.';
export const guestsCannotFindItNow = 'Guests cannot find it now. Existing bookings do not change.';
export const latestChangesNotPublished = 'Guests can find and book it. Your latest changes are not published yet.';
export const weAreCheckingChanges =
  'Guests can find and book it. We are checking the changes listed here and will email you.';
export const guestsSeePreviousVersion = 'Guests can find and book the previous version.';
export const historyTitles: Record<string, string> = {
  handed_in: submittedForReview,
  at_once: 'Published immediately',
  taken_back: 'Withdrawn',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Changes requested',
  sent_back: 'Reopened as a draft',
  changed: 'Changed',
  hidden: 'Hidden from guests',
  shown: 'Shown to guests',
  featured: 'Featured',
  unfeatured: 'No longer featured',
  deleted: 'Deleted',
  restored: 'Restored',
};
