import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { Gstr1Schema, type Gstr1Section, gstr1Files, gstr1Headings } from '#src/domain/desk/gstr1.ts';
import { isGstin } from '#src/domain/listing/gst.ts';
import { insertBookings } from '../support/bookings.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  connectDesk,
  endDesk,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

interface Paper {
  kind: string;
  label: string;
  total: number;
  gstin: string | null;
  lines: Record<'amount' | 'taxable' | 'cgst' | 'tax_rate', number>[];
}

const { connectionString, db } = await ownDatabase();
const clients = await connectDesk(db, connectionString, 32);
afterAll(() => endDesk(db, clients));

async function addOwner(): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{"full_name": "Asha Kamat"}')`,
    [id, `${id}@people.example`],
  );
  await db.query(`update public.profiles set role = 'owner' where user_id = $1`, [id]);
  return id;
}

async function addHouse(gstin: string | null): Promise<StageRoom & { owner: string }> {
  const room = await addRoom(db, 1000);
  const owner = await addOwner();
  const property = randomUUID();
  await db.query(
    `insert into public.properties (id, owner_id, name, state, pincode) values ($1, $2, 'House', 'Goa', '403001')`,
    [property, owner],
  );
  await db.query('update public.hotels set property_id = $2 where id = $1', [room.hotel_id, property]);
  if (gstin)
    await db.query(
      `insert into private.compliance (owner_id, sealed, gst_last3, pan_last3, account_last4, submitted_at, changed_fields)
       values ($1, private.seal($1, jsonb_build_object('gst_number', $2::text)), '1ZV', '39F', '0000', now(), '{}')`,
      [owner, gstin],
    );
  return { ...room, owner };
}

/** A booking from today with these lines: nights, rooms, paise a night and tax rate. */
async function booked(
  room: StageRoom,
  lines: [number, number, number, number][] = [[2, 1, 262_500, 5]],
): Promise<string> {
  const nights = lines.reduce((sum, [count]) => sum + count, 0);
  const { rows } = await db.query(
    `with lines as (
       select l.*, private.today() + (sum(l.nights) over (order by l.place) - l.nights)::integer as first_night
       from jsonb_to_recordset($3) as l (place integer, nights integer, num_rooms integer, price bigint, tax_rate numeric)
     ), taxes as (
       select tax_rate, sum(price * nights * num_rooms)::bigint as amount,
         private.tax_contained(sum(price * nights * num_rooms)::bigint, tax_rate) as tax
       from lines group by tax_rate
     )
     ${insertBookings({
       hotel_id: '$1',
       room_category_id: '$2',
       guest_name: `'Asha Kamat'`,
       check_in_date: 'private.today()',
       check_out_date: 'private.today() + $4::integer',
       base_price: '262500',
       total_amount: '(select sum(amount) from taxes)',
       tax_amount: '(select sum(tax) from taxes)',
       advance_percent: '0',
       advance_amount: '0',
       price_lines: '(select jsonb_agg(l) from lines as l)',
       taxes: '(select jsonb_agg(t) from taxes as t)',
     })}
     returning id`,
    [
      room.hotel_id,
      room.id,
      JSON.stringify(
        lines.map(([count, num_rooms, price, tax_rate], place) => ({
          place,
          nights: count,
          num_rooms,
          price,
          tax_rate,
        })),
      ),
      nights,
    ],
  );
  return rows[0].id;
}

const buyer = JSON.stringify({ name: 'Asha Kamat', company: null, gstin: null, address: null });
const issue = async (booking: string, more: object = {}): Promise<BookingAnswer> =>
  (
    await at(clients, 0).query('select public.issue_invoice($1, $2) as answer', [
      booking,
      { ...JSON.parse(buyer), ...more },
    ])
  ).rows[0].answer;
const credit = async (invoice: unknown, reason = 'Made out to the wrong company'): Promise<BookingAnswer> =>
  (await at(clients, 0).query('select public.credit_invoice($1, $2) as answer', [invoice, reason])).rows[0].answer;
const read = async (invoice: unknown) =>
  (await at(clients, 0).query('select public.desk_invoice($1) as answer', [invoice])).rows[0].answer.invoice;
