import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { projectPath } from '../../supabase/local/paths.ts';

/** Starts one server for all browser tests; what it returns stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const { addresses, stop } = await forkSite();
  // The workers inherit the environment, and the configuration is read again in each of them.
  Object.assign(process.env, addresses);
  return stop;
}

export function needBuiltSite(): void {
  if (!existsSync(projectPath('dist/index.html')))
    throw new Error('There is no built site. Build it and check its pages: npm run test:site');
}

/** Starts a server with a backend of its own, in a process of its own, to which these variables are set besides. */
export async function forkSite(environment: Record<string, string> = {}) {
  needBuiltSite();
  const child = fork(projectPath('tests/support/siteServer.ts'), {
    execArgv: [],
    env: { ...process.env, ...environment },
  });
  const addresses = await Promise.race([
    once(child, 'message').then(([message]) => message as Record<string, string>),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server stopped at start with code ${code}.`);
    }),
  ]);
  return {
    addresses: addresses as { SITE_URL: string; SITE_DATABASE: string },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
