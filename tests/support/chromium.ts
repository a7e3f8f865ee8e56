import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, run } from './install.ts';

/** Returns the path of a Chromium that starts, or undefined. Caches it for this process and its children. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    // Chromium without windows, which Playwright also prefers: a page costs a third less.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  const found = candidates.find((path) => path && existsSync(path) && starts(path));
  if (found) process.env.CHROMIUM = found;
  return found;
}

function starts(path: string): boolean {
  return process.env.CHROMIUM === path || run(path, ['--version'], 'ignore');
}

/** Finds Chromium or installs it: Playwright's download, else the system's package. */
export function ensureChromium(): string {
  return findChromium() ?? install();
}

function install(): string {
  console.log('No Chromium found. Installing one…');
  const ways = [
    () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
    () => installPackages(['chromium-headless-shell']),
    () => installPackages(['chromium']),
  ];
  for (const way of ways) {
    const found = way() ? findChromium() : undefined;
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}
