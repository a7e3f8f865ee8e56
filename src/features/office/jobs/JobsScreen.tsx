import { useEffect, useState } from 'react';
import { describeResult, type Job } from '#src/domain/office/jobs.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { showError } from '#src/features/office/showError.ts';
import { Troubles } from '#src/features/office/Troubles.tsx';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { jobList, missingSettings, runInDatabase, runInFunction } from '#src/server/calls/office/jobs.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/adminJobs.ts';
import { FailedMails } from './FailedMails.tsx';
import { JobCard } from './JobCard.tsx';

/** `/admin/run-job`: the jobs with their last runs, and a button that runs each. */
export function JobsScreen() {
  return <AdminGuard>{() => <Jobs />}</AdminGuard>;
}

const watchMilliseconds = 2000;

function Jobs() {
  const { remote, previous, retry } = useRemote('jobs', () => call(jobList));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [begun, setBegun] = useState<ReadonlyMap<string, number>>(new Map());
  const [now, setNow] = useState(() => Date.now());
  const [asked, setAsked] = useState<Job | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const list = remote.state === 'ready' ? remote.value : previous;
  const jobs = list?.jobs ?? null;
  const isWatching = begun.size > 0 || Boolean(jobs?.some(({ runs }) => runs[0]?.state === 'running'));

  useEffect(() => {
    call(missingSettings, { check: true }).then((found) => found.ok && setMissing(found.value.missing));
  }, []);
  // A failure stays until an answer arrives, or screen readers would announce it at every poll.
  useEffect(() => {
    if (remote.state !== 'loading') setFailed(remote.state === 'failed' ? remote.failure : null);
  }, [remote]);
  // Polls while a job runs, here or elsewhere.
  useEffect(() => {
    if (!isWatching) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    const watch = setInterval(retry, watchMilliseconds);
    return () => {
      clearInterval(clock);
      clearInterval(watch);
    };
  }, [isWatching, retry]);

  async function run(job: Job) {
    setAsked(null);
    setNow(Date.now());
    setBegun((before) => new Map(before).set(job.name, Date.now()));
    const answer = await call(job.runs_in === 'database' ? runInDatabase : runInFunction, { job: job.name });
    setBegun((before) => {
      const rest = new Map(before);
      rest.delete(job.name);
      return rest;
    });
    if (!answer.ok) showError(`${job.title}: ${answer.failure.message}`);
    else if (answer.value.state === 'failed') {
      showError(`${job.title}: ${answer.value.error}`);
    } else {
      showToast({ title: job.title, description: describeResult(job.name, answer.value.result), tone: 'success' });
    }
    retry();
  }

  return (
    <ListStates list={{ rows: jobs, failed, reload: retry }} noun="jobs">
      {/* Each job's card shows the findings of the job. */}
      <Troubles
        className="mt-5"
        troubles={list?.troubles.filter(({ kind }) => kind.startsWith('schedule_')) ?? []}
        on="jobs"
      />
      <p className="my-4 text-ink-soft">{say.runAnyJob}</p>
      <ul className="jobs">
        {jobs?.map((job) => {
          const since = begun.get(job.name);
          return (
            <JobCard
              key={job.name}
              job={job}
              seconds={since === undefined ? null : Math.max(0, Math.round((now - since) / 1000))}
              missing={missing[job.name] ?? null}
              onRun={() => (say.questions[job.name] ? setAsked(job) : run(job))}
            >
              {job.mails && <FailedMails mails={job.mails} onSent={retry} />}
            </JobCard>
          );
        })}
      </ul>
      <FormDialog
        open={asked !== null}
        title={asked ? say.runJobQuestion(asked.title) : ''}
        submit={say.runNow}
        onSubmit={() => asked && run(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{asked && say.questions[asked.name]}</p>
      </FormDialog>
    </ListStates>
  );
}
