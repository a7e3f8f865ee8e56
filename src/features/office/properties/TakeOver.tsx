import { useState } from 'react';
import type { HouseListing } from '#src/domain/listing/houseListing.ts';
import { LoadFailure } from '#src/features/office/LoadFailure.tsx';
import { showError } from '#src/features/office/showError.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { takeOverHouse } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/adminListings.ts';

interface Props {
  onDone: () => void;
}

/** Made by `src/pages/admin/houses.json.ts`. */
const housesFile = '/admin/houses.json';

async function readHouses(): Promise<Result<readonly HouseListing[]>> {
  const response = await fetch(housesFile).catch(() => null);
  return response?.ok ? success(await response.json()) : failure('failed', unreachable);
}

export function TakeOver({ onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState('');
  const { remote, retry } = useRemote(isOpen ? 'houses' : null, readHouses);
  const houses = remote.state === 'ready' ? remote.value : [];

  async function take({ name, ...house }: HouseListing) {
    setBusy(house.showcase_id);
    const result = await call(takeOverHouse, house);
    setBusy('');
    if (!result.ok) {
      showError(result.failure.message);
      return;
    }
    setOpen(false);
    showToast({
      title: say.contentCopied(name),
      ...(result.value.status !== 'approved' && {
        description: say.guestsSeeItOnceApproved,
      }),
      tone: 'success',
    });
    onDone();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say.askToCopyFromSiteContent}
      </Button>
      <Dialog open={isOpen} title={say.copyFromSiteContent} onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <p>{say.copyingReplacesTextsAndPhotos}</p>
          <p>{say.propertyWithoutListingGetsOne}</p>
          {remote.state === 'loading' && <p role="status">{say.oneMoment}</p>}
          {remote.state === 'failed' && <LoadFailure noun="properties" failure={remote.failure} onRetry={retry} />}
          <ul className="grid gap-3">
            {houses.map((house) => (
              <li key={house.showcase_id}>
                <Button
                  variant="secondary"
                  busy={busy === house.showcase_id}
                  disabled={busy !== '' && busy !== house.showcase_id}
                  onClick={() => take(house)}
                >
                  {say.copy(house.name)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}