const labels = async (owner: string) =>
  (await db.query('select label from private.invoices where owner_id = $1 order by label', [owner])).rows.map(
    ({ label }) => label,
  );
const numbered = (label: string, count: number) =>
  Array.from({ length: count }, (_, index) => label + String(index + 1).padStart(5, '0'));
const year = async () =>
  (
    await db.query(
      `select right(y::text, 2) || '-' || right((y + 1)::text, 2) as year from private.financial_year(private.today()) as y`,
    )
  ).rows[0].year;

test('numbers have no gap and none is there twice, from 32 connections at once of which some are undone', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const other = await addHouse(null);
  const series = await year();
  for (let turn = 1; turn <= 4; turn += 1) {
    const bookings = await Promise.all(clients.map((_, index) => booked(index % 8 === 6 ? other : house)));
    const answers = await race(clients, async (client, index) => {
      await client.query('begin');
      const { rows } = await client.query('select public.issue_invoice($1, $2) as answer', [
        at(bookings, index),
        buyer,
      ]);
      await client.query(index % 4 === 3 ? 'rollback' : 'commit');
      return rows[0].answer;
    });
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: 32 });
    expect(await labels(house.owner)).toEqual(numbered(`INV/${series}/`, 20 * turn));
    expect(await labels(other.owner)).toEqual(numbered(`BOS/${series}/`, 4 * turn));
  }
});

test('a booking has one invoice that stands, from 32 connections at once; credited, it can have another', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const id = await booked(house);
  const issued = await rush(db, clients, 'public.issue_invoice($1, $2)', () => [id, buyer]);
  expect(tally(issued.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, already_issued: 31 });
  const first = issued.find(({ answer }) => answer.ok)?.answer;
  const credited = await rush(db, clients, `public.credit_invoice($1, 'Made out to the wrong company')`, () => [
    first?.invoice_id,
  ]);
  expect(tally(credited.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, already_credited: 31 });
  const note = credited.find(({ answer }) => answer.ok)?.answer;
  expect(note?.number).toBe(`CRN/${await year()}/00001`);
  expect(outcomeOf(await credit(note?.invoice_id))).toBe('already_credited');
  expect(await read(note?.invoice_id)).toMatchObject({
    kind: 'credit_note',
    credits: first?.number,
    reason: 'Made out to the wrong company',
    total_amount: 525_000,
  });
  expect(await issue(id)).toMatchObject({ ok: true, number: `INV/${await year()}/00002` });
});

test('credit notes over parts never exceed the invoice, from 32 connections at once, and return each line its tax', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const random = randomFrom(34);
  for (let turn = 0; turn < 6; turn += 1) {
    const id = await booked(house, [
      [2, 1, 1 + Math.floor(random() * 300_000), 5],
      [1, 2, 1 + Math.floor(random() * 300_000), 5],
      [1, 1, 1 + Math.floor(random() * 2_000_000), 18],
    ]);
    const { invoice_id } = await issue(id);
    const { total_amount, lines } = await read(invoice_id);
    const part = Math.max(Math.floor(total_amount / 3), 1);
    const notes = await rush(db, clients, `public.credit_invoice($1, 'A part', $2, $3)`, () => [
      invoice_id,
      part,
      total_amount,
    ]);
    expect(tally(notes.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, changed_meanwhile: 31 });
    await expect(
      db.query('select private.write_credit(i, $2, $3) from private.invoices as i where id = $1', [
        invoice_id,
        'Too much',
        total_amount,
      ]),
    ).rejects.toMatchObject({ code: '23514' });
    await db.query(
      `select private.write_credit(i, 'Twice', private.left_of(i) / 2) from private.invoices as i where id = $1`,
      [invoice_id],
    );
    await credit(invoice_id);
    const { rows } = await db.query(
      `select l ->> 'place' as place, sum((l ->> 'amount')::integer)::integer as amount, sum((l ->> 'taxable')::integer)::integer as taxable,
         sum((l ->> 'cgst')::integer)::integer as cgst, min((l ->> 'taxable')::integer) >= 0 and min((l ->> 'cgst')::integer) >= 0 as holds
       from private.invoices as c cross join jsonb_array_elements(c.facts -> 'lines') as l where c.credits = $1 group by 1 order by 1`,
      [invoice_id],
    );
    expect(rows).toEqual(
      lines.map(({ amount, taxable, cgst }: Record<string, number>, index: number) => ({
        ...{ place: String(index + 1), amount, taxable, cgst },
        holds: true,
      })),
    );
  }
});

