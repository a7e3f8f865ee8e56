import { installPackages, run } from './install.ts';

/** Returns the command that starts Java for the Nu HTML checker, and installs it if missing. */
export function ensureJava(): string {
  if (run('java', ['-version'], 'ignore')) return 'java';
  console.log('No Java found. Installing one…');
  if (installPackages(['default-jre-headless']) && run('java', ['-version'], 'ignore')) return 'java';
  throw new Error('The tests of the built pages need Java 11 or later: install the package "default-jre-headless".');
}
