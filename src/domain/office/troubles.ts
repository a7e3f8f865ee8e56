import * as v from 'valibot';
import * as say from '../../words/staff/adminJobs.ts';
import { FilledSchema, filledBookings, soldOutWords } from '../booking/filled.ts';
import { formatMoment } from '../moment.ts';
import { counted } from '../stay.ts';

const LacksSchema = v.array(v.picklist(['pg_cron', 'jobs', 'pg_net', 'project_url', 'secret_key']));
const subject = v.string();
/** When it was first seen; null if it was always so. */
const since = v.nullable(v.string());
const about = <Kind extends string, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) =>
  v.object({ kind: v.literal(kind), subject, since, facts: v.object(facts) });
const found = { title: v.string(), error: v.string() };
/** A run outside the database: a build, a workflow or a backup. The log is at `url`. */
const OutsideSchema = v.object({
  title: v.optional(v.string()),
  error: v.optional(v.string()),
  url: v.optional(v.string()),
  is_failed: v.boolean(),
  good_at: v.nullable(v.string()),
});

const KnownTroubleSchema = v.variant('kind', [
  about('counters_differ', found),
  about('audit_broken', found),
  about('payments_differ', { count: v.number() }),
  about('refunds_stuck', { count: v.number() }),
  about('nights_unpaid', { hotel_name: v.string(), ...FilledSchema.entries }),
  about('rates_short', { count: v.number() }),
  about('schedule_off', { lacks: LacksSchema }),
  about('schedule_silent', {}),
  about('schedule_unfinished', { lacks: LacksSchema }),
  about('mails_waiting', { count: v.number() }),
  about('call_failed', { title: v.string(), status: v.nullable(v.number()), problem: v.nullable(v.string()) }),
  about('job_failed', { state: v.picklist(['failed', 'lost']), ...found, outside: v.optional(OutsideSchema) }),
  about('limit_met', {
    limit: v.picklist(['bookings_a_minute', 'subscriptions_an_hour', 'unknown_clients', 'emails_to_unproven']),
    allowed: v.nullable(v.number()),
  }),
]);
const known: string[] = KnownTroubleSchema.options.map(({ entries }) => entries.kind.literal);
/** A page that is older than the server shows a kind it does not know as `unknown`. */
const UnknownTroubleSchema = v.pipe(
  v.object({
    kind: v.pipe(
      v.string(),
      v.check((kind) => !known.includes(kind)),
    ),
    subject,
  }),
  v.transform(({ kind, subject }) => ({ kind: 'unknown' as const, subject: `${kind} ${subject}`, since: null })),
);
export const TroubleSchema = v.union([KnownTroubleSchema, UnknownTroubleSchema]);
export type Trouble = v.InferOutput<typeof TroubleSchema>;

export interface TroubleWords {
  title: string;
  text: string;
  /** Repairs it in the SQL editor. */
  sql: readonly string[];
  place: 'jobs' | 'settings' | 'bookings';
  /** The log of what failed, at another site. */
  log?: string | undefined;
  /** It loses data or sells rooms wrongly while it lasts. */
  isHeavy: boolean;
}

export function describeAnswer({ status, problem }: { status: number | null; problem: string | null }): string {
  const because = problem?.replace(/\.?$/, '.');
  if (status === null) return because ? say.functionNotReached(because) : say.functionDidNotAnswer;
  return because ? say.functionAnsweredWith(status, because) : say.functionAnswered(status);
}

/** Where admins see what reached the limit, or correct it. */
const limitPlaces = {
  bookings_a_minute: 'bookings',
  subscriptions_an_hour: 'jobs',
  unknown_clients: 'settings',
  emails_to_unproven: 'jobs',
} as const;

function cureOf(status: number | null): string {
  if (status === null) return say.checkProjectUrl;
  if (status === 401 || status === 403) return say.secretKeyOfOtherProject;
  if (status === 404) return say.functionDoesNotExist;
  return say.seeFunctionLog;
}

