import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { config } from '../../local/config.ts';
import { projectDir } from '../../local/paths.ts';
import { openFunctions } from '../../rights.ts';
import { commands } from '../commands.ts';
import { type Area, broken, each, faultsOr, ok, present, skipped } from '../finding.ts';
import { type Answer, isHere, readAs, refusalIn } from '../target.ts';

const FailingSchema = v.object({ troubles: v.array(v.string()) });

const isTold = (json: unknown) => typeof json === 'object' && json !== null && 'status' in json;

function faultOf(name: string, answer: Answer): string | false {
  const { status, json } = answer;
  if (status === 404 && refusalIn(answer).code === 'NOT_FOUND') return `${name} is not deployed`;
  if (name === 'health' && isTold(json)) return false;
  if (status >= 500) return `${name} does not work: it answered ${status}`;
  // Our functions refuse with their own body; the platform's token check in front of them does not know the new keys.
  if (status === 401 && !(typeof json === 'object' && json !== null && 'success' in json)) {
    return `${name} is never called: the platform refuses the key first (verify_jwt)`;
  }
  if (status < 300) return !openFunctions.includes(name) && `${name} answers a call without a key`;
  return openFunctions.includes(name) && `${name} refuses a guest, whom it must answer (${status})`;
}

/** Returns the names of the functions of this checkout. */
export const functionFolders = () =>
  globSync('supabase/functions/*/index.ts', { cwd: projectDir }).map((file) => basename(dirname(file)));

export const functions: Area = {
  title: 'Functions',
  checks: [
    {
      name: 'Deployed',
      asks: 'Is every function deployed, and does it refuse calls without a session or the secret key?',
      async look(target) {
        const named = Object.keys(config.functions);
        const folders = functionFolders();
        // A function missing in the configuration must still be deployed.
        const all = [...new Set([...named, ...folders])];
        const faults = await each(all, async (name) =>
          faultOf(name, await target.asStranger(`/functions/v1/${name}`, { method: 'POST', body: {} })),
        );
        return faultsOr(
          present([
            ...faults,
            ...folders.map((name) => !named.includes(name) && `${name} is not in supabase/config.toml`),
            ...named.map((name) => !folders.includes(name) && `${name} has no folder in supabase/functions`),
          ]),
          `Yes, all ${all.length}.`,
          'Not all:',
          `Deploy them: ${commands.deploy}. They check callers themselves, so verify_jwt is false for all of them in supabase/config.toml. For the reason of a failure, see the function’s log in the dashboard.`,
        );
      },
    },
    {
      name: 'Health',
      asks: 'Does the site report to monitors that it is well?',
      async look(target) {
        if (isHere(target.site)) return skipped('On this machine, no jobs run on a schedule.');
        const answer = await target.asStranger('/functions/v1/health');
        if (answer.status === 200) return ok('Yes.');
        const { troubles } = readAs(FailingSchema, { ...answer, status: 200 }, 'health');
        return broken(
          'No. It reports:',
          'See the overview at /admin: it says what to do.',
          troubles.map((kind) => kind.replaceAll('_', ' ')),
        );
      },
    },
  ],
};
