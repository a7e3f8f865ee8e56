import { addPerson } from '../fixtures.ts';
import { insertBookings } from '../support/bookings.ts';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';
import { type Actor, houseActors, type Member, members, type Owner, owners } from './actors.ts';
import type { Canary } from './canaries.ts';
import { type Client, createHttpClient } from './client.ts';

/** States of the listings of every account. Only owners have an approved one, which is published as a hotel. */
export const listingStates = ['draft', 'rejected', 'submitted', 'approved'] as const;
export type ListingStage = (typeof listingStates)[number];

export interface World extends Client, Reads {
  backend: TestBackend;
  sql: TestBackend['sql'];
  canaries: readonly Canary[];
  userId(member: Member): string;
  propertyId(member: Member, state: ListingStage): string;
  hotelOf(owner: Owner): HotelIds;
  referenceOf(owner: Owner, stay: 'coming' | 'ended'): string;
  emailOf(owner: Owner, stay: 'coming' | 'ended'): string;
  close(): Promise<void>;
}

/** Reads of one row, one value or one column. */
interface Reads {
  // biome-ignore-start lint/suspicious/noExplicitAny: values are compared with deepEqual, which checks the shape.
  row(text: string, values?: unknown[]): Promise<any>;
  value(text: string, values?: unknown[]): Promise<any>;
  column(text: string, values?: unknown[]): Promise<any[]>;
  // biome-ignore-end lint/suspicious/noExplicitAny: values are compared with deepEqual
}

export interface HotelIds {
  hotel: string;
  inactiveHotel: string;
  room: string;
  inactiveRoom: string;
  roomOfInactiveHotel: string;
}

/** Price of a room a night in paise, with tax. */
export const worldPrice = { 'owner A': 345_000, 'owner B': 812_000 } as const;
export const roomTax = { 'owner A': 5, 'owner B': 18 } as const;
export const roomCount = 7;
export const roomOccupancy = 3;

/** Tax numbers may contain letters, an account number only digits. */
const taxNumbers: Record<Member, { gst: string; pan: string; account: string }> = {
  user: { gst: '30CNRYU7731B1ZE', pan: 'CANRU4821A', account: '77310000000000001' },
  'owner A': { gst: '30CNRYA7732B1ZX', pan: 'CANRA4822A', account: '77320000000000002' },
  'owner B': { gst: '30CNRYB7733B1ZV', pan: 'CANRB4823A', account: '77330000000000003' },
  admin: { gst: '30CNRYD7734B1ZS', pan: 'CANRD4824A', account: '77340000000000004' },
  manager: { gst: '30CNRYM7735B1ZI', pan: 'CANRM4825A', account: '77350000000000005' },
  desk: { gst: '30CNRYE7736B1ZP', pan: 'CANRE4826A', account: '77360000000000006' },
};
const password = 'correct horse battery';

/**
 * Starts a backend without demo data, with a canary in every private field and with high limits. With `showsPayout` members may
 * read their own tax and bank data in full.
 */
