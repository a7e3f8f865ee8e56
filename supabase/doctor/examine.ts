import { api } from './checks/api.ts';
import { content } from './checks/content.ts';
import { functions } from './checks/functions.ts';
import { headers } from './checks/headers.ts';
import { inside } from './checks/inside.ts';
import { limits } from './checks/limits.ts';
import { project } from './checks/project.ts';
import { rights } from './checks/rights.ts';
import { signIn } from './checks/signIn.ts';
import { site } from './checks/site.ts';
import { type Area, broken, type Finding, skipped } from './finding.ts';
import { connectTarget, type DoctorFetch, type DoctorKeys, type Target } from './target.ts';

/** The limits are last: they use up the caller's calls of that minute. */
export const areas: readonly Area[] = [site, headers, content, api, rights, functions, signIn, project, inside, limits];

export interface CheckedFinding extends Finding {
  area: string;
  name: string;
  asks: string;
}

export interface Examined {
  target: Target;
  told: CheckedFinding[];
  isWell: boolean;
}

/** Changes nothing but counts of calls. */
export async function examine(
  address: string,
  keys: DoctorKeys,
  {
    fetcher = fetch,
    tell,
    parts = areas,
  }: { fetcher?: DoctorFetch; tell?: (told: CheckedFinding) => void; parts?: readonly Area[] } = {},
): Promise<Examined> {
  const target = await connectTarget(address, keys, fetcher);
  const told: CheckedFinding[] = [];
  const note = (one: CheckedFinding) => {
    told.push(one);
    tell?.(one);
  };
  const silence = await silenceOf(target);
  if (silence) {
    note({ area: site.title, name: 'Home page', asks: 'Does the site answer?', ...silence });
    return { target, told, isWell: false };
  }
  for (const { title, checks, unless } of parts) {
    const why = unless?.(target);
    if (why !== undefined) {
      note({ area: title, name: title, asks: '', ...skipped(why) });
      continue;
    }
    for (const { name, asks, look } of checks) {
      note({ area: title, name, asks, ...(await look(target).catch(unanswered)) });
    }
  }
  return { target, told, isWell: !told.some(({ state }) => state === 'broken' || state === 'unknown') };
}

async function silenceOf({ site: origin, ask }: Target): Promise<Finding | null> {
  try {
    await ask(`${origin}/`, { method: 'HEAD' });
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return broken(`It does not: ${why}`, 'Check the address, and that the site is deployed or started.');
  }
}

function unanswered(error: unknown): Finding {
  const why = error instanceof Error ? error.message : String(error);
  return { state: 'unknown', says: `This could not be checked. ${why}` };
}
