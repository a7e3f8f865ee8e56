import { type AuditEntry, type Difference, differencesOf } from '#src/domain/audit.ts';

const mostInView = 3;
const longText = 120;

/** What changed, field by field. Many fields and long texts are folded; nothing is cut off. */
export function AuditChange({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry).filter(({ before, after }) => before !== after);
  if (differences.length === 0) return '–';
  const inView = differences.slice(0, mostInView);
  const folded = differences.slice(mostInView);
  return (
    <>
      <Fields differences={inView} action={entry.action} />
      {folded.length > 0 && (
        <details className="admin-fold">
          <summary>{folded.length === 1 ? '1 more field' : `${folded.length} more fields`}</summary>
          <Fields differences={folded} action={entry.action} />
        </details>
      )}
    </>
  );
}

function Fields({ differences, action }: { differences: readonly Difference[]; action: AuditEntry['action'] }) {
  return (
    <dl className="admin-changes">
      {differences.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {action === 'update' && (
              <>
                <Value text={before} meaning="before" />
                <span aria-hidden="true"> → </span>
              </>
            )}
            <Value text={action === 'delete' ? before : after} meaning={action === 'update' ? 'after' : undefined} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text, meaning }: { text: string; meaning: 'before' | 'after' | undefined }) {
  const words = meaning === 'before' ? <del>{text}</del> : meaning === 'after' ? <ins>{text}</ins> : text;
  if (text.length <= longText) return words;
  return (
    <details className="admin-fold">
      <summary>{text.slice(0, longText - 40)}…</summary>
      {words}
    </details>
  );
}