test('a cancellation takes the invoice back, whoever cancels, while others issue it', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  for (let turn = 0; turn < 8; turn += 1) {
    const id = await booked(house);
    await race(clients.slice(0, 4), (client, index) =>
      index === 0
        ? client.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id])
        : client.query('select public.issue_invoice($1, $2)', [id, buyer]),
    );
    const { rows } = await db.query(
      'select private.invoices_of($1) as invoices, (private.valid_invoice($1)).id as standing',
      [id],
    );
    expect(rows[0].standing).toBeNull();
    expect([0, 2]).toContain(rows[0].invoices.length);
  }
  const id = await booked(house);
  await issue(id);
  await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  const { rows } = await db.query(
    'select kind::text, reason from private.invoices where booking_id = $1 order by issued_at, kind',
    [id],
  );
  expect(rows).toEqual([
    { kind: 'invoice', reason: null },
    { kind: 'credit_note', reason: 'The booking was cancelled' },
  ]);
  expect(outcomeOf(await issue(id))).toBe('cancelled');
});

test('its lines add up to the booking to the paisa, whatever the prices and rates: none needs to be rounded off', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const bare = await addHouse(null);
  const random = randomFrom(1726);
  const rates = [0, 5, 12, 18];
  const cases: [number, number, number, number][][] = [
    [[1, 1, 1, 5]],
    [[1, 1, 3, 18]],
    ...Array.from({ length: 40 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, (): [number, number, number, number] => [
        1 + Math.floor(random() * 3),
        1 + Math.floor(random() * 3),
        1 + Math.floor(random() * 1_000_000),
        at(rates, Math.floor(random() * 4)),
      ]),
    ),
  ];
  for (const lines of cases)
    for (const seller of [house, bare]) {
      const id = await booked(seller, lines);
      const invoice = await read((await issue(id)).invoice_id);
      const { rows } = await db.query(
        'select total_amount::double precision as total, tax_amount::double precision as tax from public.bookings where id = $1',
        [id],
      );
      const { total, tax } = rows[0];
      const charged = seller === house ? tax : 0;
      expect(invoice).toMatchObject({ total_amount: total, taxable: total - charged });
      expect(invoice.cgst + invoice.sgst).toBe(charged);
      expect(invoice.cgst).toBe(invoice.sgst);
      const sum = (part: string) =>
        invoice.lines.reduce((rest: number, line: Record<string, number>) => rest + (line[part] ?? 0), 0);
      expect([sum('amount'), sum('taxable'), sum('cgst'), sum('sgst')]).toEqual([
        total,
        invoice.taxable,
        invoice.cgst,
        invoice.sgst,
      ]);
      for (const line of invoice.lines) {
        expect(line.taxable + line.cgst + line.sgst).toBe(line.amount);
        expect(line.cgst).toBe(line.sgst);
        expect(Math.min(line.taxable, line.cgst, line.sgst)).toBeGreaterThanOrEqual(0);
      }
    }
});

test('of a cancelled booking its lines add up to what is kept, at the rate of each night', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const random = randomFrom(178);
  for (let turn = 0; turn < 20; turn += 1) {
    const id = await booked(house, [
      [1 + Math.floor(random() * 3), 1, 100 * (1 + Math.floor(random() * 9_000)), 5],
      [1 + Math.floor(random() * 3), 2, 100 * (8_000 + Math.floor(random() * 9_000)), 18],
    ]);
    const kept = 1 + Math.floor(random() * 100_000);
    await db.query(
      `insert into private.payments (booking_id, hotel_id, holder, amount, method, received_at) values ($1, $2, 'property', $3, 'upi', now())`,
      [id, house.hotel_id, kept],
    );
    await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
    const invoice = await read((await issue(id)).invoice_id);
    expect(invoice).toMatchObject({ charge: 'cancellation', total_amount: kept, paid: kept });
    expect(invoice.taxable + invoice.cgst + invoice.sgst).toBe(kept);
    for (const line of invoice.lines) {
      expect(line.cgst).toBe(line.sgst);
      expect(line.taxable + line.cgst + line.sgst).toBe(line.amount);
      expect(2 * line.cgst).toBe(
        2 * Math.floor((line.amount * line.tax_rate + 100 + line.tax_rate) / (2 * (100 + line.tax_rate))),
      );
    }
  }
});

