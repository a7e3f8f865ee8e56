import * as v from 'valibot';
import * as say from '../../words/staff/notifications.ts';
import { counted, formatDate, nightsBetween } from '../stay.ts';

/** Kinds that a person may mute. The database has the same names, and `test`. */
export const pushKinds = Object.keys(say.kindWords) as (keyof typeof say.kindWords)[];
export type PushKind = (typeof pushKinds)[number];

export const NotificationsSchema = v.object({
  /** The key to subscribe with; null while the site sends none. */
  public_key: v.nullable(v.string()),
  muted: v.array(v.string()),
  quiet_from: v.nullable(v.string()),
  quiet_to: v.nullable(v.string()),
  devices: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      added_at: v.string(),
      sent_at: v.nullable(v.string()),
      refused_with: v.nullable(v.number()),
      is_here: v.boolean(),
    }),
  ),
});
export type Notifications = v.InferOutput<typeof NotificationsSchema>;

const aboutStay = {
  hotel_id: v.string(),
  facts: v.object({
    hotel_name: v.string(),
    room_name: v.string(),
    num_rooms: v.number(),
    first_night: v.string(),
    end_date: v.string(),
  }),
};
const StayPushSchema = v.object({ kind: v.picklist(pushKinds), about: v.string(), ...aboutStay });
export const PushSchema = v.variant('kind', [StayPushSchema, v.object({ kind: v.literal('test'), about: v.string() })]);
export type Push = v.InferOutput<typeof PushSchema>;

/** The message to the worker of the front desk. `tag`: a newer one with it replaces the older. `path` opens when it is selected. */
export const ShownSchema = v.object({ title: v.string(), body: v.string(), tag: v.string(), path: v.string() });
export type Shown = v.InferOutput<typeof ShownSchema>;

/** Returns the title and the text of a notification. */
export function pushWords(push: Push): Pick<Shown, 'title' | 'body'> {
  if (push.kind === 'test') return { title: say.pushTitles.test, body: say.testWorks };
  const { hotel_name, room_name, num_rooms, first_night, end_date } = push.facts;
  return {
    title: say.at(say.pushTitles[push.kind], hotel_name),
    body: say.about(
      say.several(num_rooms, room_name),
      formatDate(first_night),
      counted(nightsBetween(first_night, end_date), 'night'),
    ),
  };
}

const browsers = {
  Edge: /Edg/,
  'Samsung Internet': /SamsungBrowser/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};
const systems = {
  Android: /Android/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  Mac: /Macintosh/,
  Windows: /Windows/,
  Linux: /Linux|CrOS/,
};
const nameIn = (names: Record<string, RegExp>, text: string) =>
  Object.keys(names).find((name) => names[name]?.test(text));

/** Returns a name for the list of devices: "Chrome on Android". */
export const deviceName = (userAgent: string) =>
  say.deviceOn(nameIn(browsers, userAgent) ?? say.aBrowser, nameIn(systems, userAgent) ?? say.aDevice);
