import * as v from 'valibot';
import { describeTrouble, TroubleSchema } from '../../../src/domain/office/troubles.ts';
import type { Letter } from './layout.ts';
import { moment, type Writer } from './mailWords.ts';

/** The mail to admins that something is wrong with the site, still is, or is over. */

const DataSchema = v.object({
  step: v.picklist(['began', 'stands', 'over']),
  trouble: TroubleSchema,
  over_at: v.nullable(v.string()),
});

export const troubleWriters: Record<string, Writer> = {
  trouble: (data, site) => write(v.parse(DataSchema, data), site),
};

const otherActions = {
  settings: (site: string) => ({ label: 'Open the settings', url: `${site}/admin/settings` }),
  jobs: (site: string) => ({ label: 'See the jobs', url: `${site}/admin/run-job` }),
  bookings: (site: string) => ({ label: 'See the bookings', url: `${site}/admin/bookings` }),
} as const;
const leads = { began: '', stands: 'Still: ', over: 'Over: ' } as const;

function write({ step, trouble, over_at }: v.InferOutput<typeof DataSchema>, site: string): Letter {
  const { title, text, sql, place } = describeTrouble(trouble);
  const since = trouble.since ? moment(trouble.since) : null;
  const isOver = step === 'over';
  return {
    subject: `${leads[step]}${title}`,
    preview: isOver ? 'Nothing is left to do.' : text,
    heading: isOver
      ? 'This is over'
      : place === 'bookings'
        ? 'Check these bookings'
        : 'Something is wrong with the site',
    opening: [
      'Hello,',
      isOver ? `${title}: it has not been so for an hour.` : `${title}. ${text}`,
      ...(isOver ? [] : sql),
    ],
    facts: [
      ...(since ? [['Since', since] as const] : []),
      ...(isOver && over_at ? [['Until', moment(over_at)] as const] : []),
    ],
    closing: isOver
      ? []
      : [
          trouble.kind === 'nights_unpaid'
            ? 'While it lasts you get one such email a day. The overview shows how it is now.'
            : 'While it lasts there is one such mail a day, and one when it has been over for an hour. The overview of the back office tells how it is now.',
        ],
    action: { label: 'Open the overview', url: `${site}/admin` },
    otherActions: [otherActions[place](site)],
  };
}
