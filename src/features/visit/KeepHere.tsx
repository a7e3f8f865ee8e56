import { useState } from 'react';
import { keptUntil } from '#src/domain/booking/keptStays.ts';
import { formatDate } from '#src/domain/stay.ts';
import { stayLink } from '#src/lib/keptStays.ts';
import { stayPath } from '#src/lib/stayPath.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { showToast } from '#src/lib/toasts.ts';
import { accountHere } from '#src/server/storedSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { keepLink, readLinks, removeLink } from './links.ts';
import type { Opened } from './opened.ts';

interface Props {
  token: string;
  opened: Opened;
}

/** Keeps the link of the stay on this device, or no longer; and the way to the others that are kept. */
export function KeepHere({ token, opened }: Props) {
  const [links, setLinks] = useState(readLinks);
  const isKept = links.some((link) => link.token === token);
  const others = links.length - (isKept ? 1 : 0);
  const may = opened.is_shared || !opened.stay.cancelling ? 'see this stay' : 'see, change and cancel this stay';
  const until = formatDate(keptUntil(opened.stay.check_out_date));

  function keep() {
    const isDone = keepLink(token, opened);
    setLinks(readLinks());
    showToast(
      isDone
        ? { title: 'Kept on this device', tone: 'success' }
        : { title: 'Your browser keeps nothing for this site', tone: 'error' },
    );
  }
  function undo() {
    removeLink(token);
    setLinks(readLinks());
    showToast({ title: 'Not kept on this device any more', tone: 'success' });
  }
  function choose() {
    tabStorage.remove(stayLink);
    window.location.assign(stayPath());
  }
  return (
    <section className="visit-card no-print" aria-labelledby="keep-heading">
      <h2 id="keep-heading" className="text-xl">
        On this device
      </h2>
      <p className="mt-3">
        {isKept
          ? `This stay opens here without its link until ${until}${accountHere() ? ', or until you sign out' : ''}. Whoever uses this device can ${may}.`
          : `Opens without the link and without a network, from your home screen too. Whoever uses this device can then ${may}: do not do it on a shared one.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={isKept ? undo : keep}>
          {isKept ? 'Do not keep it here' : 'Keep on this device'}
        </Button>
        {others > 0 && (
          <Button variant="quiet" onClick={choose}>
            Open another stay
          </Button>
        )}
      </div>
    </section>
  );
}
