// All rights; anything missing here is refused. Tests try each cell over the API and compare the grants, as does `npm run doctor`.

/** All but `anon` have an account. Each owner has a hotel; manager and desk work at owner A's. */
export const actors = ['anon', 'user', 'owner A', 'owner B', 'admin', 'manager', 'desk'] as const;
export type Actor = (typeof actors)[number];

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** refused: 401 without a session, 403 with one; none: answers without rows; public: active hotels, their active rooms and reviews. */
export type Reach = 'refused' | 'none' | 'own' | 'public' | 'all';

type Each<Actors> = { readonly [Place in keyof Actors]: Reach };
interface Right {
  rows: Each<typeof actors>;
  columns: string;
}

const rows = (anon: Reach, member: Reach, admin: Reach) =>
  [anon, member, member, member, admin, member, member] as const;
const mine = rows('refused', 'own', 'own');
const mineOrAdmin = rows('refused', 'own', 'all');
const published = rows('public', 'public', 'all');
const adminAlone = rows('refused', 'none', 'all');

const hotel = `name description address city country star_rating main_image_url photos amenities check_in_time check_out_time
  phone email policies is_active`;
const room = `name description bed_type max_occupancy total_rooms room_size amenities photos is_active`;

export const tables: Record<string, Partial<Record<Verb, Right>>> = {
  profiles: {
    select: {
      rows: mine,
      columns:
        'user_id full_name email phone role has_listings legal_versions language own_deeds emails_own_deeds needs_password created_at',
    },
    update: { rows: mine, columns: 'full_name phone language own_deeds emails_own_deeds' },
  },
  owner_profiles: {
    select: { rows: mine, columns: 'id user_id full_name phone' },
    insert: { rows: mine, columns: 'user_id full_name phone' },
    update: { rows: mine, columns: 'full_name phone' },
  },
  properties: {
    select: {
      rows: mineOrAdmin,
      columns: `id owner_id status rejection_reason is_public is_featured created_at deleted_at hidden_by_admin draft draft_step
        revision draft_saved_at submitted_revision submitted_at legal_versions decided_at published_at name property_type description address
        city state country pincode latitude longitude phone email amenities policies star_rating base_price photos showcase_id is_demo`,
    },
  },
  property_rooms: {
    select: {
      rows: mineOrAdmin,
      columns: `id property_id is_closed name description max_guests bed_config base_price tax_rate tax_reason total_rooms room_size
        amenities`,
    },
  },
  property_images: {
    select: { rows: mineOrAdmin, columns: 'id property_id room_id image_url alt_text is_cover sort_order' },
  },
  property_documents: {
    select: { rows: mine, columns: 'id property_id document_type file_url file_name' },
  },
  hotels: {
    select: {
      rows: published,
      columns: `id property_id is_featured property_type latitude longitude showcase_id is_demo created_at ${hotel}`,
    },
    update: { rows: adminAlone, columns: hotel },
  },
  room_categories: {
    select: { rows: published, columns: `id hotel_id currency base_price tax_rate ${room}` },
    update: { rows: adminAlone, columns: room },
  },
  reviews: {
    select: {
      rows: rows('public', 'public', 'public'),
      columns:
        'id hotel_id reviewer_name rating aspects title comment is_verified created_at hidden_at hidden_reason hidden_kind reply replied_at photos party is_demo',
    },
  },
  bookings: {},
  exchange_rates: {
    select: { rows: rows('all', 'all', 'all'), columns: 'currency inr_per_unit as_of' },
    update: { rows: adminAlone, columns: 'inr_per_unit as_of' },
  },
};

