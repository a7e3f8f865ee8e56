import * as v from 'valibot';
import { describeTrouble, TroubleSchema } from '../../../src/domain/office/troubles.ts';
import { openLog } from '../../../src/words/staff/adminJobs.ts';
import { moment, type Writer, writer } from './mailWords.ts';

const DataSchema = v.object({
  step: v.picklist(['began', 'stands', 'over']),
  trouble: TroubleSchema,
  over_at: v.nullable(v.string()),
});

const otherActions = {
  settings: (site: string) => ({ label: 'Open the settings', url: `${site}/admin/settings` }),
  jobs: (site: string) => ({ label: 'See the jobs', url: `${site}/admin/run-job` }),
  bookings: (site: string) => ({ label: 'See the bookings', url: `${site}/admin/bookings` }),
} as const;
const leads = { began: '', stands: 'Still: ', over: 'Resolved: ' } as const;

export const troubleWriters: Record<string, Writer> = {
  trouble: writer(DataSchema, ({ step, trouble, over_at }, site) => {
    const { title, text, sql, place, log, isHeavy } = describeTrouble(trouble);
    const since = trouble.since ? moment(trouble.since) : null;
    const isOver = step === 'over';
    const isAboutBookings = trouble.kind === 'nights_unpaid';
    const isTitled = !isHeavy && !isAboutBookings;
    return {
      subject: `${leads[step]}${title}`,
      preview: isOver ? 'You need not do anything.' : text,
      heading: isOver
        ? 'This is resolved'
        : isAboutBookings
          ? 'Check these bookings'
          : isTitled
            ? title
            : 'Something is wrong with the site',
      opening: [
        'Hello,',
        isOver ? `“${title}” has been resolved for an hour.` : isTitled ? text : `${title}. ${text}`,
        ...(isOver ? [] : sql),
      ],
      facts: [since && ['Since', since], isOver && over_at && ['Until', moment(over_at)]],
      closing: [
        !isOver &&
          (isAboutBookings
            ? 'We email you once a day while it lasts. The overview shows the current state.'
            : 'We email you once a day until it is resolved, and again an hour later. The overview shows the current state.'),
      ],
      action: { label: 'Open the overview', url: `${site}/admin` },
      otherActions: [log ? { label: openLog, url: log } : otherActions[place](site)],
    };
  }),
};
