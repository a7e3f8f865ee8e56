import * as v from 'valibot';
import { config } from '../../local/config.ts';
import { cli, commands } from '../commands.ts';
import { type Area, broken, faultsOr, ok, present, warning } from '../finding.ts';
import { type Answer, backendOf, NotAnswered, readAs, type Target } from '../target.ts';
import { functionFolders } from './functions.ts';

/** Read with a personal token: https://supabase.com/docs/reference/api */

const ConfigSchema = v.object({
  mfa_totp_enroll_enabled: v.boolean(),
  mfa_totp_verify_enabled: v.boolean(),
  site_url: v.string(),
  uri_allow_list: v.nullable(v.string()),
  smtp_host: v.nullish(v.string()),
});
/** A variable of the setting's name replaces the file for one deployment: docs/deploy.md sets one until there is an email server. */
const setFor = (name: string, meant: number) => Number(process.env[`SUPABASE_AUTH_${name}`] ?? meant);

function meantSettings(): Record<string, unknown> {
  const { email, mfa, rate_limit, ...auth } = config.auth;
  return {
    disable_signup: !auth.enable_signup,
    external_anonymous_users_enabled: auth.enable_anonymous_sign_ins,
    password_min_length: auth.minimum_password_length,
    jwt_exp: auth.jwt_expiry,
    refresh_token_rotation_enabled: auth.enable_refresh_token_rotation,
    security_manual_linking_enabled: auth.enable_manual_linking,
    rate_limit_email_sent: setFor('RATE_LIMIT_EMAIL_SENT', rate_limit.email_sent),
    rate_limit_otp: rate_limit.sign_in_sign_ups,
    rate_limit_token_refresh: rate_limit.token_refresh,
    rate_limit_verify: rate_limit.token_verifications,
    security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    mailer_autoconfirm: !email.enable_confirmations,
    mailer_secure_email_change_enabled: email.double_confirm_changes,
    smtp_max_frequency: email.max_frequency,
    mailer_otp_exp: email.otp_expiry,
    mailer_otp_length: email.otp_length,
    mfa_max_enrolled_factors: mfa.max_enrolled_factors,
    ...Object.fromEntries(
      Object.entries(email.template).map(([name, { subject }]) => [`mailer_subjects_${name}`, subject]),
    ),
  };
}

const HooksSchema = v.object({
  hook_before_user_created_enabled: v.nullable(v.boolean()),
  hook_before_user_created_uri: v.nullish(v.string()),
  hook_password_verification_attempt_enabled: v.nullable(v.boolean()),
  hook_password_verification_attempt_uri: v.nullish(v.string()),
});

/** The settings of the Data API. Lists have commas. */
const ApiSchema = v.object({ db_schema: v.string(), db_extra_search_path: v.string(), max_rows: v.number() });

const DeployedSchema = v.array(v.object({ slug: v.string(), verify_jwt: v.optional(v.boolean()) }));

const BackupsSchema = v.object({
  pitr_enabled: v.boolean(),
  backups: v.array(v.object({ status: v.string(), inserted_at: v.string() })),
});

const refOf = (target: Pick<Target, 'site' | 'deployment'>) =>
  /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(backendOf(target))?.[1];

async function askProject({ ask, keys, ...target }: Target, path: string): Promise<Answer> {
  const answer = await ask(`https://api.supabase.com/v1/projects/${refOf(target)}/${path}`, {
    headers: { authorization: `Bearer ${keys.accessToken}` },
  });
  if (answer.status === 401 || answer.status === 403) {
    throw new NotAnswered('The owner of SUPABASE_ACCESS_TOKEN may not read this project.');
  }
  return answer;
}

/** True for a wildcard that matches other people's hosts; previews need a name of their own. */
const isWide = (address: string) =>
  /^\w+:\/\/[^/]*\*\*?\.?(netlify\.app|vercel\.app|[^./]+)?(\/|$)/.test(address) && !/--/.test(address);

