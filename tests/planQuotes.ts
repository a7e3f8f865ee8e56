/** Quotes by rate plan and discount code, calculated by hand. Amounts are paise. */

export interface PlanQuote {
  /** The price of the room with tax, nights and adults. */
  stay: [price: number, nights: number, adults: number];
  /** Percent off; the price of the included meal for a guest and night. */
  plan?: { off?: number; meal?: number; isNonRefundable?: true };
  code?: { percent: number } | { amount: number };
  /** The lowest price of the property in percent; 0 if not given. */
  lowest?: number;
  /** One night in the room, its GST percent, then the total and the GST in it, both with the meal. */
  costs: [night: number, rate: number, total: number, tax: number];
}

export const planQuotes: readonly PlanQuote[] = [
  { stay: [420_000, 2, 2], plan: { off: 10 }, costs: [378_000, 5, 756_000, 36_000] },
  { stay: [420_000, 2, 2], plan: { meal: 31_500, isNonRefundable: true }, costs: [420_000, 5, 966_000, 46_000] },
  { stay: [1_180_000, 1, 2], plan: { off: 25 }, costs: [787_500, 5, 787_500, 37_500] },
  { stay: [1_180_000, 1, 2], plan: { off: 24 }, costs: [896_800, 18, 896_800, 136_800] },
  { stay: [787_500, 3, 1], plan: { off: 50, isNonRefundable: true }, costs: [393_800, 5, 1_181_400, 56_258] },
  { stay: [350_000, 1, 2], plan: { off: 33 }, costs: [234_500, 5, 234_500, 11_166] },
  { stay: [350_000, 7, 2], plan: { off: 1, meal: 78_800 }, costs: [346_500, 5, 3_528_700, 168_034] },
  { stay: [885_100, 2, 2], plan: { off: 1 }, costs: [779_700, 5, 1_559_400, 74_258] },
  { stay: [420_000, 30, 1], plan: { off: 15, isNonRefundable: true }, costs: [357_000, 5, 10_710_000, 510_000] },
  { stay: [100_000, 1, 1], plan: { off: 50 }, costs: [50_000, 5, 50_000, 2380] },
  {
    stay: [2_360_000, 2, 2],
    plan: { off: 40, meal: 31_500, isNonRefundable: true },
    costs: [1_416_000, 18, 2_958_000, 438_000],
  },
  { stay: [420_000, 1, 3], plan: { meal: 31_500 }, costs: [420_000, 5, 514_500, 24_500] },
  { stay: [420_000, 2, 2], plan: { off: 10 }, code: { percent: 10 }, costs: [340_200, 5, 680_400, 32_400] },
  { stay: [420_000, 2, 2], code: { percent: 10 }, costs: [378_000, 5, 756_000, 36_000] },
  { stay: [420_000, 3, 2], code: { amount: 50_000 }, costs: [402_500, 5, 1_207_500, 57_500] },
  { stay: [1_180_000, 1, 2], code: { percent: 25 }, costs: [787_500, 5, 787_500, 37_500] },
  { stay: [1_180_000, 2, 2], code: { amount: 500_000 }, costs: [787_500, 5, 1_575_000, 75_000] },
  { stay: [885_100, 1, 2], code: { amount: 100 }, costs: [787_500, 5, 787_500, 37_500] },
  { stay: [420_000, 1, 1], code: { percent: 50 }, lowest: 80, costs: [336_000, 5, 336_000, 16_000] },
  { stay: [420_000, 4, 2], code: { amount: 10_000_000 }, lowest: 50, costs: [210_000, 5, 840_000, 40_000] },
  { stay: [420_000, 2, 2], plan: { off: 50 }, code: { percent: 50 }, costs: [105_000, 5, 210_000, 10_000] },
  {
    stay: [350_000, 2, 2],
    plan: { off: 5, meal: 31_500, isNonRefundable: true },
    code: { percent: 12 },
    costs: [292_600, 5, 711_200, 33_866],
  },
  { stay: [787_500, 1, 2], code: { percent: 1 }, costs: [779_600, 5, 779_600, 37_124] },
  { stay: [420_000, 7, 1], plan: { meal: 78_800 }, code: { amount: 100_000 }, costs: [405_000, 5, 3_386_600, 161_266] },
  {
    stay: [2_360_000, 3, 3],
    plan: { off: 30, isNonRefundable: true },
    code: { percent: 20 },
    costs: [1_321_600, 18, 3_964_800, 604_800],
  },
  { stay: [100_000, 1, 1], code: { percent: 50 }, lowest: 100, costs: [100_000, 5, 100_000, 4762] },
  // A room of ₹7,000 that is taxed at 18% for a reviewed reason keeps its rate.
  { stay: [826_000, 1, 2], code: { amount: 70_000 }, costs: [743_400, 18, 743_400, 113_400] },
  { stay: [826_000, 1, 2], code: { percent: 50 }, costs: [413_000, 18, 413_000, 63_000] },
];
