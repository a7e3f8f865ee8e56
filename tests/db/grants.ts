// Everything the roles of the API may touch, checked against the database. What is not here is refused.

export type DatabaseRole = 'anon' | 'authenticated';
type Verb = 'select' | 'insert' | 'update';

const hotel = `name description address city country star_rating main_image_url photos amenities check_in_time check_out_time
  phone email policies is_active`;
const room = `name description bed_type max_occupancy total_rooms base_price tax_rate room_size amenities photos is_active`;
const listing = `name property_type description address city state country pincode latitude longitude amenities policies
  star_rating base_price photos`;
const listedRoom = 'name description max_guests bed_config base_price tax_rate total_rooms room_size amenities';
const kept =
  'hidden_by_admin draft draft_step revision draft_saved_at submitted_revision submitted_at decided_at published_at';

/** Columns by table, role and verb; row policies decide about the rows. */
export const columnGrants: Record<string, Partial<Record<DatabaseRole, Partial<Record<Verb, string>>>>> = {
  hotels: {
    anon: { select: `id property_id is_featured created_at ${hotel}` },
    authenticated: { select: `id property_id is_featured created_at ${hotel}`, update: hotel },
  },
  room_categories: {
    anon: { select: `id hotel_id currency ${room}` },
    authenticated: { select: `id hotel_id currency ${room}`, update: room },
  },
  reviews: {
    anon: { select: 'id hotel_id reviewer_name rating title comment is_verified created_at hidden_at hidden_reason' },
    authenticated: {
      select: 'id hotel_id reviewer_name rating title comment is_verified created_at hidden_at hidden_reason',
    },
  },
  exchange_rates: {
    anon: { select: 'currency inr_per_unit as_of' },
    authenticated: { select: 'currency inr_per_unit as_of', update: 'inr_per_unit as_of' },
  },
  bookings: {},
  profiles: {
    authenticated: { select: 'user_id full_name email phone role created_at', update: 'full_name phone' },
  },
  owner_profiles: {
    authenticated: {
      select: 'id user_id full_name phone',
      insert: 'user_id full_name phone',
      update: 'full_name phone',
    },
  },
  properties: {
    authenticated: {
      select: `id owner_id status rejection_reason is_public is_featured created_at deleted_at ${kept} ${listing}`,
    },
  },
  property_rooms: {
    authenticated: { select: `id property_id is_closed ${listedRoom}` },
  },
  property_images: {
    authenticated: { select: 'id property_id image_url alt_text is_cover sort_order' },
  },
  property_documents: {
    authenticated: { select: 'id property_id document_type file_url file_name' },
  },
};

/** Tables whose rows may be deleted, as far as the row policies allow. */
export const deleteGrants: Record<DatabaseRole, string> = {
  anon: '',
  authenticated: '',
};

const guestCalls = `booking_by_reference booking_quote create_booking_tx destinations hotel_details leave_review nearest_stays
  search_hotels subscribe_to_newsletter confirm_newsletter leave_newsletter`;
const behindGuestCalls = `booking_by_reference booking_quote create_booking destinations hotel_details leave_review nearest_stays
  search_hotels subscribe_to_newsletter confirm_newsletter leave_newsletter is_admin today before_request`;

const ownerCalls = `listing_form my_listings decide_listing save_compliance save_listing_draft set_listing_visibility
  withdraw_listing delete_draft owner_bookings`;
/** Each refuses whoever is not an admin. */
const adminCalls = `admin_audit
  delete_property restore_property admin_properties admin_property admin_compliance add_property_photo
  admin_availability admin_blocks block_rooms release_rooms
  admin_jobs run_job begin_job admin_mails send_mail_again
  undo_change admin_users admin_reviews hide_review show_review admin_settings save_settings
  admin_booking admin_bookings admin_change_booking admin_change_listing admin_set_role admin_hotels admin_change_room admin_export_bookings admin_overview admin_rooms`;
const secondFactorCalls = 'make_recovery_codes use_recovery_code reset_two_factor two_factor_state';

/** Functions a role may call. Schema private is not exposed by the API; what is listed of it serves wrappers and policies. */
export const functionGrants: Record<DatabaseRole, { public: string; private: string }> = {
  anon: { public: guestCalls, private: behindGuestCalls },
  authenticated: {
    public: `${guestCalls} ${ownerCalls} ${secondFactorCalls} ${adminCalls} remove_document`,
    private: `${behindGuestCalls} ${ownerCalls} ${secondFactorCalls} ${adminCalls} second_factor_done may_read_property
      plain_text unreadable neat is_text is_line are_lines is_name is_email is_phone is_json tidy_text tidy_line tidy_lines remove_document is_photo_path are_photos`,
  },
};