export const project: Area = {
  title: 'The project',
  unless: (target) => {
    if (!refOf(target))
      return 'The address of the backend is not <ref>.supabase.co, so the project’s settings cannot be checked.';
    if (target.keys.accessToken) return undefined;
    return 'Only the project’s settings tell about authenticator apps (TOTP), hooks and backups. Run with --secret and a SUPABASE_ACCESS_TOKEN from supabase.com/dashboard/account/tokens, or look in the dashboard.';
  },
  checks: [
    {
      name: 'Second factor',
      asks: 'Can people use an authenticator app?',
      async look(target) {
        const answer = await askProject(target, 'config/auth');
        const config = readAs(ConfigSchema, answer, 'The project');
        return config.mfa_totp_enroll_enabled && config.mfa_totp_verify_enabled
          ? ok('Yes.')
          : broken(
              'No. Authenticator apps (TOTP) are switched off, so people cannot use two-factor sign-in.',
              `Set auth.mfa.totp in supabase/config.toml and push it (${commands.configure}), or under Authentication, Multi-Factor.`,
            );
      },
    },
    {
      name: 'Addresses and emails of the auth service',
      asks: 'Does it have the site’s address, an exact list of addresses, and its own email server?',
      async look(target) {
        const answer = await askProject(target, 'config/auth');
        const config = readAs(ConfigSchema, answer, 'The project');
        const list = (config.uri_allow_list ?? '').split(',').map((one) => one.trim());
        const faults = present([
          config.site_url.replace(/\/+$/, '') !== target.site && `its site URL is ${config.site_url}`,
          ...list.map((one) => isWide(one) && `the redirect list holds ${one}, which includes sites of others`),
          !config.smtp_host &&
            'it has no email server of its own: Supabase’s server sends a few emails an hour, and only to the team',
        ]);
        return faultsOr(
          faults,
          'Yes.',
          'No:',
          `Set them in supabase/config.toml and push it (${commands.configure}), or under Authentication in the dashboard.`,
        );
      },
    },
    {
      name: 'Settings',
      asks: 'Do the settings of sign-in and of the API match supabase/config.toml?',
      async look(target) {
        const set = readAs(v.record(v.string(), v.unknown()), await askProject(target, 'config/auth'), 'The project');
        const data = readAs(ApiSchema, await askProject(target, 'postgrest'), 'The project');
        const { schemas, extra_search_path, max_rows } = config.api;
        const listOf = (text: string) => text.split(',').map((one) => one.trim());
        const other = [
          ...Object.entries(meantSettings()).map(([name, meant]) => [name, set[name], meant] as const),
          ['db_schema', listOf(data.db_schema), schemas] as const,
          ['db_extra_search_path', listOf(data.db_extra_search_path), extra_search_path] as const,
          ['max_rows', data.max_rows, max_rows] as const,
        ]
          .filter(([, is, meant]) => is !== undefined && JSON.stringify(is) !== JSON.stringify(meant))
          .map(([name, is, meant]) => `${name} is ${JSON.stringify(is)}, the file has ${JSON.stringify(meant)}`);
        return other.length === 0
          ? ok('Yes.')
          : warning('No:', `If you did not intend this, push the file: ${commands.configure}.`, other);
      },
    },
    {
      name: 'Deployed functions',
      asks: 'Is each deployed function one of this checkout, and does it check callers itself?',
      async look(target) {
        const deployed = readAs(DeployedSchema, await askProject(target, 'functions'), 'The project');
        const folders = functionFolders();
        return faultsOr(
          deployed.flatMap(({ slug, verify_jwt }) => {
            if (!folders.includes(slug)) return [`extra: ${slug}`];
            return verify_jwt ? [`${slug} has verify_jwt, so the platform refuses the new keys`] : [];
          }),
          `Yes, all ${deployed.length}.`,
          'No:',
          `Find out who deployed the extra ones, then remove each: ${cli} functions delete <name>. Deploy the others again: ${commands.deploy}.`,
        );
      },
    },
    {
      name: 'Hooks',
      asks: 'Does the auth service ask the database before it makes an account, and about each password?',
      async look(target) {
        const set = readAs(HooksSchema, await askProject(target, 'config/auth'), 'The project');
        const asks = (hook: 'before_user_created' | 'password_verification_attempt', judge: string) =>
          set[`hook_${hook}_enabled`] === true &&
          set[`hook_${hook}_uri`] === `pg-functions://postgres/private/${judge}`;
        if (!asks('before_user_created', 'judge_sign_up')) {
          return broken(
            'It does not ask before it makes an account. Anyone can make it send any number of emails to one mailbox.',
            `Push supabase/config.toml (${commands.configure}), or choose private.judge_sign_up for "Before User Created" under Authentication, Hooks.`,
          );
        }
        return asks('password_verification_attempt', 'judge_password')
          ? ok('Yes.')
          : warning(
              'It does not ask about passwords. Nothing counts wrong passwords of one account from many addresses.',
              'On the Team plan, choose private.judge_password for "Password Verification Attempt" under Authentication, Hooks.',
            );
      },
    },
    {
      name: 'Backups',
      asks: 'Is there a backup of the database from the last two days?',
      async look(target) {
        const answer = await askProject(target, 'database/backups');
        const { pitr_enabled, backups } = readAs(BackupsSchema, answer, 'The project');
        if (pitr_enabled) return ok('Yes, to the minute (point-in-time recovery).');
        const newest = Math.max(
          ...backups.filter(({ status }) => status === 'COMPLETED').map(({ inserted_at }) => Date.parse(inserted_at)),
          0,
        );
        const hours = Math.round((Date.now() - newest) / 3_600_000);
        if (newest === 0) {
          return broken(
            'There is no backup.',
            'The free plan makes none. Make backups by hand or on a schedule (docs/operate.md).',
          );
        }
        return hours <= 48
          ? ok(`The newest is ${hours} hours old. It does not include stored files (docs/operate.md).`)
          : broken(`The newest is ${hours} hours old.`, 'Check Database, Backups in the dashboard.');
      },
    },
  ],
};
