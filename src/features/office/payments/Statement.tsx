import { type ChangeEvent, useState } from 'react';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** A month of a very busy account: more keeps the screen waiting. */
const maxBytes = 1_000_000;

interface Props {
  text: string;
  /** Lines of money in; null without a statement. */
  lines: number | null;
  onText: (text: string) => void;
}

/** The bank's statement, pasted or opened. The browser reads it and sends it nowhere. */
export function Statement({ text, lines, onText }: Props) {
  const [fileError, setFileError] = useState<string | null>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setFileError(null);
    if (file.size > maxBytes) setFileError('This file is larger than 1 MB. Choose fewer days.');
    else if (/\.(xlsx?|pdf)$/i.test(file.name))
      setFileError(
        'This is not a CSV file. Choose “CSV” where your bank offers the download, or copy the lines into the field.',
      );
    else onText(await file.text());
    // The same file may be chosen again.
    field.value = '';
  }

  return (
    <section className="grid max-w-text gap-4" aria-labelledby="statement">
      <h2 id="statement">Bank statement</h2>
      <p className="admin-soft">
        We find payments by UTR, by the reference in their note, and by amount. The statement stays in this browser.
      </p>
      <TextInput
        type="file"
        label="Open a CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        error={fileError ?? undefined}
        onChange={open}
      />
      <TextArea
        label="Or paste its lines"
        rows={4}
        spellCheck={false}
        maxLength={maxBytes}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {lines !== null && (
        <div role="status">
          {lines === 0 ? (
            <Notice tone="warning">
              <p>We found no line with money in. Paste the lines as your bank has them, with the head above them.</p>
            </Notice>
          ) : (
            <p>{counted(lines, 'line')} with money in.</p>
          )}
        </div>
      )}
    </section>
  );
}
