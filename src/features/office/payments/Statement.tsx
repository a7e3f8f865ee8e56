import { type ChangeEvent, useState } from 'react';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

/** A year of a busy account; what is larger is no statement. */
const maxBytes = 5_000_000;

interface Props {
  text: string;
  /** Lines of money in; null where nothing was given. */
  lines: number | null;
  onText: (text: string) => void;
}

/** Where the bank's statement is pasted or opened. It is read here, and sent nowhere. */
export function Statement({ text, lines, onText }: Props) {
  const [error, setError] = useState<string | null>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setError(null);
    if (file.size > maxBytes) setError('This file is larger than 5 MB. Please take fewer days.');
    else if (/\.(xlsx?|pdf)$/i.test(file.name))
      setError(
        'This is no CSV file. Please choose “CSV” where your bank offers the download, or copy the lines into the field.',
      );
    else onText(await file.text());
    // The same file may be chosen again.
    field.value = '';
  }

  return (
    <section className="grid max-w-text gap-4" aria-labelledby="statement">
      <h2 id="statement">Bank statement</h2>
      <p className="admin-soft">
        Payments are found by UTR, by the reference in their note, and by amount. The statement stays in this browser.
      </p>
      <div className="admin-file">
        <label htmlFor="statement-file">Open a CSV file</label>
        <input id="statement-file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={open} />
      </div>
      <TextArea
        label="Or paste its lines"
        rows={4}
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {lines !== null && (
        <div role="status">
          {lines === 0 ? (
            <Notice tone="warning">
              <p>
                No line of money in was read. Please paste the lines as your bank has them, with the head above them.
              </p>
            </Notice>
          ) : (
            <p>{counted(lines, 'payment')} in read.</p>
          )}
        </div>
      )}
    </section>
  );
}