export async function createWorld({ showsPayout = false } = {}): Promise<World> {
  const backend = await startTestBackend({ seedFile: 'none.sql' });
  const { sql } = backend;
  const canaries: Canary[] = [];
  const userIds = new Map<Member, string>();
  const bookings = new Map<string, { reference: string; email: string }>();

  const isOfHouse = (member: Actor) => houseActors.some((actor) => actor === member);
  /** Actors who may read the personal details of a hotel's guests. */
  const houseOf = (owner: Owner): readonly Actor[] => [owner, 'admin', ...(owner === 'owner A' ? houseActors : [])];

  /** A private text of a member. Admins may also read it. */
  function secret(member: Member, field: string): string {
    return hidden([member, 'admin'], field, member);
  }
  /** A unique phone number. */
  function phone(entitled: readonly Actor[]): string {
    const text = `+91 ${77_310 + canaries.length} 4321`;
    canaries.push({ text, entitled });
    return text;
  }
  function hidden(entitled: readonly Actor[], ...words: string[]): string {
    const text = `CANARY_${words.join('_').replaceAll(' ', '').toUpperCase()}`;
    canaries.push({ text, entitled });
    return text;
  }

  await sql(`update private.limits set bookings_per_client_an_hour = 100000, bookings_per_contact_a_day = 100000,
    room_nights_per_client_a_day = 1000000, bookings_a_minute = 1000000, lookups_per_client_a_minute = 100000`);
  // One advance for every party and every day of the year: stays here are counted from today.
  await sql('update private.settings set group_advance_percent = 0, peak_advance_percent = 0');

  const client = createHttpClient({
    url: backend.url,
    apikey: backend.publishableKey,
    canaries,
    tokenOf: async (actor) => (actor === 'anon' ? undefined : backend.signIn(mailOf(actor), password)),
  });

  for (const member of members) {
    const { userId, email } = await addPerson(
      sql,
      password,
      {
        // People of a hotel see the names in the history of a booking.
        full_name: hidden(
          member === 'owner A' || isOfHouse(member) ? houseOf('owner A') : [member, 'admin'],
          'name',
          member,
        ),
        phone: phone([member, 'admin']),
        note: secret(member, 'note'),
      },
      mailOf(member),
    );
    userIds.set(member, userId);
    // An owner sees the people of the hotel.
    canaries.push({ text: email, entitled: isOfHouse(member) ? [member, 'owner A', 'admin'] : [member, 'admin'] });
    canaries.push({ text: userId, entitled: [member, 'admin'] });
    await sql('update public.profiles set role = $1 where user_id = $2', [roleOf(member), userId]);
    await makeListings(member, userId);
  }
  for (const owner of owners) await makeHotel(owner);
  for (const actor of houseActors)
    await sql(
      `insert into private.house_people (property_id, email, role, user_id, accepted_at) values ($1, $2, $3, $4, now())`,
      [propertyId('owner A', 'approved'), mailOf(actor), actor, userIds.get(actor)],
    );

  async function makeListings(member: Member, userId: string): Promise<void> {
    const { gst, pan, account } = taxNumbers[member];
    // Only admin_compliance, which no test of this world calls, and my_data return these.
    const entitled = showsPayout ? [member] : [];
    canaries.push(...[gst, pan, account].map((text) => ({ text, entitled })));
    await sql('insert into public.owner_profiles (id, user_id, full_name, phone) values ($1, $2, $3, $4)', [
      idOf(member, 1),
      userId,
      secret(member, 'owner_name'),
      phone([member, 'admin']),
    ]);
    await sql(
      `insert into private.compliance (
         owner_id, sealed, gst_last3, pan_last3, account_last4, submitted_at, changed_fields
       )
       values ($1, private.seal($1, private.tidy_compliance(jsonb_build_object(
         'gst_number', $2::text, 'pan_number', $3::text, 'account_holder_name', $5::text, 'account_number', $4::text,
         'ifsc_code', 'SBIN0001234', 'bank_name', $6::text, 'branch_address', $7::text
       ))), right($2, 3), right($3, 3), right($4, 4), now(), '{}')`,
      [
        userId,
        gst,
        pan,
        account,
        hidden(entitled, 'bank_holder', member),
        hidden(entitled, 'bank_name', member),
        hidden(entitled, 'bank_branch', member),
      ],
    );
    for (const state of listingStates) {
      if (state === 'approved' && !isOwner(member)) continue;
      const property = propertyId(member, state);
      const word = (field: string) => secret(member, `${field}_${state}`);
      await sql(
        `insert into public.properties (
           id, owner_id, name, description, address, city, state, pincode, policies, draft, revision, status, rejection_reason,
           is_public, published_at
         ) values (
           $1, $2, $3, $4, $5, 'Panjim', 'Goa', '403001', jsonb_build_object(
             'house_rules', $6::text, 'check_in_time', '12:00', 'check_out_time', '11:00', 'cancellation_policy', 'flexible'
           ), jsonb_build_object('basics', jsonb_build_object('name', $8::text)), 1, $7::public.property_status, $9,
           $7 = 'approved', case when $7 = 'approved' then now() end
         )`,
        [
          ...[property, userId, word('listing'), word('about'), word('address'), word('rules'), state, word('typed')],
          state === 'rejected' ? word('reason') : null,
        ],
      );
      await sql(
        `insert into private.subscriptions (email, property_id, confirmed_at) values (lower($1) || '@hotel.example', $2, now())`,
        [
          // A manager sets the addresses for notices.
          hidden(
            [member, 'admin', ...(member === 'owner A' && state === 'approved' ? (['manager'] as const) : [])],
            'notice',
            state,
            member,
          ),
          property,
        ],
      );
      const parts = [property, idOf(member, 20 + listingStates.indexOf(state))];
      await sql(
        `insert into public.property_rooms (id, property_id, name, description, bed_config, base_price)
         values ($2, $1, $3, $4, 'King Bed', 100000)`,
        [...parts, word('room'), word('room_about')],
      );
      await sql(
        `insert into public.property_images (id, property_id, image_url, alt_text)
         values ($2, $1, private.photo_url($1::uuid || '/' || $3), $4)`,
        [...parts, word('image'), word('alt')],
      );
      await sql(
        `insert into public.property_documents (id, property_id, document_type, file_url, file_name)
         values ($2, $1, 'pan', $3, $4)`,
        [...parts, word('document'), word('file')],
      );
    }
  }

  async function makeHotel(owner: Owner): Promise<void> {
    const ids = hotelOf(owner);
    const hiddenHotel = hidden(['admin'], 'inactive_hotel', owner);
    await sql(
      `insert into public.hotels (id, property_id, name, address, city, star_rating, phone, email, is_active) values
       ($1, $2, $3, 'Beach Road', 'Calangute', 4, '+91 832 000 0000', 'desk@hotel.example', true),
       ($4, null, $5, $5, $6, 3, $7, $8, false)`,
      [
        ids.hotel,
        propertyId(owner, 'approved'),
        `House of ${owner}`,
        ids.inactiveHotel,
        hiddenHotel,
        hidden(['admin'], 'inactive_city', owner),
        phone(['admin']),
        `${hidden(['admin'], 'inactive_desk', owner)}@hotel.example`,
      ],
    );
    await sql(
      `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate, is_active) values
       ($1, $2, 'Garden Room', ${roomOccupancy}, ${roomCount}, ${worldPrice[owner]}, ${roomTax[owner]}, true),
       ($3, $2, $4, 3, 7, 200000, 5, false),
       ($5, $6, $7, 3, 7, 200000, 5, true)`,
      [
        ids.room,
        ids.hotel,
        ids.inactiveRoom,
        hidden(houseOf(owner), 'inactive_room', owner),
        ids.roomOfInactiveHotel,
        ids.inactiveHotel,
        hidden(['admin'], 'hidden_room', owner),
      ],
    );
    await sql(
      `insert into public.reviews (id, hotel_id, reviewer_name, rating, title, comment, is_verified) values
       ($1, $2, 'Asha K.', 4, 'Good', 'We slept well.', true), ($3, $4, $5, 4, $5, $5, true)`,
      [idOf(owner, 50), ids.hotel, idOf(owner, 51), ids.inactiveHotel, hidden(['admin'], 'inactive_review', owner)],
    );
    for (const [number, stay] of (['coming', 'ended'] as const).entries()) {
      const entitled = houseOf(owner);
      const word = (field: string) => hidden(entitled, field, owner, stay);
      const email = `${word('guestmail')}@guest.example`.toLowerCase();
      const id = idOf(owner, 60 + number);
      const [made] = await sql<{ booking_reference: string }>(
        insertBookings(
          {
            id: '$1',
            hotel_id: '$2',
            room_category_id: '$3',
            guest_name: '$4',
            guest_email: '$5',
            guest_phone: '$6',
            check_in_date: 'private.today() + $7::integer',
            check_out_date: 'private.today() + $7::integer + 2',
            base_price: 'p.base_price',
            total_amount: 'p.total_amount',
            tax_rate: 'p.tax_rate',
            tax_amount: 'p.tax_amount',
            advance_percent: 'p.advance_percent',
            advance_amount: 'p.advance_amount',
            special_requests: '$8',
          },
          `from public.room_categories as c
           cross join lateral private.quote(c, private.today(), private.today() + 2, 1, 1, 0) as p
           where c.id = $3
           returning booking_reference`,
        ),
        [
          id,
          ids.hotel,
          ids.room,
          `Asha ${word('guestname')}`,
          email,
          phone(entitled),
          stay === 'coming' ? 100 : -20,
          word('request'),
        ],
      );
      const reference = made?.booking_reference ?? '';
      canaries.push(...[id, reference, reference.replaceAll('-', '')].map((text) => ({ text, entitled })));
      bookings.set(`${owner} ${stay}`, { reference, email });
    }
  }

  const bookingOf = (owner: Owner, stay: 'coming' | 'ended') => {
    const booking = bookings.get(`${owner} ${stay}`);
    if (!booking) throw new Error(`No booking ${owner} ${stay}`);
    return booking;
  };
  return {
    ...client,
    ...readsOf(sql),
    backend,
    sql,
    canaries,
    userId: (member) => userIds.get(member) ?? '',
    propertyId,
    hotelOf,
    referenceOf: (owner, stay) => bookingOf(owner, stay).reference,
    emailOf: (owner, stay) => bookingOf(owner, stay).email,
    async close() {
      client.close();
      await backend.close();
    },
  };
}

