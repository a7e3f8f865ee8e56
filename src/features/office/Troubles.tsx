import './Troubles.css';
import { describeSince, describeTrouble, type Trouble } from '#src/domain/office/troubles.ts';
import { paths } from '#src/lib/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminJobs.ts';

interface Props {
  troubles: readonly Trouble[];
  on: 'overview' | 'jobs';
  className?: string;
}

const places = {
  jobs: [say.openJobs, paths.adminJobs],
  bookings: [say.openBookings, paths.adminBookings],
  settings: [say.openSettings, paths.adminSettings],
} as const;

export function Troubles({ troubles, on, className = '' }: Props) {
  if (troubles.length === 0) return null;
  return (
    <section aria-label={say.currentProblems} className={`troubles ${className}`}>
      {troubles.map((trouble) => {
        const { title, text, sql, place, log, isHeavy } = describeTrouble(trouble);
        const [label, href] = log ? [say.openLog, log] : places[place];
        const about = (
          <>
            <p>{text}</p>
            {sql.map((statement) => (
              <code key={statement}>{statement}</code>
            ))}
            {trouble.since && <p className="admin-soft">{describeSince(trouble)}</p>}
          </>
        );
        const link = (log || place !== on) && (
          <a className="link" href={href}>
            {label}
          </a>
        );
        // The overview names them in one line each, so that the tasks are in view.
        return on === 'overview' ? (
          <details
            key={`${trouble.kind} ${trouble.subject}`}
            className={`notice block notice-${isHeavy ? 'error' : 'warning'}`}
          >
            <summary className="cursor-pointer font-semibold">{title}</summary>
            {about}
            {link}
          </details>
        ) : (
          <Notice
            key={`${trouble.kind} ${trouble.subject}`}
            tone={isHeavy ? 'error' : 'warning'}
            title={title}
            action={link}
          >
            {about}
          </Notice>
        );
      })}
    </section>
  );
}
