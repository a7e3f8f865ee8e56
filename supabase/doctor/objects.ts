import { openPglite } from '../local/backend.ts';
import { readEmptyProject } from '../local/emptyProject.ts';
import { describeFailure, readMigrations } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';

/** Hashes by the names of objects, as `private.deployment_objects` returns them. */
export type Objects = Readonly<Record<string, string>>;

/** Applies the migrations of this checkout that have one of these versions to an empty database. Returns what they make. */
export async function makeObjects(versions: readonly string[]): Promise<Objects> {
  const db = await openPglite({});
  try {
    await db.exec(await readEmptyProject());
    for (const { file, version, text } of await readMigrations(projectPath('supabase/migrations'))) {
      if (!versions.includes(version)) continue;
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
