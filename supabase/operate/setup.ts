// `npm run setup` asks for four values and does steps 3, 4, 6 and 7 of docs/deploy.md, and step 5 but for the site itself. `--site` names another address than content/site.json. It can run again at any time.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeVapidKeys } from '../functions/_shared/webPush.ts';
import { readEnv, setEnv } from './envFile.ts';
import { keysFileOf, query, saveSealingKeys } from './linked.ts';
import { connectSite, startBuild } from './netlify.ts';
import { main, openPrompt, type Prompt, Stopped, supabase } from './shell.ts';

const projectFile = '.env';
const functionsFile = 'supabase/functions/.env';

interface Values {
  ref: string;
  supabaseToken: string;
  /** Empty: the site is elsewhere, or is not there yet. */
  netlifyToken: string;
  email: string;
  site: URL;
}

/** Asks for what neither the environment nor `.env` holds. */
async function askValues(prompt: Prompt, address: string | undefined): Promise<Values> {
  const known: Record<string, string | undefined> = { ...(await readEnv(projectFile)), ...process.env };
  const { url } = JSON.parse(await readFile('content/site.json', 'utf8')) as { url: string };
  const site = URL.parse(address ?? url);
  if (site?.protocol !== 'https:' || /\.(?:example|invalid|test)$/.test(site.hostname))
    throw new Stopped(`${address ?? url} is no address of yours. Do step 1 of docs/deploy.md.`);

  async function take(name: string, question: string, form: RegExp, isSecret = false): Promise<string> {
    const given = known[name];
    if (given !== undefined && form.test(given)) return given;
    for (let tries = 0; tries < 3; tries++) {
      const answer = await (isSecret ? prompt.askSecret : prompt.ask)(question);
      if (form.test(answer)) return answer;
      console.log('This does not have the right form.');
    }
    throw new Stopped(`${question}: three answers did not have the right form. Copy the value again.`);
  }
  const anywhere = /\b([a-z]{20})\b/;
  const project = await take('PROJECT_URL', '1. Reference of the Supabase project, or its address', anywhere);
  return {
    site,
    ref: anywhere.exec(project)?.[1] ?? '',
    supabaseToken: await take(
      'SUPABASE_ACCESS_TOKEN',
      '2. Access token of Supabase (Account → Access Tokens), not shown',
      /^sbp_\w{20,}$/,
      true,
    ),
    netlifyToken: await take(
      'NETLIFY_AUTH_TOKEN',
      '3. Access token of Netlify (User settings → Applications), not shown; empty without Netlify',
      /^\S*$/,
      true,
    ),
    email: await take('FIRST_ADMIN_EMAIL', '4. Email of the first admin', /^[^\s@'"\\;]+@[^\s@'"\\;]+\.[^\s@'"\\;]+$/),
  };
}

async function readKeys(ref: string, env: Record<string, string>): Promise<{ publishable: string; secret: string }> {
  const listed = await supabase(
    ['projects', 'api-keys', `--remote=${ref}`, '--reveal', '--output', 'json'],
    'Check the reference of the project, and that your access token may read its API keys.',
    { env, isQuiet: true },
  );
  const publishable = /"(sb_publishable_[\w-]+)"/.exec(listed)?.[1];
  const secret = /"(sb_secret_[\w-]+)"/.exec(listed)?.[1];
  if (!publishable || !secret)
    throw new Stopped(
      'The project has no publishable or no secret key. Make both at Settings → API Keys, then run npm run setup again.',
    );
  return { publishable, secret };
}

/** Settings of sign-in that a project may have and `.env` may lack, each with the variable that holds it. */
const kept = {
  smtp_host: 'SMTP_HOST',
  external_google_enabled: 'GOOGLE_CLIENT_ID',
  security_captcha_enabled: 'TURNSTILE_SECRET',
};

