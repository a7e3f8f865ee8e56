/** Quotes that combine rates, plans, codes, extras and room types, calculated by hand. Amounts are paise, in comments rupees before tax. */

import type { Plan, Rule } from './db/rateOracle.ts';
import type { ExtraName } from './extraQuotes.ts';
import type { TypeName } from './partQuotes.ts';

/** Nights count from check-in. */
type MixedRule = Partial<Rule> & { on?: [first: number, end: number] };
export interface MixedQuote {
  name: string;
  /** Days until check-in; 10 if not given. */
  from?: number;
  nights: number;
  /** For each type its rooms and guests, then nights × rooms × price of a night @ GST percent. */
  rooms: Partial<Record<TypeName, [rooms: number, adults: number, children: number, costs: string]>>;
  /** Rates of these types: another price with tax and GST percent, a plan, and rules in the order in which they apply. */
  rates?: Partial<
    Record<TypeName, { sold?: [price: number, rate: number]; plan?: Partial<Plan>; rules?: MixedRule[] }>
  >;
  plan?: { off?: number; meal?: ExtraName; isNonRefundable?: true };
  code?: { percent?: number; amount?: number; returning_only?: true };
  /** The lowest price of the property in percent; 0 if not given. */
  lowest?: number;
  hasNoGst?: true;
  /** Quantity, amount and GST in it; the meal of the plan first. */
  extras?: Partial<Record<ExtraName, [quantity: number, amount: number, tax: number]>>;
  /** The advance is 30%, 50% from 3 rooms, and all of a non-refundable price. */
  pays: [total: number, tax: number, advance: number];
  /** At ₹88.50. */
  dollars?: string;
}

const forTwo = { included_guests: 2, extra_adult: 50_000, extra_child: 20_000 };

