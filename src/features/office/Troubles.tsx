import './Troubles.css';
import { describeSince, describeTrouble, type Trouble } from '#src/domain/office/troubles.ts';
import { paths } from '#src/lib/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  troubles: readonly Trouble[];
  /** The page that this stands on: it does not lead to itself. */
  on: 'overview' | 'jobs';
  className?: string;
}

const places = {
  jobs: ['See the jobs', paths.adminJobs],
  bookings: ['See the bookings', paths.adminBookings],
  settings: ['Open the settings', paths.adminSettings],
} as const;

/** What is wrong with the site now, the heaviest first, and what to do about it. */
export function Troubles({ troubles, on, className = '' }: Props) {
  if (troubles.length === 0) return null;
  return (
    <section aria-label="What is wrong now" className={`troubles ${className}`}>
      {troubles.map((trouble) => {
        const { title, text, sql, place, isHeavy } = describeTrouble(trouble);
        const [label, href] = places[place];
        return (
          <Notice
            key={`${trouble.kind} ${trouble.subject}`}
            tone={isHeavy ? 'error' : 'warning'}
            title={title}
            action={
              place !== on && (
                <a className="link" href={href}>
                  {label}
                </a>
              )
            }
          >
            <p>{text}</p>
            {sql.map((statement) => (
              <code key={statement}>{statement}</code>
            ))}
            {trouble.since && <p className="admin-soft">{describeSince(trouble)}</p>}
          </Notice>
        );
      })}
    </section>
  );
}
