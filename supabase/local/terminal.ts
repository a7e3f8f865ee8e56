import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';

export function readAddress(): { port: number; host: string } {
  const port = Number(process.env.PORT || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
    process.exit(1);
  }
  return { port, host: process.env.HOST || 'localhost' };
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** True if only this machine reaches the address, or SUSEGAD_DEMO opens demo accounts and emails to everyone. */
export const isDemo = (host: string) => process.env.SUSEGAD_DEMO === '1' || isLoopback(host);

/** True for a request with a foreign host name: a page's own name can lead here (DNS rebinding). */
export const isMisled = (host: string, asked: string) =>
  isLoopback(host) && !isLoopback(asked) && process.env.SUSEGAD_DEMO !== '1';

/** Checked before the build, which takes half a minute. */
export function portIsFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Returns the output of a failed build without the stack, hint and links of Astro. */
export const withoutStacks = (text: string) =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/^\s*(at .*(?:node_modules|node:|\/dist\/)|(Stack trace|Hint|Error reference):$|(See )?https:\/\/docs\.astro)/.test(
          stripVTControlCharacters(line),
        ),
    )
    .join('\n');

/** Runs `stop` once on Ctrl+C or termination. A second signal does not interrupt it. */
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
