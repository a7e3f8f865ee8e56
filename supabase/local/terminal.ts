import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';

/** PORT and HOST, or the documented defaults. */
export function readAddress(): { port: number; host: string } {
  const port = Number(process.env.PORT || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
    process.exit(1);
  }
  return { port, host: process.env.HOST || 'localhost' };
}

/** Whether this is a name of this machine for itself. */
const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** Whether only this machine reaches the address; or SUSEGAD_DEMO says that whoever reaches it may have the demo accounts and the mails. */
export const isDemo = (host: string) => process.env.SUSEGAD_DEMO === '1' || isLoopback(host);

/** Whether a request that names another machine came here: a page of others can have its own name lead to this one (DNS rebinding). */
export const isMisled = (host: string, asked: string) =>
  isLoopback(host) && !isLoopback(asked) && process.env.SUSEGAD_DEMO !== '1';

/** Tells early, before a build of half a minute, that the port is taken. */
export function portIsFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The output of a command, without stack lines of packages and Node. */
export const withoutStacks = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*at .*(?:node_modules|node:)/.test(stripVTControlCharacters(line)))
    .join('\n');

/** Runs `stop` once on Ctrl+C or termination, then ends the process. A second signal does not cut it short. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
