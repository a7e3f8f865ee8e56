import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function run(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env, timeout: 10 * 60_000 }).status === 0;
}

export function installPackages(names: readonly string[]): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names])
  );
}
