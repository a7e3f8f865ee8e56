import type { Job } from '#src/domain/office/jobs.ts';
import { success } from '#src/lib/result.ts';
import { failedMails, missingSettings, runInDatabase, runInFunction } from '#src/server/calls/office/jobs.ts';
import { call } from '#src/server/member.ts';

/** The mails that failed or may have, newest first. */
export async function fetchFailedMails() {
  const mails = await call(failedMails);
  return mails.ok ? success({ total: mails.value.length, rows: mails.value }) : mails;
}

/** What jobs lack among the settings of this deployment, by job; nothing when that cannot be found out. */
export async function fetchMissing(): Promise<Record<string, string>> {
  const found = await call(missingSettings, { check: true });
  return found.ok ? found.value.missing : {};
}

/** Runs a job now. A refusal says why nothing was begun; a run that failed is an outcome. */
export const runJob = ({ name, runs_in }: Job) =>
  runs_in === 'database' ? call(runInDatabase, { job: name }) : call(runInFunction, { job: name });
