import '#src/ui/FileInput.css';
import { Download, FileText, RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { type DocumentType, documentTypes } from '#src/domain/listing/listing.ts';
import {
  cancelDocument,
  chooseDocument,
  type KeptDocument,
  removeStored,
  retryDocument,
  viewDocument,
} from '#src/features/listing/keep/documents.store.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { RoundButton } from '#src/ui/RoundButton.tsx';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  type: DocumentType;
  required: boolean;
  documents: readonly KeptDocument[];
  error: string | undefined;
  ensureRow: () => Promise<boolean>;
}

export function DocumentSlot({ type, required, documents, error, ensureRow }: Props) {
  const id = `documents.${type}`;
  const [refused, setRefused] = useState<string | null>(null);
  const label = documentTypes[type];
  const hint = say.documentExamples[type];
  // Only the type "other" allows several documents. Otherwise a new one replaces the old one.
  const old = type === 'other' ? undefined : documents.find(({ progress }) => progress.state === 'stored');
  const said = refused ?? error;

  function choose(files: FileList | null) {
    const file = files?.[0];
    if (file) setRefused(chooseDocument(type, file, old?.id ?? null, ensureRow));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button inside does the same
    <div
      className={`document-slot${said ? ' document-slot-error' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold" id={`${id}-label`}>
            {label}
            {!required && <span className="font-normal text-ink-soft"> {wordsListing.optional}</span>}
          </p>
          {hint && (
            <p id={`${id}-hint`} className="text-ink-soft text-sm">
              {hint}
            </p>
          )}
        </div>
        <input
          id={id}
          type="file"
          className="file-input sr-only"
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          aria-labelledby={`${id}-button ${id}-label`}
          aria-describedby={[hint && `${id}-hint`, said && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={said ? true : undefined}
          onChange={(event) => {
            choose(event.target.files);
            event.target.value = '';
          }}
        />
        <label id={`${id}-button`} htmlFor={id} className={buttonClass('secondary', 'small')}>
          {old ? say.replace : documents.length > 0 ? say.addAnother : say.chooseFile}
        </label>
      </div>
      {documents.length > 0 && (
        <ul className="grid gap-2">
          {documents.map((row) => (
            <DocumentRow key={row.id} row={row} onGone={() => document.getElementById(id)?.focus()} />
          ))}
        </ul>
      )}
      {said && (
        <p id={`${id}-error`} className="font-medium text-chili text-sm">
          {said}
        </p>
      )}
    </div>
  );
}

function DocumentRow({ row, onGone }: { row: KeptDocument; onGone: () => void }) {
  const { id, file_name, bytes, progress } = row;
  function remove() {
    onGone();
    void removeStored(id);
  }
  function cancel() {
    onGone();
    cancelDocument(id);
  }
  return (
    <li className="flex items-center gap-3 pt-2 border-t border-line">
      <FileText aria-hidden="true" className="size-5 flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-sm">{file_name}</p>
        {progress.state === 'sending' && (
          <progress className="upload-bar" aria-label={say.uploadOf(file_name)} max={1} value={progress.part} />
        )}
        <p
          className={`text-sm ${progress.state === 'failed' ? 'font-medium text-chili' : 'text-ink-soft'}`}
          role="status"
        >
          {progress.state === 'stored' && readableSize(bytes)}
          {progress.state === 'sending' && (progress.part < 1 ? say.uploading : say.checking)}
          {progress.state === 'offline' && `${say.waitingForConnection} ${say.keepThisPageOpen}`}
          {progress.state === 'failed' && progress.sentence}
        </p>
      </div>
      {progress.state === 'stored' ? (
        <>
          <RoundButton label={say.openFile(file_name)} onPress={() => void viewDocument(row)}>
            <Download aria-hidden="true" />
          </RoundButton>
          <RoundButton label={say.remove(file_name)} onPress={remove}>
            <Trash2 aria-hidden="true" />
          </RoundButton>
        </>
      ) : (
        <>
          {progress.state === 'failed' && (
            <RoundButton label={say.tryFileAgain(file_name)} onPress={() => retryDocument(id)}>
              <RotateCw aria-hidden="true" />
            </RoundButton>
          )}
          <RoundButton label={say.cancelFile(file_name)} onPress={cancel}>
            <X aria-hidden="true" />
          </RoundButton>
        </>
      )}
    </li>
  );
}

function readableSize(bytes: number): string {
  return bytes < 1_000_000
    ? say.kilobytes(Math.max(1, Math.round(bytes / 1000)))
    : say.megabytes((bytes / 1_000_000).toFixed(1));
}
