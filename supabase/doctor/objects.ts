import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openPglite, removeOldCopies } from '../local/backend.ts';
import { readEmptyProject } from '../local/emptyProject.ts';
import { describeFailure, type Migration, readMigrations } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';

/** Hashes by the names of objects, as `private.deployment_objects` returns them. */
export type Objects = Readonly<Record<string, string>>;

/** A role of hosted projects only. Migrations grant it rights where it exists. */
const authRole = 'supabase_auth_admin';

/**
 * Applies the migrations of this checkout that have one of these versions to an empty database like that of `found`. Returns what they make. Keeps the
 * answer for the next time, because it takes seconds.
 */
export async function makeObjects(versions: readonly string[], found: Objects): Promise<Objects> {
  const migrations = (await readMigrations(projectPath('supabase/migrations'))).filter(({ version }) =>
    versions.includes(version),
  );
  const start = (await readEmptyProject()) + (`role ${authRole}` in found ? `create role ${authRole};` : '');
  const engine = await readFile(projectPath('node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const hash = createHash('sha256')
    .update(JSON.stringify([engine, start, migrations]))
    .digest('hex');
  const kept = projectPath(`.cache/doctor/${hash}.json`);
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'));
  const made = await migrate(start, migrations);
  await mkdir(dirname(kept), { recursive: true });
  await removeOldCopies(dirname(kept));
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(made));
  await rename(unfinished, kept);
  return made;
}

async function migrate(start: string, migrations: readonly Migration[]): Promise<Objects> {
  const db = await openPglite({});
  try {
    await db.exec(start);
    for (const { file, text } of migrations) {
      await db.exec(text).catch((error: unknown) => {
        throw describeFailure(file, text, error);
      });
    }
    const [made] = await db.query<{ objects: Objects }>('select private.deployment_objects() as objects');
    return made?.objects ?? {};
  } finally {
    await db.connection.close();
  }
}

/** Returns what differs, one a line: `changed: function public.today`. What belongs to an extra or missing object is not listed beside it. */
export function compareObjects(meant: Objects, found: Objects): string[] {
  const names = [...new Set([...Object.keys(meant), ...Object.keys(found)])].sort();
  const differing = names.filter((name) => meant[name] !== found[name]);
  const whole = differing.filter((name) => /^(function|table|view) /.test(name) && !(name in meant && name in found));
  const isPart = (name: string) =>
    whole.some((one) => {
      const [, itself = ''] = / (.*)/.exec(one) ?? [];
      return one !== name && (`${name} `.includes(` ${itself} `) || name.includes(` ${itself}.`));
    });
  // Arguments tell apart functions of one name, and are long.
  const short = (name: string) => name.replace(/\(.*?\)/, '');
  const isAlone = (name: string) => names.filter((other) => short(other) === short(name)).length === 1;
  return differing
    .filter((name) => !isPart(name))
    .map((name) => {
      const state = !(name in meant) ? 'extra' : !(name in found) ? 'missing' : 'changed';
      return `${state}: ${isAlone(name) ? short(name) : name}`;
    });
}