test('a price that was made by hand is one line', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const id = await booked(house);
  await db.query(
    'update public.bookings set total_amount = 500001, tax_amount = 23810, price_lines = null, taxes = null where id = $1',
    [id],
  );
  expect(await read((await issue(id)).invoice_id)).toMatchObject({
    total_amount: 500_001,
    taxable: 476_191,
    cgst: 11_905,
    sgst: 11_905,
    lines: [{ amount: 500_001, nights: 2, tax_rate: 5 }],
  });
});

test('who issues and who it is made out to is frozen; later changes leave it as it was', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const id = await booked(house);
  const { invoice_id } = await issue(id, {
    name: ' Asha  Kamat ',
    company: 'Kamat & Daughters',
    gstin: '27aapfu0939f1zv',
    address: 'Panaji\n403001',
  });
  const before = await read(invoice_id);
  expect(before).toMatchObject({
    kind: 'invoice',
    place_of_supply: 'Goa',
    seller: { trade_name: 'House', gstin: '27AAPFU0939F1ZV', address: 'Goa' },
    buyer: { name: 'Asha  Kamat', company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: 'Panaji\n403001' },
    paid: 0,
    differs: false,
  });
  await db.query(`update public.hotels set name = 'Another' where id = $1`, [house.hotel_id]);
  await db.query(`update public.bookings set guest_name = 'Another', total_amount = 400000 where id = $1`, [id]);
  expect(await read(invoice_id)).toEqual({ ...before, differs: true });
  for (const sql of [
    'update private.invoices set total_amount = 1',
    'update private.invoices set buyer = null',
    'delete from private.invoices',
  ])
    await expect(db.query(sql)).rejects.toThrow('stays as it was issued');
  await expect(db.query('delete from public.bookings where id = $1', [id])).rejects.toMatchObject({ code: '23503' });
});

test('what a buyer is called is checked as it is in the form', async () => {
  const id = await booked(await addHouse(null));
  const refusals: [object, string][] = [
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ company: 'x'.repeat(121) }, 'company'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'company'],
    [{ company: 'Kamat', gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    [{ company: 'Kamat', gstin: '27AAPFU0939F1' }, 'gstin'],
    [{ address: 'x'.repeat(301) }, 'address'],
  ];
  for (const [more, field] of refusals)
    expect(await issue(id, more), JSON.stringify(more)).toEqual({ ok: false, code: 'invalid_buyer', field });
});

test('the check character of a GST number is the same here and in the form', async () => {
  const random = randomFrom(27);
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const pick = (from: string) => at([...from], Math.floor(random() * from.length));
  const some = (from: string, count: number) => Array.from({ length: count }, () => pick(from)).join('');
  const stems = Array.from({ length: 200 }, () =>
    [
      some(digits.slice(0, 10), 2),
      some(digits.slice(10), 5),
      some(digits.slice(0, 10), 4),
      pick(digits.slice(10)),
      pick(digits.slice(1)),
      'Z',
    ].join(''),
  );
  for (let n = 0; n < 50; n++) {
    const pan = `${some(digits.slice(0, 10), 2)}${some(digits.slice(10), 4)}`;
    stems.push(`${pan}${pick(digits)}${some(digits.slice(0, 10), 4)}${pick(digits.slice(10))}1${pick('CD9J')}`);
    stems.push(
      `${some(digits.slice(0, 10), 4)}${some(digits.slice(10), 3)}${some(digits.slice(0, 10), 5)}${at(['UN', 'ON', 'NR', 'OS', 'XX'], n % 5)}`,
    );
  }
  const texts = stems.flatMap((stem) => [...digits].map((last) => stem + last));
  const { rows } = await db.query(
    'select private.is_gstin(t) as is from unnest($1::text[]) with ordinality as u (t, place) order by place',
    [texts],
  );
  expect(rows.map(({ is }) => is)).toEqual(texts.map(isGstin));
  expect(rows.filter(({ is }) => is)).toHaveLength(290);
});

