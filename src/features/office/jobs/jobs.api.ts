import * as v from 'valibot';
import { FailedMailSchema, type Job, JobAnswerSchema, JobSchema } from '#src/domain/office/jobs.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';

const noAnswer = 'The server did not answer. Please try again.';
const alreadyRunning = 'It is running already. One run at a time; wait until that one has ended.';

/** The jobs with their last runs. */
export const fetchJobs = () => call('admin_jobs', {}, v.array(JobSchema), 'the server did not answer');

/** The mails that failed or may have, newest first. */
export async function fetchFailedMails() {
  const answer = await call('admin_mails', {}, v.array(FailedMailSchema), 'the server did not answer');
  return answer.ok ? success({ total: answer.value.length, rows: answer.value }) : answer;
}

const AgainSchema = v.object({ ok: v.boolean() });

/** Has a mail that failed sent after all. */
export async function sendMailAgain(mail_id: number): Promise<Result<null>> {
  const answer = await call('send_mail_again', { mail_id }, AgainSchema, noAnswer);
  if (!answer.ok) return answer;
  return answer.value.ok ? success(null) : failure('refused', 'This mail is on its way already, or it is gone.');
}

const MissingSchema = v.object({ missing: v.record(v.string(), v.string()) });

/** What jobs lack among the settings of this deployment, by job; nothing when that cannot be found out. */
export async function fetchMissing(): Promise<Record<string, string>> {
  const answer = await post({ check: true }).catch(() => null);
  const read = answer?.ok ? v.safeParse(MissingSchema, await answer.json().catch(() => null)) : null;
  return read?.success ? read.output.missing : {};
}

export interface JobOutcome {
  state: 'done' | 'failed';
  result: Record<string, unknown> | null;
  error: string | null;
}
const OutcomeSchema = v.object({
  state: v.picklist(['done', 'failed']),
  result: v.nullable(v.record(v.string(), v.unknown())),
  error: v.nullable(v.string()),
});

/** Runs a job now. A refusal says why nothing was begun; a run that failed is an outcome. */
export async function runJob({ name, runs_in }: Job): Promise<Result<JobOutcome>> {
  if (runs_in === 'database') {
    const answer = await call('run_job', { job: name }, JobAnswerSchema, noAnswer);
    if (!answer.ok) return answer;
    return answer.value.ok ? success(answer.value) : failure('refused', alreadyRunning);
  }
  try {
    const answer = await post({ job: name });
    if (answer.status === 409) return failure('refused', alreadyRunning);
    const body: unknown = await answer.json();
    const outcome = v.safeParse(OutcomeSchema, body);
    if (outcome.success) return success(outcome.output);
    const refusal = v.safeParse(v.object({ error: v.string() }), body);
    return failure('refused', refusal.success ? refusal.output.error : noAnswer);
  } catch {
    return failure('refused', noAnswer);
  }
}

const post = (body: object) =>
  supabase().call('run-job', { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
