-- Demo data for the embedded backend: the two houses, forty plainly fictional stays, reviews and bookings.
-- Refused anywhere else: only the local module makes the setting below.
do $$ begin
  if coalesce(current_setting('susegad.local', true), '') <> 'on' then
    raise exception 'Demo data is for the local backend only.';
  end if;
end $$;

-- Roles of the demo accounts, which the local module has signed up before.
update public.profiles set role = 'owner' where email = 'owner@susegad.example';
update public.profiles set role = 'admin' where email = 'admin@susegad.example';
-- Their password is long enough, which is noted of everybody else when they sign in.
insert into private.password_notes (user_id, is_strong) select user_id, true from public.profiles;

create temporary table demo_photo (name text primary key, alt text not null);
insert into demo_photo values
  ('casa-classic-1', 'Classic room with a turned rosewood bed, indigo throw, blue wall, patterned cement tiles and arched doors'),
  ('casa-compact-1', 'Compact room with a queen bed, sage wall, patterned tile floor and one tall arched door to the garden'),
  ('casa-exterior', 'Ochre Indo-Portuguese house with arched windows, green shutters, tiled roof and pillared porch behind a lawn with bougainvillea'),
  ('casa-luxury-1', 'Luxury room with a rosewood four-poster bed hung with muslin, ochre wall, timber beams and a polished red floor'),
  ('casa-luxury-2', 'Sitting area with a cane sofa against blue-and-white azulejo tiles, framed prints and arched garden doors'),
  ('casa-patio', 'Courtyard with arches on three sides, a tiled fountain, patterned floor, potted palms and bougainvillea'),
  ('casa-premium-1', 'Premium room with an arched headboard, terracotta wall and floor tiles, rattan lamp and sunlight through arched doors'),
  ('casa-terrace-breakfast', 'Breakfast tables with white cloths and fruit on a patterned tile floor under white arches open to a garden'),
  ('hero-brand', 'Sunset over a calm sea with coconut palms leaning in from both sides and light shimmering on wet sand'),
  ('hero-candolim-beach', 'Sandy beach with cream and apricot umbrellas, teak sun loungers, coconut palms and a turquoise sea'),
  ('hero-porvorim', 'Two-storey ochre Indo-Portuguese house with white columns and balustrades at dusk, windows lit, lanterns along the garden path'),
  ('lotus-double-suite-1', 'Double suite with a cane headboard, king bed in white linen and teal throw'),
  ('lotus-double-suite-2', 'Sitting area with a teak sofa, round coffee table and tall plant beside balcony doors facing the sea'),
  ('lotus-double-suite-kitchen-1', 'Bright suite with a king bed, woven pendant lamp, terrazzo floor and a sage-green kitchenette'),
  ('lotus-double-suite-kitchen-2', 'Sage-green kitchenette with open shelves of crockery and a round breakfast table for two under a rattan lamp'),
  ('lotus-double-suite-kitchen-3', 'Lounge with a cane-sided sofa, timber-slat media wall and balcony doors to the sea'),
  ('lotus-exterior', 'White hotel with an arched ground floor, two floors of balconies and a terracotta roof, seen across a lawn between coconut palms'),
  ('lotus-pool', 'Turquoise swimming pool with teak loungers and umbrellas, palms and the white balconied hotel behind'),
  ('lotus-presidential-1', 'Presidential suite bedroom with a timber-slat headboard wall, king bed, striped rug and a wide glass front to the sea'),
  ('lotus-presidential-2', 'Living room with sofa, two armchairs and a marble table in front of a full-width glass front with palms and the sea'),
  ('lotus-presidential-3', 'Bathroom with a freestanding oval tub against teal tiles, brass tap, plants and a vanity with a round mirror'),
  ('lotus-twin-1', 'Twin room with two single beds in white linen and yellow throws, blue headboards, a bench and a sea-view balcony'),
  ('lotus-twin-2', 'Twin room with cane headboards, sage cushions, writing desk and garden light from the right');

