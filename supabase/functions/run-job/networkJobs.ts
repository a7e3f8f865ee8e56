import type { Env } from '../_shared/http.ts';
import { canSendMails, type MailTransport, openMailTransport } from '../_shared/mailTransport.ts';
import { gatewayOf, noGateway } from '../_shared/openGateway.ts';
import { readFeeds } from '../_shared/readFeeds.ts';
import { callService, messageOf } from '../_shared/service.ts';
import { tidyUploads } from '../_shared/tidyUploads.ts';
import { sendDueMails } from '../send-mails/sendDueMails.ts';
import { RateNotRead, readRate } from './exchangeRate.ts';
import { JobFailed } from './jobFailed.ts';
import { settlePayments } from './settlePayments.ts';

interface Job {
  run(env: Env): Promise<object>;
  lacks?(env: Env): string | null;
  /** The schedule skips it without its settings; only a manual run reports them. */
  isOptional?: boolean;
}

const noHook = 'Not configured: set BUILD_HOOK_URL, the build hook of your host, in the secrets of the functions.';
const noMailServer = 'Not configured: set SMTP_URL, your email server, in the secrets of the functions.';

/** The database has the same names. */
export const jobs: Record<string, Job> = {
  rebuild_site: {
    lacks: (env) => (env.BUILD_HOOK_URL ? null : noHook),
    isOptional: true,
    async run(env) {
      if (!env.BUILD_HOOK_URL) throw new JobFailed(noHook);
      const response = await fetch(env.BUILD_HOOK_URL, {
        method: 'POST',
        body: '{}',
        // The address is a secret, so it must not reach another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      }).catch(() => {
        throw new JobFailed('The host did not answer.');
      });
      await response.body?.cancel();
      if (!response.ok) throw new JobFailed(`The host answered ${response.status}.`);
      return { asked: true };
    },
  },

  send_mails: {
    lacks: (env) => (canSendMails(env) ? null : noMailServer),
    async run(env) {
      let transport: MailTransport | null;
      try {
        transport = await openMailTransport(env);
      } catch (error) {
        console.error('The email server does not accept emails:', messageOf(error));
        throw new JobFailed('The email server does not accept emails now.');
      }
      if (!transport) throw new JobFailed(noMailServer);
      return sendDueMails(env, transport);
    },
  },

  tidy_uploads: {
    run: async (env) => ({ removed: await tidyUploads(env) }),
  },

  read_calendars: {
    run: (env) => readFeeds(env),
  },

  settle_payments: {
    lacks: (env) => (gatewayOf(env) ? null : noGateway),
    run: settlePayments,
  },

  refresh_rate: {
    async run(env) {
      const rate = await readRate(env.EXCHANGE_RATE_URL).catch((error: unknown) => {
        throw error instanceof RateNotRead ? new JobFailed(error.message) : error;
      });
      const answer = await callService<RateAnswer>(env, 'apply_exchange_rate', { currency: 'USD', ...rate });
      if (answer.ok) {
        const { ok: _, ...result } = answer;
        return result;
      }
      if (answer.code !== 'rate_jumped')
        throw new JobFailed(`The source returned ${rate.inr_per_unit}, which is not an exchange rate.`);
      throw new JobFailed(
        `The source says ${answer.after}, more than 20% away from ${answer.before}. Nothing was changed. If this rate is right, set it in Settings.`,
      );
    },
  },
};

type RateAnswer =
  | { ok: true; [detail: string]: unknown }
  | { ok: false; code: string; before?: number; after?: number };
