import { useState } from 'react';
import type { HouseListing } from '#src/domain/listing/houseListing.ts';
import { LoadFailure } from '#src/features/office/LoadFailure.tsx';
import { showError } from '#src/features/office/showError.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { takeOverHouse } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { unreachable } from '#src/words/en/server.ts';

interface Props {
  onDone: () => void;
}

/** `src/pages/admin/houses.json.ts` */
const housesFile = '/admin/houses.json';

/** The brand's own houses, as the content says them. */
async function readHouses(): Promise<Result<readonly HouseListing[]>> {
  const response = await fetch(housesFile).catch(() => null);
  return response?.ok ? success(await response.json()) : failure('failed', unreachable);
}

/** Writes words, photos and rooms of a house of the site's own pages into its listing. */
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
      title:
        result.value.status === 'approved' ? `${name} now says what the site’s pages say.` : `${name} is taken over.`,
      ...(result.value.status !== 'approved' && {
        description: 'Its listing is not approved: guests see it after your decision.',
      }),
      tone: 'success',
    });
    onDone();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Take over from content…
      </Button>
      <Dialog open={isOpen} title="Take over from content" onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <p>
            Writes the words and photos of a house, as this site’s own pages have them, into its listing and its owner’s
            draft. What guests see of an approved listing changes at once; prices, taxes and numbers of rooms stay.
          </p>
          <p>A house without a listing gets one: yours, approved, with the prices of the content.</p>
          {remote.state === 'loading' && <p role="status">One moment…</p>}
          {remote.state === 'failed' && <LoadFailure noun="houses" failure={remote.failure} onRetry={retry} />}
          <ul className="grid gap-3">
            {houses.map((house) => (
              <li key={house.showcase_id}>
                <Button
                  variant="secondary"
                  busy={busy === house.showcase_id}
                  disabled={busy !== '' && busy !== house.showcase_id}
                  onClick={() => take(house)}
                >
                  Take over {house.name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}
