import * as v from 'valibot';
import { type Area, broken, ok } from '../finding.ts';
import { readAs } from '../target.ts';

const LookupSchema = v.object({ ok: v.literal(false), code: v.picklist(['not_found', 'rate_limited', 'busy']) });

/** Default of `lookups_per_client_a_minute` in `private.limits`. */
const allowed = 30;

export const limits: Area = {
  title: 'Limits',
  checks: [
    {
      name: 'Look-ups are counted',
      asks: `Is the ${allowed + 1}st look-up of a booking within a minute refused?`,
      async look(target) {
        // The count restarts each minute, so of 2n + 1 calls at least one minute has more than n.
        for (let asked = 1; asked <= 2 * allowed + 1; asked += 1) {
          const { code } = readAs(
            LookupSchema,
            await target.asStranger('/rest/v1/rpc/booking_by_reference', {
              method: 'POST',
              body: { booking_reference: 'AAAA-AAAA-AAAA-AAAA' },
            }),
            'A look-up',
          );
          if (code === 'rate_limited') return ok(`Yes. The ${ordinal(asked)} was refused.`);
        }
        return broken(
          `${2 * allowed + 1} look-ups of a made-up booking were all answered. Nothing stops a person who guesses references.`,
          'Check lookups_per_client_a_minute of private.limits (docs/operate.md#limits-against-misuse), and the trusted address header at /admin/settings. On Supabase it is cf-connecting-ip.',
        );
      },
    },
  ],
};

function ordinal(count: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en', { type: 'ordinal' }).select(count) as string
  ];
  return `${count}${ending ?? 'th'}`;
}
