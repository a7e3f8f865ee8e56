import * as v from 'valibot';
import * as say from '../../words/staff/extras.ts';
import { extraKinds } from '../booking/extras.ts';
import { bookingSources, sourceWords } from '../booking/source.ts';
import { decimal } from '../money.ts';

/** Amounts are paise. */

const month = v.string();

export const ReportSchema = v.object({
  hotel: v.string(),
  /** The first day the property could have guests. */
  live_on: v.string(),
  first_month: month,
  months: v.number(),
  /** Per month and room type: all room nights, and the blocked ones. */
  categories: v.array(v.object({ month, id: v.string(), name: v.string(), capacity: v.number(), blocked: v.number() })),
  /** Per month, room type, source and rate plan. Revenue includes `tax`; `stays` counts those that began in the month. */
  sold: v.array(
    v.object({
      month,
      room_category_id: v.string(),
      source: v.picklist(bookingSources),
      /** Its name; '' for the standard price. Absent from answers of an older server. */
      plan: v.optional(v.string(), ''),
      room_nights: v.number(),
      revenue: v.number(),
      tax: v.number(),
      stays: v.number(),
    }),
  ),
  /** Grouped by the month in which the stay would have begun. `kept`: received and not refunded. */
  lost: v.array(
    v.object({ month, cancelled: v.number(), no_shows: v.number(), room_nights: v.number(), kept: v.number() }),
  ),
  /** Grouped by the month of arrival, in no other figure. Absent from answers of an older server. */
  extras: v.optional(
    v.array(v.object({ month, kind: v.picklist(extraKinds), units: v.number(), revenue: v.number(), tax: v.number() })),
    [],
  ),
});
export type Report = v.InferOutput<typeof ReportSchema>;

export const GuestCountsSchema = v.object({
  /** The property keeps a register of Indian guests. */
  has_register: v.boolean(),
  /** Guests by the month in which they arrived. `foreign` is null if the numbers for Form C are deleted. */
  months: v.array(v.object({ month, guests: v.number(), foreign: v.nullable(v.number()) })),
});
export type GuestCounts = v.InferOutput<typeof GuestCountsSchema>;

export interface Figures {
  available: number;
  room_nights: number;
  stays: number;
  revenue: number;
  tax: number;
  /** Sold part of the available room nights, 0 to 1; null if none was available. */
  occupancy: number | null;
  /** Average daily rate: revenue before tax per room night sold; null if none. */
  adr: number | null;
  /** Revenue before tax per available room night; null if none. */
  revpar: number | null;
}

/** Adds up the rows that match `only`. A source or plan has no rooms of its own, so its occupancy is null. */
export function figuresOf(
  report: Report,
  only: { month?: string; category?: string; source?: string; plan?: string } = {},
): Figures {
  const sold = report.sold.filter(
    (row) =>
      (only.month ?? row.month) === row.month &&
      (only.category ?? row.room_category_id) === row.room_category_id &&
      (only.source ?? row.source) === row.source &&
      (only.plan ?? row.plan) === row.plan,
  );
  const rooms = report.categories.filter(
    (row) => (only.month ?? row.month) === row.month && (only.category ?? row.id) === row.id,
  );
  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const available =
    (only.source ?? only.plan) !== undefined ? 0 : sum(rooms, ({ capacity, blocked }) => capacity - blocked);
  const room_nights = sum(sold, (row) => row.room_nights);
  const revenue = sum(sold, (row) => row.revenue);
  const tax = sum(sold, (row) => row.tax);
  const per = (nights: number) => (nights > 0 ? Math.round((revenue - tax) / nights) : null);
  return {
    ...{ available, room_nights, revenue, tax, stays: sum(sold, (row) => row.stays) },
    occupancy: available > 0 ? room_nights / available : null,
    adr: per(room_nights),
    revpar: per(available),
  };
}

/** Adds up the extras sold in a month, or in all, by kind. */
export function extrasSold({ extras }: Pick<Report, 'extras'>, month: string) {
  const add = (rows: typeof extras) => ({
    units: rows.reduce((sum, row) => sum + row.units, 0),
    revenue: rows.reduce((sum, row) => sum + row.revenue, 0),
    tax: rows.reduce((sum, row) => sum + row.tax, 0),
  });
  const sold = extras.filter((row) => !month || row.month === month);
  const rows = extraKinds
    .map((kind) => ({ kind, ...add(sold.filter((row) => row.kind === kind)) }))
    .filter(({ units }) => units > 0);
  return { rows, total: { kind: 'other' as const, ...add(sold) } };
}

export const monthsOf = ({ live_on, first_month, months }: Report) =>
  Array.from({ length: months }, (_, at) => {
    const day = new Date(`${first_month}T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() + at);
    return day.toISOString().slice(0, 10);
  }).filter((day) => day.slice(0, 7) >= live_on.slice(0, 7));

export const categoriesOf = ({ categories }: Report) => [
  ...new Map(categories.map(({ id, name }) => [id, name])).entries(),
];

export const sourcesOf = ({ sold }: Report) =>
  bookingSources.filter((source) => sold.some((row) => row.source === source));

/** Returns the names of the rate plans sold, '' for the standard price; none if nothing else was sold. */
export function plansOf({ sold }: Report) {
  const plans = [...new Set(sold.map(({ plan }) => plan))].sort();
  return plans.some(Boolean) ? plans : [];
}

/** Returns the first day of the Indian financial year (April to March). */
export const financialYearOf = (day: string) => `${Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)}-04-01`;

export const yearWords = (first: string) => `${first.slice(0, 4)}–${String(Number(first.slice(0, 4)) + 1).slice(-2)}`;

/** `counts` are of the whole property, so that only the first line of a month has them. */
export function reportCells(report: Report, counts?: GuestCounts | null): (string | number)[][] {
  const percent = (part: number | null) => (part === null ? '' : (part * 100).toFixed(1));
  const rupees = (paise: number | null) => (paise === null ? '' : decimal(paise));
  const head = [
    ...['Month', 'Room type', 'Room nights available', 'Room nights sold', 'Arrivals', 'Occupancy (%)'],
    ...['ADR before GST (₹)', 'RevPAR before GST (₹)', 'Revenue (₹)', 'GST in revenue (₹)'],
    ...bookingSources.map((source) => `Revenue by ${sourceWords[source].toLowerCase()} (₹)`),
    ...(counts ? ['Indian guests of the property', 'Foreign guests of the property'] : []),
  ];
  return [
    head,
    ...monthsOf(report).flatMap((month) => [
      ...categoriesOf(report).map(([category, name], at) => {
        const figures = figuresOf(report, { month, category });
        const guests = counts?.months.find((row) => row.month === month) ?? { guests: 0, foreign: 0 };
        const { foreign } = guests;
        return [
          ...[month.slice(0, 7), name, figures.available, figures.room_nights, figures.stays],
          ...[percent(figures.occupancy), rupees(figures.adr), rupees(figures.revpar)],
          ...[rupees(figures.revenue), rupees(figures.tax)],
          ...bookingSources.map((source) => rupees(figuresOf(report, { month, category, source }).revenue)),
          ...(counts ? (at > 0 || foreign === null ? ['', ''] : [guests.guests - foreign, foreign]) : []),
        ];
      }),
      // Not of a room type, so they have a line of their own.
      ...extrasSold(report, month).rows.map(({ kind, revenue, tax }) => [
        ...[month.slice(0, 7), say.kinds[kind], '', '', '', '', '', ''],
        ...[rupees(revenue), rupees(tax)],
        ...bookingSources.map(() => ''),
        ...(counts ? ['', ''] : []),
      ]),
    ]),
  ];
}
