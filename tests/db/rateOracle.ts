// Computes nights and stays from the plainest reading of the rules. Shares nothing with the database.

export interface RatedRoom {
  base_price: number;
  tax_rate: number;
  max_occupancy: number;
}
export interface Plan {
  included_guests: number | null;
  extra_adult: number;
  extra_child: number;
  weekly_discount: number;
  monthly_discount: number;
  last_minute_discount: number;
  last_minute_days: number;
  min_nights: number;
  max_nights: number;
  lead_days: number;
  horizon_days: number;
  fills_gaps: boolean;
  same_day_until: number | null;
}
export interface Rule {
  kind: 'weekdays' | 'season' | 'nights';
  weekdays: number | null;
  first_night: string | null;
  end_date: string | null;
  price_change: 'percent' | 'amount' | 'fixed' | null;
  value: number | null;
  min_nights: number | null;
  max_nights: number | null;
  closed_to_arrival: boolean | null;
  closed_to_departure: boolean | null;
  position: number;
  arrival_only: boolean;
}
export interface Rates {
  room: RatedRoom;
  plan: Plan | null;
  /** Rules of one kind and position, in the order in which they apply. */
  rules: readonly Rule[];
  /** Percent off all rates, of the rate plan. */
  off?: number;
}
export interface RatedStay {
  check_in: string;
  nights: number;
  rooms: number;
  adults: number;
  children: number;
}

export const noPlan: Plan = {
  ...{ included_guests: null, extra_adult: 0, extra_child: 0, weekly_discount: 0, monthly_discount: 0 },
  ...{ last_minute_discount: 0, last_minute_days: 3, min_nights: 1, max_nights: 30, lead_days: 0, horizon_days: 540 },
  ...{ fills_gaps: true, same_day_until: null },
};
export const noRule: Rule = {
  ...{ kind: 'season', weekdays: null, first_night: null, end_date: null, price_change: null, value: null },
  ...{ min_nights: null, max_nights: null, closed_to_arrival: null, closed_to_departure: null },
  ...{ position: 0, arrival_only: false },
};

const kinds = ['weekdays', 'season', 'nights'];
const halfUp = (amount: number) => Math.floor(amount + 0.5);
/** In whole rupees, and at least one rupee. */
export const allIn = (net: number, rate: number) => Math.max(halfUp((net * (100 + rate)) / 10_000) * 100, 100);
export const beforeTax = (price: number, rate: number) => halfUp((price * 1000) / (1000 + rate * 10));
/** GST slabs since 18 July 2022, and their lower rate since 22 September 2025. */
const gst = (net: number, night: string) => (net > 750_000 ? 18 : night < '2025-09-22' ? 12 : 5);
/** CGST and SGST are equal halves, each rounded half up. */
export const taxIn = (amount: number, rate: number) => 2 * halfUp((amount * rate) / (2 * (100 + rate)));

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const ownRate = ({ base_price, tax_rate }: RatedRoom) =>
  gst(beforeTax(base_price, tax_rate), '2026-01-01') === tax_rate ? null : tax_rate;

function rulesOf(rates: Rates, day: string): Rule[] {
  const weekday = 1 << ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
  return rates.rules
    .filter(({ first_night, end_date }) => first_night === null || (day >= first_night && day < (end_date ?? '')))
    .filter(({ weekdays }) => weekdays === null || (weekdays & weekday) !== 0)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.position - b.position);
}

function changedNet(rates: Rates, day: string): number | null {
  let net: number | null = null;
  for (const { price_change, value } of rulesOf(rates, day)) {
    if (price_change === null) continue;
    const last: number = net ?? beforeTax(rates.room.base_price, rates.room.tax_rate);
    const by = value as number;
    const changed =
      price_change === 'percent'
        ? Math.floor((last * (1000 + by) + 500) / 1000)
        : price_change === 'amount'
          ? last + by
          : by;
    net = Math.min(Math.max(changed, 100), 100_000_000);
  }
  return net;
}

const lastWord = <Key extends keyof Rule>(rates: Rates, day: string, key: Key) =>
  rulesOf(rates, day).reduce<Rule[Key] | null>((last, rule) => rule[key] ?? last, null);

/**
 * True if the rules allow a stay booked today at `hour`, with some nights sold out. The last rule of a night that sets a minimum or maximum decides
 * it.
 */