export const mixedQuotes: readonly MixedQuote[] = [
  {
    name: 'a plan lowers what children pay too: 3,600 + 2 × 180; breakfast for four, a bed by night',
    ...{ nights: 2, plan: { off: 10 }, rates: { villa: { plan: forTwo } } },
    rooms: { villa: [1, 2, 2, '2×1×415800@5'] },
    ...{ extras: { breakfast: [4, 252_000, 12_000], bed: [1, 210_000, 10_000] }, pays: [1_293_600, 61_600, 388_100] },
  },
  {
    name: 'a code of 15% on a group of two types, one with a weekly discount: 4,275 and 3,800 less 10%, and 950',
    ...{ nights: 7, plan: { off: 5 }, code: { percent: 15 } },
    rates: { villa: { plan: { ...forTwo, weekly_discount: 10 } } },
    rooms: { villa: [2, 5, 0, '7×1×343400@5 7×1×305200@5'], garden: [1, 2, 0, '7×1×84800@5'] },
    pays: [5_133_800, 244_466, 2_566_900],
  },
  {
    name: 'an amount that 21 nights of three types cannot share to the paisa: 47.61 off each',
    ...{ nights: 3, code: { amount: 100_000 } },
    rooms: {
      garden: [2, 3, 0, '3×2×100000@5'],
      cottage: [1, 2, 1, '3×1×205000@5'],
      deluxe: [4, 8, 2, '3×4×310000@5'],
    },
    ...{ pays: [4_935_000, 235_000, 2_467_500], dollars: '$557.63' },
  },
  {
    name: 'a share of 500 that brings one of three types to 7,500 and its tax to 5%',
    ...{ nights: 1, code: { amount: 150_000 } },
    rooms: { garden: [1, 1, 0, '1×1×52500@5'], family: [1, 2, 3, '1×1×787500@5'], suite: [1, 2, 0, '1×1×1121000@18'] },
    pays: [1_961_000, 211_000, 980_500],
  },
  {
    name: 'a share of 499.66 that leaves it at 7,500.34 and 18%',
    ...{ nights: 1, code: { amount: 149_900 } },
    rooms: { garden: [1, 1, 0, '1×1×52500@5'], family: [1, 2, 3, '1×1×885000@18'], suite: [1, 2, 0, '1×1×1121000@18'] },
    pays: [2_058_500, 308_500, 1_029_300],
  },
  {
    name: 'plan, last minute and code, which ends at 70% of the 9,000 of the plan: 6,300; the other type at 810',
    ...{ from: 2, nights: 1, plan: { off: 10 }, code: { percent: 10 }, lowest: 70 },
    rates: { suite: { plan: { last_minute_discount: 25 } } },
    rooms: { suite: [1, 2, 0, '1×1×661500@5'], garden: [1, 2, 0, '1×1×85100@5'] },
    pays: [746_600, 35_552, 224_000],
  },
  {
    name: 'an amount that one type cannot take in full: 900, not 600, and 9,600',
    ...{ nights: 2, code: { amount: 160_000 }, lowest: 90 },
    rooms: { garden: [1, 1, 0, '2×1×94500@5'], suite: [1, 2, 0, '2×1×1132800@18'] },
    pays: [2_454_600, 354_600, 736_400],
  },
  {
    name: 'a code that may take nothing leaves 7,500.20 at 18%, which are whole rupees of 7,500',
    ...{ nights: 1, code: { percent: 10 }, lowest: 100 },
    rates: { deluxe: { rules: [{ on: [0, 1], price_change: 'fixed', value: 750_020 }] } },
    ...{ rooms: { deluxe: [1, 2, 0, '1×1×885000@18'] }, pays: [885_000, 135_000, 265_500] },
  },
  {
    name: 'a lowest price of 70% of 7,500.01, which is ₹8,850, allows 10% off the last minute’s 6,000',
    ...{ from: 2, nights: 1, code: { percent: 10 }, lowest: 70 },
    rates: {
      deluxe: {
        plan: { last_minute_discount: 20 },
        rules: [{ on: [0, 1], price_change: 'fixed', value: 750_001 }],
      },
    },
    ...{ rooms: { deluxe: [1, 2, 0, '1×1×567000@5'] }, pays: [567_000, 27_000, 170_100] },
  },
  {
    name: 'a room of 7,500 stays at 5% with a dinner on top, all paid in advance',
    ...{ nights: 2, plan: { meal: 'dinner', isNonRefundable: true }, rates: { villa: { sold: [787_500, 5] } } },
    rooms: { villa: [1, 2, 0, '2×1×787500@5'] },
    ...{ extras: { dinner: [2, 315_200, 15_010] }, pays: [1_890_200, 90_010, 1_890_200] },
  },
  {
    name: 'a third adult brings it over the threshold: 7,050 + 470',
    ...{ nights: 2, plan: { off: 6, meal: 'dinner' }, rates: { villa: { sold: [787_500, 5], plan: forTwo } } },
    rooms: { villa: [1, 3, 0, '2×1×887400@18'] },
    ...{ extras: { dinner: [3, 472_800, 22_514] }, pays: [2_247_600, 293_246, 674_300] },
  },
  {
    name: 'and a code of 1% back under it',
    ...{ nights: 2, plan: { off: 6, meal: 'dinner' }, rates: { villa: { sold: [787_500, 5], plan: forTwo } } },
    ...{ code: { percent: 1 }, rooms: { villa: [1, 3, 0, '2×1×781700@5'] } },
    ...{ extras: { dinner: [3, 472_800, 22_514] }, pays: [2_036_200, 96_962, 610_900] },
  },
  {
    name: 'over the first night of a season, with a feast in it: 2,850, 7,505 and 8,255.50 less 1%, which are 5%, 5%, 18%',
    ...{ nights: 3, plan: { off: 5 }, code: { percent: 1 } },
    rates: {
      deluxe: {
        rules: [
          { on: [1, 3], price_change: 'fixed', value: 790_000 },
          { kind: 'nights', on: [2, 3], price_change: 'percent', value: 100 },
        ],
      },
    },
    rooms: { deluxe: [1, 2, 0, '1×1×296300@5 1×1×780200@5 1×1×964400@18'] },
    ...{ pays: [2_040_900, 198_374, 612_300], dollars: '$230.61' },
  },
  {
    name: 'four weeks with a plan: 3,600 less 25% in one type, 900 in the other, and a scooter all the time',
    ...{ nights: 28, plan: { off: 10 }, rates: { villa: { plan: { weekly_discount: 10, monthly_discount: 25 } } } },
    rooms: { villa: [1, 2, 0, '28×1×283500@5'], garden: [1, 2, 0, '28×1×94500@5'] },
    extras: { breakfast: [4, 3_528_000, 168_000], scooter: [1, 1_321_600, 201_600] },
    ...{ pays: [15_433_600, 873_600, 4_630_100], dollars: '$1,743.91' },
  },
  {
    name: 'three days ahead the last minute is more than the week: 3,800 less 20%, and brunch once',
    ...{ from: 3, nights: 7, plan: { off: 5, isNonRefundable: true } },
    rates: { villa: { plan: { weekly_discount: 10, last_minute_discount: 20 } } },
    rooms: { villa: [1, 2, 0, '7×1×319200@5'] },
    ...{ extras: { brunch: [2, 153_400, 23_400] }, pays: [2_387_800, 129_800, 2_387_800] },
  },
  {
    name: 'a day earlier the week counts, and a code takes 100 a night from 3,420 and nothing from the cab',
    ...{ from: 4, nights: 7, plan: { off: 5, isNonRefundable: true }, code: { amount: 70_000 } },
    rates: { villa: { plan: { weekly_discount: 10, last_minute_discount: 20 } } },
    rooms: { villa: [1, 2, 0, '7×1×348600@5'] },
    ...{ extras: { airport: [1, 157_500, 7_500] }, pays: [2_597_700, 123_700, 2_597_700] },
  },
  {
    name: 'a group pays a non-refundable price in full, with extras at 0, 5, 18 and 40%',
    ...{ nights: 2, plan: { isNonRefundable: true } },
    rooms: { deluxe: [3, 6, 0, '2×3×315000@5'] },
    extras: {
      wine: [2, 180_000, 0],
      cola: [3, 25_200, 7_200],
      water: [5, 10_500, 500],
      cab: [1, 176_900, 26_984],
      yoga: [6, 235_800, 35_970],
    },
    pays: [2_518_400, 160_654, 2_518_400],
  },
  {
    name: 'a code of 50% halves the room alone, and no extra by person, night, booking or piece',
    ...{ nights: 1, code: { percent: 50 } },
    rooms: { garden: [1, 1, 0, '1×1×52500@5'] },
    extras: {
      dinner: [1, 78_800, 3_752],
      bed: [1, 105_000, 5_000],
      airport: [1, 157_500, 7_500],
      cab: [1, 176_900, 26_984],
    },
    pays: [570_700, 45_736, 171_200],
  },
  {
    name: 'a returning guest with a family in two rooms at 1,600, with two beds at 18%',
    ...{ nights: 3, code: { percent: 20, returning_only: true } },
    rooms: { cottage: [2, 6, 2, '3×2×168000@5'] },
    ...{ extras: { 'suite bed': [2, 849_600, 129_600] }, pays: [1_857_600, 177_600, 557_300] },
  },
  {
    name: 'one night where a minimum of three gives way, 30% dearer: 3,900 less 10% less 5%',
    ...{ nights: 1, plan: { off: 10 }, code: { percent: 5 } },
    rates: {
      deluxe: {
        plan: { min_nights: 3 },
        rules: [{ kind: 'nights', on: [0, 1], price_change: 'percent', value: 300, min_nights: 1 }],
      },
    },
    ...{ rooms: { deluxe: [1, 2, 0, '1×1×350200@5'] }, pays: [350_200, 16_676, 105_100] },
  },
  {
    name: 'a room of ₹1 costs ₹1 after plan and code, and its breakfast what it costs',
    ...{
      nights: 1,
      plan: { off: 50, meal: 'breakfast' },
      code: { percent: 50 },
      rates: { cottage: { sold: [100, 5] } },
    },
    rooms: { cottage: [1, 1, 0, '1×1×100@5'] },
    ...{ extras: { breakfast: [1, 31_500, 1_500] }, pays: [31_600, 1_504, 9_500] },
  },
  {
    name: 'a type at 18% for a reviewed reason keeps it at 5,040, while another falls to 7,200 and 5%',
    ...{ nights: 1, plan: { off: 10 }, code: { percent: 20 }, rates: { family: { sold: [826_000, 18] } } },
    rooms: { family: [1, 2, 2, '1×1×594700@18'], suite: [1, 1, 1, '1×1×756000@5'] },
    pays: [1_350_700, 126_716, 405_200],
  },
  {
    name: 'seven adults and three children in three rooms at 12% off: 3,520 + 440 + 176 in one, + 176 in two; less 10%',
    ...{ nights: 2, plan: { off: 12, meal: 'breakfast' }, code: { percent: 10 }, rates: { villa: { plan: forTwo } } },
    rooms: { villa: [3, 7, 3, '2×1×390900@5 2×2×349300@5'] },
    ...{ extras: { breakfast: [10, 630_000, 30_000] }, pays: [2_809_000, 133_762, 1_404_500] },
  },
  {
    name: 'weekdays, then a season in one of two types, then the plan: 4,320, 4,590 and 900 less 83.33 each',
    ...{ nights: 2, plan: { off: 10 }, code: { amount: 50_000 } },
    rates: {
      villa: {
        rules: [
          { kind: 'weekdays', weekdays: 127, price_change: 'percent', value: 200 },
          { on: [1, 2], price_change: 'amount', value: 30_000 },
        ],
      },
    },
    rooms: { villa: [2, 4, 0, '1×2×444900@5 1×2×473300@5'], garden: [1, 2, 0, '2×1×85800@5'] },
    pays: [2_008_000, 95_620, 1_004_000],
  },
  {
    name: 'a property without GST number: the site taxes the room at 2,430 and the meal of the plan, and no scooter',
    ...{ nights: 2, plan: { off: 10, meal: 'breakfast' }, code: { percent: 10 }, hasNoGst: true },
    rooms: { deluxe: [1, 2, 0, '2×1×255200@5'] },
    ...{ extras: { breakfast: [2, 126_000, 6_000], scooter: [1, 80_000, 0] }, pays: [716_400, 30_304, 214_900] },
  },
  {
    name: 'five types less 7%, of which one falls to 7,440 and 5%',
    ...{ nights: 1, code: { percent: 7 } },
    rooms: {
      garden: [1, 1, 0, '1×1×97700@5'],
      cottage: [1, 1, 0, '1×1×195300@5'],
      deluxe: [1, 1, 0, '1×1×293000@5'],
      family: [1, 1, 0, '1×1×781200@5'],
      suite: [1, 1, 0, '1×1×1097400@18'],
    },
    ...{ pays: [2_464_600, 232_504, 1_232_300], dollars: '$278.49' },
  },
  {
    name: 'dinner in the plan, breakfast and brunch beside it, and ₹999.99 off three nights: 7,200 less 333.33',
    ...{ nights: 3, plan: { off: 10, meal: 'dinner' }, code: { amount: 99_999 } },
    rooms: { family: [1, 2, 3, '3×1×721000@5'] },
    extras: { dinner: [5, 1_182_000, 56_286], brunch: [5, 383_500, 58_500], breakfast: [5, 472_500, 22_500] },
    pays: [4_201_000, 240_286, 1_260_300],
  },
  {
    name: 'a code counts from the whole rupees of the plan: 1% off ₹3,119 (2,970 with tax) is ₹3,088, not ₹3,087',
    ...{ nights: 1, plan: { off: 1 }, code: { percent: 1 } },
    rooms: { deluxe: [2, 4, 0, '1×2×308800@5'], cottage: [1, 2, 0, '1×1×205800@5'] },
    pays: [823_400, 39_210, 411_700],
  },
  {
    name: 'a code above the price leaves ₹1 of the room and all of the cab',
    ...{ nights: 1, code: { amount: 1_000_000 } },
    rooms: { garden: [1, 1, 0, '1×1×100@5'] },
    ...{ extras: { airport: [1, 157_500, 7_500] }, pays: [157_600, 7_504, 47_300] },
  },
  {
    name: 'four weeks less 25%, at 7,500 and 5% but for one night of 7,500.75 at 18%, with breakfast for four',
    ...{ nights: 28, plan: { meal: 'breakfast' } },
    rates: {
      suite: { plan: { monthly_discount: 25 }, rules: [{ on: [3, 4], price_change: 'fixed', value: 1_000_100 }] },
    },
    rooms: { suite: [2, 4, 0, '3×2×787500@5 1×2×885100@18 24×2×787500@5'] },
    extras: { breakfast: [4, 3_528_000, 168_000] },
    ...{ pays: [47_823_200, 2_463_030, 14_347_000], dollars: '$5,403.75' },
  },
];
