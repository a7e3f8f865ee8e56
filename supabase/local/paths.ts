import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at the end, wherever the command was started from. */
export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the project. */
export function projectPath(relative: string): string {
  return `${projectDir}${relative}`;
}
