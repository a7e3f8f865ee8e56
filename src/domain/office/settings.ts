import * as v from 'valibot';
import * as say from '../../words/staff/adminSettings.ts';
import { upiIdPattern } from '../booking/upi.ts';
import { type Doubt, doubtNumber } from '../likelyMistake.ts';
import { readMonthDay } from '../sheet/cells.ts';
import { addDays, formatDate, formatMonthDay, isMonthDay, nightsBetween, todayInKolkata } from '../stay.ts';
import { whole, wholeOr } from './whole.ts';

/** Headers that may have the client's address. The site trusts one of them. */
export const addressHeaders = ['cf-connecting-ip', 'x-forwarded-for'] as const;

export const SettingsSchema = v.object({
  advance_percent: v.number(),
  group_advance_percent: v.number(),
  group_rooms: v.number(),
  peak_advance_percent: v.number(),
  peak_from: v.string(),
  peak_to: v.string(),
  site_fee_percent: v.number(),
  upi_id: v.nullable(v.string()),
  cancel_unpaid_after_hours: v.nullable(v.number()),
  client_address_header: v.picklist(addressHeaders),
  inr_per_usd: v.number(),
  rate_as_of: v.string(),
  admins_need_second_factor: v.boolean(),
  guests_prove_human: v.boolean(),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;
export type SettingName = keyof Settings;

const monthDay = v.pipe(
  v.string(),
  v.transform((typed) => readMonthDay(typed) ?? ''),
  v.check(isMonthDay, say.enterDayAndMonth),
);

export const SettingsFormSchema = v.object({
  advance_percent: whole(0, 100),
  group_advance_percent: whole(0, 100),
  group_rooms: whole(2, 1000),
  peak_advance_percent: whole(0, 100),
  peak_from: monthDay,
  peak_to: monthDay,
  site_fee_percent: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= 30, say.enterFeePercent),
    v.transform(Number),
  ),
  upi_id: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(255, say.useAtMost255Characters),
    v.check((text) => text === '' || upiIdPattern.test(text), say.enterUpiId),
    v.transform((text) => text || null),
  ),
  cancel_unpaid_after_hours: wholeOr(null, 1, 720),
  inr_per_usd: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => /^\d{1,5}(\.\d{1,4})?$/.test(text) && Number(text) >= 0.0001 && Number(text) <= 99_999,
      say.enterRupeesPerDollar,
    ),
    v.transform(Number),
  ),
  rate_as_of: v.pipe(
    v.string(),
    v.isoDate(say.chooseDate),
    v.check((date) => date <= todayInKolkata(), say.chooseTodayOrEarlierDate),
    // The table's limit. An empty field has its own message.
    v.check((date) => date === '' || date >= '2000-01-01', say.chooseDateAfter1999),
  ),
  client_address_header: v.picklist(addressHeaders),
  admins_need_second_factor: v.boolean(),
  guests_prove_human: v.boolean(),
});
export type SettingsInput = v.InferInput<typeof SettingsFormSchema>;

export function formOfSettings(settings: Settings): SettingsInput {
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value ?? ''),
  ]);
  const { peak_from, peak_to } = settings;
  return {
    ...(Object.fromEntries(texts) as SettingsInput),
    peak_from: formatMonthDay(peak_from),
    peak_to: formatMonthDay(peak_to),
  };
}

type SettingsChanges = Partial<Record<SettingName, { from: unknown; to: unknown }>>;

/** Returns the changed settings with the values seen before: the database refuses to overwrite newer values. */
export function settingsChanges(seen: Settings, wanted: Settings): SettingsChanges {
  const names = Object.keys(wanted) as SettingName[];
  return Object.fromEntries(
    names.filter((name) => seen[name] !== wanted[name]).map((name) => [name, { from: seen[name], to: wanted[name] }]),
  );
}

const percents = ['advance_percent', 'group_advance_percent', 'peak_advance_percent', 'site_fee_percent'] as const;
const percentWords = (percent: number) => `${percent}%`;
const rateWords = (rate: number) =>
  `₹${rate.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;

/** The nights of a season, its last one included. A season may pass the end of the year. */
const seasonNights = (from: string, to: string) =>
  nightsBetween(`2000-${from}`, `${from > to ? 2001 : 2000}-${to}`) + 1;
/** Longer seasons are asked about: their days are probably in the wrong order. */
const longestSeason = 183;

/** Returns the questions before these settings are saved. Only changes are asked about. */
export function doubtSettings(seen: Settings, wanted: Settings, today = todayInKolkata()): Doubt[] {
  const isChanged = (name: SettingName) => seen[name] !== wanted[name];
  const { peak_from, peak_to, rate_as_of } = wanted;
  const nights = seasonNights(peak_from, peak_to);
  const isOdd = nights > longestSeason && (isChanged('peak_from') || isChanged('peak_to'));
  return [
    ...percents.flatMap((name) => doubtNumber('tenth', say.percents[name], [seen[name], wanted[name]], percentWords)),
    ...(isOdd
      ? [
          {
            text: say.seasonIsLong(nights, formatMonthDay(peak_from), formatMonthDay(peak_to)),
            save: say.saveSeason,
          },
        ]
      : []),
    ...doubtNumber('fifth', say.theDollarRate, [seen.inr_per_usd, wanted.inr_per_usd], rateWords),
    ...(isChanged('rate_as_of') && rate_as_of < addDays(today, -30)
      ? [{ text: say.rateIsOld(formatDate(rate_as_of)), save: say.saveSettings }]
      : []),
  ];
}
