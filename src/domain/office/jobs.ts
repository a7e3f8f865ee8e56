import * as v from 'valibot';
import * as say from '../../words/staff/adminJobs.ts';
import { formatMoment, readMoment } from '../moment.ts';
import { counted, formatDate } from '../stay.ts';
import { describeAnswer, TroubleSchema } from './troubles.ts';

const JobRunSchema = v.object({
  id: v.number(),
  state: v.picklist(['running', 'done', 'failed', 'lost']),
  started_at: v.string(),
  finished_at: v.nullable(v.string()),
  /** Null for the schedule. */
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
  /** For the rebuild of the site: when it is next requested; null if no page has changed. */
  due_at: v.nullable(v.string()),
  /** The last scheduled call of its function. Without a status, no answer arrived. */
  call: v.nullable(
    v.object({
      called_at: v.string(),
      answered_at: v.nullable(v.string()),
      status: v.nullable(v.number()),
      problem: v.nullable(v.string()),
    }),
  ),
  runs: v.array(JobRunSchema),
  /** For the email job, which leaves no runs. */
  mails: v.nullable(
    v.object({
      last_finished_at: v.nullable(v.string()),
      waiting: v.number(),
      failed: v.number(),
      /** Waiting emails that are not due yet, and when the first one is. */
      held: v.number(),
      next_due_at: v.nullable(v.string()),
    }),
  ),
});
export type Job = v.InferOutput<typeof JobSchema>;

export const JobListSchema = v.object({ jobs: v.array(JobSchema), troubles: v.array(TroubleSchema) });

export const FailedMailSchema = v.object({
  id: v.number(),
  kind: v.string(),
  recipient: v.string(),
  /** `uncertain`: it may have been sent. */
  status: v.picklist(['failed', 'uncertain']),
  last_error: v.nullable(v.string()),
  finished_at: v.string(),
  about: v.nullable(v.string()),
});
export type FailedMail = v.InferOutput<typeof FailedMailSchema>;

export function describeMails({ last_finished_at, waiting, failed, held, next_due_at }: NonNullable<Job['mails']>) {
  const next = next_due_at && formatMoment(next_due_at);
  return [
    last_finished_at ? say.lastRun(formatMoment(last_finished_at)) : say.noEmailsInLast30Days,
    say.waitingAndFailed(counted(waiting, 'email'), failed),
    ...(next ? [held === 1 ? say.oneNotDueYet(next) : say.someNotDueYet(held, next), say.whyEmailsWait] : []),
  ].join(' ');
}

export { runStates } from '../../words/staff/adminJobs.ts';

export function describeCall(call: Job['call']): string {
  if (!call) return '';
  return `${say.scheduleCalled(formatMoment(call.called_at))} ${call.answered_at ? describeAnswer(call) : say.noAnswerYet}`;
}

/** True if the call succeeded. 409 means that an admin is running the job. */
export const isAnswered = ({ answered_at, status }: NonNullable<Job['call']>) =>
  answered_at === null || (status !== null && (status < 400 || status === 409));

export function describeRebuild({ due_at, schedule }: Pick<Job, 'due_at' | 'schedule'>, now = new Date()): string {
  if (!due_at) return '';
  if (!schedule) return say.pagesChangedSinceBuild;
  const due = readMoment(due_at);
  return due <= now ? say.rebuildDueNow : say.rebuildDueAt(formatMoment(due_at));
}

