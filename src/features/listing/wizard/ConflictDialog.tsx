import { useState } from 'react';
import { resolve } from '#src/features/listing/keep/listing.store.ts';
import type { ServerDraft } from '#src/features/listing/keep/listingCopy.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { timeOfDay } from '#src/features/listing/keep/saveWords.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';
import { differences } from './listingFields.ts';
import { useFocusAfter } from './useFocusAfter.ts';

interface Props {
  listing: ListingState;
}

export function ConflictDialog({ listing: { form, edited_at, conflict } }: Props) {
  const [put, putOff] = useState<object | null>(null);
  // The dialog is closed, not removed, so that it returns the focus.
  const isOpen = conflict !== null && put !== conflict;
  useFocusAfter(isOpen);
  return (
    <>
      {conflict && !isOpen && (
        <Notice
          tone="warning"
          className="mb-8"
          title={say.changedElsewhere}
          action={
            <Button size="small" variant="secondary" onClick={() => putOff(null)}>
              {say.chooseVersion}
            </Button>
          }
        >
          <p>{say.chooseVersionNothingIsLost}</p>
        </Notice>
      )}
      <Dialog
        open={isOpen}
        look="dialog-wide"
        title={say.whichVersionDoYouKeep}
        onClose={() => putOff(conflict)}
        footer={
          <div className="grid gap-3 sm:grid-cols-2">
            <Button onClick={() => resolve('mine')}>{say.keepThisVersion}</Button>
            <Button variant="secondary" onClick={() => resolve('theirs')}>
              {say.keepOtherVersion}
            </Button>
          </div>
        }
      >
        {conflict && <Versions form={form} edited_at={edited_at} conflict={conflict} />}
      </Dialog>
    </>
  );
}

type VersionsProps = Pick<ListingState, 'form' | 'edited_at'> & { conflict: ServerDraft };

function Versions({ form, edited_at, conflict: theirs }: VersionsProps) {
  return (
    <>
      <p>{say.changedOnAnotherDevice}</p>
      <dl className="versions mt-5">
        <div>
          <dt>{say.thisVersion}</dt>
          <dd>{edited_at ? say.typedHereAt(timeOfDay(edited_at)) : say.asYouSeeItHere}</dd>
          <dd className="truncate">{form.basics.name || wordsListing.untitledListing}</dd>
        </div>
        <div>
          <dt>{say.otherVersion}</dt>
          <dd>{theirs.saved_at ? say.savedThereAt(timeOfDay(theirs.saved_at)) : say.savedElsewhere}</dd>
          <dd className="truncate">{theirs.form.basics.name || wordsListing.untitledListing}</dd>
        </div>
      </dl>
      <h3 className="mt-6 font-sans font-semibold text-base tracking-normal">{say.theyDifferIn}</h3>
      <ul className="versions-fields">
        {differences(form, theirs.form).map(({ name, values }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            {values && (
              <dl className="versions">
                <Version name={say.thisVersion} words={values.mine} />
                <Version name={say.otherVersion} words={values.theirs} />
              </dl>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Version({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
    </div>
  );
}
