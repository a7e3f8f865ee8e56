import * as v from 'valibot';
import * as say from '../../words/staff/admin.ts';
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
  const last = last_finished_at ? say.lastRun(formatMoment(last_finished_at)) : say.noEmailsInLast30Days;
  const later =
    next_due_at === null ? '' : say.ofThoseWaitingNotDueYet(held, held === 1 ? 'is' : 'are', formatMoment(next_due_at));
  return say.waitingFailed(last, counted(waiting, 'email'), failed, later);
}

export const runStates = { running: say.running, done: say.done, failed: say.failed, lost: say.lost } as const;

/** The last call of a job's function by the schedule, as a sentence; empty when there was none. */
export function describeCall(call: Job['call']): string {
  if (!call) return '';
  const at = say.theScheduleCalledItsFunction(formatMoment(call.called_at));
  return call.answered_at ? say.and(at, describeAnswer(call)) : say.itHasNotAnsweredYet(at);
}

/** True if the call succeeded. 409 means that an admin is running the job. */
export const isAnswered = ({ answered_at, status }: NonNullable<Job['call']>) =>
  answered_at === null || (status !== null && (status < 400 || status === 409));

/** Says when the site is rebuilt on schedule; empty when no page has changed. */
export function describeRebuild({ due_at, schedule }: Pick<Job, 'due_at' | 'schedule'>, now = new Date()): string {
  if (!due_at) return '';
  if (!schedule) return say.pagesHaveChangedSinceLastBuild;
  const due = readMoment(due_at);
  return due <= now ? say.aRebuildIsDueNow : say.aRebuildIsDueAt(formatMoment(due_at));
}

