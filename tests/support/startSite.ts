import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { projectPath } from '../../supabase/local/paths.ts';

/** Starts one server for all browser tests. Returns a function that stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const { addresses, stop } = await forkSite();
  // Workers inherit the environment and read the configuration again.
  Object.assign(process.env, addresses);
  return stop;
}

export function needBuiltSite(): void {
  if (!existsSync(projectPath('dist/index.html')))
    throw new Error('There is no built site. Build it and check its pages: npm run test:site');
}

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