test('a financial year begins in April, in India', async () => {
  const { rows } = await db.query(
    `select array_agg(private.financial_year(d) order by d) as years from unnest('{2026-03-31,2026-04-01,2027-01-01,2027-03-31,2027-04-01}'::date[]) as d`,
  );
  expect(rows[0].years).toEqual([2025, 2026, 2026, 2026, 2027]);
});

test('whom it is made out to goes when the term of the tax law is over, and not before', async () => {
  const house = await addHouse(null);
  const id = await booked(house);
  await issue(id);
  const client = await db.connect();
  const erase = async (sql: string) => {
    await client.query(`begin; set local private.erasing = 'on'`);
    await client.query(sql, [id]);
    await client.query('commit');
  };
  await erase('select private.erase_guests(array[$1::uuid])');
  client.release();
  const buyers = async () =>
    (await db.query('select buyer from private.invoices where booking_id = $1', [id])).rows[0].buyer;
  await db.query('select private.job_retention()');
  expect(await buyers()).toMatchObject({ name: 'Asha Kamat' });
  await db.query(`alter table private.invoices disable trigger guard_invoices`);
  await db.query(`update private.invoices set issued_on = issued_on - 3000 where booking_id = $1`, [id]);
  await db.query(`alter table private.invoices enable trigger guard_invoices`);
  await db.query('select private.job_retention()');
  expect(await buyers()).toBeNull();
});

const company = { company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: 'Panaji, Goa 403001' };
const voucher = async (booking: string): Promise<BookingAnswer> =>
  (
    await at(clients, 0).query('select public.issue_voucher($1, $2) as answer', [
      booking,
      { ...JSON.parse(buyer), ...company },
    ])
  ).rows[0].answer;
async function moved(table: 'payments' | 'refunds', house: StageRoom, booking: string, amount: number) {
  const how =
    table === 'payments'
      ? ['state, received_at', `'received', now()`]
      : ['state, done_at, reason', `'done', now(), 'agreed'`];
  await db.query(
    `insert into private.${table} (booking_id, hotel_id, holder, amount, method, ${how[0]}) values ($1, $2, 'property', $3, 'upi', ${how[1]})`,
    [booking, house.hotel_id, amount],
  );
  await db.query('select private.settle_money($1)', [booking]);
}
const twoRates = (house: StageRoom) =>
  booked(house, [
    [1, 1, 262_500, 5],
    [1, 1, 1_180_000, 18],
  ]);

test('receipt vouchers have a series without gaps, and an advance has one, from 32 connections at once', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const bookings = await Promise.all(clients.slice(0, 8).map(() => booked(house)));
  for (const id of bookings) await moved('payments', house, id, 100_000);
  const issued = await rush(db, clients, 'public.issue_voucher($1, $2)', (index) => [
    bookings[index % 8],
    JSON.stringify({ ...JSON.parse(buyer), ...company }),
  ]);
  expect(tally(issued.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 8, no_advance: 24 });
  expect(await labels(house.owner)).toEqual(numbered(`RCV/${await year()}/`, 8));
});

