import { useStore } from '@nanostores/react';
import { type FormEvent, useRef, useState } from 'react';
import { compareImport, fillEmpty, leaveOut, undoImport, withAnswers } from '#src/domain/listing/imports.ts';
import { newRoom } from '#src/domain/listing/listing.ts';
import {
  $import,
  $imports,
  answerAsk,
  chooseSource,
  noteImport,
  revertImport,
  takeField,
} from '#src/features/listing/keep/import.store.ts';
import { type ImportSource, importListing, importSources } from '#src/features/listing/keep/imports.api.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { dismissToast, showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { ImportFound } from './ImportFound.tsx';

const tabs = (Object.keys(importSources) as ImportSource[]).map((id) => ({ id, label: importSources[id].name }));

export function ImportStep({ form, edit }: StepProps) {
  const { source, found, left, answers, isApplied } = useStore($import);
  const last = useStore($imports).at(-1);
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  /** Counts requests, so that an outdated answer is dropped. */
  const turn = useRef(0);
  const result = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const failed = useRef(0);
  const { name } = importSources[source];
  const data = found && withAnswers(found.propertyData, answers);
  const fields = data ? compareImport(isApplied && last ? last.before : form, data) : [];
  const taken = fields.filter(({ path, isTaken }) => isTaken && !left.includes(path));

  const forgetFile = () => {
    if (file.current) file.current.value = '';
  };

  async function read(what: { url: string } | { file: File }) {
    turn.current += 1;
    const mine = turn.current;
    setProblem(null);
    // Closes the toast of the try before.
    dismissToast(failed.current);
    chooseSource(source);
    setReading(true);
    if ('url' in what) forgetFile();
    const answer = await importListing(source, what);
    if (mine !== turn.current) return;
    setReading(false);
    if (!answer.ok) {
      setProblem(answer.failure.message);
      const description = answer.failure.message.split('\n')[0];
      failed.current = showToast({ title: say.importFailed, description, tone: 'error' });
      return;
    }
    $import.set({ source, found: answer.value, left: [], answers: {}, isApplied: false });
    result.current?.focus();
  }

  function readPage(event: FormEvent) {
    event.preventDefault();
    if (isReading) return;
    if (!URL.canParse(url.trim())) return setProblem(say.enterValidPropertyUrl(name));
    void read({ url: url.trim() });
  }

  function apply() {
    if (!data || taken.length === 0) return;
    const { basics, amenities, rooms, policies } = form;
    const before = { basics, amenities, rooms, policies };
    const after = fillEmpty(form, leaveOut(data, left), () => newRoom(crypto.randomUUID()));
    edit(after);
    noteImport({ from: importSources[source].from, before, after });
    const words = say.fieldsFilledFrom(taken.length, importSources[source].from);
    showToast({ title: say.importSuccessful, description: words, tone: 'success' });
    result.current?.focus();
  }

  function undo() {
    const taken = revertImport();
    if (taken) edit(undoImport(form, taken));
    result.current?.focus();
  }

  return (
    <>
      <Tabs
        label={say.whereToImportFrom}
        name="import"
        tabs={tabs}
        selected={source}
        onSelect={(next) => {
          turn.current += 1;
          setReading(false);
          setProblem(null);
          forgetFile();
          chooseSource(next);
        }}
      >
        <div className="grid gap-5">
          {problem && (
            <Notice tone="error">
              <p className="whitespace-pre-line wrap-anywhere">{problem}</p>
              {source === 'csv' && <p>{say.nothingImportedChooseAgain}</p>}
            </Notice>
          )}
          {source === 'csv' ? (
            <p className="max-w-[60ch]">
              <Marked text={say.fillInTemplate(mark(say.template))}>
                {(words) => (
                  <a key={words} className="link" href="/listing-template.csv" download>
                    {words}
                  </a>
                )}
              </Marked>
            </p>
          ) : (
            <form className="grid gap-4" noValidate onSubmit={readPage} aria-label={say.importFrom(name)}>
              <TextInput
                label={say.linkToYourPageOn(name)}
                type="url"
                inputMode="url"
                value={url}
                onChange={(event) => setUrl(event.target.value)}
                placeholder="https://"
              />
              <p className="flex flex-wrap items-center gap-4">
                <Button type="submit" variant="secondary" aria-disabled={isReading || undefined}>
                  {isReading ? say.reading : say.readThisPage}
                </Button>
              </p>
            </form>
          )}
          <div>
            <label className="mb-1.5 block text-sm font-semibold" htmlFor="import-file">
              {source === 'csv' ? say.yourCsvFile : say.orSavedPage}
            </label>
            <input
              ref={file}
              id="import-file"
              type="file"
              className="input py-3"
              accept={source === 'csv' ? '.csv,text/csv' : '.html,.htm,text/html'}
              onClick={forgetFile}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) void read({ file: chosen });
              }}
            />
          </div>
        </div>
      </Tabs>
      <h3 ref={result} tabIndex={-1} className={found ? 'mt-10 mb-4 text-xl' : 'sr-only'}>
        {found ? found.summary : say.nothingReadYet}
      </h3>
      {found && (
        <ImportFound
          asks={found.propertyData.asks ?? []}
          answers={answers}
          onAnswer={isApplied ? null : answerAsk}
          found={fields}
          left={left}
          onTake={isApplied ? null : takeField}
          photos={(found.propertyData.photos ?? []).filter(({ url }) => url.startsWith('https://'))}
        />
      )}
      {found && !isApplied && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button onClick={apply} aria-disabled={taken.length === 0 || undefined}>
            {say.fillEmptyFields}
          </Button>
          <p className="figures text-ink-soft text-sm" role="status">
            {taken.length === 0 ? say.nothingToImport : say.fieldsToFill(taken.length)}
          </p>
        </div>
      )}
      {last && (
        <Notice
          className="mt-6"
          action={
            <Button variant="secondary" size="small" onClick={undo}>
              {say.undo}
            </Button>
          }
        >
          <p role="status">
            {!isApplied
              ? say.alreadyFilledFrom(last.from)
              : left.length === 0
                ? say.emptyFieldsAreFilled
                : say.fieldsFilledOthersLeftOut(taken.length, left.length)}
          </p>
          <p>{say.importedValuesAreMarked}</p>
        </Notice>
      )}
    </>
  );
}
