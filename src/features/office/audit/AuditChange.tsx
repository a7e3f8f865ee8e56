import './AuditChange.css';
import type { AuditEntry } from '#src/domain/office/audit.ts';
import { type Difference, differencesOf } from '#src/domain/office/auditDifferences.ts';
import * as say from '#src/words/staff/adminAudit.ts';

const mostInView = 3;
const longText = 120;

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
          <summary>{folded.length === 1 ? say.oneMoreField : say.moreFields(folded.length)}</summary>
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
            {action === 'update' ? (
              <Update before={before} after={after} />
            ) : (
              // An erasure shows the removed text.
              <Text text={action === 'delete' && before !== '–' ? before : after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Update({ before, after }: { before: string; after: string }) {
  if (before.length > longText || after.length > longText) {
    return (
      <>
        <Text text={before} name={say.before} />
        <Text text={after} name={say.after} />
      </>
    );
  }
  return (
    <>
      {before === '–' ? before : <del>{before}</del>}
      <span aria-hidden="true"> → </span>
      <ins>{after}</ins>
    </>
  );
}

function Text({ text, name }: { text: string; name?: string }) {
  const lead = name ? `${name}: ` : '';
  if (text.length <= longText) return <p>{lead + text}</p>;
  return (
    <details className="admin-fold">
      <summary>
        {lead}
        {text.slice(0, longText / 2).replace(/\s+\S*$/, '')}…
      </summary>
      {text}
    </details>
  );
}
