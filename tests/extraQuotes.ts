/** Extras and quotes with them, calculated by hand. Amounts are paise. */

/** [kind, per, price before tax, GST percent, the price that a guest pays] */
export const extrasOnSale = {
  breakfast: ['meal', 'person_night', 30_000, 5, 31_500],
  dinner: ['meal', 'person_night', 75_000, 5, 78_800],
  brunch: ['meal', 'person', 65_000, 18, 76_700],
  bed: ['extra_bed', 'night', 100_000, 5, 105_000],
  'suite bed': ['extra_bed', 'night', 120_000, 18, 141_600],
  airport: ['transfer', 'booking', 150_000, 5, 157_500],
  cab: ['transfer', 'piece', 149_900, 18, 176_900],
  scooter: ['scooter', 'night', 40_000, 18, 47_200],
  laundry: ['laundry', 'piece', 10_000, 18, 11_800],
  water: ['minibar', 'piece', 2_000, 5, 2_100],
  wine: ['minibar', 'piece', 90_000, 0, 90_000],
  cola: ['minibar', 'piece', 6_000, 40, 8_400],
  map: ['other', 'piece', 100, 5, 100],
  yoga: ['other', 'person', 33_333, 18, 39_300],
} as const;
export type ExtraName = keyof typeof extrasOnSale;

/** Nights, adults, children, and each extra with its quantity, amount and the GST in it; then the sums. */
export const extraQuotes: readonly {
  party: [nights: number, adults: number, children: number];
  lines: [ExtraName, quantity: number, amount: number, tax: number][];
  amount: number;
  tax: number;
}[] = [
  { party: [2, 2, 0], lines: [['breakfast', 2, 126_000, 6_000]], amount: 126_000, tax: 6_000 },
  {
    party: [2, 2, 1],
    lines: [
      ['breakfast', 3, 189_000, 9_000],
      ['airport', 1, 157_500, 7_500],
    ],
    amount: 346_500,
    tax: 16_500,
  },
  {
    party: [1, 1, 0],
    lines: [
      ['breakfast', 1, 31_500, 1_500],
      ['laundry', 1, 11_800, 1_800],
      ['map', 1, 100, 4],
    ],
    amount: 43_400,
    tax: 3_304,
  },
  {
    party: [3, 2, 0],
    lines: [
      ['dinner', 2, 472_800, 22_514],
      ['bed', 1, 315_000, 15_000],
    ],
    amount: 787_800,
    tax: 37_514,
  },
  {
    party: [3, 2, 1],
    lines: [
      ['brunch', 2, 153_400, 23_400],
      ['suite bed', 1, 424_800, 64_800],
      ['scooter', 2, 283_200, 43_200],
    ],
    amount: 861_400,
    tax: 131_400,
  },
  {
    party: [5, 4, 0],
    lines: [
      ['scooter', 1, 236_000, 36_000],
      ['cab', 3, 530_700, 80_954],
      ['wine', 2, 180_000, 0],
      ['cola', 4, 33_600, 9_600],
    ],
    amount: 980_300,
    tax: 126_554,
  },
  {
    party: [30, 2, 0],
    lines: [
      ['breakfast', 2, 1_890_000, 90_000],
      ['dinner', 1, 2_364_000, 112_572],
      ['water', 50, 105_000, 5_000],
    ],
    amount: 4_359_000,
    tax: 207_572,
  },
  {
    party: [1, 3, 1],
    lines: [
      ['yoga', 4, 157_200, 23_980],
      ['cola', 1, 8_400, 2_400],
      ['bed', 2, 210_000, 10_000],
    ],
    amount: 375_600,
    tax: 36_380,
  },
  {
    party: [7, 2, 2],
    lines: [
      ['breakfast', 4, 882_000, 42_000],
      ['dinner', 4, 2_206_400, 105_066],
      ['brunch', 4, 306_800, 46_800],
      ['airport', 1, 157_500, 7_500],
      ['laundry', 17, 200_600, 30_600],
    ],
    amount: 3_753_300,
    tax: 231_966,
  },
  {
    party: [4, 1, 0],
    lines: [
      ['yoga', 1, 39_300, 5_994],
      ['water', 3, 6_300, 300],
      ['map', 50, 5_000, 238],
    ],
    amount: 50_600,
    tax: 6_532,
  },
  {
    party: [2, 4, 4],
    lines: [
      ['bed', 3, 630_000, 30_000],
      ['suite bed', 2, 566_400, 86_400],
      ['cab', 2, 353_800, 53_970],
    ],
    amount: 1_550_200,
    tax: 170_370,
  },
];