export function isAllowed(
  rates: Rates,
  { check_in, nights }: RatedStay,
  { today, hour, isFull }: { today: string; hour: number; isFull: (night: string) => boolean },
): boolean {
  const { plan } = rates;
  if (!plan) return true;
  const check_out = dayAfter(check_in, nights);
  const isOver = (day: string) =>
    daysBetween(today, day) < plan.lead_days || (day <= today && hour >= (plan.same_day_until ?? 24));
  const asked = (key: 'min_nights' | 'max_nights') =>
    Array.from({ length: nights }, (_, at) => {
      const rule = rulesOf(rates, dayAfter(check_in, at)).findLast((one) => one[key] !== null);
      return rule?.arrival_only && at > 0 ? null : (rule?.[key] ?? plan[key]);
    }).filter((asks) => asks !== null);
  const before = dayAfter(check_in, -1);
  const fillsGap = plan.fills_gaps && isFull(check_out) && (isOver(before) || isFull(before));
  return (
    !isOver(check_in) &&
    daysBetween(today, check_in) <= plan.horizon_days &&
    lastWord(rates, check_in, 'closed_to_arrival') !== true &&
    lastWord(rates, check_out, 'closed_to_departure') !== true &&
    (fillsGap || nights >= Math.max(...asked('min_nights'))) &&
    nights <= Math.min(...asked('max_nights'))
  );
}

/** Returns the extra adults and children of each room, beyond the included guests. */
function extrasOf(included: number, { rooms, adults, children }: RatedStay): { adults: number; children: number }[] {
  const spread = Array.from({ length: rooms }, () => ({ adults: 0, children: 0 }));
  let room = 0;
  for (let adult = included * rooms; adult < adults; adult += 1)
    (spread[room++ % rooms] as { adults: number }).adults += 1;
  const places = Math.max(included * rooms - adults, 0);
  for (let child = places; child < children; child += 1) (spread[room++ % rooms] as { children: number }).children += 1;
  return spread;
}

function discountOf(plan: Plan | null, { check_in, nights }: RatedStay, today: string): number {
  if (!plan) return 0;
  return Math.max(
    0,
    nights >= 7 ? plan.weekly_discount : 0,
    nights >= 28 ? plan.monthly_discount : 0,
    daysBetween(today, check_in) <= plan.last_minute_days ? plan.last_minute_discount : 0,
  );
}

/** Less a percent, half a paisa down. */
const less = (net: number, by: number) => net - Math.floor((net * by + 50) / 100);

/** Prices of each room and night in paise, with the tax included and its rate. */
export function nightPrices(
  rates: Rates,
  stay: RatedStay,
  today: string,
): { night: string; price: number; tax_rate: number }[] {
  const { room, plan } = rates;
  const own = ownRate(room);
  const percent = discountOf(plan, stay, today);
  const extras = extrasOf(plan?.included_guests ?? room.max_occupancy, stay);
  const off = rates.off ?? 0;
  return Array.from({ length: stay.nights }, (_, n) => dayAfter(stay.check_in, n)).flatMap((night) =>
    extras.map(({ adults, children }) => {
      const changed = changedNet(rates, night);
      const more = adults * less(plan?.extra_adult ?? 0, off) + children * less(plan?.extra_child ?? 0, off);
      if (changed === null && more === 0 && percent === 0 && off === 0)
        return { night, price: room.base_price, tax_rate: room.tax_rate };
      const full = less(changed ?? beforeTax(room.base_price, room.tax_rate), off) + more;
      const net = less(full, percent);
      const tax_rate = own ?? gst(net, night);
      return { night, price: allIn(net, tax_rate), tax_rate };
    }),
  );
}

const undiscounted = (rates: Rates): Rates => ({
  ...rates,
  plan: rates.plan && { ...rates.plan, weekly_discount: 0, monthly_discount: 0, last_minute_discount: 0 },
});

/**
 * Prices after a discount code: each night loses its percent, or an even share of its amount among `shares` nights, but not more than to `lowest`
 * percent of its rate, and ₹1.
 */
export function codedPrices(
  rates: Rates,
  stay: RatedStay,
  today: string,
  { code, shares, lowest }: { code: { percent?: number; amount?: number }; shares: number; lowest: number },
): ReturnType<typeof nightPrices> {
  const full = nightPrices(undiscounted(rates), stay, today).map(({ price, tax_rate }) => beforeTax(price, tax_rate));
  return nightPrices(rates, stay, today).map(({ night, price, tax_rate }, at) => {
    const net = beforeTax(price, tax_rate);
    const wanted = code.percent ? less(net, code.percent) : net - Math.floor((code.amount ?? 0) / shares);
    const least = Math.max(Math.ceil(((full[at] ?? 0) * lowest) / 100), 100);
    const coded = Math.max(wanted, least);
    if (coded >= net) return { night, price, tax_rate };
    const rate = ownRate(rates.room) ?? gst(coded, night);
    return { night, price: allIn(coded, rate), tax_rate: rate };
  });
}

/** Lowest price of a night on which a stay can begin, for the included guests, without a discount. */
export function fromPrice(rates: Rates, today: string): number {
  const { lead_days, horizon_days } = rates.plan ?? { lead_days: 0, horizon_days: 540 };
  const nights = horizon_days - lead_days + 1;
  const stay = { check_in: dayAfter(today, lead_days), nights, rooms: 1, adults: 1, children: 0 };
  return Math.min(...nightPrices(undiscounted(rates), stay, today).map(({ price }) => price));
}

export const totalOf = (rates: Rates, stay: RatedStay, today: string) =>
  nightPrices(rates, stay, today).reduce((sum, { price }) => sum + price, 0);
