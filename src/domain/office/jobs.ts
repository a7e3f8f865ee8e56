import * as v from 'valibot';
import { formatMoment, readMoment } from '../moment.ts';
import { counted, formatDate } from '../stay.ts';
import { describeAnswer, TroubleSchema } from './troubles.ts';

/** The jobs of the admin area, and the words for their runs. */

const JobRunSchema = v.object({
  id: v.number(),
  state: v.picklist(['running', 'done', 'failed', 'lost']),
  started_at: v.string(),
  finished_at: v.nullable(v.string()),
  /** Who asked for it; null for the schedule. */
  by: v.nullable(v.string()),
  result: v.nullable(v.record(v.string(), v.unknown())),
  error: v.nullable(v.string()),
});
type JobRun = v.InferOutput<typeof JobRunSchema>;

export const JobSchema = v.object({
  name: v.string(),
  title: v.string(),
  description: v.string(),
  runs_in: v.picklist(['database', 'function']),
  schedule: v.nullable(v.string()),
  /** For the job that rebuilds the site: when the host is asked next; null when no page has changed. */
  due_at: v.nullable(v.string()),
  /** The last call of its function by the schedule that was answered; without status, none came. */
  call: v.nullable(
    v.object({
      called_at: v.string(),
      answered_at: v.nullable(v.string()),
      status: v.nullable(v.number()),
      problem: v.nullable(v.string()),
    }),
  ),
  /** Newest first. */
  runs: v.array(JobRunSchema),
  /** For the job that sends emails: its schedule leaves no runs. */
  mails: v.nullable(
    v.object({
      last_finished_at: v.nullable(v.string()),
      waiting: v.number(),
      failed: v.number(),
      /** How many of those that wait are not due yet, and when the first of them is. */
      held: v.number(),
      next_due_at: v.nullable(v.string()),
    }),
  ),
});
export type Job = v.InferOutput<typeof JobSchema>;

/** The jobs, and what is wrong now. */
export const JobListSchema = v.object({ jobs: v.array(JobSchema), troubles: v.array(TroubleSchema) });

export const FailedMailSchema = v.object({
  id: v.number(),
  kind: v.string(),
  recipient: v.string(),
  /** uncertain: it may have gone out. */
  status: v.picklist(['failed', 'uncertain']),
  last_error: v.nullable(v.string()),
  finished_at: v.string(),
  /** The booking's reference, or the name of the listing or person. */
  about: v.nullable(v.string()),
});
export type FailedMail = v.InferOutput<typeof FailedMailSchema>;

/** Says how many emails wait and failed. */
export function describeMails({ last_finished_at, waiting, failed, held, next_due_at }: NonNullable<Job['mails']>) {
  const last = last_finished_at ? `Last run ${formatMoment(last_finished_at)}` : 'No emails in the last 30 days';
  const later =
    next_due_at === null
      ? ''
      : ` ${held} of those waiting ${held === 1 ? 'is' : 'are'} not due yet. The next is due at ${formatMoment(next_due_at)}. We collect our changes to a listing for 10 minutes in one email to its owner, and we try failed emails again later.`;
  return `${last}. ${counted(waiting, 'email')} waiting, ${failed} failed.${later}`;
}

export const runStates = { running: 'Running', done: 'Done', failed: 'Failed', lost: 'Lost' } as const;

/** The last call of a job's function by the schedule, as a sentence; empty when there was none. */
export function describeCall(call: Job['call']): string {
  if (!call) return '';
  const at = `The schedule called its function ${formatMoment(call.called_at)}`;
  return call.answered_at ? `${at} and ${describeAnswer(call)}` : `${at}. It has not answered yet.`;
}

/** True if the call succeeded. 409 means that an admin is running the job. */
export const isAnswered = ({ answered_at, status }: NonNullable<Job['call']>) =>
  answered_at === null || (status !== null && (status < 400 || status === 409));

/** Says when the site is rebuilt on schedule; empty when no page has changed. */
export function describeRebuild({ due_at, schedule }: Pick<Job, 'due_at' | 'schedule'>, now = new Date()): string {
  if (!due_at) return '';
  if (!schedule) return 'Pages have changed since the last build.';
  const due = readMoment(due_at);
  return due <= now ? 'A rebuild is due now.' : `A rebuild is due at ${formatMoment(due_at)}.`;
}

