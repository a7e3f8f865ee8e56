import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';

/** `npm run dev` keeps running with wrong content. Its pages then show these problems, until each file is right again. */

const shared = globalThis as { contentProblems?: Map<string, string> };
/** The problem of each file. On `globalThis`, because Vite loads its own copy of this module. */
shared.contentProblems ??= new Map();
export const contentProblems = shared.contentProblems;

const nameOf = (file: string) => relative(process.cwd(), file);

/** Returns what `read` returns. In the dev server, an error of it becomes the file's problem, and the answer is `instead`. */
export async function checked<Content>(file: string, read: () => Content | Promise<Content>, instead: Content) {
  try {
    const content = await read();
    contentProblems.delete(file);
    return content;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line?: number } };
    const problem = `${message.replaceAll('**', '').trim()}${loc?.line ? ` (line ${loc.line})` : ''}`;
    if (contentProblems.get(file) !== problem) console.error(`${file}: ${problem}`);
    contentProblems.set(file, problem);
    return instead;
  }
}

interface EntryType {
  getEntryInfo(info: { contents: string; fileUrl: URL }): unknown;
}
type Context = LoaderContext & { entryTypes: Map<string, EntryType> };

/** Returns a loader's context that keeps problems instead of throwing, in the dev server only. */
export function withProblems(context: LoaderContext): LoaderContext {
  const { watcher, entryTypes } = context as Context;
  if (!watcher) return context;
  // Every start checks all files again: a stored entry may be one that was wrong.
  const start = Date.now();
  let changes = 0;
  const unreadable = new Set<string>();
  const wrong = new Set<string>();
  const readable = (type: EntryType): EntryType => ({
    ...type,
    getEntryInfo: async (info) => {
      const file = nameOf(fileURLToPath(info.fileUrl));
      const empty = { data: {}, body: '', rawData: '' };
      const content = await checked(file, async () => type.getEntryInfo(info), empty);
      if (content === empty) unreadable.add(file);
      else unreadable.delete(file);
      return content;
    },
  });
  watcher.on('unlink', (file) => {
    contentProblems.delete(nameOf(file));
    wrong.delete(nameOf(file));
  });
  // A change of one file can correct another: a photo is added that a house names.
  watcher.on('all', (_, changed) => {
    if (!nameOf(changed).startsWith('content/')) return;
    changes++;
    for (const file of wrong) if (file !== nameOf(changed)) watcher.emit('change', resolve(file));
  });
  return {
    ...context,
    ...{ entryTypes: new Map([...entryTypes].map(([extension, type]) => [extension, readable(type)])) },
    generateDigest: (data) => context.generateDigest(JSON.stringify([start + changes, data])),
    parseData: async (entry) => {
      const file = nameOf(entry.filePath ?? '');
      if (unreadable.has(file)) return entry.data;
      const data = await checked(file, () => context.parseData(entry), entry.data);
      if (contentProblems.has(file)) wrong.add(file);
      else wrong.delete(file);
      return data;
    },
  };
}
