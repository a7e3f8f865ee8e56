import { rm, writeFile } from 'node:fs/promises';
import { houseProblem } from '#src/content/houseProblem.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { createBackend, DataFolderInUse } from './backend.ts';
import { buildSite } from './build.ts';
import { openGateway } from './demoGateway.ts';
import { createMailbox } from './mailbox.ts';
import { mailPath } from './mailPages.ts';
import { projectPath } from './paths.ts';
import { setPushKeys } from './pushKeys.ts';
import { PortTaken, startServer } from './server.ts';
import { isDemo, portIsFree, readAddress, stopOnSignal } from './terminal.ts';

const { port, host } = readAddress();
try {
  if (!(await portIsFree(port, host))) throw new PortTaken(`Port ${port} is taken.`);
  // The database is set up in parallel with the build, which needs it only at the end.
  const giveUp = new AbortController();
  const mailbox = createMailbox(projectPath('supabase/.data/mail'), ({ to, subject }) =>
    console.log(`Email to ${to}: ${subject}`),
  );
  const starting = createBackend({ dataDir: projectPath('supabase/.data'), log: console.log, mailbox });
  const built = buildSite(console.log, giveUp.signal, undefined, starting);
  built.catch(() => {});
  const backend = await starting.catch(async (error) => {
    giveUp.abort();
    await built.catch(() => {});
    // The demo data is made of the content, and knows neither file nor field.
    throw (await houseProblem()) ?? error;
  });
  const server = await built
    .then(() => startServer({ port, host, distDir: projectPath('dist'), backend, mails: true }))
    .catch(async (error) => {
      await backend.close();
      throw error;
    });
  const closeGateway = await openGateway(backend, server.url, host);
  await setPushKeys(backend, server.url);
  const secretKey = 'supabase/.data/secret-key';
  await writeFile(projectPath(secretKey), backend.secretKey, { mode: 0o600 });
  stopOnSignal(async () => {
    closeGateway();
    await server.close();
    await backend.close();
    await rm(projectPath(secretKey), { force: true });
  });
  const demo = `Demo accounts, password ${demoPassword}:
${demoAccounts.map(({ email }) => `  ${email}`).join('\n')}

No email is sent. The emails are in supabase/.data/mail. Read them at ${server.url}${mailPath}
No money moves: you pay advances on a stand-in for the payment gateway`;
  const closed = `Others can reach this address, so the demo accounts are closed and ${mailPath} does not show emails. The emails are in
supabase/.data/mail. SUSEGAD_DEMO=1 opens both to everyone who can reach this address.`;
  console.log(`
Susegad Stays is ready: ${server.url}

${isDemo(host) ? demo : closed}

The secret key of this run is in ${secretKey}. To ask the doctor inside:
  PROJECT_URL=${server.url} PROJECT_SECRET_KEY=$(cat ${secretKey}) npm run doctor -- ${server.url} --secret

Ctrl+C stops it. The data stays in supabase/.data; delete that folder to start anew.`);
} catch (error) {
  if (error instanceof PortTaken) {
    console.error(`Port ${port} is already in use. Choose another port, for example: PORT=${port + 1} npm start`);
  } else if (error instanceof DataFolderInUse) {
    console.error(`${error.message} Stop it first: two servers cannot share one database folder.`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}
