import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  id: string;
  label: string;
  hint?: string;
  mark?: string | undefined;
  value: string;
  maximum: number;
  error: string | undefined;
  rows?: number;
  onType: (value: string) => void;
}

/** Free words with a count of the characters; typing goes on past the limit, so that nothing pasted is cut off unseen. */
export function LongText({ id, label, hint, mark, value, maximum, error, rows = 4, onType }: Props) {
  const used = value.trim().length;
  return (
    <TextArea
      id={id}
      label={label}
      optional
      rows={rows}
      mark={mark}
      hint={
        <>
          {hint && `${hint} `}
          <span className={`figures whitespace-nowrap ${used > maximum ? 'font-semibold text-chili' : ''}`}>
            {used.toLocaleString('en-IN')} of {maximum.toLocaleString('en-IN')} characters
          </span>
        </>
      }
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
