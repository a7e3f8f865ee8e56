import { useState } from 'react';
import { resolve } from '#src/features/listing/keep/listing.store.ts';
import type { Conflict, ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { timeOfDay } from '#src/features/listing/keep/saveWords.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { differences } from './listingFields.ts';
import { useFocusAfter } from './useFocusAfter.ts';

interface Props {
  listing: ListingState;
}

/** Shows two versions of the listing with their times and differences, and asks which one to keep. */
export function ConflictDialog({ listing: { form, edited_at, conflict } }: Props) {
  const [put, putOff] = useState<object | null>(null);
  // The dialog stays when the conflict is over: closed and not taken away, it gives the focus back.
  const isOpen = conflict !== null && put !== conflict;
  useFocusAfter(isOpen);
  return (
    <>
      {conflict && !isOpen && (
        <Notice
          tone="warning"
          className="mb-8"
          title="This listing was changed elsewhere"
          action={
            <Button size="small" variant="secondary" onClick={() => putOff(null)}>
              Choose a version
            </Button>
          }
        >
          <p>Choose which version to keep. Until then we save nothing, and nothing is lost.</p>
        </Notice>
      )}
      <Dialog
        open={isOpen}
        title="Which version do you want to keep?"
        onClose={() => putOff(conflict)}
        footer={
          <div className="grid gap-3 sm:grid-cols-2">
            <Button onClick={() => resolve('mine')}>Keep this version</Button>
            <Button variant="secondary" onClick={() => resolve('theirs')}>
              Keep the other version
            </Button>
          </div>
        }
      >
        {conflict && <Versions form={form} edited_at={edited_at} conflict={conflict} />}
      </Dialog>
    </>
  );
}

type VersionsProps = Pick<ListingState, 'form' | 'edited_at'> & { conflict: Conflict };

function Versions({ form, edited_at, conflict: { theirs, from } }: VersionsProps) {
  return (
    <>
      <p>
        {from === 'server'
          ? 'This listing was changed on another device or in another browser while you were typing here.'
          : 'This listing was changed in two tabs at the same time.'}
      </p>
      <dl className="versions mt-5">
        <div>
          <dt>This version</dt>
          <dd>{edited_at ? `typed here ${timeOfDay(edited_at)}` : 'as you see it here'}</dd>
          <dd className="truncate">{form.basics.name || 'Untitled listing'}</dd>
        </div>
        <div>
          <dt>The other version</dt>
          <dd>
            {from === 'server' ? 'saved' : 'typed'} {theirs.saved_at ? timeOfDay(theirs.saved_at) : 'elsewhere'}
          </dd>
          <dd className="truncate">{theirs.form.basics.name || 'Untitled listing'}</dd>
        </div>
      </dl>
      <h3 className="mt-6 font-sans font-semibold text-base tracking-normal">They differ in</h3>
      <ul className="mt-1 list-disc pl-5">
        {differences(form, theirs.form).map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </>
  );
}
