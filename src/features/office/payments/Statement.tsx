import { type ChangeEvent, useState } from 'react';
import { decodeText } from '#src/domain/sheet/decodeText.ts';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

/** The size of a month of a very busy account. More would block the screen. */
const maxBytes = 1_000_000;

export interface StatementSum {
  lines: number;
  matched: number;
  recorded: number;
  unmatched: number;
}

interface Props {
  text: string;
  sum: StatementSum | null;
  isUnreadable: boolean;
  unread: readonly number[];
  onText: (text: string) => void;
}

function sumWords({ lines, matched, recorded, unmatched }: StatementSum): string {
  return [
    say.paymentsInStatement(counted(lines, 'incoming payment')),
    matched > 0 && say.matched(matched),
    recorded > 0 && say.alreadyRecorded(recorded),
    unmatched > 0 && say.unmatched(unmatched),
  ]
    .filter(Boolean)
    .join(' ');
}

const maxNamed = 10;
function unreadWords(lines: readonly number[]): string {
  const [first = 0] = lines;
  if (lines.length === 1) return say.couldNotReadLine(first);
  const named = lines.slice(0, maxNamed).join(', ');
  return lines.length > maxNamed
    ? say.couldNotReadManyLines(lines.length, named, lines.length - maxNamed)
    : say.couldNotReadLines(lines.length, named);
}

/** The bank's statement, pasted or from a file. It stays in the browser. */
export function Statement({ text, sum, isUnreadable, unread, onText }: Props) {
  const [fileError, setFileError] = useState<string | null>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setFileError(null);
    if (file.size > maxBytes) setFileError(say.fileIsTooLarge);
    else if (/\.(xlsx?|pdf)$/i.test(file.name)) setFileError(say.fileIsNoCsv);
    else onText(decodeText(new Uint8Array(await file.arrayBuffer())));
    // Allows the same file to be chosen again.
    field.value = '';
  }

  return (
    <div className="grid max-w-text gap-4">
      <p className="admin-soft">{say.aboutBankStatement}</p>
      <TextInput
        type="file"
        label={say.openCsvFile}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        error={fileError ?? undefined}
        onChange={open}
      />
      <TextArea
        label={say.pasteLines}
        rows={4}
        spellCheck={false}
        maxLength={maxBytes}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div role="status" className="grid gap-4">
        {isUnreadable && (
          <Notice tone="warning">
            <p>{say.noIncomingPayments}</p>
          </Notice>
        )}
        {unread.length > 0 && (
          <Notice tone="warning">
            <p>{unreadWords(unread)}</p>
          </Notice>
        )}
        {sum && !isUnreadable && <p>{sumWords(sum)}</p>}
      </div>
    </div>
  );
}