/** The calls of the API. Each calls a `private` function of the same name with its owner's rights. */
export const calls = {
  guests:
    words(`add_guest_extras answer_cancellation arrival_form join_waitlist booking_by_reference booking_quote cancel_by_guest change_by_guest clean_rooms cleaning_list confirm_letters create_booking_tx day_prices destinations dispute_no_show drop_guest_extra fill_arrival guest_change_quote highlights coded_quote drop_rooms_by_guest guest_drop_quote
    hotel_details hotel_reviews nearest_stays open_review open_stay published_hotels report_payment review_by_link saved_hotels search_hotels send_review_link send_stay_link set_stay_language site_fee share_stay stay_invoice stop_letters stop_sharing
     subscribe_to_newsletter save_guest_notes withdraw_change withdraw_report`),
  members:
    words(`add_notice_email block_rooms book_at_desk decide_listing delete_account delete_draft cancel_stay change_stay credit_invoice desk_booking email_invoice
    correct_guest desk_bookings desk_calendar desk_change_quote desk_home desk_housekeeping desk_houses desk_invoice desk_invoices desk_payouts desk_quote desk_rates desk_report desk_tax_return desk_till hold_rooms import_bookings
    issue_invoice issue_voucher listing_form listing_history make_recovery_codes may_delete_account move_stay set_no_show_fee my_data my_listings my_stay_link my_stays note_stay record_cash record_payment record_refund
    end_cleaning_link make_cleaning_link release_hold release_rooms remove_document remove_notice_email reset_two_factor nights_preview rates_preview restore_nights reverse_cash reverse_entry save_compliance save_listing_draft
    save_rates saved_stays send_stay_again stay_alerts walk_in set_listing_visibility set_lowest_price set_nights set_room_state two_factor_state undo_block add_calendar begin_calendar desk_channels move_conflict
    remove_calendar renew_calendar_address settle_conflict use_recovery_code withdraw_listing answer_invitation house_people invite_person
    my_invitations my_notifications add_push_device remove_push_device save_notifications test_push_device remove_person set_person_role desk_reviews reply_review report_review ask_form_c desk_form_c export_form_c fill_form_c open_form_c remove_form_c report_form_c
    set_form_c_guests desk_rooms add_rooms save_room remove_room stay_rooms give_rooms block_room lift_room desk_guest_counts desk_register register_guest set_guest_register
    house_extras save_extra remove_extra add_extra drop_extra
    save_plan remove_plan add_code end_code drop_rooms add_type`),
  admins:
    words(`add_property_photo approve_reply admin_act_on_awaited admin_advances admin_audit admin_awaited admin_bookings admin_change_booking admin_undo_booking_change
    admin_change_listing admin_change_room admin_compliance admin_erase_person admin_export_bookings admin_export_person admin_find_payable admin_hotels admin_jobs admin_listing_history admin_mails admin_online_payments
    admin_overview admin_own_change admin_payouts admin_person admin_properties admin_property admin_record_payout admin_reverse_payout admin_reviews admin_rooms admin_set_role admin_settings admin_users
    begin_job decide_review_photo delete_property hide_review keep_review remove_reply restore_property run_job save_settings send_mail_again
    show_review take_over_house undo_change`),
};
const behind = (call: string) => (call === 'create_booking_tx' ? 'create_booking' : call);

const helpers = {
  anon: ['before_request', 'is_admin definer', 'today'],
  authenticated: [
    ...['before_request', 'is_admin definer', 'today', 'may_read_property definer', 'second_factor_done definer'],
    ...words(`apostrophes are_lines are_photos cut_marks is_email is_json is_line is_name is_phone is_photo_path is_text marks neat plain_text tidy_line
      tidy_lines tidy_text unreadable virama`),
  ],
};

/** Anyone with its address can open a public file. Functions do everything else. */
export const buckets = [
  { id: 'property-documents', public: false, types: 'application/pdf image/jpeg image/png' },
  { id: 'property-photos', public: true, types: 'image/jpeg image/png image/webp' },
  { id: 'review-photos', public: false, types: 'image/jpeg image/png image/webp' },
];

/** Accept anonymous posts. Others need a session or the secret key; calendar-feed and published-reviews answer GET by address. */
export const openFunctions = ['health', 'stop-letters'];

export interface MatrixCell {
  table: string;
  verb: Verb;
  actor: Actor;
  reach: Reach;
}

export const cells: readonly MatrixCell[] = Object.entries(tables).flatMap(([table, byVerb]) =>
  verbs.flatMap((verb) =>
    actors.map((actor, column) => ({ table, verb, actor, reach: byVerb[verb]?.rows[column] ?? 'refused' })),
  ),
);

/** Every right of the browser's roles, one per line, sorted: `anon select public.hotels.name`. */
export const expectedRights: readonly string[] = (['anon', 'authenticated'] as const)
  .flatMap((role) => {
    const isRefused = ({ rows }: Right) => rows[role === 'anon' ? 0 : 1] === 'refused';
    const columns = Object.entries(tables).flatMap(([table, byVerb]) =>
      Object.entries(byVerb).flatMap(([verb, right]) =>
        isRefused(right) ? [] : words(right.columns).map((column) => `${role} ${verb} public.${table}.${column}`),
      ),
    );
    const own = role === 'anon' ? calls.guests : Object.values(calls).flat();
    const functions = [
      ...own.flatMap((call) => [`public.${call}`, `private.${behind(call)} definer`]),
      ...helpers[role].map((name) => `private.${name}`),
    ];
    return [...columns, ...functions.map((name) => `${role} execute ${name}`)];
  })
  .sort();

type Sql = <Row = Record<string, unknown>>(statement: string) => Promise<Row[]>;

/** Returns the database's grants in the form of `expectedRights`. A table that shows all rows also has a line. */
export async function readRights(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }>('select line from private.browser_rights() as line');
  return rows.map(({ line }) => line).sort();
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