function readsOf(sql: TestBackend['sql']): Reads {
  const column = async (text: string, values?: unknown[]) =>
    (await sql(text, values)).map((row) => Object.values(row)[0]);
  return {
    row: async (text, values) => (await sql(text, values))[0],
    async value(text, values) {
      const found = await column(text, values);
      // Two values that are missing would be equal.
      if (found.length === 0) throw new Error(`No row: ${text}`);
      return found[0];
    },
    column,
  };
}

/** The date in India this many days from today. */
export function dayFromToday(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

function isOwner(member: Member): member is Owner {
  return member === 'owner A' || member === 'owner B';
}

function roleOf(member: Member): string {
  return isOwner(member) ? 'owner' : member === 'admin' ? 'admin' : 'user';
}

function mailOf(member: Member): string {
  return `canary_mail_${member.replace(' ', '').toLowerCase()}@people.example`;
}

function idOf(member: Member, number: number): string {
  return `0000000${members.indexOf(member) + 1}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function propertyId(member: Member, state: ListingStage): string {
  return idOf(member, 10 + listingStates.indexOf(state));
}

function hotelOf(owner: Owner): HotelIds {
  const [hotel, inactiveHotel, room, inactiveRoom, roomOfInactiveHotel] = [30, 31, 40, 41, 42].map((number) =>
    idOf(owner, number),
  ) as [string, string, string, string, string];
  return { hotel, inactiveHotel, room, inactiveRoom, roomOfInactiveHotel };
}
