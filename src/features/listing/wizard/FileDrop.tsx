import '#src/ui/FileInput.css';
import { type DragEvent, type ReactNode, useState } from 'react';
import { buttonClass } from '#src/ui/buttonClass.ts';

interface Props {
  id: string;
  label: string;
  of?: string | undefined;
  hint: ReactNode;
  accept: string;
  multiple?: boolean;
  error?: string | undefined;
  onFiles: (files: File[]) => void;
}

export function FileDrop({ id, label, of, hint, accept, multiple, error, onFiles }: Props) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button inside does the same
    <div
      className={`drop-zone${isOver ? ' drop-zone-over' : ''}${error ? ' drop-zone-error' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        className="file-input sr-only"
        accept={accept}
        multiple={multiple}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Without this, choosing the same file again fires no event.
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClass('secondary')}>
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-chili text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
