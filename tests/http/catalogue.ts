import type { TestBackend } from '../support/testBackend.ts';

/** Every right the browser's roles hold by grant. Whatever the database grants beyond this list fails a test. */
export const expectedGrants = `
anon exchange_rates select
anon hotels select
anon reviews select
anon room_categories select
authenticated exchange_rates select
authenticated exchange_rates update (as_of, inr_per_unit)
authenticated hotels select
authenticated hotels update (address, amenities, check_in_time, check_out_time, city, country, description, email, is_active, main_image_url, name, phone, photos, policies, star_rating)
authenticated owner_profiles insert (full_name, phone, user_id)
authenticated owner_profiles select
authenticated owner_profiles update (full_name, phone)
authenticated profiles select
authenticated profiles update (full_name, phone)
authenticated properties select
authenticated property_documents select
authenticated property_images select
authenticated property_rooms select
authenticated reviews select
authenticated room_categories select
authenticated room_categories update (amenities, base_price, bed_type, description, is_active, max_occupancy, name, photos, room_size, tax_rate, total_rooms)
`.trim();

/** Functions the browser's roles may run, with those that run with their owner's rights marked. */
export const expectedFunctions = `
anon private.before_request
anon private.booking_by_reference definer
anon private.booking_quote definer
anon private.confirm_newsletter definer
anon private.create_booking definer
anon private.destinations definer
anon private.hotel_details definer
anon private.is_admin definer
anon private.leave_newsletter definer
anon private.leave_review definer
anon private.nearest_stays definer
anon private.search_hotels definer
anon private.subscribe_to_newsletter definer
anon private.today
anon public.booking_by_reference
anon public.booking_quote
anon public.confirm_newsletter
anon public.create_booking_tx
anon public.destinations
anon public.hotel_details
anon public.leave_newsletter
anon public.leave_review
anon public.nearest_stays
anon public.search_hotels
anon public.subscribe_to_newsletter
authenticated private.add_property_photo definer
authenticated private.admin_audit definer
authenticated private.admin_availability definer
authenticated private.admin_blocks definer
authenticated private.admin_booking definer
authenticated private.admin_bookings definer
authenticated private.admin_change_booking definer
authenticated private.admin_change_listing definer
authenticated private.admin_change_room definer
authenticated private.admin_compliance definer
authenticated private.admin_export_bookings definer
authenticated private.admin_hotels definer
authenticated private.admin_jobs definer
authenticated private.admin_mails definer
authenticated private.admin_overview definer
authenticated private.admin_properties definer
authenticated private.admin_property definer
authenticated private.admin_reviews definer
authenticated private.admin_rooms definer
authenticated private.admin_set_role definer
authenticated private.admin_settings definer
authenticated private.admin_users definer
authenticated private.are_lines
authenticated private.are_photos
authenticated private.before_request
authenticated private.begin_job definer
authenticated private.block_rooms definer
authenticated private.booking_by_reference definer
authenticated private.booking_quote definer
authenticated private.confirm_newsletter definer
authenticated private.create_booking definer
authenticated private.decide_listing definer
authenticated private.delete_draft definer
authenticated private.delete_property definer
authenticated private.destinations definer
authenticated private.hide_review definer
authenticated private.hotel_details definer
authenticated private.is_admin definer
authenticated private.is_email
authenticated private.is_json
authenticated private.is_line
authenticated private.is_name
authenticated private.is_phone
authenticated private.is_photo_path
authenticated private.is_text
authenticated private.leave_newsletter definer
authenticated private.leave_review definer
authenticated private.listing_form definer
authenticated private.make_recovery_codes definer
authenticated private.may_read_property definer
authenticated private.my_listings definer
authenticated private.nearest_stays definer
authenticated private.neat
authenticated private.owner_bookings definer
authenticated private.plain_text
authenticated private.release_rooms definer
authenticated private.remove_document definer
authenticated private.reset_two_factor definer
authenticated private.restore_property definer
authenticated private.run_job definer
authenticated private.save_compliance definer
authenticated private.save_listing_draft definer
authenticated private.save_settings definer
authenticated private.search_hotels definer
authenticated private.second_factor_done definer
authenticated private.send_mail_again definer
authenticated private.set_listing_visibility definer
authenticated private.show_review definer
authenticated private.subscribe_to_newsletter definer
authenticated private.tidy_line
authenticated private.tidy_lines
authenticated private.tidy_text
authenticated private.today
authenticated private.two_factor_state definer
authenticated private.undo_change definer
authenticated private.unreadable
authenticated private.use_recovery_code definer
authenticated private.withdraw_listing definer
authenticated public.add_property_photo
authenticated public.admin_audit
authenticated public.admin_availability
authenticated public.admin_blocks
authenticated public.admin_booking
authenticated public.admin_bookings
authenticated public.admin_change_booking
authenticated public.admin_change_listing
authenticated public.admin_change_room
authenticated public.admin_compliance
authenticated public.admin_export_bookings
authenticated public.admin_hotels
authenticated public.admin_jobs
authenticated public.admin_mails
authenticated public.admin_overview
authenticated public.admin_properties
authenticated public.admin_property
authenticated public.admin_reviews
authenticated public.admin_rooms
authenticated public.admin_set_role
authenticated public.admin_settings
authenticated public.admin_users
authenticated public.begin_job
authenticated public.block_rooms
authenticated public.booking_by_reference
authenticated public.booking_quote
authenticated public.confirm_newsletter
authenticated public.create_booking_tx
authenticated public.decide_listing
authenticated public.delete_draft
authenticated public.delete_property
authenticated public.destinations
authenticated public.hide_review
authenticated public.hotel_details
authenticated public.leave_newsletter
authenticated public.leave_review
authenticated public.listing_form
authenticated public.make_recovery_codes
authenticated public.my_listings
authenticated public.nearest_stays
authenticated public.owner_bookings
authenticated public.release_rooms
authenticated public.remove_document
authenticated public.reset_two_factor
authenticated public.restore_property
authenticated public.run_job
authenticated public.save_compliance
authenticated public.save_listing_draft
authenticated public.save_settings
authenticated public.search_hotels
authenticated public.send_mail_again
authenticated public.set_listing_visibility
authenticated public.show_review
authenticated public.subscribe_to_newsletter
authenticated public.two_factor_state
authenticated public.undo_change
authenticated public.use_recovery_code
authenticated public.withdraw_listing
`.trim();

