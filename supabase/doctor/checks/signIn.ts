import * as v from 'valibot';
import { commands } from '../commands.ts';
import { type Area, broken, each, faultsOr, ok, present, warning } from '../finding.ts';
import { hasCheck } from '../pages.ts';
import { NotAnswered, readAs, type Target } from '../target.ts';

const SettingsSchema = v.object({
  mailer_autoconfirm: v.boolean(),
  disable_signup: v.boolean(),
  external: v.objectWithRest({ email: v.boolean(), anonymous_users: v.optional(v.boolean()) }, v.unknown()),
});

/** Returns the redirect after an invalid link: the requested address if allowed, else the site URL. Null if there is none, as locally. */
async function ledTo(target: Target, redirect: string): Promise<string | null> {
  const query = new URLSearchParams({ token: 'made-up', type: 'signup', redirect_to: redirect });
  const { status, headers } = await target.asStranger(`/auth/v1/verify?${query}`);
  if (status === 405) return null;
  const location = headers.get('location') ?? '';
  if (status !== 303 || !URL.canParse(location)) throw new NotAnswered(`The auth service answered ${status}.`);
  return new URL(location).origin;
}

/** Addresses that must not be allowed: another site, one that begins like ours, another of our host. */
const strangers = (site: string) => [
  'https://stranger.example',
  `${site}.stranger.example`,
  'https://stranger.netlify.app',
  'https://stranger.vercel.app',
];

const RefusalSchema = v.object({ error_code: v.string() });

const where = `in supabase/config.toml and push it (${commands.configure}), or set it under Authentication in the dashboard.`;

export const signIn: Area = {
  title: 'Sign-in',
  checks: [
    {
      name: 'Email is confirmed',
      asks: 'Can people sign up, and must they confirm their email first?',
      async look(target) {
        const settings = readAs(SettingsSchema, await target.asStranger('/auth/v1/settings'), 'The auth service');
        const faults = present([
          settings.mailer_autoconfirm &&
            'emails count as confirmed at once: anyone who enters an address sees its bookings',
          settings.disable_signup && 'sign-up is switched off',
          !settings.external.email && 'sign-in by email is switched off',
          settings.external.anonymous_users && 'people can sign in without an account',
        ]);
        return faultsOr(
          faults,
          'Yes.',
          'No:',
          `Set enable_confirmations, enable_signup and enable_anonymous_sign_ins ${where}`,
        );
      },
    },
    {
      name: 'Links lead here',
      asks: 'Do the links in sign-in emails lead to this site only?',
      async look(target) {
        const { site } = target;
        const own = await ledTo(target, `${site}/auth`);
        if (own === null) return ok('Links in emails work only after a person selects a button on the site.');
        const honoured = await each(strangers(site), async (stranger) => {
          const led = await ledTo(target, `${stranger}/`);
          return led !== site && led === new URL(stranger).origin && `links can lead to ${stranger}`;
        });
        const todo = `Set site_url to ${site}, and additional_redirect_urls to exact addresses, ${where}`;
        if (present(honoured).length > 0) {
          return broken(
            'An attacker who makes a person open a link can get the session on another site:',
            todo,
            present(honoured),
          );
        }
        return own === site ? ok('Yes.') : broken(`No. They lead to ${own}, not to this site.`, todo);
      },
    },
    {
      name: 'People, not robots',
      asks: 'Do the site’s forms send the robot check that the auth service requires?',
      async look(target) {
        const answer = await target.asStranger('/auth/v1/token?grant_type=password', { method: 'POST', body: {} });
        const refusal = v.safeParse(RefusalSchema, answer.json);
        if (!refusal.success) throw new NotAnswered(`The auth service answered ${answer.status}.`);
        const isAsked = refusal.output.error_code === 'captcha_failed';
        const isSent = await hasCheck(target, '/auth');
        if (isAsked === isSent) return ok(isSent ? 'Yes.' : 'It requires none: the check is switched off.');
        return isAsked
          ? broken(
              'The auth service requires a check that the forms do not show. No one, not even an admin, can sign in by password.',
              'Switch captcha off (Authentication, Attack Protection in the dashboard), or build the site with PUBLIC_TURNSTILE_SITE_KEY. For the order of steps, see "People, not robots" in docs/configuration.md.',
            )
          : warning(
              'The forms show a check that the auth service does not ask for.',
              `To use the check, push SUPABASE_AUTH_CAPTCHA_ENABLED=true with TURNSTILE_SECRET (${commands.configure}). Otherwise build the site without PUBLIC_TURNSTILE_SITE_KEY.`,
            );
      },
    },
  ],
};
