import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

const read = (path: string) => readFile(path, 'utf8').catch(() => null);

/** Returns the variables of a file, without empty values and the placeholders of an example; none if there is no file. */
export async function readEnv(path: string): Promise<Record<string, string>> {
  const variables = Object.entries(parseEnv((await read(path)) ?? ''));
  const isPlaceholder = /…|^https:\/\/abcdefghijklmnopqrst\.|^https:\/\/(www\.)?example\.com|\bmy-site\b/;
  return Object.fromEntries(
    variables.flatMap(([name, value = '']) => (value === '' || isPlaceholder.test(value) ? [] : [[name, value]])),
  );
}

/** Sets variables of a file, which begins as a copy of its example. Null removes one. Other lines stay. Only the owner may read the file. */
export async function setEnv(path: string, variables: Record<string, string | null>): Promise<void> {
  let text = (await read(path)) ?? (await readFile(`${path}.example`, 'utf8'));
  for (const [name, value] of Object.entries(variables)) {
    const line = value === null ? null : `${name}=${/^[\w@%+:,./*?=&-]*$/.test(value) ? value : JSON.stringify(value)}`;
    const pattern = new RegExp(`^(?:# )?${name}=.*(?:\\n|$)`, 'm');
    if (pattern.test(text)) text = text.replace(pattern, () => (line === null ? '' : `${line}\n`));
    else if (line !== null) text = `${text.replace(/\n*$/, '\n')}${line}\n`;
  }
  await writeSecret(path, text);
}

/** Writes a file that only its owner may read, all or nothing. */
export async function writeSecret(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