type Sql = TestBackend['sql'];

async function lines(sql: Sql, text: string): Promise<string> {
  return (await sql<{ line: string }>(text)).map(({ line }) => line).join('\n');
}

/** The grants on tables of public and private, in the form of `expectedGrants`. */
export function readGrants(sql: Sql): Promise<string> {
  return lines(
    sql,
    `select r.role || ' ' || c.relname || ' ' || lower(p.privilege) ||
       case when p.by_column and not whole.granted then ' (' || cols.names || ')' else '' end as line
     from pg_class as c
     cross join unnest(array['anon', 'authenticated']) as r (role)
     cross join (values ('SELECT', true), ('INSERT', true), ('UPDATE', true), ('DELETE', false), ('TRUNCATE', false),
       ('REFERENCES', true), ('TRIGGER', false)) as p (privilege, by_column)
     cross join lateral (select has_table_privilege(r.role, c.oid, p.privilege) as granted) as whole
     left join lateral (
       select string_agg(attname, ', ' order by attname) as names from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and p.by_column
         and has_column_privilege(r.role, c.oid, attnum, p.privilege)
     ) as cols on true
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p', 'f')
       and (whole.granted or cols.names is not null)
     order by 1`,
  );
}

/** The functions the browser's roles may run, in the form of `expectedFunctions`. */
export function readFunctions(sql: Sql): Promise<string> {
  return lines(
    sql,
    `select r.role || ' ' || n.nspname || '.' || p.proname || case when p.prosecdef then ' definer' else '' end as line
     from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
     cross join unnest(array['anon', 'authenticated']) as r (role)
     where n.nspname in ('public', 'private') and has_function_privilege(r.role, p.oid, 'execute')
     order by 1`,
  );
}

/** What is wrong with tables and functions whatever their purpose: no row security, no fixed search path. */
export function readWeaknesses(sql: Sql): Promise<string> {
  return lines(
    sql,
    `select relname || ' has no row security' as line from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
     union all
     select proname || ' has no fixed search path' from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig::text like '%search_path=%', false)
     order by 1`,
  );
}