create function pg_temp.photos(names text[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('url', '/photos/' || p.name || '.webp', 'alt', p.alt) order by n.place)
  from unnest(names) with ordinality as n (name, place) join demo_photo as p using (name)
$$;
create function pg_temp.hotel_id(n integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
-- A number that looks random and is the same in every seed: 0 to p_below - 1.
create function pg_temp.pick(p_seed text, p_below integer) returns integer language sql as $$
  select (('x' || left(md5(p_seed), 7))::bit(28)::integer) % p_below
$$;

-- The two houses ---------------------------------------------------------------------------------------------------------
insert into public.hotels (
  id, name, description, address, city, star_rating, main_image_url, photos, amenities, check_in_time, check_out_time, policies
) values
(
  pg_temp.hotel_id(1), 'Hotel Lotus',
  'A white, balconied house a short walk from Candolim beach. Suites with kitchens for families who like their own breakfast hours, twin rooms for friends, and one presidential suite that looks straight at the sea. The pool is in the shade by four, which is when most guests come back to it.',
  'Candolim, Goa 403515', 'Candolim', 4, '/photos/lotus-exterior.webp',
  pg_temp.photos('{lotus-exterior,lotus-pool,hero-candolim-beach,lotus-double-suite-1,lotus-presidential-1,lotus-twin-1}'),
  '{Swimming Pool,Free WiFi,Air Conditioning,Parking,Kitchen/Kitchenette,Balcony/Terrace,24/7 Front Desk,Housekeeping}', '12:00', '11:00',
  '{"cancellation_policy": "flexible", "house_rules": "Quiet hours from 10:00 PM. Breakfast 8:30 AM to 10:30 AM.", "age_restriction": "Guests aged 13 or above count as adults.", "payment_policy": "The rest is paid at check-in.", "special_conditions": "Photo identification is needed for every adult at check-in."}'
),
(
  pg_temp.hotel_id(2), 'Casa De Patio',
  'An Indo-Portuguese house in Porvorim, built around a tiled courtyard. Four kinds of rooms, none of them alike: a compact one for a night between journeys, and a luxury room with a four-poster and its own sitting corner. Panjim is across the bridge, the beaches twenty-five minutes away.',
  'Porvorim, Goa 403109', 'Porvorim', 4, '/photos/casa-exterior.webp',
  pg_temp.photos('{casa-exterior,casa-patio,casa-terrace-breakfast,casa-luxury-1,casa-classic-1,hero-porvorim}'),
  '{Free WiFi,Air Conditioning,Restaurant,Parking,Room Service,Balcony/Terrace,Housekeeping,Laundry Service}', '12:00', '11:00',
  '{"cancellation_policy": "flexible", "house_rules": "Pets are welcome in the ground-floor rooms. Quiet hours from 10:00 PM.", "age_restriction": "Guests aged 13 or above count as adults.", "payment_policy": "The rest is paid at check-in.", "special_conditions": "Photo identification is needed for every adult at check-in."}'
);

insert into public.room_categories (
  id, hotel_id, name, description, bed_type, max_occupancy, room_size, total_rooms, base_price, tax_rate, amenities, photos
) values
(pg_temp.hotel_id(101), pg_temp.hotel_id(1), 'Double Suite with Kitchen', 'A bedroom and a lounge with a sage-green kitchenette, for longer stays and slower mornings.', 'King Bed', 4, '46 m²', 6, 300000, 5,
  '{Kitchen/Kitchenette,Air Conditioning,Balcony/Terrace,TV,Free WiFi}', pg_temp.photos('{lotus-double-suite-kitchen-1,lotus-double-suite-kitchen-2,lotus-double-suite-kitchen-3}')),
(pg_temp.hotel_id(102), pg_temp.hotel_id(1), 'Double Suite Room', 'King bed, a sitting corner and balcony doors facing the sea.', 'King Bed', 4, '38 m²', 8, 250000, 5,
  '{Air Conditioning,Balcony/Terrace,TV,Mini Bar,Free WiFi}', pg_temp.photos('{lotus-double-suite-1,lotus-double-suite-2}')),
(pg_temp.hotel_id(103), pg_temp.hotel_id(1), 'Twin Bed Suite', 'Two single beds, a desk and a balcony: for friends, or children who have outgrown sharing.', 'Twin Beds', 4, '32 m²', 6, 200000, 5,
  '{Air Conditioning,Balcony/Terrace,TV,Free WiFi}', pg_temp.photos('{lotus-twin-1,lotus-twin-2}')),
(pg_temp.hotel_id(104), pg_temp.hotel_id(1), 'Presidential suite', 'Two rooms behind one long glass front to the sea, and a bathtub that nobody leaves quickly.', 'King Bed', 8, '92 m²', 1, 800000, 18,
  '{Air Conditioning,Balcony/Terrace,TV,Mini Bar,Safe,Hair Dryer,Free WiFi}', pg_temp.photos('{lotus-presidential-1,lotus-presidential-2,lotus-presidential-3}')),
(pg_temp.hotel_id(201), pg_temp.hotel_id(2), 'Classic', 'Turned rosewood bed, indigo throw, and arched doors that open to the courtyard.', 'Queen Bed', 3, '26 m²', 4, 200000, 5,
  '{Air Conditioning,TV,Free WiFi}', pg_temp.photos('{casa-classic-1}')),
(pg_temp.hotel_id(202), pg_temp.hotel_id(2), 'Premium', 'Terracotta and rattan, a larger bathroom, and the afternoon sun.', 'King Bed', 3, '31 m²', 3, 300000, 5,
  '{Air Conditioning,TV,Mini Bar,Free WiFi}', pg_temp.photos('{casa-premium-1}')),
(pg_temp.hotel_id(203), pg_temp.hotel_id(2), 'Luxury', 'A four-poster under timber beams, with a sitting corner against azulejo tiles.', 'King Bed', 3, '40 m²', 2, 450000, 5,
  '{Air Conditioning,TV,Mini Bar,Safe,Hair Dryer,Free WiFi}', pg_temp.photos('{casa-luxury-1,casa-luxury-2}')),
(pg_temp.hotel_id(204), pg_temp.hotel_id(2), 'Compact', 'A queen bed and one tall door to the garden: everything needed, nothing more.', 'Queen Bed', 2, '18 m²', 3, 150000, 5,
  '{Air Conditioning,Free WiFi}', pg_temp.photos('{casa-compact-1}'));

-- Forty stays that do not exist --------------------------------------------------------------------------------------------
create temporary table demo_hotel (n integer primary key, name text, city text, place text, stars integer, price integer, kind text, words text);
-- price: rupees a night, all-in, of the simplest room.
insert into demo_hotel values
(3, 'The Tidewater Balcony', 'Candolim', 'Fort Lane', 4, 4600, 'beach', 'Six balconies, one long veranda, and the sound of the sea after the scooters have gone home.'),
(4, 'Palmeira Courtyard', 'Candolim', 'Chapel Road', 3, 2400, 'house', 'A family house with a well in the middle and breakfast under the mango tree.'),
(5, 'Blue Shutter Rooms', 'Calangute', 'Market Back Lane', 2, 1450, 'guest', 'Small, clean and painted the blue of fishing boats; the beach is nine minutes on foot.'),
(6, 'Sal and Cashew House', 'Calangute', 'Temple Road', 3, 2250, 'house', 'Thick laterite walls keep the noon out; the cook keeps everybody in.'),
(7, 'Baga Creek Rooms', 'Baga', 'Creek Side', 2, 1650, 'guest', 'Rooms over the creek where egrets breakfast before you do.'),
(8, 'Hillock Nine', 'Baga', 'Upper Ridge', 4, 5400, 'resort', 'Nine cottages up the ridge, a pool along the edge, and nobody below the treeline.'),
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
(27, 'The Assembly Suites', 'Porvorim', 'Hill Crossing', 4, 4300, 'city', 'Serviced suites with desks that somebody has actually worked at.'),
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
(42, 'Patnem Reading Rooms', 'Patnem', 'Palm Path', 3, 2750, 'beach', 'Each room has a shelf; each shelf has been chosen by somebody who left something behind.');

create temporary table demo_kind (kind text primary key, photos text[], amenities text[]);
insert into demo_kind values
('beach', '{hero-candolim-beach,lotus-pool,lotus-twin-1,lotus-double-suite-2,hero-brand}', '{Free WiFi,Air Conditioning,Restaurant,Balcony/Terrace,Parking,Housekeeping}'),
('house', '{casa-exterior,casa-patio,casa-classic-1,casa-luxury-2,casa-terrace-breakfast}', '{Free WiFi,Air Conditioning,Parking,Housekeeping,Kitchen/Kitchenette,Laundry Service}'),
('guest', '{casa-compact-1,casa-terrace-breakfast,lotus-twin-2,casa-premium-1}', '{Free WiFi,Housekeeping,Parking}'),
('resort', '{lotus-pool,lotus-exterior,lotus-presidential-1,lotus-presidential-2,lotus-presidential-3}', '{Free WiFi,Air Conditioning,Swimming Pool,Spa Services,Restaurant,Room Service,Gym/Fitness Center,Airport Shuttle,Mini Bar}'),
('city', '{hero-porvorim,casa-premium-1,casa-luxury-1,lotus-double-suite-kitchen-2}', '{Free WiFi,Air Conditioning,24/7 Front Desk,Business Center,Restaurant,TV,Laundry Service}');

insert into public.hotels (id, name, description, address, city, star_rating, main_image_url, photos, amenities, phone, email, policies)
select
  pg_temp.hotel_id(h.n), h.name || ' (demo)', h.words || ' This stay is fictional and exists for demonstration only.',
  h.place || ', ' || h.city || ', Goa', h.city, h.stars,
  '/photos/' || k.photos[1 + h.n % array_length(k.photos, 1)] || '.webp',
  pg_temp.photos(k.photos[1 + h.n % array_length(k.photos, 1) :] || k.photos[: h.n % array_length(k.photos, 1)]),
  k.amenities || case when h.stars >= 4 and not k.amenities @> '{Swimming Pool}' then '{Swimming Pool}'::text[] else '{}' end,
  null, 'stay' || h.n || '@susegad.example',
  jsonb_build_object(
    'cancellation_policy', (array['flexible', 'moderate', 'strict', 'super_strict', 'non_refundable'])[1 + pg_temp.pick('policy' || h.n, 5)],
    'house_rules', 'Quiet hours from 10:00 PM.', 'payment_policy', 'The rest is paid at check-in.'
  )
from demo_hotel as h join demo_kind as k using (kind);

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

insert into public.room_categories (
  id, hotel_id, name, description, bed_type, max_occupancy, room_size, total_rooms, base_price, tax_rate, amenities, photos
)
select
  pg_temp.hotel_id(h.n * 100 + r.k), pg_temp.hotel_id(h.n), r.name, r.description, r.bed, r.people, r.size,
  1 + pg_temp.pick('rooms' || h.n || r.k, 5),
  p.rupees * 100, case when p.rupees <= 7875 then 5 else 18 end,
  '{Free WiFi,Air Conditioning}'::text[] || case when r.k > 1 then '{TV,Balcony/Terrace}'::text[] else '{}' end,
  pg_temp.photos(array[r.photo])
from demo_hotel as h
join demo_room as r using (kind)
-- Between 7,875 and 8,850 rupees no all-in price exists: 7,500 before tax is where the rate changes.
cross join lateral (select round(h.price * r.factor / 50) * 50 as raw) as x
cross join lateral (select (case when x.raw > 7875 and x.raw < 8850 then 8850 else x.raw end)::integer as rupees) as p;

-- Stays in the past and the reviews they left --------------------------------------------------------------------------------
create temporary table demo_review (k integer primary key, rating integer, title text, comment text);
insert into demo_review values
(0, 5, 'We meant to stay two nights', 'Then it was five. The room was cool and quiet and nobody hurried us.'),
(1, 5, 'Breakfast alone is worth it', 'Fresh fruit, hot bread, and they remembered how we take our tea.'),
(2, 4, 'Lovely house, small bathroom', 'Everything was clean and the people kind. The bathroom is on the small side for two.'),
(3, 5, 'Good with children', 'They found a cot and a bucket and spade within ten minutes of our arrival.'),
(4, 4, 'Right where it should be', 'Close enough to walk to the beach, far enough to sleep.'),
(5, 3, 'Fine for a night', 'The room was as shown. The road is busy until eleven, so ask for the back.'),
(6, 5, 'Quiet, green, generous', 'A garden full of birds and a host who knows all of them.'),
(7, 4, 'Would come back', 'Good bed, strong shower, friendly desk. The Wi-Fi took a nap after lunch, and so did we.'),
(8, 5, 'Exactly as promised', 'The price we saw was the price we paid, taxes and all.'),
(9, 2, 'Not for light sleepers', 'Nice people, but the generator behind our room ran through two nights.'),
(10, 4, 'A proper Goan house', 'Old tiles, high ceilings, and a fish curry we still talk about.'),
(11, 5, 'Thank you for the umbrella', 'It rained for three days and we did not mind at all.');

insert into public.bookings (
  id, hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, payment_status, booking_status, created_at
)
select
  md5('past' || h.n || '-' || i)::uuid, p.hotel_id, p.room_category_id, 'Demo Guest ' || (h.n * 7 + i), 'demo' || (h.n * 7 + i) || '@susegad.example',
  d.arrived, d.arrived + d.nights, 1, p.base_price, p.total_amount,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason, 'paid', 'completed', d.arrived - interval '20 days'
from generate_series(1, 42) as h (n)
-- Three hotels have no review yet, the others 3 to 14.
cross join lateral generate_series(1, case when h.n in (17, 27, 38) then 0 else 3 + pg_temp.pick('reviews' || h.n, 12) end) as i
cross join lateral (
  select private.today() - 40 - i * 23 - pg_temp.pick('when' || h.n || i, 9) as arrived, 2 + pg_temp.pick('nights' || h.n || i, 3) as nights
) as d
cross join lateral (
  select c.hotel_id, c.id as room_category_id, price.*
  from public.room_categories as c cross join lateral private.stay_price(c, d.arrived, d.arrived + d.nights, 1) as price
  where c.hotel_id = pg_temp.hotel_id(h.n) order by c.base_price limit 1
) as p;

with written as (
  insert into public.reviews (id, hotel_id, reviewer_name, rating, title, comment, is_verified, created_at)
  select md5('review' || b.id)::uuid, b.hotel_id, b.guest_name || ' (demo)', r.rating, r.title, r.comment, true, b.check_out_date + interval '30 hours'
  from public.bookings as b
  join demo_review as r on r.k = pg_temp.pick('text' || b.id, 12)
  where b.booking_status = 'completed'
  returning id
)
insert into private.review_stays (review_id, booking_id)
select md5('review' || b.id)::uuid, b.id from public.bookings as b join written as w on w.id = md5('review' || b.id)::uuid;

-- The last and the coming weeks are partly taken, the turn of the year in Palolem and Agonda fully ----------------------------
insert into public.bookings (
  hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason, payment_status, booking_status, created_at
)
select
  c.hotel_id, c.id, 'Demo Guest', 'guest@susegad.example', s.arrives, s.arrives + s.nights, s.rooms, s.rooms, p.base_price,
  p.total_amount, p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason,
  -- Booked nine days before: whose advance was due has paid it.
  (case when s.arrives < private.today() + 7 then 'paid' else 'pending' end)::public.payment_status,
  (case when s.arrives + s.nights <= private.today() then 'completed' else 'confirmed' end)::public.booking_status,
  least(now(), s.arrives - interval '9 days')
from public.room_categories as c
cross join lateral (
  select
    private.today() + i * 12 + pg_temp.pick('come' || c.id || i, 5) as arrives,
    2 + pg_temp.pick('long' || c.id || i, 4) as nights,
    greatest(1, pg_temp.pick('many' || c.id || i, c.total_rooms + 1)) as rooms
  from generate_series(-3, 3) as i
) as s
cross join lateral private.stay_price(c, s.arrives, s.arrives + s.nights, s.rooms) as p
where pg_temp.pick('taken' || c.id || s.arrives, 3) > 0
  and not (c.hotel_id in (select id from public.hotels where city in ('Palolem', 'Agonda')) and to_char(s.arrives, 'MM') in ('12', '01'));

insert into public.bookings (
  hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms, base_price, total_amount,
  tax_rate, tax_amount, advance_percent, advance_amount, advance_reason
)
select
  c.hotel_id, c.id, 'Demo Guest', 'guest@susegad.example', y.eve, y.eve + 6, 1, c.total_rooms, p.base_price, p.total_amount,
  p.tax_rate, p.tax_amount, p.advance_percent, p.advance_amount, p.advance_reason
from public.room_categories as c
join public.hotels as h on h.id = c.hotel_id and h.city in ('Palolem', 'Agonda')
cross join lateral (
  -- The next 29 December.
  select d::date as eve from generate_series(private.today(), private.today() + 366, interval '1 day') as d
  where to_char(d, 'MM-DD') = '12-29' order by d limit 1
) as y
cross join lateral private.stay_price(c, y.eve, y.eve + 6, c.total_rooms) as p
where not exists (
  select 1 from private.nights as n where n.room_category_id = c.id and n.night >= y.eve and n.night < y.eve + 6 and n.booked > 0
);

-- Nobody wrote these bookings, so nobody gets a mail.
delete from private.outbox;