const schedules: Record<string, string> = {
  '* * * * *': say.everyMinute,
  '*/5 * * * *': say.every5Minutes,
  '*/10 * * * *': say.every10Minutes,
  '*/15 * * * *': say.every15Minutes,
  '10 * * * *': say.everyHour,
  '20 * * * *': say.everyHour,
};
/** A schedule of cron (in UTC) as people in India read it: "daily at 02:10". */
export function describeSchedule(schedule: string | null, job = ''): string {
  if (schedule === null) return say.onlyWhenYouRunIt;
  if (job === 'rebuild_site') return say.whenPagesHaveChanged;
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(schedule);
  if (!daily) return schedules[schedule] ?? say.onCronSchedule(schedule);
  const minutes = (Number(daily[2]) * 60 + Number(daily[1]) + 330) % 1440;
  return say.dailyAt(String(Math.floor(minutes / 60)).padStart(2, '0'), String(minutes % 60).padStart(2, '0'));
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const again = (result: Record<string, unknown>) => (result.more ? say.thereIsMoreToDo : '');

const sentences: Record<string, (result: Record<string, unknown>) => string> = {
  rebuild_site: (result) => (result.off ? say.nothingDone : say.weAskedHostToBuildSite),
  send_mails: (result) => {
    const others = (['retry', 'failed', 'uncertain', 'outdated'] as const).filter((kind) => number(result[kind]) > 0);
    const rest = others.map((kind) => `, ${number(result[kind])} ${kind === 'retry' ? say.toBeTriedAgain : kind}`);
    const waiting = Array.isArray(result.waiting)
      ? result.waiting.map((one) => ` Emails in “${one}” wait: the function send-mails-${one} does not answer.`)
      : [];
    return `${counted(number(result.sent), 'email')} sent${rest.join('')}.${waiting.join('')}${again(result)}`;
  },
  complete_stays: (result) => `${counted(number(result.completed), 'booking')} completed.${again(result)}`,
  cancel_unpaid: (result) =>
    result.off
      ? say.nothingDone2
      : say.expiredUnpaidReminded(
          counted(number(result.cancelled), 'booking'),
          counted(number(result.reminded), 'guest'),
          number(result.asked) > 0 ? say.weRemindedAdminsOf(counted(number(result.asked), 'reported payment')) : '',
          number(result.lost) > 0 ? say.notFoundWithinWeek(counted(number(result.lost), 'payment')) : '',
          again(result),
        ),
  verify_counters: (result) =>
    number(result.drift) === 0
      ? say.theCountersOfEveryNight
      : say.theCountersOfAreWrong(counted(number(result.drift), 'night')),
  verify_audit: (result) =>
    number(result.position) === 0
      ? say.thereAreNoEntriesYet
      : say.noneChanged(counted(number(result.position), 'entry', 'entries'), String(result.hash).slice(0, 16)),
  refresh_rate: (result) =>
    say.oneIsRateOf(number(result.inr_per_unit), formatDate(String(result.as_of)), result.changed ? '' : say.unchanged),
  read_calendars: (result) => {
    const read = say.read(counted(number(result.read), 'calendar'));
    const failed = number(result.failed) + number(result.doubtful);
    return failed === 0 ? read : say.failedOrGaveDoubtfulData(read, counted(failed, 'calendar'));
  },
  settle_payments: (result) =>
    result.off
      ? say.nothingDone3
      : say.weAskedGatewayAbout(
          counted(number(result.looked), 'payment page'),
          counted(number(result.refunds), 'refund'),
          counted(number(result.noted), 'change'),
          number(result.failed) > 0 ? say.itDidNotAnswerAbout(number(result.failed)) : '',
        ),
  tidy_uploads: (result) => say.removedOf(counted(number(result.removed), 'file')),
  purge: (result) =>
    say.deletedOfPaymentGatewayOfSchedule(
      counted(number(result.rate_limits), 'rate limit'),
      counted(number(result.human_proofs), 'security check'),
      counted(number(result.booking_keys), 'booking key'),
      counted(number(result.holds), 'hold'),
      counted(number(result.networks), 'network'),
      counted(number(result.waits), 'availability alert'),
      counted(number(result.drafts), 'draft'),
      counted(number(result.deleted_listings), 'deleted listing'),
      counted(number(result.deliveries), 'message'),
      counted(number(result.job_runs), 'old run'),
      counted(number(result.schedule_notes), 'record'),
    ),
  watch: (result) => {
    const troubles = number(result.troubles);
    const found = troubles === 0 ? say.noProblemsFound : say.foundSeeOverview(counted(troubles, 'problem'));
    return number(result.told) === 0 ? found : say.weEmailedAdminsAbout(found, number(result.told));
  },
  ask_reviews: (result) => say.askedForReview(counted(number(result.asked), 'guest'), again(result)),
  greet_guests: (result) =>
    say.toBeSentBetween700(counted(number(result.ahead), 'email'), number(result.welcomed), again(result)),
  tell_freed: (result) => `${counted(number(result.told), 'availability alert')} sent.${again(result)}`,
  form_c_due: (result) =>
    say.weRemindedPropertiesOfFormC(counted(number(result.soon), 'booking'), number(result.over), again(result)),
  roll_rates: (result) =>
    say.pricesOfCalculated(counted(number(result.written), 'property', 'properties'), again(result)),
  retention: (result) =>
    say.deletedGuestDetails(
      counted(number(result.guests), 'old booking'),
      counted(number(result.documents), 'document'),
      counted(number(result.payout), 'payout record'),
      counted(number(result.accounts), 'unconfirmed account'),
      counted(number(result.searches), 'search', 'searches'),
      counted(number(result.invoices), 'old invoice'),
      counted(number(result.papers), 'booking'),
      again(result),
    ),
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
    text: `${one.hotel ?? say.aDeletedProperty}, ${one.room ?? say.aDeletedRoomType}, ${formatDate(String(one.night))}: the counters say ${one.counted} booked, ${one.blocked} blocked and ${one.held} on hold, but there are ${one.booked}, ${one.out_of_sale} and ${one.kept}`,
  }));
  return [...breaks, ...nights];
}

/** "Entry 12 (properties, Casa Susegad, 21 Nov 2026, 12:04)"; the place is the one in the chain. */
function entryOf({ place, at, entity, label }: Record<string, unknown>): string {
  const about = [entity, label, at && formatMoment(String(at))].filter(Boolean).join(', ');
  return `${place ? `Entry ${place}` : say.anEntry}${about ? ` (${about})` : ''}`;
}

/** What is wrong at an entry, by the faults of the database's `audit_faults`. */
const breakSentences: Record<string, (one: Record<string, unknown>) => string> = {
  changed: (one) => say.wasChangedAfterItWasWritten(entryOf(one)),
  missing: (one) => say.theEntryBeforeItWasRemoved(entryOf(one)),
  replaced: (one) => say.theEntryBeforeItWasReplaced(entryOf(one)),
  loose: (one) => say.wasAddedOutsideChain(entryOf(one)),
  cut: ({ place }) => `The log should end with entry ${place}: its end was removed or replaced.`,
  rewritten: ({ place, at }) =>
    `Entry ${place} is not the one checked on ${formatMoment(String(at))}: the log was rewritten.`,
};

/** How long a run took: "0.4 s", "2 min 5 s". */
export function describeDuration({ started_at, finished_at }: Pick<JobRun, 'started_at' | 'finished_at'>): string {
  if (!finished_at) return '';
  const seconds = Math.max(0, (readMoment(finished_at).getTime() - readMoment(started_at).getTime()) / 1000);
  return seconds < 60 ? `${seconds.toFixed(1)} s` : say.minS(Math.floor(seconds / 60), Math.round(seconds % 60));
}