test('vouchers are over the advances that are there, with equal halves of tax, whatever is paid, refunded, invoiced and credited', async () => {
  const random = randomFrom(50);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  for (let turn = 0; turn < 12; turn += 1) {
    const house = await addHouse('27AAPFU0939F1ZV');
    const id = await twoRates(house);
    let invoice: unknown = null;
    for (let step = 0; step < 8; step += 1) {
      const { rows } = await db.query('select private.paid_of($1)::integer as paid', [id]);
      const { paid } = rows[0];
      const deed = random();
      if (deed < 0.3) await moved('payments', house, id, upTo(200_000));
      else if (deed < 0.5) await voucher(id);
      else if (deed < 0.75 && paid > 0) await moved('refunds', house, id, upTo(paid));
      else if (!invoice) ({ invoice_id: invoice } = await issue(id, company));
      else {
        await credit(invoice);
        invoice = null;
      }
      const { rows: sums } = await db.query(
        `select private.vouched_of($1)::integer as vouched, private.paid_of($1)::integer as paid, (
           select coalesce(sum((v ->> 'amount')::integer), 0)::integer
           from jsonb_array_elements((private.valid_invoice($1)).facts -> 'vouchers') as v
         ) as adjusted`,
        [id],
      );
      const { vouched, paid: left, adjusted } = sums[0];
      expect(vouched).toBeLessThanOrEqual(Math.max(left, adjusted));
      expect(adjusted).toBeLessThanOrEqual(vouched);
    }
    const { rows } = await db.query(
      `select i.kind::text, i.total_amount::integer as total, i.facts from private.invoices as i where i.booking_id = $1 and i.kind::text like '%voucher'`,
      [id],
    );
    for (const { total, facts } of rows) {
      expect(facts.cgst).toBe(facts.sgst);
      expect(facts.taxable + facts.cgst + facts.sgst).toBe(total);
      for (const line of facts.lines) {
        expect(line.cgst).toBe(line.sgst);
        expect(line.taxable + line.cgst + line.sgst).toBe(line.amount);
      }
    }
    const { rows: numbers } = await db.query(
      `select left(label, 3) as series, array_agg(number order by number) as numbers from private.invoices where owner_id = $1 group by 1`,
      [house.owner],
    );
    for (const { numbers: given } of numbers) expect(given).toEqual(given.map((_: number, index: number) => index + 1));
  }
});

test('an advance is split by the rates of the nights; its invoice adjusts it, and its refund has a refund voucher', async () => {
  const house = await addHouse('27AAPFU0939F1ZV');
  const id = await twoRates(house);
  expect(outcomeOf(await voucher(id))).toBe('no_advance');
  await moved('payments', house, id, 144_250);
  const first = await voucher(id);
  expect(first).toMatchObject({ ok: true, number: `RCV/${await year()}/00001` });
  // A tenth of ₹2,625 at 5 % and of ₹11,800 at 18 %.
  expect(await read(first.invoice_id)).toMatchObject({
    kind: 'receipt_voucher',
    total_amount: 144_250,
    place_of_supply: 'Goa',
    lines: [
      { amount: 26_250, tax_rate: 5, taxable: 25_000, cgst: 625, sgst: 625, price: null },
      { amount: 118_000, tax_rate: 18, taxable: 100_000, cgst: 9_000, sgst: 9_000, price: null },
    ],
    taxable: 125_000,
    cgst: 9_625,
    sgst: 9_625,
  });
  await moved('payments', house, id, 100_000);
  await voucher(id);
  const invoice = await issue(id, company);
  expect((await read(invoice.invoice_id)).vouchers).toMatchObject([
    { number: first.number, amount: 144_250 },
    { number: `RCV/${await year()}/00002`, amount: 100_000 },
  ]);
  expect(outcomeOf(await credit(first.invoice_id))).toBe('adjusted');
  expect(outcomeOf(await voucher(id))).toBe('already_issued');
  await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  await moved('refunds', house, id, 172_125);
  await moved('refunds', house, id, 72_125);
  const { rows } = await db.query(
    `select i.label, i.total_amount::integer as amount, c.label as of, (i.facts ->> 'cgst')::integer as cgst
     from private.invoices as i join private.invoices as c on c.id = i.credits
     where i.booking_id = $1 and i.kind = 'refund_voucher' order by i.number`,
    [id],
  );
  expect(rows).toEqual([
    { label: `RFV/${await year()}/00001`, amount: 100_000, of: `RCV/${await year()}/00002`, cgst: 6_672 },
    { label: `RFV/${await year()}/00002`, amount: 72_125, of: first.number, cgst: 4_813 },
    { label: `RFV/${await year()}/00003`, amount: 72_125, of: first.number, cgst: 4_812 },
  ]);
  expect(outcomeOf(await credit(first.invoice_id))).toBe('already_credited');
});

