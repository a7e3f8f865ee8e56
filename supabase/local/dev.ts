import { type AstroIntegration, dev } from 'astro';
import { houseProblem } from '#src/content/houseProblem.ts';
import { readRepository } from '#src/content/repository.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { type Backend, createBackend, DataFolderInUse } from './backend.ts';
import { localEnvironment } from './build.ts';
import { contentPage } from './contentPage.ts';
import { openGateway } from './demoGateway.ts';
import { AddressError, handleApi, readUrl } from './http.ts';
import { createMailbox } from './mailbox.ts';
import { answerMail, mailPath } from './mailPages.ts';
import { sendMailsAfterWrites } from './outbox.ts';
import { projectDir, projectPath } from './paths.ts';
import { setPushKeys } from './pushKeys.ts';
import { followRules, type HostingRules, readHostingRules } from './site.ts';
import { isDemo, isMisled, readAddress, stopOnSignal } from './terminal.ts';

function inFrontOfPages(backend: Backend, rules: HostingRules, wrote: () => void): AstroIntegration {
  return {
    name: 'local-backend',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const isOfRepository = readRepository(server.config.env.PUBLIC_EDIT_REPOSITORY) !== null;
        server.middlewares.use((request, response, next) => {
          answer().then(
            (answered) => answered || next(),
            (error: unknown) => {
              response.statusCode = error instanceof AddressError ? 400 : 500;
              response.end(response.statusCode === 400 ? 'Bad request' : String(error));
            },
          );

          async function answer(): Promise<boolean> {
            const url = readUrl(request);
            if (isMisled(host, url.hostname)) throw new AddressError();
            if (await handleApi(backend, request, response)) {
              if (request.method !== 'GET') wrote();
              return true;
            }
            const mail = isDemo(host) ? await answerMail(backend.mailbox, url.pathname) : null;
            if (mail) {
              response.writeHead(mail.status, Object.fromEntries(mail.headers));
              response.end(await mail.text());
              return true;
            }
            const wrong = await contentPage(request);
            if (wrong) {
              response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
              response.end(wrong);
              return true;
            }
            const rule = followRules(rules, url.pathname, false);
            // The built page has this policy. Without it the editor asks GitHub even for a local folder.
            if (url.pathname === '/edit' && !isOfRepository)
              response.setHeader('content-security-policy', "connect-src 'self' ws: blob: data:");
            if (rule?.status === 200) request.url = rule.target.replace(/\.html$/, '') + url.search;
            return false;
          }
        });
      },
    },
  };
}

async function openBackend(): Promise<Backend> {
  try {
    const mailbox = createMailbox(projectPath('supabase/.data/mail'), ({ to, subject }) =>
      console.log(`Email to ${to}: ${subject}`),
    );
    return await createBackend({ dataDir: projectPath('supabase/.data'), log: console.log, mailbox });
  } catch (error) {
    if (error instanceof DataFolderInUse) {
      console.log(`${error.message} Using fresh data in memory instead.`);
      return createBackend();
    }
    const problem = await houseProblem();
    if (!problem) throw error;
    console.error(`${problem.message}\nThere is no demo data until you correct this and start again.`);
    return createBackend({ seedFile: projectPath('none') });
  }
}

const { port, host } = readAddress();
const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
Object.assign(process.env, localEnvironment, {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  LOCAL_BACKEND_URL: url,
});
const backend = await openBackend();
backend.setSiteUrl(url);
if (!isDemo(host)) backend.closeDemoAccounts();
const server = await dev({
  root: projectDir,
  server: { port, host },
  integrations: [
    // The dev server shows all hotels in the shell: the last build may be old.
    inFrontOfPages(backend, await readHostingRules(null), sendMailsAfterWrites(backend, url).wrote),
  ],
});
const closeGateway = await openGateway(backend, url, host);
await setPushKeys(backend, url);
stopOnSignal(async () => {
  closeGateway();
  await server.stop();
  await backend.close();
});
console.log(
  isDemo(host)
    ? `\nDemo accounts, password ${demoPassword}: ${demoAccounts.map(({ email }) => email).join(', ')}\nMails: ${url}${mailPath}`
    : '\nOthers can reach this address: demo accounts and mails are closed. SUSEGAD_DEMO=1 opens them.',
);