export function describeTrouble(trouble: Trouble): TroubleWords {
  const words = (title: string, text: string, more: Partial<TroubleWords> = {}): TroubleWords => ({
    title,
    text,
    sql: [],
    place: 'jobs',
    isHeavy: true,
    ...more,
  });
  switch (trouble.kind) {
    case 'counters_differ':
      return words(say.roomCountersDiffer, say.roomsMayBeOversold(trouble.facts.error));
    case 'audit_broken':
      return words(say.auditLogChanged, say.auditLogChangedMeans(trouble.facts.error));
    case 'nights_unpaid': {
      const { hotel_name, room_name } = trouble.facts;
      return words(
        say.unpaidBookingsFill(room_name, hotel_name),
        say.filledWithoutAdvance(soldOutWords(trouble.facts), filledBookings(trouble.facts)),
        { place: 'bookings', isHeavy: false },
      );
    }
    case 'rates_short':
      return words(
        say.pricesNotFarEnoughAhead,
        say.pricesMissingFor(counted(trouble.facts.count, 'property', 'properties')),
      );
    case 'payments_differ':
      return words(say.onlinePaymentsDiffer, say.gatewayNamedOtherAmount(counted(trouble.facts.count, 'case')));
    case 'refunds_stuck':
      return words(say.refundsStuck, say.gatewayDidNotRefund(counted(trouble.facts.count, 'refund')));
    case 'schedule_off':
      return trouble.facts.lacks.includes('pg_cron')
        ? words(say.noJobRunsAutomatically, say.databaseHasNoSchedule, {
            sql: ['select private.schedule_jobs();'],
            isHeavy: false,
          })
        : words(say.notAllJobsRunAutomatically, say.scheduleLacksJobs, {
            sql: ['select private.schedule_jobs();'],
            isHeavy: false,
          });
    case 'schedule_silent':
      return words(say.scheduleStopped, say.noJobForTenMinutes);
    case 'schedule_unfinished': {
      const sql = trouble.facts.lacks.flatMap((lack) => cures[lack] ?? []);
      return words(
        say.functionsDoNotRunYet,
        sql.length === 1 ? say.runThisToCallFunctions : say.runTheseToCallFunctions,
        { sql },
      );
    }
    case 'mails_waiting':
      return words(say.emailsDelayed, say.emailsOverdue(counted(trouble.facts.count, 'email')));
    case 'call_failed':
      return words(
        say.functionFails(trouble.facts.title),
        `${describeAnswer(trouble.facts)} ${cureOf(trouble.facts.status)}`,
      );
    case 'job_failed': {
      const { outside } = trouble.facts;
      if (outside && trouble.subject === 'backup') {
        const last = outside.good_at ? say.lastBackup(formatMoment(outside.good_at)) : say.noBackupYet;
        const name = outside.is_failed ? say.backupFailed : say.backupLate;
        return words(name, say.makeBackupNow(last, outside.error), { log: outside.url });
      }
      if (outside) {
        const name = trouble.subject === 'workflow' ? say.workflowFailed : say.buildFailed;
        return words(name, say.guestsSeeLastBuild(outside.title, outside.error), { log: outside.url, isHeavy: false });
      }
      return words(say.jobEnded[trouble.facts.state](trouble.facts.title), say.runAgainUnderJobs(trouble.facts.error), {
        isHeavy: false,
      });
    }
    case 'unknown':
      return words(say.otherProblem, say.reloadToReadIt);
    case 'limit_met': {
      const { limit, allowed } = trouble.facts;
      const { name, what } = say.limits[limit];
      const rest = { place: limitPlaces[limit], isHeavy: false };
      if (allowed === null) return words(say.limitReached(name), what, rest);
      const sql = [`update private.limits set ${limit} = ${2 * allowed} where only_row;`];
      return words(say.limitReached(name), `${what} ${say.limitIs(allowed)}`, { ...rest, sql });
    }
  }
}

export const cures: Partial<Record<v.InferOutput<typeof LacksSchema>[number], string>> = {
  pg_net: 'create extension pg_net with schema extensions;',
  project_url: "select vault.create_secret('https://<ref>.supabase.co', 'project_url');",
  secret_key: "select vault.create_secret('<a secret key of the project>', 'secret_key');",
};

export const describeSince = ({ since }: Pick<Trouble, 'since'>) => (since ? say.since(formatMoment(since)) : '');
