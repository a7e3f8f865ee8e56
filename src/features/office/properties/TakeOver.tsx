import { useState } from 'react';
import type { HouseListing } from '#src/domain/listing/houseListing.ts';
import { showError } from '#src/features/office/showError.ts';
import { showToast } from '#src/lib/toasts.ts';
import { takeOverHouse } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface Props {
  /** The brand's own houses, as `content/showcase` says them. */
  houses: readonly HouseListing[];
  onDone: () => void;
}

/** Writes words, photos and rooms of a house of the site's own pages into its listing. */
export function TakeOver({ houses, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState('');

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
