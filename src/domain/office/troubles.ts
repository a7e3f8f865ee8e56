import * as v from 'valibot';
import { FilledSchema, filledBookings, filledNights } from '../booking/filled.ts';
import { formatMoment } from '../moment.ts';
import { counted } from '../stay.ts';

/** What is wrong with the site now, as the database's `private.troubles` says it, and in words for admins: on screens and in mails. */

const LacksSchema = v.array(v.picklist(['pg_cron', 'jobs', 'pg_net', 'project_url', 'secret_key']));
const subject = v.string();
/** When it was first seen; null for what was never otherwise. */
const since = v.nullable(v.string());
const about = <Kind extends string, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) =>
  v.object({ kind: v.literal(kind), subject, since, facts: v.object(facts) });
const found = { title: v.string(), error: v.string() };

export const TroubleSchema = v.variant('kind', [
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
  about('job_failed', { state: v.picklist(['failed', 'lost']), ...found }),
  about('limit_met', {
    limit: v.picklist(['bookings_a_minute', 'subscriptions_an_hour', 'unknown_clients', 'emails_to_unproven']),
    allowed: v.nullable(v.number()),
  }),
]);
export type Trouble = v.InferOutput<typeof TroubleSchema>;

export interface TroubleWords {
  title: string;
  /** What is so, and what to do, as sentences. */
  text: string;
  /** Statements for the SQL editor that mend it. */
  sql: readonly string[];
  /** Where in the back office more is told. */
  place: 'jobs' | 'settings' | 'bookings';
  /** Something is lost or sold wrongly while it lasts. */
  isHeavy: boolean;
}

/** How a function answered the schedule, to follow a subject: "was answered 401: Invalid API key." */
export function describeAnswer({ status, problem }: { status: number | null; problem: string | null }): string {
  const clause =
    status === null
      ? `had no answer${problem ? `: ${problem}` : ''}`
      : `was answered ${status}${problem ? `: ${problem}` : ''}`;
  return clause.endsWith('.') ? clause : `${clause}.`;
}

/** What to do about a function's answer to the schedule. */
function cureOf(status: number | null): string {
  if (status === null)
    return 'See that project_url in the vault is right, and whether the functions of the project run.';
  if (status === 401 || status === 403)
    return 'The secret key in the vault is not one of the project’s: put a current one there.';
  if (status === 404) return 'The function is not there: deploy it, and see that project_url in the vault is right.';
  return 'The function’s log tells more.';
}

const limits: Record<Extract<Trouble, { kind: 'limit_met' }>['facts']['limit'], { name: string; what: string }> = {
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
  emails_to_unproven: {
    name: 'emails to one address that nobody has confirmed',
    what: 'Someone asked for more than 10 emails an hour or 20 a day to the same mailbox, so we kept the rest back. They are listed under Jobs: send those that the guest needs.',
  },
};

/** A trouble in words. */
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
      return words(
        'Room counters differ',
        `${trouble.facts.error} Rooms may be sold twice, or not at all: the nights are named under Jobs.`,
      );
    case 'audit_broken':
      return words(
        'The audit log is not whole',
        `${trouble.facts.error} Whoever did that has the database’s own rights: the entries are named under Jobs. Change its password, and keep a copy of the database as it is.`,
      );
    case 'nights_unpaid': {
      const { hotel_name, room_name } = trouble.facts;
      return words(
        `Unpaid bookings fill ${room_name} at ${hotel_name}`,
        `${filledNights(trouble.facts)} sold out, and the advance of these bookings was not received: ${filledBookings(trouble.facts)}. Check them, and cancel those that nobody will pay.`,
        { place: 'bookings', isHeavy: false },
      );
    }
    case 'rates_short':
      return words(
        'Prices by rules end too soon',
        `What nights cost by their rules is not written far enough ahead for ${counted(trouble.facts.count, 'stay')}: the search would soon show their base price for late dates. Run “Write prices further ahead” under Jobs, and see why it has not run by itself.`,
      );
    case 'payments_differ':
      return words(
        'Online payments differ',
        `This week the payment gateway named another amount, currency or page than we asked for, or refunded more than was paid, in ${counted(trouble.facts.count, 'case')}. We recorded nothing. Check the gateway’s own list and record what is true.`,
      );
    case 'refunds_stuck':
      return words(
        'Refunds are stuck',
        `The payment gateway has not paid ${counted(trouble.facts.count, 'refund')} in time, or could not. Check its own list, and whether its balance is enough. If you pay a refund another way, record it in its booking.`,
      );
    case 'schedule_off':
      return trouble.facts.lacks.includes('pg_cron')
        ? words(
            'Nothing runs by itself',
            'The database has no schedule: mails, past stays and checks wait until somebody runs them under Jobs. On your own machine that is as it should be, and mails go out at once there. On a hosted project, switch on the extensions pg_cron and pg_net, and then run this in its SQL editor:',
            { sql: ['select private.schedule_jobs();'], isHeavy: false },
          )
        : words(
            'Not all jobs run by themselves',
            'Some are not in the schedule of the database. To put all of them there, run this in the SQL editor:',
            { sql: ['select private.schedule_jobs();'], isHeavy: false },
          );
    case 'schedule_silent':
      return words(
        'The schedule is silent',
        'For ten minutes and more nothing has run by itself: no mails, no checks. See in the database’s log whether pg_cron runs; restarting the database starts it again.',
      );
    case 'schedule_unfinished': {
      const sql = trouble.facts.lacks.flatMap((lack) => cures[lack] ?? []);
      return words(
        'Mails and the jobs of functions do not run yet',
        `The schedule cannot call the functions. To finish it, run ${sql.length === 1 ? 'this' : 'these'} in the SQL editor of the project, with its own values:`,
        { sql },
      );
    }
    case 'mails_waiting':
      return words(
        'Mails wait',
        `${counted(trouble.facts.count, 'mail')} should have gone out 15 minutes ago or earlier. Guests have no confirmation meanwhile: see “Send waiting mails” under Jobs, and whether the mail server takes mails.`,
      );
    case 'call_failed':
      return words(
        `${trouble.facts.title}: its function fails`,
        `The schedule ${describeAnswer(trouble.facts)} ${cureOf(trouble.facts.status)}`,
      );
    case 'job_failed':
      return words(
        `${trouble.facts.title}: ${trouble.facts.state}`,
        `${trouble.facts.error} Under Jobs it can be run again; it is over when a run ends well.`,
        { isHeavy: false },
      );
    case 'limit_met': {
      const { limit, allowed } = trouble.facts;
      return words(
        `A limit was met: ${limits[limit].name}`,
        `${limits[limit].what}${allowed === null ? '' : ` It is set to ${allowed}.`}`,
        { place: limit === 'emails_to_unproven' ? 'jobs' : 'settings', isHeavy: false },
      );
    }
  }
}

/** What puts in place what the schedule lacks, for the SQL editor. */
export const cures: Partial<Record<v.InferOutput<typeof LacksSchema>[number], string>> = {
  pg_net: 'create extension pg_net with schema extensions;',
  project_url: "select vault.create_secret('https://<ref>.supabase.co', 'project_url');",
  secret_key: "select vault.create_secret('<a secret key of the project>', 'secret_key');",
};

/** Since when, as a person in India reads it; empty for what was never otherwise. */
export const describeSince = ({ since }: Pick<Trouble, 'since'>) => (since ? `Since ${formatMoment(since)}.` : '');
