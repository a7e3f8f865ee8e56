import { keyHeaders } from '../functions/_shared/keys.ts';
import { Stopped } from './shell.ts';

type Env = Record<string, string | undefined>;

/** A project and one of its secret keys. */
export interface Project {
  url: string;
  key: string;
}

/** Returns the project of PROJECT_URL and PROJECT_SECRET_KEY. Stops if it does not accept the key: with another one, its storage looks empty. */
export async function openProject({ PROJECT_URL: url, PROJECT_SECRET_KEY: key }: Env): Promise<Project> {
  if (!url || !key) throw new Stopped('PROJECT_URL and PROJECT_SECRET_KEY are not set. Set both in .env.');
  const project = { url: url.replace(/\/+$/, ''), key };
  if (!(await call(project, 'health', {})))
    throw new Stopped(`${project.url} does not accept this secret key. Nothing was changed.`);
  return project;
}

/** Calls a function of the database as the service role. Returns true if it answered. */
export async function call({ url, key }: Project, name: string, args: object): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...keyHeaders(key), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

export const databaseFile = 'database.tar.gz.age';
export const filesFile = 'files.tar.gz.age';
export const keyNames = ['compliance_key', 'utr_key'] as const;
