/** Room types and quotes of several types together, calculated by hand. Amounts are paise. */

/** [price a night with tax, GST percent, guests in a room, rooms] */
export const typesOnSale = {
  garden: [105_000, 5, 2, 5],
  deluxe: [315_000, 5, 3, 5],
  cottage: [210_000, 5, 4, 5],
  family: [944_000, 18, 5, 5],
  suite: [1_180_000, 18, 2, 3],
  /** 10% off from 7 nights. Beyond 2 guests in a room an adult pays ₹500 and a child ₹200 before tax. */
  villa: [420_000, 5, 4, 4],
} as const;
export type TypeName = keyof typeof typesOnSale;
export type Asked = [TypeName, rooms: number, adults: number, children: number];

/** The amount of each type for all nights, then the total, the GST in it, and the advance: 30%, or 50% from 3 rooms of any types. */
export const partQuotes: readonly {
  nights: number;
  rooms: [first: Asked, ...more: Asked[]];
  amounts: number[];
  total: number;
  tax: number;
  advance: number;
}[] = [
  {
    nights: 1,
    rooms: [
      ['garden', 1, 2, 0],
      ['deluxe', 1, 2, 0],
    ],
    amounts: [105_000, 315_000],
    total: 420_000,
    tax: 20_000,
    advance: 126_000,
  },
  {
    nights: 2,
    rooms: [
      ['family', 1, 2, 3],
      ['deluxe', 1, 2, 0],
    ],
    amounts: [1_888_000, 630_000],
    total: 2_518_000,
    tax: 318_000,
    advance: 755_400,
  },
  {
    nights: 2,
    rooms: [
      ['deluxe', 1, 3, 0],
      ['family', 1, 5, 0],
    ],
    amounts: [630_000, 1_888_000],
    total: 2_518_000,
    tax: 318_000,
    advance: 755_400,
  },
  {
    nights: 3,
    rooms: [
      ['garden', 2, 4, 0],
      ['cottage', 1, 2, 2],
    ],
    amounts: [630_000, 630_000],
    total: 1_260_000,
    tax: 60_000,
    advance: 630_000,
  },
  {
    nights: 1,
    rooms: [
      ['garden', 1, 1, 0],
      ['cottage', 1, 1, 0],
      ['deluxe', 1, 1, 0],
    ],
    amounts: [105_000, 210_000, 315_000],
    total: 630_000,
    tax: 30_000,
    advance: 315_000,
  },
  {
    nights: 4,
    rooms: [
      ['suite', 1, 2, 0],
      ['family', 1, 2, 2],
    ],
    amounts: [4_720_000, 3_776_000],
    total: 8_496_000,
    tax: 1_296_000,
    advance: 2_548_800,
  },
  {
    nights: 5,
    rooms: [
      ['suite', 2, 4, 0],
      ['garden', 3, 6, 0],
      ['family', 1, 4, 1],
    ],
    amounts: [11_800_000, 1_575_000, 4_720_000],
    total: 18_095_000,
    tax: 2_595_000,
    advance: 9_047_500,
  },
  {
    nights: 7,
    rooms: [
      ['villa', 1, 2, 0],
      ['garden', 1, 2, 0],
    ],
    amounts: [2_646_000, 735_000],
    total: 3_381_000,
    tax: 161_000,
    advance: 1_014_300,
  },
  {
    nights: 6,
    rooms: [
      ['villa', 1, 2, 0],
      ['garden', 1, 2, 0],
    ],
    amounts: [2_520_000, 630_000],
    total: 3_150_000,
    tax: 150_000,
    advance: 945_000,
  },
  {
    nights: 2,
    rooms: [
      ['garden', 1, 1, 1],
      ['villa', 1, 3, 1],
    ],
    amounts: [210_000, 987_000],
    total: 1_197_000,
    tax: 57_000,
    advance: 359_100,
  },
  {
    nights: 2,
    rooms: [
      ['deluxe', 1, 2, 1],
      ['villa', 2, 5, 0],
    ],
    amounts: [630_000, 1_785_000],
    total: 2_415_000,
    tax: 115_000,
    advance: 1_207_500,
  },
  {
    nights: 10,
    rooms: [
      ['cottage', 1, 4, 0],
      ['villa', 1, 2, 2],
      ['suite', 1, 1, 1],
    ],
    amounts: [2_100_000, 4_158_000, 11_800_000],
    total: 18_058_000,
    tax: 2_098_000,
    advance: 9_029_000,
  },
  {
    nights: 1,
    rooms: [
      ['garden', 1, 1, 0],
      ['cottage', 1, 1, 0],
      ['deluxe', 1, 1, 0],
      ['family', 1, 1, 0],
      ['suite', 1, 1, 0],
    ],
    amounts: [105_000, 210_000, 315_000, 944_000, 1_180_000],
    total: 2_754_000,
    tax: 354_000,
    advance: 1_377_000,
  },
  {
    nights: 30,
    rooms: [
      ['garden', 5, 10, 0],
      ['cottage', 5, 20, 0],
    ],
    amounts: [15_750_000, 31_500_000],
    total: 47_250_000,
    tax: 2_250_000,
    advance: 23_625_000,
  },
  {
    nights: 3,
    rooms: [
      ['family', 2, 10, 0],
      ['garden', 1, 2, 0],
    ],
    amounts: [5_664_000, 315_000],
    total: 5_979_000,
    tax: 879_000,
    advance: 2_989_500,
  },
  {
    nights: 7,
    rooms: [
      ['villa', 3, 6, 6],
      ['family', 1, 2, 0],
    ],
    amounts: [8_731_800, 6_608_000],
    total: 15_339_800,
    tax: 1_423_800,
    advance: 7_669_900,
  },
];
