import assert from 'node:assert/strict';
import { withExtras } from '#src/domain/booking/chosenExtras.ts';
import { formatMoney, parseRate } from '#src/domain/money.ts';
import { allIn, codedPrices, dayAfter, nightPrices, noPlan, noRule, type Rates, taxIn } from '../db/rateOracle.ts';
import { type ExtraName, extrasOnSale } from '../extraQuotes.ts';
import { type MixedQuote, mixedQuotes } from '../mixedQuotes.ts';
import { type Asked, type TypeName, typesOnSale } from '../partQuotes.ts';
import { asOwner, book, countersAgree } from './given.ts';
import { askedExtras, askedRooms, putExtrasOnSale, putTypesOnSale, type TypeIds } from './onSale.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const rowsOf = <Name extends string, Value>(of: Partial<Record<Name, Value>> = {}) =>
  Object.entries(of) as [Name, Value][];
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const arrival = ({ from = 10 }: MixedQuote) => dayFromToday(from);

function ratesOf(one: MixedQuote, name: TypeName): Rates {
  const { sold, plan, rules = [] } = one.rates?.[name] ?? {};
  const [base_price, tax_rate, max_occupancy] = typesOnSale[name];
  const room = { base_price: sold?.[0] ?? base_price, tax_rate: sold?.[1] ?? tax_rate, max_occupancy };
  return {
    ...{ room, off: one.plan?.off ?? 0, plan: plan || rules.length > 0 ? { ...noPlan, ...plan } : null },
    rules: rules.map(({ on, ...rule }, position) => ({
      ...{ ...noRule, position },
      ...(on && { first_night: dayAfter(arrival(one), on[0]), end_date: dayAfter(arrival(one), on[1]) }),
      ...rule,
    })),
  };
}

interface Priced {
  /** The price of each night in each room of each type, and each extra. */
  nights: string[][];
  extras: [name: string, quantity: number, amount: number, tax: number][];
  pays: number[];
}

/** Reads a hand-calculated price. */
const byHand = (one: MixedQuote): Priced => ({
  nights: rowsOf(one.rooms).map(([, [, , , costs]]) =>
    costs.split(' ').flatMap((line) => {
      const [nights, rooms, price] = line.split('×');
      return Array<string>(Number(nights) * Number(rooms)).fill(String(price));
    }),
  ),
  extras: rowsOf(one.extras).map(([name, line]) => [name, ...line]),
  pays: [...one.pays],
});

/** Computes a price from the plainest reading of the rules. */
function byOracle(one: MixedQuote): Priced {
  const { nights, lowest = 0, code } = one;
  const asked = rowsOf(one.rooms);
  const allRooms = sum(asked.map(([, [rooms]]) => rooms));
  const priced = asked.map(([name, [rooms, adults, children]]) => {
    const stay = { check_in: arrival(one), nights, rooms, adults, children };
    const rates = ratesOf(one, name);
    if (!code) return nightPrices(rates, stay, dayFromToday(0));
    return codedPrices(rates, stay, dayFromToday(0), { code, shares: allRooms * nights, lowest });
  });
  const taxed = priced.flatMap((type) => [...Map.groupBy(type, ({ tax_rate }) => tax_rate)]);
  const extras = rowsOf(one.extras).map(([name, [quantity]]): Priced['extras'][number] => {
    const [kind, per, net, usual] = extrasOnSale[name];
    const rate = one.hasNoGst && !['meal', 'extra_bed', 'transfer'].includes(kind) ? 0 : usual;
    const amount = allIn(net, rate) * quantity * (['night', 'person_night'].includes(per) ? nights : 1);
    return [name, quantity, amount, taxIn(amount, rate)];
  });
  const total = sum([...priced.flat().map(({ price }) => price), ...extras.map(([, , amount]) => amount)]);
  const tax = sum([
    ...taxed.map(([rate, lines]) => taxIn(sum(lines.map(({ price }) => price)), rate)),
    ...extras.map(([, , , tax]) => tax),
  ]);
  const part = one.plan?.isNonRefundable ? 100 : allRooms < 3 ? 30 : 50;
  return {
    nights: priced.map((type) => type.map(({ price, tax_rate }) => `${price}@${tax_rate}`)),
    ...{ extras, pays: [total, tax, Math.floor((total * part) / 10_000 + 0.5) * 100] },
  };
}

interface Told {
  total_amount: number;
  tax_amount: number;
  advance_amount: number;
  price_lines: { nights: number; num_rooms: number; price: number; tax_rate: number }[];
  parts?: Pick<Told, 'price_lines'>[] | null;
  extras?: { name: string; quantity: number; amount: number; tax: number }[] | null;
}
/** Reads a price of the server. */
const asTold = (price: Told): Priced => ({
  nights: [price, ...(price.parts ?? [])].map(({ price_lines }) =>
    price_lines.flatMap(({ nights, num_rooms, price, tax_rate }) =>
      Array<string>(nights * num_rooms).fill(`${price}@${tax_rate}`),
    ),
  ),
  extras: (price.extras ?? []).map(({ name, quantity, amount, tax }) => [name, quantity, amount, tax]),
  pays: [price.total_amount, price.tax_amount, price.advance_amount].map(Number),
});
/** Lines of consecutive nights and the oracle's nights come in two orders. */
const inOrder = ({ nights, ...others }: Priced) => ({ nights: nights.map((type) => type.toSorted()), ...others });