const schedules: Record<string, string> = {
  '* * * * *': 'every minute',
  '*/5 * * * *': 'every 5 minutes',
  '*/10 * * * *': 'every 10 minutes',
  '*/15 * * * *': 'every 15 minutes',
  '10 * * * *': 'every hour',
  '20 * * * *': 'every hour',
};
/** A schedule of cron (in UTC) as people in India read it: "daily at 02:10". */
export function describeSchedule(schedule: string | null, job = ''): string {
  if (schedule === null) return 'only when you run it';
  if (job === 'rebuild_site') return 'when pages have changed';
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(schedule);
  if (!daily) return schedules[schedule] ?? `on the cron schedule ${schedule}`;
  const minutes = (Number(daily[2]) * 60 + Number(daily[1]) + 330) % 1440;
  return `daily at ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const again = (result: Record<string, unknown>) => (result.more ? ' There is more to do: run it again.' : '');

const sentences: Record<string, (result: Record<string, unknown>) => string> = {
  rebuild_site: (result) =>
    result.off ? 'Nothing done: no build hook is set.' : 'We asked the host to build the site.',
  send_mails: (result) => {
    const others = (['retry', 'failed', 'uncertain', 'outdated'] as const).filter((kind) => number(result[kind]) > 0);
    const rest = others.map((kind) => `, ${number(result[kind])} ${kind === 'retry' ? 'to be tried again' : kind}`);
    const waiting = Array.isArray(result.waiting)
      ? result.waiting.map((one) => ` Emails in “${one}” wait: the function send-mails-${one} does not answer.`)
      : [];
    return `${counted(number(result.sent), 'email')} sent${rest.join('')}.${waiting.join('')}${again(result)}`;
  },
  complete_stays: (result) => `${counted(number(result.completed), 'booking')} completed.${again(result)}`,
  cancel_unpaid: (result) =>
    result.off
      ? 'Nothing done: no limit is set in Settings.'
      : `${counted(number(result.cancelled), 'booking')} expired unpaid, ${counted(number(result.reminded), 'guest')} reminded.${number(result.asked) > 0 ? ` We reminded admins of ${counted(number(result.asked), 'reported payment')}.` : ''}${number(result.lost) > 0 ? ` ${counted(number(result.lost), 'payment')} not found within a week.` : ''}${again(result)}`,
  verify_counters: (result) =>
    number(result.drift) === 0
      ? 'The counters of every night are correct.'
      : `The counters of ${counted(number(result.drift), 'night')} are wrong.`,
  verify_audit: (result) =>
    number(result.position) === 0
      ? 'There are no entries yet.'
      : `${counted(number(result.position), 'entry', 'entries')}, none changed. Their hash begins with ${String(result.hash).slice(0, 16)}. Keep it elsewhere to prove later that no entry was replaced.`,
  refresh_rate: (result) =>
    `$1 is ₹${number(result.inr_per_unit)}, rate of ${formatDate(String(result.as_of))}${result.changed ? '' : ' (unchanged)'}.`,
  read_calendars: (result) => {
    const read = `${counted(number(result.read), 'calendar')} read.`;
    const failed = number(result.failed) + number(result.doubtful);
    return failed === 0 ? read : `${read} ${counted(failed, 'calendar')} failed or gave doubtful data.`;
  },
  settle_payments: (result) =>
    result.off
      ? 'Nothing done: no payment gateway is set up.'
      : `We asked the gateway about ${counted(number(result.looked), 'payment page')} and ${counted(number(result.refunds), 'refund')}, and recorded ${counted(number(result.noted), 'change')}.${number(result.failed) > 0 ? ` It did not answer about ${number(result.failed)}.` : ''}`,
  tidy_uploads: (result) => `${counted(number(result.removed), 'file')} removed.`,
  purge: (result) =>
    `Deleted: ${counted(number(result.rate_limits), 'rate limit')}, ${counted(number(result.human_proofs), 'security check')}, ${counted(number(result.booking_keys), 'booking key')}, ${counted(number(result.holds), 'hold')}, ${counted(number(result.networks), 'network')}, ${counted(number(result.waits), 'availability alert')}, ${counted(number(result.drafts), 'draft')}, ${counted(number(result.deleted_listings), 'deleted listing')}, ${counted(number(result.deliveries), 'message')} of the payment gateway, ${counted(number(result.job_runs), 'old run')}, ${counted(number(result.schedule_notes), 'record')} of the schedule.`,
  watch: (result) => {
    const troubles = number(result.troubles);
    const found = troubles === 0 ? 'No problems found.' : `${counted(troubles, 'problem')} found: see the overview.`;
    return number(result.told) === 0 ? found : `${found} We emailed admins about ${number(result.told)}.`;
  },
  ask_reviews: (result) => `${counted(number(result.asked), 'guest')} asked for a review.${again(result)}`,
  greet_guests: (result) =>
    `To be sent between 7:00 AM and 9:00 PM: ${counted(number(result.ahead), 'email')} before arrival, ${number(result.welcomed)} on the arrival day.${again(result)}`,
  tell_freed: (result) => `${counted(number(result.told), 'availability alert')} sent.${again(result)}`,
  form_c_due: (result) =>
    `We reminded properties of Form C for ${counted(number(result.soon), 'booking')} due soon and ${number(result.over)} overdue.${again(result)}`,
  roll_rates: (result) =>
    `Prices of ${counted(number(result.written), 'property', 'properties')} calculated.${again(result)}`,
  retention: (result) =>
    `Deleted: guest details of ${counted(number(result.guests), 'old booking')}, ${counted(number(result.documents), 'document')} and ${counted(number(result.payout), 'payout record')} of rejected listings, ${counted(number(result.accounts), 'unconfirmed account')}, the text of ${counted(number(result.searches), 'search', 'searches')}, buyers of ${counted(number(result.invoices), 'old invoice')}, Form C details of ${counted(number(result.papers), 'booking')}.${again(result)}`,
};

/** Says what a job did; empty when it left no result. */
export function describeResult(job: string, result: JobRun['result']): string {
  return result ? (sentences[job]?.(result) ?? JSON.stringify(result)) : '';
}

interface Finding {
  key: string;
  text: string;
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);

/** Lists what a check found: nights whose counters are wrong, and breaks in the chain of the audit log. */
export function findingsOf(result: JobRun['result']): Finding[] {
  const breaks = listOf(result?.faults).map((one) => ({
    key: `${one.fault} ${one.place} ${one.id}`,
    text: (breakSentences[String(one.fault)] ?? ((other) => JSON.stringify(other)))(one),
  }));
  const nights = listOf(result?.nights).map((one) => ({
    key: `${one.room_category_id} ${one.night}`,
    text: `${one.hotel ?? 'A deleted property'}, ${one.room ?? 'a deleted room type'}, ${formatDate(String(one.night))}: the counters say ${one.counted} booked, ${one.blocked} blocked and ${one.held} on hold, but there are ${one.booked}, ${one.out_of_sale} and ${one.kept}`,
  }));
  return [...breaks, ...nights];
}

/** "Entry 12 (properties, Casa Susegad, 21 Nov 2026, 12:04)"; the place is the one in the chain. */
function entryOf({ place, at, entity, label }: Record<string, unknown>): string {
  const about = [entity, label, at && formatMoment(String(at))].filter(Boolean).join(', ');
  return `${place ? `Entry ${place}` : 'An entry'}${about ? ` (${about})` : ''}`;
}

/** What is wrong at an entry, by the faults of the database's `audit_faults`. */
const breakSentences: Record<string, (one: Record<string, unknown>) => string> = {
  changed: (one) => `${entryOf(one)} was changed after it was written.`,
  missing: (one) => `${entryOf(one)}: the entry before it was removed.`,
  replaced: (one) => `${entryOf(one)}: the entry before it was replaced.`,
  loose: (one) => `${entryOf(one)} was added outside the chain.`,
  cut: ({ place }) => `The log should end with entry ${place}: its end was removed or replaced.`,
  rewritten: ({ place, at }) =>
    `Entry ${place} is not the one checked on ${formatMoment(String(at))}: the log was rewritten.`,
};

/** How long a run took: "0.4 s", "2 min 5 s". */
export function describeDuration({ started_at, finished_at }: Pick<JobRun, 'started_at' | 'finished_at'>): string {
  if (!finished_at) return '';
  const seconds = Math.max(0, (readMoment(finished_at).getTime() - readMoment(started_at).getTime()) / 1000);
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
