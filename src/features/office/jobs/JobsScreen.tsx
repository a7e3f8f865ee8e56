import { useEffect, useState } from 'react';
import { describeResult, type Job } from '#src/domain/office/jobs.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { showError } from '#src/features/office/showError.ts';
import { Troubles } from '#src/features/office/Troubles.tsx';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { jobList, missingSettings, runInDatabase, runInFunction } from '#src/server/calls/office/jobs.ts';
import { call } from '#src/server/member.ts';
import { FailedMails } from './FailedMails.tsx';
import { JobCard } from './JobCard.tsx';

/** `/admin/run-job`: the jobs, how their last runs went, and running one now. */
export function JobsScreen() {
  return <AdminGuard>{() => <Jobs />}</AdminGuard>;
}

/** What is asked before a job whose work cannot be undone at once. */
const questions: Record<string, string> = {
  cancel_unpaid:
    'Bookings that are unpaid for longer than the limit in Settings are cancelled, and their rooms are for sale again.',
  purge: 'Old rows are removed for good: drafts nobody touched for a year, and listings deleted 90 days ago.',
};
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
  // A failure stands until an answer comes: told anew with every look at a running job, it would be read out every time.
  useEffect(() => {
    if (remote.state !== 'loading') setFailed(remote.state === 'failed' ? remote.failure : null);
  }, [remote]);
  // While something runs, here or elsewhere, its end shows by itself.
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
      {/* What a job found stands beside it. */}
      <Troubles
        className="mt-5"
        troubles={list?.troubles.filter(({ kind }) => kind.startsWith('schedule_')) ?? []}
        on="jobs"
      />
      <p className="my-4 text-ink-soft">
        A job can be run at any time, also twice in a row. Only one run of a job is at work at a time, and every run is
        written down.
      </p>
      <ul className="jobs">
        {jobs?.map((job) => {
          const since = begun.get(job.name);
          return (
            <JobCard
              key={job.name}
              job={job}
              seconds={since === undefined ? null : Math.max(0, Math.round((now - since) / 1000))}
              missing={missing[job.name] ?? null}
              onRun={() => (questions[job.name] ? setAsked(job) : run(job))}
            >
              {job.mails && <FailedMails mails={job.mails} onSent={retry} />}
            </JobCard>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.title ?? ''}
        confirm="Run now"
        onConfirm={() => asked && run(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{asked && questions[asked.name]}</p>
      </ConfirmDialog>
    </ListStates>
  );
}
