import * as v from 'valibot';
import type { Letter } from './layout.ts';
import { moment, type Writer } from './mailWords.ts';

/** The mail to admins that a limit is met which all share. */

const LimitSchema = v.object({
  limit: v.picklist(['bookings_a_minute', 'subscriptions_an_hour', 'unknown_clients']),
  allowed: v.nullable(v.number()),
  at: v.string(),
});

export const limitWriters: Record<string, Writer> = {
  limit_reached: (data, site) => limitReached(v.parse(LimitSchema, data), site),
};

const limits: Record<v.InferOutput<typeof LimitSchema>['limit'], { name: string; what: string }> = {
  bookings_a_minute: {
    name: 'bookings on the whole site, a minute',
    what: 'Guests who would have booked were asked to try again. A rush of guests, or somebody who takes rooms by program: look at the newest bookings, and raise the limit if they are guests.',
  },
  subscriptions_an_hour: {
    name: 'newsletter sign-ups on the whole site, an hour',
    what: 'New addresses were asked to try again later.',
  },
  unknown_clients: {
    name: 'calls that come without an address',
    what: 'All connections whose address is not known share one limit. If guests are refused, the header that is believed does not suit what stands in front of the database: see the settings.',
  },
};

function limitReached({ limit, allowed, at }: v.InferOutput<typeof LimitSchema>, site: string): Letter {
  const { name, what } = limits[limit];
  return {
    subject: `A limit was met: ${name}`,
    preview: `Since ${moment(at)}. There is one such mail an hour at most.`,
    heading: 'A limit of the site was met',
    opening: ['Hello,', what],
    facts: [
      ['Limit', name],
      ...(allowed === null ? [] : [['Set to', String(allowed)] as const]),
      ['Since', moment(at)],
    ],
    closing: ['There is one such mail an hour at most.'],
    action: { label: 'Open the settings', url: `${site}/admin/settings` },
    otherAction: { label: 'See the newest bookings', url: `${site}/admin/bookings` },
  };
}
