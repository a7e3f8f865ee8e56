import { type ChangeEvent, useState } from 'react';
import { decodeText } from '#src/domain/sheet/decodeText.ts';
import { counted } from '#src/domain/stay.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

/** A month of a very busy account: more keeps the screen waiting. */
const maxBytes = 1_000_000;

/** What was read of it. */
export interface StatementSum {
  lines: number;
  matched: number;
  recorded: number;
  unmatched: number;
}

interface Props {
  text: string;
  /** Null without a statement. */
  sum: StatementSum | null;
  /** The text is no statement: what was read before still holds. */
  isUnreadable: boolean;
  /** The numbers of lines that could not be read. */
  unread: readonly number[];
  onText: (text: string) => void;
}

function sumWords({ lines, matched, recorded, unmatched }: StatementSum): string {
  const parts = [
    [matched, say.matchesBooking, say.matchBooking],
    [recorded, say.isAlreadyRecorded, say.areAlreadyRecorded],
    [unmatched, say.matchesNoBooking, say.matchNoBooking],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, one, more]) => `${count} ${count === 1 ? one : more}`);
  return `${counted(lines, 'incoming payment')}. ${said.join(', ').replace(/, (?=[^,]*$)/, say.and)}.`;
}

/** Of many lines the first ones are named. */
const maxNamed = 10;
const unreadWords = (lines: readonly number[]) =>
  lines.length === 1
    ? `We could not read line ${lines[0]}. Check it in your bank.`
    : say.weCouldNotReadLines(
        lines.length,
        lines.slice(0, maxNamed).join(', '),
        lines.length > maxNamed ? say.andMore(lines.length - maxNamed) : '',
      );

/** The bank's statement, pasted or opened. The browser reads it and sends it nowhere. */
export function Statement({ text, sum, isUnreadable, unread, onText }: Props) {
  const [fileError, setFileError] = useState<string | null>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setFileError(null);
    if (file.size > maxBytes) setFileError(say.thisFileIsLargerThan1);
    else if (/\.(xlsx?|pdf)$/i.test(file.name)) setFileError(say.thisIsNotCsvFile);
    else onText(decodeText(new Uint8Array(await file.arrayBuffer())));
    // The same file may be chosen again.
    field.value = '';
  }

  return (
    <div className="grid max-w-text gap-4">
      <p className="admin-soft">{say.openStatementOfSitesBankAccount}</p>
      <TextInput
        type="file"
        label={say.openCsvFile}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        error={fileError ?? undefined}
        onChange={open}
      />
      <TextArea
        label={say.orPasteItsLines}
        rows={4}
        spellCheck={false}
        maxLength={maxBytes}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div role="status" className="grid gap-4">
        {isUnreadable && (
          <Notice tone="warning">
            <p>{say.weFoundNoIncomingPayments}</p>
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
