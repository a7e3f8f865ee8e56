-- Demo data for the local backend only. supabase/local/seed.ts creates demo_content first.
do $$ begin
  if coalesce(current_setting('susegad.local', true), '') <> 'on' then
    raise exception 'Demo data is for the local backend only.';
  end if;
end $$;

-- One update for all at the end replaces these triggers.
alter table public.hotels disable trigger index_hotel;
alter table public.room_categories disable trigger index_hotel;
alter table public.reviews disable trigger index_hotel;
alter table public.bookings disable trigger keep_nights;

update public.profiles set role = 'owner' where email = 'owner@susegad.example';
update public.profiles set role = 'admin' where email = 'admin@susegad.example';
-- A password's strength is otherwise recorded at sign-in.
insert into private.password_notes (user_id, is_strong) select user_id, true from public.profiles;

create function pg_temp.hotel_id(n integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
-- Returns 0 to p_below - 1: looks random, but is the same in every seed.
create function pg_temp.pick(p_seed text, p_below integer) returns integer language sql as $$
  select (('x' || left(md5(p_seed), 7))::bit(28)::integer) % p_below
$$;

-- The demo owner has our two hotels; owners without a sign-in share the other forty.
insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
select pg_temp.hotel_id(900 + n), 'demo-owner-' || n || '@susegad.example', jsonb_build_object('full_name', 'Demo Owner ' || n), now(), now()
from generate_series(1, 5) as n;
update auth.users set email_confirmed_at = now() where email like 'demo-owner-%@susegad.example';
select private.write_owner(user_id) from public.profiles where email like 'demo-owner-%@susegad.example' or email = 'owner@susegad.example';

select private.write_house(
  p.user_id, (h.house ->> 'property_id')::uuid, h.house ->> 'showcase_id', h.house -> 'form',
  p_notice_email => h.house ->> 'notice_email'
)
from demo_content as d
cross join jsonb_array_elements(d.houses) as h (house)
join public.profiles as p on p.email = 'owner@susegad.example';

insert into private.uploads (id, property_id, kind, document_type, file_name, path, mime_type, bytes, sha256, approved_at)
select
  f.id, h.id, 'document', f.document_type, 'demo-' || f.document_type || '.pdf', h.id || '/' || f.id || '.pdf', 'application/pdf',
  octet_length(d.document #>> '{}'), encode(sha256(convert_to(d.document #>> '{}', 'UTF8')), 'hex'), now()
from demo_content as d, public.hotels as h
cross join lateral (
  select md5(concat('document', h.id, t))::uuid as id, t as document_type from unnest('{gst,pan,ownership}'::public.document_type[]) as t
) as f;
insert into public.property_documents (id, property_id, document_type, file_url, file_name)
select id, property_id, document_type, path, file_name from private.uploads where kind = 'document';
insert into storage.objects (bucket_id, name, metadata)
select 'property-documents', path, jsonb_build_object('mimetype', mime_type, 'size', bytes) from private.uploads where kind = 'document';
with typed as (
  select user_id, '{"gst_number": "30DEMOS0000D1ZB", "pan_number": "DEMOS0000D", "account_holder_name": "Demo Owner",
    "account_number": "000000000000", "ifsc_code": "DEMO0000000", "bank_name": "Demo Bank", "branch_address": "Nowhere, Goa"}'::jsonb as form
  from public.profiles where email = 'owner@susegad.example'
),
saved as (
  insert into private.compliance_drafts (user_id, sealed) select user_id, private.seal(user_id, form) from typed
)
select private.submit_compliance(p.id, t.user_id, t.form), private.approve_compliance(p.id)
from typed as t join public.properties as p on p.owner_id = t.user_id;
update private.compliance_drafts set saved_at = now() - interval '1 hour', handed_in_at = now();

create temporary table demo_hotel (n integer primary key, name text, city text, place text, stars integer, price integer, kind text, words text);
-- price: rupees a night, taxes included, of the simplest room.
insert into demo_hotel values
(3, 'The Tidewater Balcony', 'Candolim', 'Fort Lane', 4, 4600, 'beach', 'Six balconies, one long veranda, and the sound of the sea after the scooters have gone home.'),
(4, 'Palmeira Courtyard', 'Candolim', 'Chapel Road', 3, 2400, 'house', 'A family house with a well in the middle and breakfast under the mango tree.'),
(5, 'Blue Shutter Rooms', 'Calangute', 'Market Back Lane', 2, 1450, 'guest', 'Small, clean and painted the blue of fishing boats; the beach is nine minutes on foot.'),
(6, 'Sal and Cashew House', 'Calangute', 'Temple Road', 3, 2250, 'house', 'Thick laterite walls keep the noon out; the cook keeps everybody in.'),
(7, 'Baga Creek Rooms', 'Baga', 'Creek Side', 2, 1650, 'guest', 'Rooms over the creek where egrets breakfast before you do.'),
(8, 'Hillock Nine', 'Baga', 'Upper Ridge', 4, 5400, 'resort', 'Nine cottages up the ridge, a pool along the edge, and no neighbour below the treeline.'),
(9, 'Laterite and Lime', 'Anjuna', 'Mango Grove', 4, 5900, 'house', 'A red-stone house with lime-washed rooms and a library that guests keep adding to.'),
(10, 'The Flea Market Loft', 'Anjuna', 'Old Market Field', 2, 1750, 'guest', 'A loft with four rooms and a roof for yoga, guitars or doing nothing.'),
(11, 'Cowrie Cottages', 'Anjuna', 'South Cliff', 3, 3100, 'beach', 'Cottages in a palm grove, two minutes above a rocky little bay.'),
(12, 'Redstone Bluff', 'Vagator', 'Cliff Road', 5, 12500, 'resort', 'Suites along the bluff, each with a plunge pool that runs out of edge towards the sunset.'),
(13, 'Chapora View House', 'Vagator', 'Fort Approach', 3, 2900, 'house', 'From the roof you see the river meet the sea; from the hammock you see the kite.'),
(14, 'Driftwood Yard', 'Morjim', 'Turtle Beach Lane', 3, 3400, 'beach', 'Wooden rooms in the dunes, lit low at night for the turtles'' sake.'),
(15, 'The Sandpiper', 'Morjim', 'River Mouth', 4, 6100, 'resort', 'Where river turns to sea: kayaks at high tide, sandpipers at low.'),
(16, 'Casuarina Line', 'Ashwem', 'Beach Path', 4, 6800, 'beach', 'A row of tents with real beds, real bathrooms and real coffee, behind the casuarinas.'),
(17, 'Salt Pan House', 'Ashwem', 'Old Salt Pans', 3, 2700, 'house', 'Five rooms looking over old salt pans where the sky comes to wash.'),
(18, 'Mandrem Footbridge', 'Mandrem', 'Footbridge', 3, 2950, 'beach', 'Cross the bamboo bridge and you are on the sand; cross it back for dinner.'),
(19, 'Slow Monsoon Retreat', 'Mandrem', 'Paddy Road', 4, 5200, 'resort', 'Paddy on three sides, a reading pool, and long rain when there is rain.'),
(20, 'Kite and Anchor', 'Arambol', 'North End', 2, 1350, 'guest', 'Simple rooms above a boat yard, for those who came for the lake and the wind.'),
(21, 'Sweetwater Rooms', 'Arambol', 'Lake Trail', 2, 1550, 'guest', 'The last rooms before the sweetwater lake; bring a torch and good shoes.'),
(22, 'Rua de Natal House', 'Panjim', 'Latin Quarter', 4, 4900, 'city', 'A town house in the old quarter with oyster-shell windows and a piano that is nearly in tune.'),
(23, 'The Ferry Wharf Hotel', 'Panjim', 'River Front', 4, 5300, 'city', 'Business upstairs, river downstairs: watch the ferries from the bar and call it a meeting.'),
(24, 'Altinho Terrace', 'Panjim', 'Altinho Hill', 3, 3000, 'city', 'On the hill above the town, among bishops, bungalows and breezes.'),
(25, 'Fontaine Rooms', 'Panjim', 'Spring Street', 2, 1850, 'city', 'Eight rooms over a bakery. You will be awake at six, and not sorry.'),
(26, 'Plateau Garden Inn', 'Porvorim', 'Upper Plateau', 3, 2600, 'city', 'A quiet inn between town and beaches, with parking that fits the car you rented.'),
(27, 'The Assembly Suites', 'Porvorim', 'Hill Crossing', 4, 4300, 'city', 'Serviced suites with desks made for a day of work.'),
(28, 'Fig Tree Assagao', 'Assagao', 'Church Bend', 5, 11200, 'house', 'A restored manor with seven suites, a fig tree and a kitchen that people cross the river for.'),
(29, 'Spice Verandah', 'Assagao', 'Lower Village', 4, 6400, 'house', 'Verandah rooms around a spice garden; dinner is whatever it suggests.'),
(30, 'Siolim Ferry Landing', 'Siolim', 'Ferry Road', 3, 3200, 'house', 'Watch the river do most of the work from a planter''s chair.'),
(31, 'Field Notes Homestay', 'Saligao', 'Rice Field Edge', 3, 2100, 'house', 'Three rooms, one dog, and fields that are green in August and gold in November.'),
(32, 'Bell Tower Rooms', 'Old Goa', 'Cathedral Walk', 3, 2300, 'city', 'Stay after the day visitors leave, when the bells have the square to themselves.'),
(33, 'Divar Island House', 'Divar', 'Hilltop', 4, 5600, 'house', 'A ferry, then a lane, then a house with a deep porch: an island is a decision.'),
(34, 'Colva Long Beach Inn', 'Colva', 'Beach Crossing', 3, 2500, 'beach', 'Twenty-four kilometres of sand begin at the end of the lane.'),
(35, 'Benaulim Lace House', 'Benaulim', 'Village Green', 3, 2200, 'house', 'Lace curtains, cane chairs, and fish curry on Wednesdays and whenever you ask.'),
(36, 'The Coir Works', 'Varca', 'Canal Road', 4, 6600, 'resort', 'An old rope works turned hotel, with the longest pool room in the south.'),
(37, 'Cavelossim Lagoon', 'Cavelossim', 'Lagoon Side', 5, 14800, 'resort', 'Water villas on a lagoon, a spa in the palms, and a beach reached by cart.'),
(38, 'River Sal Cottages', 'Cavelossim', 'River Bank', 3, 2850, 'beach', 'Cottages between river and sea, close enough to hear both and confuse them.'),
(39, 'Palolem Half Moon', 'Palolem', 'South Curve', 3, 3300, 'beach', 'Sea-facing cabins at the calm end of the bay.'),
(40, 'Monkey Island Huts', 'Palolem', 'North Curve', 2, 1500, 'guest', 'Huts on stilts, mosquito nets that work, and an island you can walk to at low tide.'),
(41, 'Agonda Quiet Mile', 'Agonda', 'Beach Mile', 4, 5100, 'beach', 'A mile of sand without music; cabins spaced so that you never meet a neighbour''s alarm clock.'),
(42, 'Patnem Reading Rooms', 'Patnem', 'Palm Path', 3, 2750, 'beach', 'Each room has a shelf; each shelf was filled by a guest who left a book behind.');

-- Only rooms and beaches: a building's photo would show two hotels as one.
create temporary table demo_kind (kind text primary key, photos text[], amenities text[]);
insert into demo_kind values
('beach', '{hero-candolim-beach,hero-candolim-beach-umbrella,lotus-twin-1,lotus-double-suite-2,hero-brand}', '{Free WiFi,Air Conditioning,Restaurant,Balcony/Terrace,Parking,Housekeeping}'),
('house', '{casa-classic-1,casa-classic-1-door,casa-premium-1-chair,casa-luxury-2,casa-terrace-breakfast}', '{Free WiFi,Air Conditioning,Parking,Housekeeping,Kitchen/Kitchenette,Laundry Service,Breakfast}'),
('guest', '{casa-compact-1,casa-terrace-breakfast,lotus-twin-2,casa-premium-1}', '{Free WiFi,Housekeeping,Parking,Pet Friendly}'),
('resort', '{lotus-double-suite-1-balcony,lotus-presidential-1,lotus-presidential-2-view,lotus-presidential-3,hero-brand}', '{Free WiFi,Air Conditioning,Swimming Pool,Spa Services,Restaurant,Room Service,Gym/Fitness Center,Airport Shuttle,Mini Bar,Breakfast}'),
('city', '{lotus-double-suite-kitchen-3,casa-premium-1,casa-luxury-1,lotus-double-suite-kitchen-2}', '{Free WiFi,Air Conditioning,24/7 Front Desk,Business Center,Restaurant,TV,Laundry Service}');

create temporary table demo_room (kind text, k integer, name text, description text, bed text, people integer, size text, factor numeric, photo text);
insert into demo_room values
('beach', 1, 'Garden Cottage', 'A cottage under the palms with a shaded sit-out.', 'Queen Bed', 2, '22 m²', 1, 'lotus-twin-2'),
('beach', 2, 'Sea Cottage', 'The same cottage, one row nearer to the water.', 'King Bed', 3, '26 m²', 1.35, 'lotus-double-suite-2'),
('beach', 3, 'Family Cabin', 'Two rooms, two fans, one long balcony.', 'Twin Beds', 5, '44 m²', 1.6, 'lotus-twin-1'),
('house', 1, 'Courtyard Room', 'Opens to the courtyard and stays cool at noon.', 'Double Bed', 2, '20 m²', 1, 'casa-classic-1'),
('house', 2, 'Verandah Room', 'A deep verandah with two planter''s chairs.', 'Queen Bed', 3, '28 m²', 1.3, 'casa-premium-1'),
('house', 3, 'Family Room', 'High ceiling, four beds, and a door that locks from the inside for parents.', 'Twin Beds', 4, '36 m²', 1.55, 'casa-luxury-2'),
('guest', 1, 'Single Room', 'A bed, a desk, a window that opens.', 'Single Bed', 1, '12 m²', 1, 'casa-compact-1'),
('guest', 2, 'Double Room', 'Room for two and their bags.', 'Double Bed', 2, '16 m²', 1.4, 'casa-compact-1'),
('resort', 1, 'Deluxe Room', 'A large room with a balcony over the gardens.', 'King Bed', 3, '38 m²', 1, 'lotus-double-suite-1'),
('resort', 2, 'Pool Suite', 'A suite with steps into the water.', 'King Bed', 4, '58 m²', 1.45, 'lotus-presidential-1'),
('resort', 3, 'Grand Villa', 'Two bedrooms, a living room and a private garden.', 'King Bed', 6, '110 m²', 2.4, 'lotus-presidential-2'),
('city', 1, 'Standard Room', 'Quiet side of the house, good desk, good shower.', 'Queen Bed', 2, '20 m²', 1, 'casa-premium-1'),
('city', 2, 'River Room', 'The same comforts with the view.', 'King Bed', 3, '26 m²', 1.3, 'casa-luxury-1'),
('city', 3, 'Suite with Kitchen', 'A living room and a small kitchen for longer stays.', 'King Bed', 4, '42 m²', 1.8, 'lotus-double-suite-kitchen-1');

create function pg_temp.photos(names text[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('name', n.name, 'alt_text', d.photos ->> n.name) order by n.place)
  from demo_content as d, unnest(names) with ordinality as n (name, place)
$$;

select private.write_house(
  pg_temp.hotel_id(901 + h.n % 5), pg_temp.hotel_id(h.n), null,
  jsonb_build_object(
    'basics', jsonb_build_object(
      'name', h.name, 'description', h.words, 'address', h.place, 'city', h.city, 'state', 'Goa', 'country', 'India',
      'star_rating', h.stars::text, 'pincode', p.place ->> 'pincode', 'latitude', p.place ->> 'latitude', 'longitude', p.place ->> 'longitude',
      'phone', case when h.n in (3, 22) then '+91 00000 0' || 2000 + h.n else '' end,
      'email', case h.n when 3 then 'desk@tidewater-balcony.example' when 22 then 'stay@rua-de-natal.example' else '' end,
      'property_type', case h.kind when 'house' then 'homestay' when 'guest' then 'guest_house' when 'resort' then 'resort' else 'hotel' end
    ),
    'photos', pg_temp.photos(k.photos[1 + h.n % array_length(k.photos, 1) :] || k.photos[: h.n % array_length(k.photos, 1)]),
    'amenities', k.amenities || case when h.stars >= 4 and not k.amenities @> '{Swimming Pool}' then '{Swimming Pool}'::text[] else '{}' end,
    'policies', jsonb_build_object(
      'check_in_time', '12:00', 'check_out_time', '11:00', 'house_rules', 'Quiet hours from 10:00 PM.', 'payment_policy', 'The rest is paid at check-in.',
      'cancellation_policy', (array['flexible', 'moderate', 'strict', 'super_strict', 'non_refundable'])[1 + pg_temp.pick('policy' || h.n, 5)]
    ),
    'rooms', (
      select jsonb_agg(jsonb_build_object(
        'id', pg_temp.hotel_id(h.n * 100 + r.k), 'name', r.name, 'description', r.description, 'bed_config', r.bed,
        'max_guests', r.people::text, 'room_size', r.size, 'total_rooms', (1 + pg_temp.pick('rooms' || h.n || r.k, 5))::text,
        'base_price', (private.price_before_tax(a.rupees * 100, a.rate) / 100.0)::numeric(9, 2)::text, 'tax_rate', a.rate::text,
        'amenities', '{Free WiFi,Air Conditioning}'::text[] || case when r.k > 1 then '{TV,Balcony/Terrace}'::text[] else '{}' end,
        'photos', pg_temp.photos(array[r.photo])
      ) order by r.k)
      from demo_room as r
      -- The nearest round price that some price before tax gives exactly. The tax rate changes at 7,500 before tax.
      cross join lateral (
        select s.rupees, s.rate
        from (
          select n.rupees, private.lawful_rate(n.rupees * 100) as rate
          from generate_series(-20, 20) as step
          cross join lateral (select (round(h.price * r.factor / 50) + step)::integer * 50 as rupees) as n
        ) as s
        where private.all_in_price(private.price_before_tax(s.rupees * 100, s.rate), s.rate) = s.rupees * 100
        order by abs(s.rupees - h.price * r.factor) limit 1
      ) as a
      where r.kind = h.kind
    )
  ),
  true
)
from demo_content as d, demo_hotel as h
join demo_kind as k using (kind)
cross join lateral (select d.places -> h.city as place) as p
order by h.n;

-- Past bookings and their reviews, newest first. Our hotels have their real number; three others have none, the rest 3 to 14.
create temporary table demo_review as
select h.id as hotel_id, r.place as i, (r.review ->> 'stars')::integer as rating, r.review ->> 'title' as title, r.review ->> 'words' as words,
  r.review ->> 'reply' as reply, r.review -> 'photos' as photos, r.review ->> 'who' as who
from demo_content as d
join public.hotels as h on h.showcase_id is not null
cross join jsonb_array_elements(d.reviews -> h.showcase_id) with ordinality as r (review, place)
union all
select
  pg_temp.hotel_id(h.n), i, coalesce((t.text ->> 'stars')::integer, 5 - (pg_temp.pick('stars' || h.n || i, 12) * 5 / 24)),
  coalesce(t.text ->> 'title', ''), coalesce(t.text ->> 'words', ''), null, null, t.text ->> 'who'
from (select *, row_number() over (partition by kind order by n) as place_in_kind from demo_hotel) as h
cross join demo_content as d
cross join lateral generate_series(1, case when h.n in (17, 27, 38) then 0 else 3 + pg_temp.pick('reviews' || h.n, 12) end) as i
cross join lateral (select case when i <= 2 then d.reviews -> h.kind -> (2 * h.place_in_kind + i - 3)::integer end as text) as t;

create temporary table demo_stay as
select
  md5('past' || r.hotel_id || r.i)::uuid as booking_id, row_number() over (order by r.hotel_id, r.i) as guest, r.*,
  c.id as room_category_id, d.arrived, d.arrived + d.nights as left_on,
  case p.who when 'solo' then 1 when 'family' then greatest(1, least(2, c.max_occupancy - 1)) when 'group' then least(4, c.max_occupancy)
    else least(2, c.max_occupancy) end as adults,
  (p.who = 'family' and c.max_occupancy > 1)::integer as children
from demo_review as r
join lateral (
  select count(*) as rooms from public.room_categories as c where c.hotel_id = r.hotel_id
) as n on true
join lateral (
  select c.id, c.max_occupancy from public.room_categories as c where c.hotel_id = r.hotel_id
  order by c.base_price, c.id offset (r.i - 1) % n.rooms limit 1
) as c on true
cross join lateral (
  select coalesce(r.who, ('{couple,solo,couple,family,couple,group}'::text[])[
    1 + pg_temp.pick('who' || r.hotel_id || r.i, case r.words when '' then 6 else 1 end)
  ]) as who
) as p
cross join lateral (
  select
    private.today() - 46 - (((r.i - 1) / n.rooms) * 9 + pg_temp.pick('when' || r.hotel_id || r.i, 4))::integer as arrived,
    2 + pg_temp.pick('nights' || r.hotel_id || r.i, 3) as nights
) as d;

insert into public.bookings (
  id, hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_children, base_price,
  total_amount, tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, payment_status, booking_status, created_at
)
select
  s.booking_id, s.hotel_id, s.room_category_id,
  n.first[1 + s.guest * 7 % 30] || ' ' || n.last[1 + s.guest * 11 % 23],
  -- The newest review of the first hotel is the demo guest's.
  case when s.guest = 1 then 'guest@susegad.example' else 'demo-guest-' || s.guest || '@susegad.example' end,
  s.arrived, s.left_on, s.adults, s.children, p.base_price, p.total_amount,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason, 'paid', 'completed', s.arrived - interval '20 days'
from demo_stay as s
join public.room_categories as c on c.id = s.room_category_id
cross join lateral private.quote(c, s.arrived, s.left_on, 1, s.adults, s.children) as p
cross join (
  select
    '{Asha,Rohan,Maria,Kiran,Sneha,Arjun,Fatima,James,Priya,Anton,Meera,Vikram,Elena,Joseph,Nisha,Rahul,Sofia,Imran,Kavya,Thomas,Leela,Sameer,Chloe,Dev,Tara,Nikhil,Ana,Farah,Oliver,Divya}'::text[] as first,
    '{Kamat,Fernandes,Iyer,Shah,Naik,Mehta,Carvalho,Das,Reddy,Khan,Miller,Pinto,Rao,Sharma,Bose,Dias,Wagner,Nair,Gupta,Smith,Pereira,Joshi,Varma}'::text[] as last
) as n;

insert into public.reviews (
  id, hotel_id, reviewer_name, party, is_demo, rating, aspects, title, comment, is_verified, created_at, reply, replied_at
)
select
  md5('review' || s.booking_id)::uuid, s.hotel_id, private.mask_name(b.guest_name), private.party_of(b), true, s.rating,
  case when pg_temp.pick('aspects' || s.booking_id, 4) > 0 then (
    select jsonb_object_agg(a.aspect, least(5, greatest(1, s.rating - 1 + (pg_temp.pick(a.aspect || s.booking_id, 5) + 1) / 2)))
    from unnest('{clean,place,people,value}'::text[]) as a (aspect)
  ) end,
  s.title, s.words, true, s.left_on + interval '30 hours', s.reply,
  case when s.reply is not null then s.left_on + interval '2 days 14 hours' end
from demo_stay as s join public.bookings as b on b.id = s.booking_id
order by s.left_on, s.booking_id;
insert into private.review_stays (review_id, booking_id) select md5('review' || booking_id)::uuid, booking_id from demo_stay;
insert into private.review_photos (id, booking_id, review_id, place, path, mime_type, approved_at)
select
  md5('photo' || s.booking_id || p.place)::uuid, s.booking_id, md5('review' || s.booking_id)::uuid, p.place, 'photos/' || p.name || '.webp', 'image/webp',
  s.left_on + interval '40 hours'
from demo_stay as s cross join jsonb_array_elements_text(s.photos) with ordinality as p (name, place);
select private.list_review_photos(md5('review' || booking_id)::uuid) from demo_stay where photos is not null;
insert into private.review_replies (review_id, replied_by)
select md5('review' || s.booking_id)::uuid, p.user_id
from demo_stay as s join public.profiles as p on p.email = 'owner@susegad.example' where s.reply is not null;

-- The last and coming weeks are partly booked; the turn of the year in Palolem and Agonda is sold out
insert into public.bookings (
  hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, payment_status, booking_status, created_at
)
select
  c.hotel_id, c.id, g.name, replace(lower(g.name), ' ', '-') || '@susegad.example', s.arrives, s.arrives + s.nights, s.rooms, s.rooms, p.base_price,
  p.total_amount, p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason,
  -- Booked nine days before arrival: due advances are paid.
  (case when s.arrives < private.today() + 7 then 'paid' else 'pending' end)::public.payment_status,
  (case when s.arrives + s.nights <= private.today() then 'completed' else 'confirmed' end)::public.booking_status,
  least(now(), s.arrives - interval '9 days')
from public.room_categories as c
cross join lateral (
  select
    i, private.today() + i * 12 + pg_temp.pick('come' || c.id || i, 5) as arrives,
    2 + pg_temp.pick('long' || c.id || i, 4) as nights,
    greatest(1, pg_temp.pick('many' || c.id || i, c.total_rooms + 1)) as rooms
  from generate_series(-3, 3) as i
) as s
cross join lateral private.quote(c, s.arrives, s.arrives + s.nights, s.rooms, s.rooms, 0) as p
cross join lateral (select 'Demo guest ' || 1000 + pg_temp.pick('guest' || c.id || s.arrives, 9000) as name) as g
where pg_temp.pick('taken' || c.id || s.arrives, 3) > 0
  and not (s.i = 0 and c.hotel_id in (pg_temp.hotel_id(1), pg_temp.hotel_id(2)))
  and not (c.hotel_id in (select id from public.hotels where city in ('Palolem', 'Agonda')) and to_char(s.arrives, 'MM') in ('12', '01'));

insert into public.bookings (
  hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason
)
select
  c.hotel_id, c.id, 'Demo guest', 'demo-guest@susegad.example', y.eve, y.eve + 6, 1, c.total_rooms, p.base_price, p.total_amount,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason
from public.room_categories as c
join public.hotels as h on h.id = c.hotel_id and h.city in ('Palolem', 'Agonda')
cross join lateral (
  select d::date as eve from generate_series(private.today(), private.today() + 366, interval '1 day') as d
  where to_char(d, 'MM-DD') = '12-29' order by d limit 1
) as y
cross join lateral private.quote(c, y.eve, y.eve + 6, c.total_rooms, c.total_rooms, 0) as p
where not exists (
  select 1 from public.bookings as b where b.room_category_id = c.id and b.check_in_date < y.eve + 6 and b.check_out_date > y.eve
);

-- The front desk of the two hotels today: arrivals, guests in house, departures, a no-show and cancellations
create temporary table demo_day as
select row_number() over () as n, d.* from (values
  (101, 0, 3, 1, 2, 1, 'confirmed', 'site', 'We come by the night train and would like to check in early.'),
  (102, 0, 2, 2, 4, 0, 'confirmed', 'phone', ''),
  (103, -1, 3, 1, 2, 0, 'confirmed', 'site', ''),
  (102, 0, 1, 1, 2, 0, 'pending', 'email', ''),
  (102, -2, 5, 1, 2, 0, 'checked_in', 'site', 'A room on the upper floor, please.'),
  (103, -1, 4, 2, 4, 1, 'checked_in', 'site', ''),
  (101, -3, 6, 1, 3, 0, 'checked_in', 'walk_in', ''),
  (101, -2, 2, 1, 2, 0, 'checked_in', 'site', ''),
  (104, -3, 3, 1, 4, 2, 'checked_in', 'site', 'One cot, please.'),
  (102, -3, 2, 1, 2, 0, 'completed', 'site', ''),
  (103, -2, 3, 1, 2, 0, 'no_show', 'phone', ''),
  (101, 5, 2, 1, 2, 0, 'cancelled', 'site', ''),
  (101, 3, 4, 2, 4, 1, 'confirmed', 'site', ''),
  (104, 6, 3, 1, 5, 0, 'confirmed', 'site', 'A birthday: may we bring a cake?'),
  (201, 0, 2, 1, 2, 0, 'confirmed', 'site', 'We bring our dog, a small one.'),
  (203, 0, 4, 1, 2, 1, 'confirmed', 'other', ''),
  (202, -1, 3, 1, 2, 0, 'checked_in', 'site', ''),
  (201, -2, 2, 1, 1, 0, 'checked_in', 'site', ''),
  (204, -2, 3, 1, 1, 0, 'no_show', 'site', ''),
  (203, 4, 2, 1, 2, 0, 'cancelled', 'site', ''),
  (204, 2, 3, 1, 2, 0, 'confirmed', 'phone', ''),
  (203, -2, 4, 1, 2, 0, 'checked_in', 'walk_in', ''),
  (202, 1, 5, 1, 2, 0, 'confirmed', 'site', 'We fly in from abroad and land after midnight.')
) as d (room, arrives, nights, rooms, adults, children, state, source, requests);

insert into public.bookings (
  id, hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, num_adults, num_children, num_rooms,
  base_price, total_amount, full_amount, price_lines, taxes, tax_rate, tax_amount, advance_percent, advance_amount, advance_reason,
  special_requests, source, payment_status, booking_status, created_at, checked_in_at, checked_out_at, is_no_show, cancelled_at, cancel_reason
)
select
  md5('day' || d.n)::uuid, c.hotel_id, c.id, 'Demo guest ' || 500 + d.n,
  -- Phone bookings have no email, email bookings no number.
  case when d.source <> 'phone' then 'demo-guest-' || 500 + d.n || '@susegad.example' end,
  case when d.source <> 'email' then
    case when d.requests like '%from abroad%' then '+44 00000 0' else '+91 00000 0' end || 1000 + pg_temp.pick('phone' || d.n, 9000)
  end,
  s.arrives, s.arrives + d.nights, d.adults, d.children, d.rooms, p.base_price, p.total_amount, p.full_amount, p.price_lines, p.taxes,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason, d.requests, d.source::public.booking_source,
  (case when d.source = 'site' then 'paid' else 'pending' end)::public.payment_status,
  (case when d.state in ('no_show', 'cancelled') then 'cancelled' when d.state = 'checked_in' then 'confirmed' else d.state end)::public.booking_status,
  case when d.source = 'site' then least(now(), s.arrives - interval '9 days') else least(now(), s.arrives - interval '2 hours') - interval '3 hours' end,
  case when d.state in ('checked_in', 'completed') then s.arrives + interval '9 hours' end,
  case when d.state = 'completed' then s.arrives + d.nights + interval '5 hours' end,
  d.state = 'no_show',
  case when d.state in ('no_show', 'cancelled') then least(now(), s.arrives + interval '18 hours') - interval '1 hour' end,
  case when d.state = 'cancelled' then 'The guest wrote that the flight was cancelled.' end
from demo_day as d
join public.room_categories as c on c.id = pg_temp.hotel_id(d.room)
cross join lateral (select private.today() + d.arrives as arrives) as s
cross join lateral private.quote(c, s.arrives, s.arrives + d.nights, d.rooms, d.adults, d.children) as p;
-- Unpaid bookings were made at the front desk, without an advance.
update public.bookings as b set advance_due_at = null from demo_day as d where b.id = md5('day' || d.n)::uuid;

insert into private.booking_events (booking_id, at, actor_id, before, after, note)
select b.id, e.at, p.user_id, e.before, e.after, e.note
from demo_day as d
join public.bookings as b on b.id = md5('day' || d.n)::uuid
join public.profiles as p on p.email = 'owner@susegad.example'
cross join lateral (
  select b.checked_in_at as at, '{"stay_state": "confirmed"}'::jsonb as before, '{"stay_state": "checked_in"}'::jsonb as after, null as note
  where b.checked_in_at is not null
  union all
  select b.checked_out_at, '{"stay_state": "checked_in"}', '{"stay_state": "completed"}', null where b.checked_out_at is not null
  union all
  select b.cancelled_at, '{"stay_state": "confirmed"}', jsonb_build_object('stay_state', d.state), b.cancel_reason where b.cancelled_at is not null
  union all
  select b.created_at + interval '1 hour', null, null, 'Called: comes with the evening train.' where d.room = 102 and d.state = 'confirmed'
) as e
order by e.at;

-- Months of bookings for reports, calendar and cash, in five room types and not around today. Past ones were paid on arrival.
insert into public.bookings (
  id, hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount, full_amount,
  price_lines, taxes, tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, source, payment_status, booking_status, created_at,
  checked_in_at, checked_out_at
)
select
  md5('busy' || s.room || s.i)::uuid, c.hotel_id, c.id, 'Demo guest ' || s.guest, 'demo-guest-' || s.guest || '@susegad.example', s.arrives, s.leaves, 2 * s.rooms,
  s.rooms, p.base_price, p.total_amount, p.full_amount, p.price_lines, p.taxes, p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount,
  p.advance_reason, s.source,
  (case when s.leaves > private.today() and s.source = 'site' then 'paid' else 'pending' end)::public.payment_status,
  (case when s.leaves <= private.today() then 'completed' else 'confirmed' end)::public.booking_status,
  least(now(), s.arrives - interval '9 days'),
  case when s.leaves <= private.today() then s.arrives + interval '9 hours' end,
  case when s.leaves <= private.today() then s.leaves + interval '5 hours' end
from (
  select
    k.*, k.arrives + 1 + pg_temp.pick('busy nights' || k.room || k.i, 3) as leaves, 1 + pg_temp.pick('busy rooms' || k.room || k.i, k.most) as rooms,
    ('{site,site,site,phone,walk_in,email}'::public.booking_source[])[1 + pg_temp.pick('busy source' || k.room || k.i, 6)] as source,
    2000 + row_number() over (order by k.room, k.i) as guest
  from (
    select r.room, r.most, i, private.today() + i * 3 + r.room % 3 as arrives
    from (values (101, 4), (102, 3), (201, 3), (202, 2), (203, 1)) as r (room, most) cross join generate_series(-26, 8) as i
  ) as k
) as s
join public.room_categories as c on c.id = pg_temp.hotel_id(s.room)
cross join lateral private.quote(c, s.arrives, s.leaves, s.rooms, 2 * s.rooms, 0) as p
where not (s.arrives <= private.today() + 1 and s.leaves >= private.today() - 1) and not exists (
  select from generate_series(s.arrives, s.leaves - 1, interval '1 day') as d (night)
  where c.total_rooms <= s.rooms + (
    select coalesce(sum(b.num_rooms), 0) from public.bookings as b
    where b.room_category_id = c.id and b.booking_status <> 'cancelled' and b.check_in_date <= d.night and b.check_out_date > d.night
  )
);
insert into private.payments (booking_id, hotel_id, holder, amount, method, reference, recorded_at, received_at)
select
  b.id, b.hotel_id, 'property', b.total_amount, k.method::private.payment_method, case when k.method = 'upi' then '426711' || 100000 + pg_temp.pick('utr' || b.id, 900000) end,
  b.checked_in_at, b.checked_in_at
from public.bookings as b
cross join lateral (select ('{cash,card,upi,upi,bank}'::text[])[1 + pg_temp.pick('paid by' || b.id, 5)] as method) as k
where b.guest_email ~ '^demo-guest-2\d\d\d@' and b.booking_status = 'completed' and b.checked_in_at is not null
order by b.check_in_date, b.id;

-- The demo guest's bookings: one to review, one paid, one with its advance due
insert into public.bookings (
  hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, payment_status, booking_status, created_at
)
select
  c.hotel_id, c.id, 'Demo Guest', 'guest@susegad.example', s.arrives, s.arrives + 3, 2, 1, p.base_price, p.total_amount,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason, s.payment::public.payment_status, s.status::public.booking_status,
  least(now(), s.arrives - interval '30 days')
from (values
  (201, private.today() - 41, 'paid', 'completed'), (101, private.today() + 45, 'paid', 'confirmed'), (202, private.today() + 75, 'pending', 'confirmed')
) as s (room, arrives, payment, status)
join public.room_categories as c on c.id = pg_temp.hotel_id(s.room)
cross join lateral private.quote(c, s.arrives, s.arrives + 3, 1, 1, 0) as p;

-- The extras of our two hotels.
insert into private.extras (id, hotel_id, kind, name, per, net_price, tax_rate, for_guests, place)
select md5(concat('extra', h.id, e.place))::uuid, h.id, e.kind::private.extra_kind, e.name, e.per::private.extra_per, e.net_price, e.tax_rate, e.for_guests, e.place
from public.hotels as h
cross join (values
  (1, 'meal', 'Breakfast', 'person_night', 30000, 5, true),
  (2, 'transfer', 'Airport transfer', 'booking', 180000, 5, true),
  (3, 'extra_bed', 'Extra bed', 'night', 80000, 5, true),
  (4, 'scooter', 'Scooter', 'night', 40000, 18, true),
  (5, 'laundry', 'Laundry, a bag', 'piece', 20000, 18, false)
) as e (place, kind, name, per, net_price, tax_rate, for_guests)
where h.showcase_id is not null;
insert into private.price_plans (hotel_id, name, extra_id) select hotel_id, 'With breakfast', id from private.extras where kind = 'meal';
insert into private.discount_codes (hotel_id, code, percent, most_uses)
select id, 'SUSEGAD10', 10, 50 from public.hotels where showcase_id is not null;

-- The UPI address of the site, which belongs to no bank, and a guest who reports a payment to it.
update private.settings set upi_id = 'susegad.demo@demo';
insert into private.payments (booking_id, hotel_id, holder, state, amount, method, reference, by_guest, recorded_at)
select b.id, b.hotel_id, 'site', 'reported', b.advance_amount, 'upi', '426755443322', true, now() - interval '3 hours'
from public.bookings as b
where b.payment_status = 'pending' and b.booking_status = 'confirmed' and b.advance_amount > 0 and b.check_in_date > private.today() + 10
  and b.guest_email like 'demo-guest-%' order by b.check_in_date, b.id limit 1;
-- Payments of bookings created as paid: the advance to the site, or all to the property, which must refund one.
insert into private.payments (booking_id, hotel_id, holder, amount, method, recorded_at, received_at)
select b.id, b.hotel_id, case when private.pays_site(b) and b.id <> md5('day12')::uuid then 'site' else 'property' end::private.money_holder,
  private.due_amount(b), 'other',
  least(b.created_at, now()), least(b.created_at, now())
from public.bookings as b
where b.payment_status = 'paid' and not exists (select from private.payments as p where p.booking_id = b.id)
order by b.created_at, b.id;
select private.settle_money(p.booking_id) from private.payments as p group by p.booking_id;
update public.bookings set verified_at = created_at;

alter table public.hotels enable trigger index_hotel;
alter table public.room_categories enable trigger index_hotel;
alter table public.reviews enable trigger index_hotel;
alter table public.bookings enable trigger keep_nights;
select private.index_hotel(id) from public.hotels order by id;
insert into private.nights (room_category_id, night, capacity, booked)
select c.id, b.check_in_date + n, c.total_rooms, sum(b.num_rooms)
from public.bookings as b
join public.room_categories as c on c.id = b.room_category_id
cross join lateral generate_series(0, b.nights - 1) as n
where b.booking_status <> 'cancelled'
group by c.id, b.check_in_date + n, c.total_rooms;

select private.write_refund(b, jsonb_populate_record(null::private.refunds, jsonb_build_object(
  'holder', 'site', 'amount', private.paid_of(b.id) / 2, 'method', 'upi', 'reference', '426700402999'
))) from public.bookings as b where b.id = md5('day20')::uuid;
select private.add_refund_due(b, private.paid_of(b.id), 'cancelled') from public.bookings as b where b.id = md5('day12')::uuid;

-- The owner works at the front desk through the API's calls
select set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated', 'aud', 'authenticated')::text, true)
from public.profiles where email = 'owner@susegad.example';
create function pg_temp.done(p_answer jsonb) returns jsonb language plpgsql as $$ begin
  if p_answer @> '{"ok": true}' then return p_answer; end if;
  raise exception 'The demo lacks something: %', p_answer;
end $$;
-- Returns the first day, from p_ahead days on, with p_rooms available for p_nights.
create function pg_temp.free_from(p_room integer, p_ahead integer, p_nights integer, p_rooms integer) returns date language sql as $$
  select private.today() + ahead from generate_series(p_ahead, 300) as ahead, public.room_categories as c
  where c.id = pg_temp.hotel_id(p_room) and private.rooms_free(c.id, c.total_rooms, private.today() + ahead, private.today() + ahead + p_nights) >= p_rooms
  order by ahead limit 1
$$;
create function pg_temp.quoted(p_room integer, p_from date, p_nights integer, p_rooms integer, p_night_price bigint default null) returns bigint language sql as $$
  select (private.quote(c, p_from, p_from + p_nights, p_rooms, 2 * p_rooms, 0, p_night_price => p_night_price)).total_amount
  from public.room_categories as c where c.id = pg_temp.hotel_id(p_room)
$$;

select pg_temp.done(private.record_payment(
  b.id, round(private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) * m.part / 100.0)::bigint, m.method, md5('money' || m.n)::uuid,
  m.reference, m.note, p_is_reported => m.is_reported
))
from (values
  (5, 100, 'upi', '426700402311', null, false), (6, 50, 'card', 'DEMO0717', 'The rest when they leave', false), (7, 60, 'cash', null, null, false),
  (8, 50, 'cash', null, null, false), (10, 100, 'card', 'DEMO0718', null, false), (17, 100, 'bank', 'DEMO77310', null, false),
  (18, 40, 'other', null, 'Voucher', false), (21, 30, 'upi', '426700403117', 'Sent a picture of the payment', true)
) as m (n, part, method, reference, note, is_reported)
join public.bookings as b on b.id = md5('day' || m.n)::uuid
order by m.n;
select pg_temp.done(private.credit_invoice((pg_temp.done(private.issue_invoice(md5('day10')::uuid, '{"name": "Demo guest 510"}')) ->> 'invoice_id')::uuid,
  'The company was missing'));
select pg_temp.done(private.issue_invoice(md5('day' || k.n)::uuid, k.buyer)) from (values
  (10, '{"name": "Demo guest 510", "company": "Demo Company", "address": "Nowhere 1, Goa"}'::jsonb), (8, '{"name": "Demo guest 508"}')
) as k (n, buyer);

select pg_temp.done(private.move_stay(
  md5('day22')::uuid, '{"stay_state": "checked_in"}', 'completed', p_reason => 'The company pays by bank transfer this week'
));
select pg_temp.done(private.note_stay(md5('day' || k.n)::uuid, k.note)) from (values
  (1, 'Room 4 is the quiet one.'), (6, 'Allergic to nuts: the kitchen knows.'), (15, 'The dog sleeps in its own basket.'), (23, 'Arrives after midnight: key in the safe.')
) as k (n, note);

select pg_temp.done(private.save_rates(
  (select array_agg(c.id order by c.id) from public.room_categories as c where c.id in (select pg_temp.hotel_id(n) from unnest(k.rooms) as n)),
  private.desk_rates(pg_temp.hotel_id(k.rooms[1])) ->> 'version', to_jsonb(private.plain_plan(pg_temp.hotel_id(k.rooms[1]))) || '{"weekly_discount": 10}',
  jsonb_build_array(
    jsonb_build_object('kind', 'weekdays', 'name', 'Weekend', 'weekdays', 48, 'price_change', 'percent', 'value', 100),
    jsonb_build_object(
      'kind', 'season', 'name', 'Christmas and New Year', 'first_night', y.first, 'end_date', y.first + 17, 'price_change', 'percent', 'value', 350, 'min_nights', 3
    )
  )
))
from (values ('{101,102}'::integer[]), ('{201,202,203}')) as k (rooms)
cross join lateral (select make_date(extract(year from private.today() - 5)::integer, 12, 20) as first) as y;

select pg_temp.done(private.hold_rooms(
  pg_temp.hotel_id(k.room), d.day, d.day + 2, k.rooms, 2 * k.rooms, 0, k.name, '+91 00000 0' || k.phone, pg_temp.quoted(k.room, d.day, 2, k.rooms, k.price), k.price, k.reason
))
from (values (102, 6, 1, 'Demo caller 1', 1801, null::bigint, null), (201, 8, 2, 'Demo caller 2', 1802, 210000, 'Comes every year')) as k (room, ahead, rooms, name, phone, price, reason)
cross join lateral (select pg_temp.free_from(k.room, k.ahead, 2, k.rooms) as day) as d;
select pg_temp.done(private.block_rooms(pg_temp.hotel_id(k.room), d.day, d.day + k.nights, 1, k.reason))
from (values (101, 4, 5, 'The balcony is painted'), (204, 9, 3, 'Kept for the family')) as k (room, ahead, nights, reason)
cross join lateral (select pg_temp.free_from(k.room, k.ahead, k.nights, 1) as day) as d;

-- Another site's calendar: one booking with a room, and one on sold-out nights.
create temporary table demo_sold as select pg_temp.free_from(203, 12, 2, 1) as day;
select pg_temp.done(private.book_at_desk(
  c.id, s.day, s.day + 2, r.free, r.free, 0, 'Demo caller 3', t.total_amount, md5('caller 3')::uuid, '+91 00000 01803'
))
from demo_sold as s
join public.room_categories as c on c.id = pg_temp.hotel_id(203)
cross join lateral (select private.rooms_free(c.id, c.total_rooms, s.day, s.day + 2) as free) as r
cross join lateral private.quote(c, s.day, s.day + 2, r.free, r.free, 0) as t;
create temporary table demo_feed as
select (pg_temp.done(private.add_calendar(pg_temp.hotel_id(203), 'airbnb', 'https://www.airbnb.co.in/calendar/ical/demo.ics?s=demo')) ->> 'feed_id')::uuid as id;
select set_config('request.jwt.claims', '', true);
-- Signed out, like the function that reads calendars.
select pg_temp.done(private.finish_calendar(
  c.id, 'read', jsonb_build_array(
    jsonb_build_object('uid', 'demo-1', 'first_night', f.day, 'end_date', f.day + 3, 'kind', 'reserved'),
    jsonb_build_object('uid', 'demo-2', 'first_night', s.day, 'end_date', s.day + 2, 'kind', 'reserved')
  )
))
from demo_feed as c cross join demo_sold as s cross join lateral (select pg_temp.free_from(203, 20, 3, 1) as day) as f;

-- Pays advances, so that no room type is filled by unpaid bookings, which would warn owners and admins.
with paid as (
  insert into private.payments (booking_id, hotel_id, holder, amount, method, recorded_at, received_at)
  select b.id, b.hotel_id, 'site', b.advance_amount, 'other', b.created_at, b.created_at
  from private.filled_unpaid() as f cross join jsonb_array_elements(f.bookings) as k join public.bookings as b on b.booking_reference = k ->> 'booking_reference'
  where not exists (select from private.payments as p where p.booking_id = b.id)
  returning booking_id
)
update public.bookings set payment_status = 'paid', advance_due_at = null from paid where id = paid.booking_id;

-- Drops the emails about demo bookings.
delete from private.outbox;
