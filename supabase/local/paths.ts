import { fileURLToPath } from 'node:url';

export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

export function projectPath(relative: string): string {
  return `${projectDir}${relative}`;
}
