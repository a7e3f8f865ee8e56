import { installPackages, run } from './install.ts';

/** The command that starts Java, which the Nu HTML checker is written in; installed when there is none. */
export function ensureJava(): string {
  if (run('java', ['-version'], 'ignore')) return 'java';
  console.log('No Java found. Installing one…');
  if (installPackages(['default-jre-headless']) && run('java', ['-version'], 'ignore')) return 'java';
  throw new Error('The tests of the built pages need Java 11 or later: install the package "default-jre-headless".');
}
