import { Badge } from '#src/features/office/Badge.tsx';
import './JobCard.css';
import type { ReactNode } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import {
  describeCall,
  describeDuration,
  describeMails,
  describeRebuild,
  describeResult,
  describeSchedule,
  findingsOf,
  isAnswered,
  type Job,
  runStates,
} from '#src/domain/office/jobs.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminJobs.ts';

interface Props {
  job: Job;
  seconds: number | null;
  missing: string | null;
  onRun: () => void;
  children?: ReactNode;
}

const tones = { running: 'new', done: 'good', failed: 'bad', lost: 'warn' } as const;

export function JobCard({ job, seconds, missing, onRun, children }: Props) {
  const { name, title, description, schedule, runs, mails, call } = job;
  const [last] = runs;
  const isRunning = seconds !== null || last?.state === 'running';
  const action = isRunning ? say.runningNow : say.runNow;
  const rebuild = describeRebuild(job);
  const findings = last?.state === 'failed' ? findingsOf(last.result) : [];
  return (
    <li className="job" aria-busy={isRunning}>
      <div className="job-words">
        <h2 className="text-lg">{title}</h2>
        <p>{description}</p>
        <p className="text-ink-soft text-xs">{describeSchedule(schedule, name)}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={`${action}: ${title}`}
        busy={isRunning}
        disabled={missing !== null}
        onClick={onRun}
      >
        {action}
      </Button>
      <div className="job-runs">
        {missing && <Notice tone="warning">{missing}</Notice>}
        {isRunning && <span className="busy-line mb-2" aria-hidden="true" />}
        <div>
          <p role="status" className="inline">
            {isRunning ? (
              seconds === null ? (
                say.runningSince(formatMoment(last?.started_at ?? ''), last?.by ?? say.theSchedule)
              ) : (
                runStates.running
              )
            ) : last ? (
              <>
                <Badge tone={tones[last.state]}>{runStates[last.state]}</Badge>{' '}
                {last.error ?? describeResult(name, last.result)}
              </>
            ) : (
              !mails && say.jobHasNotRunYet
            )}
          </p>
          {/* Outside the status, or screen readers would announce every second. */}
          {seconds !== null && <span aria-hidden="true"> {say.forSeconds(seconds)}</span>}
        </div>
        {mails && <p>{describeMails(mails)}</p>}
        {missing === null && rebuild && <p>{rebuild}</p>}
        {call && <p className={isAnswered(call) ? 'text-ink-soft' : 'text-chili'}>{describeCall(call)}</p>}
        {findings.length > 0 && (
          <ul className="list-disc pl-5">
            {findings.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
        {runs.length > 0 && (
          <details>
            <summary>{say.lastRuns}</summary>
            <ol>
              {runs.map((run) => (
                <li key={run.id}>
                  <Badge tone={tones[run.state]}>{runStates[run.state]}</Badge> {formatMoment(run.started_at)},{' '}
                  {run.by ?? say.theSchedule}
                  {run.finished_at && run.state !== 'lost' && `, ${describeDuration(run)}`}
                  <span className="block text-ink-soft">{run.error ?? describeResult(name, run.result)}</span>
                </li>
              ))}
            </ol>
          </details>
        )}
        {children}
      </div>
    </li>
  );
}
