import * as v from 'valibot';
import { FilledSchema, filledBookings, filledNights } from '../booking/filled.ts';
import { formatMoment } from '../moment.ts';
import { counted } from '../stay.ts';

/** The current problems of the site, as the database's `private.troubles` reports them, and in words for admins: on screens and in emails. */

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
  /** What happened and what to do, as sentences. */
  text: string;
  /** Statements for the SQL editor that mend it. */
  sql: readonly string[];
  /** The section of the admin area with more about it. */
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
  if (status === null) return 'Check project_url in the vault, and check that the functions of the project run.';
  if (status === 401 || status === 403)
    return 'The secret key in the vault does not belong to the project. Replace it with a current one.';
  if (status === 404) return 'The function does not exist. Deploy it, and check project_url in the vault.';
  return 'See the log of the function.';
}

const limits: Record<Extract<Trouble, { kind: 'limit_met' }>['facts']['limit'], { name: string; what: string }> = {
  bookings_a_minute: {
    name: 'bookings on the whole site per minute',
    what: 'Some guests could not book and were asked to try again. Check the newest bookings. If they are from guests, raise the limit. If not, a program may be booking rooms.',
  },
  subscriptions_an_hour: {
    name: 'newsletter sign-ups on the whole site per hour',
    what: 'New addresses were asked to try again later.',
  },
  unknown_clients: {
    name: 'calls without an IP address',
    what: 'All connections without a known IP address share one limit. If guests are refused, check “Trusted address header” in Settings: it must be the header that your CDN or proxy sets.',
  },
  emails_to_unproven: {
    name: 'emails to one unconfirmed address',
    what: 'Someone requested more than 10 emails an hour or 20 a day to the same mailbox, so we held the rest back. See the list under Jobs, and send those that the guest needs.',
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
        `${trouble.facts.error} Rooms may be oversold or wrongly unavailable. See Jobs for the nights.`,
      );
    case 'audit_broken':
      return words(
        'The audit log was changed',
        `${trouble.facts.error} This needs direct access to the database. Change its password, and keep a copy of the database as it is now. See Jobs for the entries.`,
      );
    case 'nights_unpaid': {
      const { hotel_name, room_name } = trouble.facts;
      return words(
        `Unpaid bookings fill ${room_name} at ${hotel_name}`,
        `${filledNights(trouble.facts)} sold out, and we have not received the advance of these bookings: ${filledBookings(trouble.facts)}. Check them, and cancel those that will not be paid.`,
        { place: 'bookings', isHeavy: false },
      );
    }
    case 'rates_short':
      return words(
        'Prices not calculated far enough ahead',
        `For ${counted(trouble.facts.count, 'property', 'properties')}, prices by rate rules are not calculated far enough ahead. Search would soon show base prices for late dates. Run “Calculate prices ahead” under Jobs, and check why it did not run on schedule.`,
      );
    case 'payments_differ':
      return words(
        'Online payments differ',
        `In ${counted(trouble.facts.count, 'case')} of the last 7 days, the payment gateway named an amount, currency or page that we did not request. Or it refunded more than was paid. We recorded nothing. Check the gateway’s own list, and record what is correct.`,
      );
    case 'refunds_stuck':
      return words(
        'Refunds are stuck',
        `The payment gateway failed to pay ${counted(trouble.facts.count, 'refund')}, or has not paid in time. Check its own list and your balance there. If you refund another way, record it in the booking.`,
      );
    case 'schedule_off':
      return trouble.facts.lacks.includes('pg_cron')
        ? words(
            'No job runs automatically',
            'The database has no schedule: emails, completed bookings and checks wait until you run them under Jobs. This is normal on your own machine, where emails are sent at once. On a hosted project, enable the extensions pg_cron and pg_net. Then run this in its SQL editor:',
            { sql: ['select private.schedule_jobs();'], isHeavy: false },
          )
        : words(
            'Not all jobs run automatically',
            'The schedule of the database lacks some jobs. To schedule all of them, run this in the SQL editor:',
            { sql: ['select private.schedule_jobs();'], isHeavy: false },
          );
    case 'schedule_silent':
      return words(
        'The schedule has stopped',
        'No job has run for more than 10 minutes: no emails are sent, and nothing is checked. See in the database log whether pg_cron runs. To start it again, restart the database.',
      );
    case 'schedule_unfinished': {
      const sql = trouble.facts.lacks.flatMap((lack) => cures[lack] ?? []);
      return words(
        'Emails and the jobs of functions do not run yet',
        `The schedule cannot call the functions. Run ${sql.length === 1 ? 'this' : 'these'} in the SQL editor of the project, with its own values:`,
        { sql },
      );
    }
    case 'mails_waiting':
      return words(
        'Emails are delayed',
        `${counted(trouble.facts.count, 'email')} should have been sent 15 or more minutes ago. Guests are waiting for confirmations. See “Send waiting emails” under Jobs, and check that the SMTP server accepts emails.`,
      );
    case 'call_failed':
      return words(
        `${trouble.facts.title}: its function fails`,
        `The schedule ${describeAnswer(trouble.facts)} ${cureOf(trouble.facts.status)}`,
      );
    case 'job_failed':
      return words(
        `${trouble.facts.title}: ${trouble.facts.state}`,
        `${trouble.facts.error} Run it again under Jobs. This notice ends after a successful run.`,
        { isHeavy: false },
      );
    case 'limit_met': {
      const { limit, allowed } = trouble.facts;
      return words(
        `Limit reached: ${limits[limit].name}`,
        `${limits[limit].what}${allowed === null ? '' : ` The limit is ${allowed}.`}`,
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