test('the GSTR-1 files of a random year equal its documents to the paisa, by rate and number, and its open advances', async () => {
  const random = randomFrom(1126);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const house = await addHouse('27AAPFU0939F1ZV');
  const { rows: years } = await db.query('select private.financial_year(private.today()) as year');
  const bookings: { id: string; buyer: object; invoice: unknown }[] = [];
  const open: Record<number, number> = {};
  const seen = new Set<string>();
  const net = (list: readonly Paper[]) =>
    list.map((paper) => ({ ...paper, sign: paper.kind === 'credit_note' ? -1 : 1 }));
  for (let number = 0; number < 12; number += 1) {
    const month = new Date(Date.UTC(years[0].year, 3 + number, 1)).toISOString().slice(0, 7);
    const { rows: clock } = await db.query('select clock_timestamp()::text as now');
    for (let step = 0; step < 14; step += 1) {
      const deed = random();
      const stay = bookings[Math.floor(random() * bookings.length)];
      if (!stay || deed < 0.3) {
        const rates = [0, 5, 5, 12, 18];
        const id = await booked(
          house,
          Array.from({ length: upTo(3) }, () => [upTo(2), upTo(2), upTo(900_000), at(rates, upTo(5) - 1)]),
        );
        bookings.push({ id, buyer: random() < 0.6 ? company : {}, invoice: null });
        await moved('payments', house, id, upTo(200_000));
      } else if (deed < 0.45) await voucher(stay.id);
      else if (deed < 0.75 && !stay.invoice) stay.invoice = (await issue(stay.id, stay.buyer)).invoice_id ?? null;
      else if (deed < 0.88 && stay.invoice) {
        const { left_amount } = await read(stay.invoice);
        const amount = random() < 0.3 ? left_amount : upTo(left_amount);
        const { rows } = await db.query(
          'select private.write_credit(i, $2, $3) from private.invoices as i where id = $1',
          [...[stay.invoice, 'A part', amount]],
        );
        expect(rows).toHaveLength(1);
        if (amount === left_amount) stay.invoice = null;
      } else {
        const { rows } = await db.query('select private.paid_of($1)::integer as paid', [stay.id]);
        if (rows[0].paid > 0) await moved('refunds', house, stay.id, upTo(rows[0].paid));
      }
    }
    await db.query('alter table private.invoices disable trigger guard_invoices');
    await db.query(
      `update private.invoices set issued_on = $2::date + number % 28 where owner_id = $1 and issued_at >= $3::timestamptz`,
      [house.owner, `${month}-01`, clock[0].now],
    );
    await db.query('alter table private.invoices enable trigger guard_invoices');

    const { rows: papers } = await db.query<Paper>(
      `select kind::text, label, total_amount::integer as total, buyer ->> 'gstin' as gstin, facts -> 'lines' as lines from private.invoices
       where owner_id = $1 and issued_at >= $2::timestamptz order by number`,
      [house.owner, clock[0].now],
    );
    const { rows: answers } = await at(clients, 0).query('select public.desk_tax_return($1, $2) as answer', [
      house.hotel_id,
      `${month}-15`,
    ]);
    const [gstr1] = v.parse(v.array(Gstr1Schema), answers[0].answer.returns);
    if (!gstr1) throw new Error(`No return of ${month}`);
    const files = new Map(gstr1Files(gstr1, month).map(({ section, rows }) => [section, rows]));
    for (const section of files.keys()) seen.add(section);
    const column = (section: Gstr1Section, head: string): (string | number)[] => {
      const [heads = [], ...rows] = files.get(section) ?? [];
      return rows.map((row) => at(row, heads.indexOf(head)));
    };
    const rupees = (amount: number) => Math.round(amount) / 100;
    const sum = (section: Gstr1Section, head: string) =>
      Math.round(column(section, head).reduce<number>((all, cell) => all + Number(cell) * 100, 0));

    const supplies = net(papers.filter(({ kind }) => kind === 'invoice' || kind === 'credit_note'));
    const lines = supplies.flatMap(({ lines, sign, gstin, kind, label, total }) =>
      lines.map((line) => ({ ...line, sign, gstin, kind, label, total })),
    );
    const byRate = (of: typeof lines, part: 'taxable' | 'cgst' | 'amount') => {
      const sums: Record<number, number> = {};
      for (const line of of) sums[line.tax_rate] = (sums[line.tax_rate] ?? 0) + line.sign * line[part];
      return sums;
    };
    // Each document with a GST number, by rate.
    for (const [section, kind] of [
      ['b2b', 'invoice'],
      ['cdnr', 'credit_note'],
    ] as const) {
      const [name, value] = kind === 'invoice' ? ['Invoice Number', 'Invoice Value'] : ['Note Number', 'Note Value'];
      const found = column(section, name).map((label, row) =>
        [
          label,
          at(column(section, value), row),
          at(column(section, 'Rate'), row),
          at(column(section, 'Taxable Value'), row),
        ].join(' '),
      );
      const wanted = supplies
        .filter((paper) => paper.gstin && paper.kind === kind)
        .flatMap(({ label, total, sign }) =>
          Object.entries(
            byRate(
              lines.filter((line) => line.label === label),
              'taxable',
            ),
          )
            .filter(([rate]) => rate !== '0')
            .map(([rate, taxable]) => [label, rupees(total), rate, rupees(sign * taxable)].join(' ')),
        );
      expect(found.sort()).toEqual(wanted.sort());
    }
    const consumers = byRate(
      lines.filter(({ gstin }) => !gstin),
      'taxable',
    );
    expect(
      Object.fromEntries(column('b2cs', 'Rate').map((rate, row) => [rate, at(column('b2cs', 'Taxable Value'), row)])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(consumers)
          .filter(([rate, sum]) => rate !== '0' && sum !== 0)
          .map(([rate, sum]) => [rate, rupees(sum)]),
      ),
    );
    // Sections, HSN summary and documents are three ways to the same sums.
    const total = (part: 'taxable' | 'cgst' | 'amount') => lines.reduce((all, line) => all + line.sign * line[part], 0);
    const exempt = 'Exempted(other than nil rated/non GST supply)';
    expect(
      sum('b2b', 'Taxable Value') + sum('b2cs', 'Taxable Value') - sum('cdnr', 'Taxable Value') + sum('exemp', exempt),
    ).toBe(total('taxable'));
    for (const [head, part] of [
      ['Total Value', 'amount'],
      ['Taxable Value', 'taxable'],
      ['Central Tax Amount', 'cgst'],
      ['State/UT Tax Amount', 'cgst'],
    ] as const)
      expect(sum('hsn(b2b)', head) + sum('hsn(b2c)', head)).toBe(total(part));
    expect([gstr1.amount, gstr1.taxable, gstr1.cgst]).toEqual([total('amount'), total('taxable'), total('cgst')]);
    for (const [kind, nature] of [
      ['invoice', 'Invoices for outward supply'],
      ['credit_note', 'Credit Note'],
      ['receipt_voucher', 'Receipt Voucher'],
      ['refund_voucher', 'Refund Voucher'],
    ] as const) {
      const issued = papers.filter((paper) => paper.kind === kind).map(({ label }) => label);
      const row = (files.get('docs') ?? []).find(([what]) => what === nature);
      expect(row).toEqual(issued.length > 0 ? [nature, issued[0], issued.at(-1), issued.length, 0] : undefined);
    }
    for (const [section, head, sign] of [
      ['at', 'Gross Advance Received', 1],
      ['atadj', 'Gross Advance Adjusted', -1],
    ] as const)
      for (const [row, rate] of column(section, 'Rate').entries())
        open[Number(rate)] = (open[Number(rate)] ?? 0) + sign * Number(column(section, head)[row]) * 100;
    const { rows: left } = await db.query(
      `select sum(private.vouched_of(id) - coalesce((
         select sum((a ->> 'amount')::bigint) from jsonb_array_elements((private.valid_invoice(id)).facts -> 'vouchers') as a
       ), 0))::integer as advances, count(*)::integer as count from unnest($1::uuid[]) as id`,
      [bookings.map(({ id }) => id)],
    );
    // Rounding of a taxable value by at most two paise for each rate of a booking.
    const withTax = Object.entries(open).reduce(
      (all, [rate, taxable]) => all + (taxable * (100 + Number(rate))) / 100,
      0,
    );
    expect(Math.abs(withTax - left[0].advances)).toBeLessThan(6 * left[0].count + 1);
  }
  expect([...seen].sort()).toEqual(Object.keys(gstr1Headings).sort());
});
