import * as v from 'valibot';
import { answer, callAsCaller, type Env, posted, refuse } from '../_shared/http.ts';
import { callService, isService, messageOf } from '../_shared/service.ts';
import { JobFailed } from './jobFailed.ts';
import { jobs } from './networkJobs.ts';

const BodySchema = v.union([v.object({ job: v.picklist(Object.keys(jobs)) }), v.object({ check: v.literal(true) })]);
const BegunSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), run_id: v.number() }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

/** `{job}` runs a job; the database checks rights and allows one run at a time. `{check: true}` answers the missing settings by job. */
export default posted(async (request, env) => {
  const body = v.safeParse(BodySchema, await request.json().catch(() => null));
  if (!body.success) return refuse(400, 'unknown_job', 'This job does not exist.');
  if ('check' in body.output) {
    if (!(await callAsCaller(request, env, 'admin_jobs', {})).ok)
      return refuse(403, 'not_allowed', 'Only an admin may do this.');
    return answer(200, { success: true, missing: missingSettings(env) });
  }

  const name = body.output.job;
  const isScheduled = await isService(request, env);
  const begun = await begin(request, env, name, isScheduled);
  if (begun instanceof Response) return begun;
  let result: object | null = null;
  let error: string | null = null;
  try {
    const job = jobs[name];
    const isPassedOver = isScheduled && job?.isOptional && job.lacks?.(env);
    result = isPassedOver ? { off: true } : ((await job?.run(env)) ?? null);
  } catch (problem) {
    // A JobFailed has its own message; other errors may hold addresses and stay in the log.
    if (!(problem instanceof JobFailed)) console.error(`Job ${name} failed:`, messageOf(problem));
    error =
      problem instanceof JobFailed ? problem.message : 'The job failed unexpectedly. See the log of the function.';
  }
  await callService(env, 'finish_job', { run_id: begun, result, error });
  return answer(200, { success: true, state: error ? 'failed' : 'done', result, error });
});

async function begin(request: Request, env: Env, job: string, isScheduled: boolean): Promise<number | Response> {
  let begun: v.InferOutput<typeof BegunSchema>;
  if (isScheduled) begun = v.parse(BegunSchema, await callService(env, 'begin_scheduled_job', { job }));
  else {
    const response = await callAsCaller(request, env, 'begin_job', { job });
    if (!response.ok) return refuse(response.status === 401 ? 401 : 403, 'not_allowed', 'Only an admin may do this.');
    begun = v.parse(BegunSchema, await response.json());
  }
  if (begun.ok) return begun.run_id;
  return begun.code === 'already_running'
    ? refuse(409, 'already_running', 'This job is already running.')
    : refuse(400, 'unknown_job', 'This job does not exist.');
}

function missingSettings(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(jobs).flatMap(([name, { lacks }]) => {
      const missing = lacks?.(env);
      return missing ? [[name, missing]] : [];
    }),
  );
}