/** Describes a cron schedule (UTC) in Indian time: "Runs daily at 02:10." */
export function describeSchedule(schedule: string | null, job = ''): string {
  if (schedule === null) return say.runsOnlyWhenYouRunIt;
  if (job === 'rebuild_site') return say.runsWhenPagesChanged;
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(schedule);
  if (!daily) return say.schedules[schedule] ?? say.runsOnCronSchedule(schedule);
  const minutes = (Number(daily[2]) * 60 + Number(daily[1]) + 330) % 1440;
  return say.runsDailyAt(
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
}

type JobResult = NonNullable<JobRun['result']>;
const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const count = (result: JobResult, key: string, one: string, many?: string) => counted(number(result[key]), one, many);
const sentencesOf = (...sentences: (string | false | null | undefined)[]) => sentences.filter(Boolean).join(' ');
const deletedOf = (result: JobResult) => {
  const rows = Object.entries(say.deletable)
    .filter(([key]) => number(result[key]) > 0)
    .map(([key, [one, many]]) => count(result, key, one, many));
  return rows.length > 0 ? say.deletedRows(rows.join(', ')) : say.nothingToDelete;
};

const sentences: Record<string, (result: JobResult) => string> = {
  rebuild_site: (result) => (result.off ? say.noBuildHook : say.askedHostToBuild),
  send_mails: (result) => {
    const outcomes = Object.entries(say.mailOutcomes).filter(([outcome]) => number(result[outcome]) > 0);
    const others = outcomes.map(([outcome, words]) => `${number(result[outcome])} ${words}`);
    const waiting = Array.isArray(result.waiting) ? result.waiting.map((one) => say.languageWaits(String(one))) : [];
    return sentencesOf(say.emailsSent(count(result, 'sent', 'email'), others), ...waiting);
  },
  complete_stays: (result) => say.bookingsCompleted(count(result, 'completed', 'booking')),
  cancel_unpaid: (result) =>
    result.off
      ? say.noLimitInSettings
      : sentencesOf(
          say.expiredAndReminded(count(result, 'cancelled', 'booking'), count(result, 'reminded', 'guest')),
          number(result.asked) > 0 && say.remindedAdminsOf(count(result, 'asked', 'reported payment')),
          number(result.lost) > 0 && say.notFoundWithinWeek(count(result, 'lost', 'payment')),
        ),
  verify_counters: (result) =>
    number(result.drift) === 0 ? say.countersCorrect : say.countersWrong(count(result, 'drift', 'night')),
  verify_audit: (result) =>
    number(result.position) === 0
      ? say.noEntriesYet
      : say.entriesUnchanged(count(result, 'position', 'entry', 'entries'), String(result.hash).slice(0, 16)),
  refresh_rate: (result) =>
    (result.changed ? say.dollarRate : say.dollarRateUnchanged)(
      number(result.inr_per_unit),
      formatDate(String(result.as_of)),
    ),
  read_calendars: (result) => {
    const failed = number(result.failed) + number(result.doubtful);
    return sentencesOf(
      say.calendarsRead(count(result, 'read', 'calendar')),
      failed > 0 && say.calendarsFailed(counted(failed, 'calendar')),
    );
  },
  settle_payments: (result) =>
    result.off
      ? say.noPaymentGateway
      : sentencesOf(
          say.gatewayAsked(
            count(result, 'looked', 'payment page'),
            count(result, 'refunds', 'refund'),
            count(result, 'noted', 'change'),
          ),
          number(result.failed) > 0 && say.gatewayDidNotAnswerAbout(number(result.failed)),
        ),
  tidy_uploads: (result) => say.filesRemoved(count(result, 'removed', 'file')),
  purge: deletedOf,
  watch: (result) =>
    sentencesOf(
      number(result.troubles) === 0 ? say.noProblemsFound : say.problemsFound(count(result, 'troubles', 'problem')),
      number(result.told) > 0 && say.emailedAdminsAbout(number(result.told)),
    ),
  ask_reviews: (result) => say.guestsAskedForReview(count(result, 'asked', 'guest')),
  greet_guests: (result) => say.arrivalEmailsToSend(count(result, 'ahead', 'email'), number(result.welcomed)),
  notify_waitlist: (result) => say.alertsSent(count(result, 'told', 'availability alert')),
  form_c_due: (result) => say.remindedOfFormC(count(result, 'soon', 'booking'), number(result.over)),
  roll_rates: (result) => say.pricesCalculated(count(result, 'written', 'property', 'properties')),
  retention: deletedOf,
};

export function describeResult(job: string, result: JobRun['result']): string {
  if (!result) return '';
  return sentencesOf(sentences[job]?.(result) ?? JSON.stringify(result), Boolean(result.more) && say.runAgainForMore);
}

interface Finding {
  key: string;
  text: string;
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);

export function findingsOf(result: JobRun['result']): Finding[] {
  const breaks = listOf(result?.faults).map((one) => ({
    key: `${one.fault} ${one.place} ${one.id}`,
    text: describeBreak(one),
  }));
  const nights = listOf(result?.nights).map((one) => ({
    key: `${one.room_category_id} ${one.night}`,
    text: say.nightDiffers(
      `${one.hotel ?? say.aDeletedProperty}, ${one.room ?? say.aDeletedRoomType}, ${formatDate(String(one.night))}`,
      { booked: one.counted, blocked: one.blocked, held: one.held },
      { booked: one.booked, blocked: one.out_of_sale, held: one.kept },
    ),
  }));
  return [...breaks, ...nights];
}

/** Returns "Entry 12 (properties, Casa Susegad, 21 Nov 2026, 12:04)". `place` is its number in the chain. */
function entryOf({ place, at, entity, label }: Record<string, unknown>): string {
  const about = [entity, label, at && formatMoment(String(at))].filter(Boolean).join(', ');
  return `${place ? say.entryAt(place) : say.anEntry}${about ? ` (${about})` : ''}`;
}

function describeBreak(one: Record<string, unknown>): string {
  const fault = String(one.fault);
  if (fault === 'cut') return say.logCutOff(one.place);
  if (fault === 'rewritten') return say.logRewritten(one.place, formatMoment(String(one.at)));
  return say.chainFaults[fault]?.(entryOf(one)) ?? JSON.stringify(one);
}

export function describeDuration({ started_at, finished_at }: Pick<JobRun, 'started_at' | 'finished_at'>): string {
  if (!finished_at) return '';
  const seconds = Math.max(0, (readMoment(finished_at).getTime() - readMoment(started_at).getTime()) / 1000);
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : say.minutesAndSeconds(Math.floor(seconds / 60), Math.round(seconds % 60));
}
