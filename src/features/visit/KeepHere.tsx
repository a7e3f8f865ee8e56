import { useState } from 'react';
import { keptUntil } from '#src/domain/booking/keptStays.ts';
import { formatDate } from '#src/domain/stay.ts';
import { stayLink } from '#src/lib/keptStays.ts';
import { stayPath } from '#src/lib/paths.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { showToast } from '#src/lib/toasts.ts';
import { accountHere } from '#src/server/storedSession.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { keepLink, readLinks, removeLink } from './links.ts';
import type { Opened } from './opened.ts';

interface Props {
  token: string;
  opened: Opened;
}

/** Stores the booking's link on this device or removes it, and links to other stored ones. */
export function KeepHere({ token, opened }: Props) {
  const [links, setLinks] = useState(readLinks);
  const isKept = links.some((link) => link.token === token);
  const others = links.length - (isKept ? 1 : 0);
  const mayOnlySee = opened.is_shared || !opened.stay.cancelling;
  const [can, couldThen] = mayOnlySee ? say.whoeverSees : say.whoeverChanges;
  const until = formatDate(keptUntil(opened.stay.check_out_date));
  const opens = accountHere() ? say.opensUntilSignedOut(until) : say.opensUntil(until);

  function keep() {
    const isDone = keepLink(token, opened);
    setLinks(readLinks());
    showToast(isDone ? { title: say.keptHere, tone: 'success' } : { title: say.keepsNothing, tone: 'error' });
  }
  function undo() {
    removeLink(token);
    setLinks(readLinks());
    showToast({ title: say.notKept, tone: 'success' });
  }
  function choose() {
    tabStorage.remove(stayLink);
    window.location.assign(stayPath());
  }
  return (
    <section className="visit-card no-print" aria-labelledby="keep-heading">
      <h2 id="keep-heading" className="text-xl">
        {say.onThisDevice}
      </h2>
      <p className="mt-3">{isKept ? `${opens} ${can}` : `${say.opensWithoutLink} ${couldThen}`}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={isKept ? undo : keep}>
          {isKept ? say.doNotKeep : say.keepHere}
        </Button>
        {others > 0 && (
          <Button variant="quiet" onClick={choose}>
            {say.openAnother}
          </Button>
        )}
      </div>
    </section>
  );
}