/** Sets the rates of the types and of the property. */
async function setRates(world: World, ids: TypeIds, one: MixedQuote): Promise<void> {
  await world.sql('delete from private.rate_plans');
  for (const [name] of rowsOf(one.rooms)) {
    const { room, plan, rules } = ratesOf(one, name);
    await world.sql('update public.room_categories set base_price = $2, tax_rate = $3 where id = $1', [
      ...[ids[name], room.base_price, room.tax_rate],
    ]);
    for (const row of [...(plan ? [plan] : []), ...rules]) {
      const table = row === plan ? 'rate_plans' : 'rate_rules';
      const columns = Object.keys(row).join(', ');
      await world.sql(
        `insert into private.${table} (room_category_id, ${columns}) select $1, ${columns} from jsonb_populate_record(null::private.${table}, $2)`,
        [ids[name], JSON.stringify(row)],
      );
    }
  }
  await world.sql('delete from private.lowest_prices');
  await world.sql('insert into private.lowest_prices (hotel_id, percent) values ($1, $2)', [
    ...[world.hotelOf('owner A').hotel, one.lowest ?? 0],
  ]);
  await world.sql('update private.compliance set gst_last3 = $1', [one.hasNoGst ? null : '1ZX']);
}

test('quotes that combine rates, plans, codes, extras and room types cost what they cost by hand, in all places', async (world) => {
  const ids = await putTypesOnSale(world);
  const extraIds = await putExtrasOnSale(world);
  // Half of a type can be held unpaid.
  await world.sql('update public.room_categories set total_rooms = 2 * total_rooms');
  const of = { hotel_id: world.hotelOf('owner A').hotel };
  const guest_email = world.emailOf('owner A', 'ended');
  await world.sql('update public.bookings set verified_at = now() where guest_email = $1', [guest_email]);
  const [dollar] = (await world.call('anon', 'GET', '/rest/v1/exchange_rates?currency=eq.USD')).json;
  for (const [at, one] of mixedQuotes.entries()) {
    const hand = byHand(one);
    assert.deepEqual(inOrder(byOracle(one)), inOrder(hand), one.name);
    await setRates(world, ids, one);
    const { off = 0, meal, isNonRefundable = false } = one.plan ?? {};
    const plan = { name: 'Saver', percent_off: off, is_refundable: !isNonRefundable, extra_id: meal && extraIds[meal] };
    const { plan_id = null } = one.plan ? await asOwner(world, 'save_plan', of, plan) : {};
    const code = one.code && `MIXED${at}`;
    if (code) await asOwner(world, 'add_code', of, { code, ...one.code });

    const dates = { check_in: arrival(one), check_out: dayAfter(arrival(one), one.nights) };
    const rooms = rowsOf(one.rooms).map(([name, [count, adults, children]]): Asked => [name, count, adults, children]);
    const stay = { ...askedRooms(ids, rooms), plan_id };
    const extras = askedExtras(
      extraIds,
      rowsOf(one.extras).flatMap(([name, [count]]): [ExtraName, number][] => (name === meal ? [] : [[name, count]])),
    );
    const answer = await (code
      ? ask(world, 'coded_quote', { ...stay, ...dates, code, email: guest_email })
      : ask(world, 'booking_quote', { ...stay, ...dates }));
    assert.equal(answer.ok, true, `${one.name}: ${JSON.stringify(answer)}`);
    assert.deepEqual(asTold(withExtras(answer.quote, answer.extras, extras) as unknown as Told), hand, one.name);

    const [total] = one.pays;
    if (one.dollars)
      assert.equal(formatMoney(total, 'USD', { inr_per_unit_e4: parseRate(dollar.inr_per_unit) }), one.dollars);
    const { check_in: check_in_date, check_out: check_out_date } = dates;
    const wanted = { ...stay, check_in_date, check_out_date, guest_email, extras, code };
    const dearer = await book(world, { ...wanted, total_amount: total - 100 });
    assert.deepEqual([dearer.code, dearer.total_amount], ['price_changed', total], one.name);
    const made = await book(world, { ...wanted, total_amount: total });
    assert.equal(made.ok, true, `${one.name}: ${JSON.stringify(made)}`);
    const row = await world.row('select * from public.bookings where booking_reference = $1', [made.booking_reference]);
    assert.deepEqual(asTold(row), hand, one.name);
    await countersAgree(world);
    await world.sql('delete from public.bookings where booking_reference = $1', [made.booking_reference]);
    for (const table of ['price_plans', 'rate_hits']) await world.sql(`delete from private.${table}`);
  }
});