/** Returns the variables of settings that `config push` would switch off, because `.env` lacks them. https://supabase.com/docs/reference/api */
async function missingVariables(
  ref: string,
  token: string,
  env: Record<string, string | undefined>,
): Promise<string[]> {
  const base = process.env.SUPABASE_API_URL || 'https://api.supabase.com';
  const response = await fetch(`${base}/v1/projects/${ref}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  if (!response?.ok)
    throw new Stopped('Supabase did not say how sign-in is set. Check your connection, then run npm run setup again.');
  const settings = (await response.json()) as Record<string, unknown>;
  return Object.entries(kept).flatMap(([setting, name]) => (settings[setting] && !env[name] ? [name] : []));
}

async function setUp(prompt: Prompt, isAgreed: boolean, address?: string): Promise<void> {
  const values = await askValues(prompt, address);
  const { ref, site, email } = values;
  const left: string[] = [];
  let steps = 0;
  const say = (title: string) => console.log(`\n${++steps} of 8: ${title}`);
  console.log(`\nThis sets up the project ${ref}${values.netlifyToken && ` and the site ${site.host} at Netlify`}.`);
  if (!isAgreed && !/^y(es)?$/i.test(await prompt.ask('Continue? (yes or no)')))
    throw new Stopped('Nothing was changed.');

  say('API keys, into .env');
  const url = `https://${ref}.supabase.co`;
  const access = { SUPABASE_ACCESS_TOKEN: values.supabaseToken };
  const keys = await readKeys(ref, access);
  const before = await readEnv(projectFile);
  const missing = await missingVariables(ref, values.supabaseToken, { ...before, ...process.env });
  const hasMails = Boolean(before.SMTP_HOST) || missing.includes('SMTP_HOST');
  const preview = /^(.+)\.netlify\.app$/.exec(site.hostname)?.[1];
  await setEnv(projectFile, {
    ...{ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_KEY: keys.publishable },
    ...{
      PROJECT_URL: url,
      PROJECT_SECRET_KEY: (before.PROJECT_URL === url && before.PROJECT_SECRET_KEY) || keys.secret,
    },
    ...{ SITE_URL: site.origin, FIRST_ADMIN_EMAIL: email, ...access },
    ...(values.netlifyToken && { NETLIFY_AUTH_TOKEN: values.netlifyToken }),
    REDIRECT_URLS:
      before.REDIRECT_URLS ?? `https://${preview ? `deploy-preview-*--${preview}.netlify.app` : site.host}/**`,
    // Without an email server, Supabase sends two emails an hour to members of the team.
    SUPABASE_AUTH_EMAIL_SMTP_ENABLED: hasMails ? null : 'false',
    SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: hasMails ? null : '2',
  });
  const env = { ...(await readEnv(projectFile)), ...access };

  say('Tables');
  const todo = 'Read the message above. When its cause is gone, run npm run setup again.';
  await supabase(['link', '--project-ref', ref, '--yes'], todo, { env });
  await supabase(['db', 'push', '--remote', '--yes'], todo, { env });

  const keysFile = keysFileOf(url);
  say(`Sealing keys, into ${keysFile}`);
  await saveSealingKeys(env, keysFile);
  left.push(
    `Move the two keys of ${keysFile} to your password manager, and delete the file. Without them no one can open tax and bank data of a backup.`,
  );

  say('The site at Netlify');
  const functions = await readEnv(functionsFile);
  const secret = functions.BUILD_REPORT_SECRET ?? randomBytes(32).toString('base64url');
  const connected =
    values.netlifyToken === ''
      ? null
      : await connectSite({
          token: values.netlifyToken,
          host: site.host,
          variables: { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_KEY: keys.publishable },
          report: { url: `${url}/functions/v1/build-report`, secret },
        });
  if (connected) {
    console.log('Its variables, its build hook and the messages about builds are set.');
    left.push(
      'On the Free plan of Netlify, run “npx supabase@3 secrets unset BUILD_HOOK_URL”, and remove the line from supabase/functions/.env: four builds a day use up its credits in five days.',
    );
  } else
    left.push(
      `Do step 5 of docs/deploy.md: Netlify has no site ${site.host} that we can reach. Then run npm run setup again.`,
    );

  say('Functions');
  // Other keys would end every subscription.
  const pushKeys = functions.VAPID_PRIVATE_KEY ? {} : await makeVapidKeys();
  await setEnv(functionsFile, {
    ...pushKeys,
    SITE_URL: site.origin,
    BUILD_REPORT_SECRET: secret,
    ...(connected && { BUILD_HOOK_URL: connected.buildHook }),
  });
  await supabase(['secrets', 'set', '--env-file', functionsFile, '--yes'], todo, { env });
  await supabase(['functions', 'deploy', '--use-api', '--yes'], todo, { env });

  say('Sign-in');
  if (missing.length === 0) await supabase(['config', 'push', '--yes'], todo, { env });
  else
    left.push(
      `We left the settings of sign-in as they are, because the project has some that .env lacks. Set ${missing.join(', ')} and what belongs to them in .env, then run npm run setup again.`,
    );

  say('The first admin');
  const refusal = await query(env, '--yes', `select private.make_first_admin('${email}')`).then(
    () => '',
    (stopped: Error) => stopped.message,
  );
  if (refusal === '') {
    console.log(`${email} is an admin now.`);
    left.push('Sign in again. Switch on two-factor sign-in under Account.');
  } else if (/There is already an admin/.test(refusal)) console.log('There is an admin already.');
  else if (/has no account|is not confirmed yet/.test(refusal))
    left.push(
      `Sign up at ${site.origin} with ${email}, and follow the link in the email. Then run npm run setup again.`,
    );
  else throw new Stopped(refusal);

  say('A build of the site');
  if (connected?.isBuildDue) {
    await startBuild(connected.buildHook);
    console.log('Netlify builds the site. It is live in two minutes.');
  } else console.log('Nothing to build.');

  console.log(
    `\nDone. Left for you:\n${[...left, `Ask the doctor: npm run doctor -- ${site.origin} --secret`].map((one) => `- ${one}`).join('\n')}`,
  );
}

await main(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false }, site: { type: 'string' } } });
  const prompt = openPrompt();
  try {
    await setUp(prompt, values.yes, values.site);
  } finally {
    prompt.close();
  }
});
