import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRoom, at, connectDesk, endDesk, ownDatabase, type StageRoom } from './stage.ts';

const { connectionString, db } = await ownDatabase({ pool: 2 });
const clients = await connectDesk(db, connectionString, 1);
afterAll(() => endDesk(db, clients));

interface Stay {
  from?: number;
  nights: number;
  rooms?: number;
  adults?: number;
  own?: number;
}

async function book(room: StageRoom, { from = 40, nights, rooms = 1, adults = 2, own }: Stay): Promise<string> {
  const asked = [room.id, from, from + nights, rooms, adults, own ?? null];
  const days = '$1, private.today() + $2::integer, private.today() + $3::integer, $4, $5';
  const quote = (
    await at(clients, 0).query(`select public.desk_quote(${days}, 0, $6) ->> 'total_amount' as total`, asked)
  ).rows[0].total;
  const { rows: made } = await at(clients, 0).query(
    `select public.book_at_desk(${days}, 0, 'Asha Kamat', $7, $8, '+91 98200 12345', null, null, 'phone', $6, $9) ->> 'booking_reference' as reference`,
    [...asked, quote, randomUUID(), own ? 'A friend' : null],
  );
  return (await db.query('select id from public.bookings where booking_reference = $1', [made[0].reference])).rows[0]
    .id;
}
async function season(room: StageRoom, rupees: number, plan: object = {}): Promise<void> {
  await db.query(
    `insert into private.rate_plans select (jsonb_populate_record(private.plain_plan($1), $2)).*
     on conflict (room_category_id) do nothing`,
    [room.id, plan],
  );
  await db.query('delete from private.rate_rules where room_category_id = $1', [room.id]);
  await db.query(
    `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value)
     values ($1, 'season', private.today(), private.today() + 500, 'fixed', $2)`,
    [room.id, rupees * 100],
  );
}

