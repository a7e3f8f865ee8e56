import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { keyHeaders } from '../functions/_shared/keys.ts';
import { storeFile } from '../functions/_shared/service.ts';
import { buckets } from '../rights.ts';
import type { Project } from './project.ts';
import { Stopped } from './shell.ts';

const EntriesSchema = v.array(v.object({ name: v.string(), id: v.nullish(v.string()) }));
const FilesSchema = v.array(
  v.object({
    bucket: v.picklist(buckets.map(({ id }) => id)),
    path: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*$/)),
    type: v.string(),
  }),
);
const listName = 'files.json';
const atOnce = 8;
const pageSize = 1000;

/** Copies all files of a project into a folder, with a list of them. Returns how many. */
export async function downloadFiles(project: Project, folder: string): Promise<number> {
  const all = (await Promise.all(buckets.map(({ id }) => list(project, id)))).flat();
  const copied = await each(all, async ({ bucket, path }) => {
    const response = await ask(project, `/object/${bucket}/${encodeURI(path)}`);
    // It was removed after it was listed.
    if (response === null) return [];
    const target = join(folder, bucket, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, new Uint8Array(await response.arrayBuffer()));
    return [{ bucket, path, type: response.headers.get('content-type') ?? 'application/octet-stream' }];
  });
  await writeFile(join(folder, listName), JSON.stringify(copied.flat()));
  return copied.flat().length;
}

/** Copies the files of such a folder into a project. Returns how many. */
export async function uploadFiles({ url, key }: Project, folder: string): Promise<number> {
  // A list that names files outside the backup could publish any file of this machine.
  const files = v.parse(FilesSchema, JSON.parse(await readFile(join(folder, listName), 'utf8')));
  const env = { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: JSON.stringify({ default: key }) };
  await each(files, async ({ type, ...file }) =>
    storeFile(env, file, type, new Uint8Array(await readFile(join(folder, file.bucket, file.path)))),
  );
  return files.length;
}

async function list(project: Project, bucket: string, prefix = ''): Promise<{ bucket: string; path: string }[]> {
  const found: { bucket: string; path: string }[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const body = JSON.stringify({ prefix, limit: pageSize, offset, sortBy: { column: 'name', order: 'asc' } });
    const entries = v.parse(EntriesSchema, (await (await ask(project, `/object/list/${bucket}`, body))?.json()) ?? []);
    for (const { name, id } of entries) {
      const path = prefix ? `${prefix}/${name}` : name;
      // An entry without an id is a folder.
      if (id) found.push({ bucket, path });
      else found.push(...(await list(project, bucket, path)));
    }
    if (entries.length < pageSize) return found;
  }
}

/** Returns null for a file that is not there. Asks twice, because one of many connections may break. */
async function ask({ url, key }: Project, path: string, body?: string): Promise<Response | null> {
  const send = () =>
    fetch(`${url}/storage/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...keyHeaders(key), ...(body && { 'content-type': 'application/json' }) },
      body: body ?? null,
      signal: AbortSignal.timeout(60_000),
    });
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new Stopped('The storage did not answer. Check your connection, then run this command again.');
    });
  if (!body && (response.status === 404 || /"404"/.test(await textOf(response)))) return null;
  if (!response.ok)
    throw new Stopped(`The storage answered ${response.status} to ${path}. Check PROJECT_URL and PROJECT_SECRET_KEY.`);
  return response;
}

/** Supabase's storage says 404 in a body of status 400. */
const textOf = async (response: Response) => (response.status === 400 ? response.clone().text() : '');

async function each<One, Result>(all: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = all.entries();
  const worker = async () => {
    for (const [index, one] of queue) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
