import { fileURLToPath } from 'node:url';

/** With a slash at the end, independent of the working directory. */
export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

export function projectPath(relative: string): string {
  return `${projectDir}${relative}`;
}
