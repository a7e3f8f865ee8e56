import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  file: string;
  version: string;
  name: string;
  text: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort() : [];
  return Promise.all(
    files.map(async (file) => {
      const [, version = file, name = ''] = /^(\d+)_?(.*)\.sql$/.exec(file) ?? [];
      return { file, version, name, text: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

export function describeFailure(file: string, text: string, error: unknown): Error {
  const { message, position, detail, where } = error as Record<'message' | 'position' | 'detail' | 'where', string>;
  const line = position ? ` (line ${text.slice(0, Number(position)).split('\n').length})` : '';
  return new Error([`${file} failed: ${message}${line}`, detail, where].filter(Boolean).join('\n  '), { cause: error });
}