interface Quoted {
  total: number;
  tax: number;
  keeps: boolean;
  lines: string;
}
/** Quotes the booking with another stay. Its lines read "day: nights of rooms×price@rate". */
async function asked(id: string, stay: Stay & { room?: StageRoom; pricing?: string }): Promise<Quoted> {
  const { rows } = await at(clients, 0).query(
    `select public.desk_change_quote($1, coalesce($2, b.room_category_id), private.today() + $3::integer, private.today() + $4::integer, $5, $6, 0, $7, $8) as q
     from public.bookings as b where id = $1`,
    [
      ...[
        id,
        stay.room?.id ?? null,
        stay.from ?? 40,
        (stay.from ?? 40) + stay.nights,
        stay.rooms ?? 1,
        stay.adults ?? 2,
      ],
      ...[stay.pricing ?? 'kept', stay.own ?? null],
    ],
  );
  return readQuote(rows[0].q);
}
async function readQuote(q: Record<string, unknown>): Promise<Quoted> {
  const lines = q.price_lines as {
    first_night: string;
    nights: number;
    num_rooms: number;
    price: number;
    tax_rate: number;
  }[];
  const taxes = q.taxes as { tax: number; amount: number }[];
  const sum = lines.reduce((all, line) => all + line.nights * line.num_rooms * line.price, 0);
  expect(sum, 'the lines add up').toBe(q.total_amount);
  expect(taxes.reduce((all, { amount }) => all + amount, 0)).toBe(q.total_amount);
  expect(taxes.reduce((all, { tax }) => all + tax, 0)).toBe(q.tax_amount);
  const today = (await db.query(`select private.today()::text as today`)).rows[0].today;
  const days = (date: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return {
    total: Number(q.total_amount),
    tax: Number(q.tax_amount),
    keeps: Boolean(q.keeps),
    lines: lines
      .map((line) => `${days(line.first_night)}: ${line.nights} of ${line.num_rooms}×${line.price}@${line.tax_rate}`)
      .join('; '),
  };
}

describe('a stay of three nights at ₹2,000 before tax, the rates being ₹8,000 by now', () => {
  let room: StageRoom;
  let id: string;
  beforeAll(async () => {
    room = await addRoom(db, 20);
    await season(room, 2000);
    id = await book(room, { nights: 3, rooms: 2, adults: 4 });
    await season(room, 8000);
  });
  test.each([
    ['fewer nights', { nights: 1, rooms: 2, adults: 4 }, '40: 1 of 2×210000@5', 420_000, 20_000],
    ['fewer rooms', { nights: 3, rooms: 1, adults: 2 }, '40: 3 of 1×210000@5', 630_000, 30_000],
    ['fewer guests', { nights: 3, rooms: 2, adults: 1 }, '40: 3 of 2×210000@5', 1_260_000, 60_000],
    [
      'a night more after',
      { nights: 4, rooms: 2, adults: 4 },
      '40: 3 of 2×210000@5; 43: 1 of 2×944000@18',
      3_148_000,
      348_000,
    ],
    [
      'a night more before',
      { from: 39, nights: 4, rooms: 2, adults: 4 },
      '39: 1 of 2×944000@18; 40: 3 of 2×210000@5',
      3_148_000,
      348_000,
    ],
    [
      'a night later',
      { from: 41, nights: 3, rooms: 2, adults: 4 },
      '41: 2 of 2×210000@5; 43: 1 of 2×944000@18',
      2_728_000,
      328_000,
    ],
    [
      'a room more',
      { nights: 3, rooms: 3, adults: 4 },
      '40: 3 of 1×944000@18; 40: 3 of 2×210000@5',
      4_092_000,
      492_000,
    ],
    ['a guest more, who costs nothing', { nights: 3, rooms: 2, adults: 5 }, '40: 3 of 2×210000@5', 1_260_000, 60_000],
    ['other nights altogether', { from: 60, nights: 1, rooms: 1 }, '60: 1 of 1×944000@18', 944_000, 144_000],
  ] as const)('%s', async (_, stay, lines, total, tax) => {
    expect(await asked(id, stay)).toEqual({ keeps: true, lines, total, tax });
  });
  test('by the rates of now, where that is what the desk wants', async () =>
    expect(await asked(id, { nights: 3, rooms: 2, adults: 4, pricing: 'rates' })).toMatchObject({
      total: 6 * 944_000,
    }));
  test('as it was booked, over other nights: the lines go with them', async () =>
    expect(await asked(id, { from: 60, nights: 3, rooms: 2, adults: 4, pricing: 'booked' })).toMatchObject({
      lines: '60: 3 of 2×210000@5',
      total: 1_260_000,
    }));
  test('in another category by the rates of now', async () => {
    const other = await addRoom(db, 5, room.hotel_id);
    expect(await asked(id, { nights: 3, room: other })).toMatchObject({ keeps: false, lines: '40: 3 of 1×250000@5' });
  });
});

test('who leaves early pays the nights until then at the own price that was agreed', async () => {
  const room = await addRoom(db, 3);
  const id = await book(room, { from: 0, nights: 3, own: 100_000 });
  await season(room, 2000);
  const desk = at(clients, 0);
  const move = async (state: string, total: number | null = null) =>
    (await desk.query(`select public.move_stay($1, '{}', $2, $3, 'Pays tomorrow') as answer`, [id, state, total]))
      .rows[0].answer;
  expect(await move('checked_in')).toMatchObject({ ok: true });
  expect(await asked(id, { from: 0, nights: 1 })).toMatchObject({ total: 105_000, tax: 5000 });
  expect(await move('completed', 200_000)).toEqual({ ok: false, code: 'price_changed', total_amount: 105_000 });
  expect(await move('completed', 105_000)).toMatchObject({ ok: true });
  const { rows } = await db.query(
    'select total_amount::integer, tax_amount::integer, price_reason from public.bookings where id = $1',
    [id],
  );
  expect(rows).toEqual([{ total_amount: 105_000, tax_amount: 5000, price_reason: 'A friend' }]);
});

test('a night keeps the discount it had where the stay is too short for it by now; a night that is added has that of its length', async () => {
  const room = await addRoom(db, 3);
  await season(room, 2000, { weekly_discount: 10 });
  const id = await book(room, { nights: 7 });
  expect(await asked(id, { nights: 7 })).toMatchObject({ lines: '40: 7 of 1×189000@5' });
  expect(await asked(id, { nights: 3 })).toMatchObject({ lines: '40: 3 of 1×189000@5' });
  const short = await book(room, { from: 100, nights: 6 });
  expect(await asked(short, { from: 100, nights: 7 })).toMatchObject({
    lines: '100: 6 of 1×210000@5; 106: 1 of 1×189000@5',
  });
});

test('a party that is larger, where more guests cost more, is priced by the rates of now; a smaller one as agreed', async () => {
  const room = await addRoom(db, 3);
  await season(room, 2000, { included_guests: 2, extra_adult: 50_000 });
  const id = await book(room, { nights: 2, adults: 3 });
  await season(room, 3000, { included_guests: 2, extra_adult: 50_000 });
  expect(await asked(id, { nights: 1, adults: 3 })).toMatchObject({ keeps: true, lines: '40: 1 of 1×262500@5' });
  expect(await asked(id, { nights: 2, adults: 2 })).toMatchObject({ keeps: true, total: 525_000 });
  expect(await asked(id, { nights: 2, adults: 4 })).toMatchObject({ keeps: false, lines: '40: 2 of 1×420000@5' });
});

test('a price without lines, or other ones than it, is shared out to the paisa', async () => {
  const room = await addRoom(db, 3);
  const id = await book(room, { nights: 3 });
  await db.query('update public.bookings set price_lines = null, total_amount = 100001 where id = $1', [id]);
  expect(await asked(id, { nights: 3 })).toMatchObject({
    lines: '40: 2 of 1×33334@5; 42: 1 of 1×33333@5',
    total: 100_001,
  });
  expect(await asked(id, { nights: 2 })).toMatchObject({ total: 66_668 });
});

test('what was agreed stays so through one change after the other', async () => {
  const room = await addRoom(db, 5);
  const id = await book(room, { nights: 2 });
  await season(room, 4000);
  const change = async (nights: number, total: number) =>
    (
      await at(clients, 0).query(
        `select public.change_stay($1, '{}', $2, private.today() + 40, private.today() + 40 + $3::integer, 1, 2, 0, $4) as answer`,
        [id, room.id, nights, total],
      )
    ).rows[0].answer;
  expect(await change(3, 2 * 250_000 + 420_000)).toEqual({ ok: true });
  await season(room, 6000);
  expect(await change(4, 2 * 250_000 + 420_000 + 630_000)).toEqual({ ok: true });
  expect(await change(1, 250_000)).toEqual({ ok: true });
});
