import { useState } from 'react';
import type { Housekeeping } from '#src/domain/desk/housekeeping.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { endCleaningLink, makeCleaningLink } from '#src/server/calls/desk/housekeeping.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/housekeeping.ts';
import { NewLink } from './NewLink.tsx';

interface Props {
  hotel: string;
  shown: Pick<Housekeeping, 'link' | 'hotel_name'>;
  onChanged: () => void;
}

export function CleanersLink({ hotel, shown: { link, hotel_name }, onChanged }: Props) {
  const [asks, setAsks] = useState<'new' | 'end' | null>(null);
  const [token, setToken] = useState('');
  const [isOpen, setOpen] = useState(!link);
  const part = useKeptFocus<HTMLElement>(link, 'h2');
  const { busy, refused, run } = useAction({ onClose: () => setAsks(null), onChanged });

  async function make() {
    const made = await call(makeCleaningLink, { hotel_id: hotel });
    if (made.ok) setToken(made.value.token);
    return made;
  }
  async function end() {
    const ended = await call(endCleaningLink, { hotel_id: hotel });
    if (ended.ok) setToken('');
    return ended;
  }
  const isEnding = asks === 'end';
  return (
    <section ref={part} aria-labelledby="cleaners-link" className="cleaners-link">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="cleaners-link" tabIndex={-1} className="text-xl">
            {say.cleanersLink}
          </h2>
          {link && (
            <small className="block text-ink-soft">{say.madeBy(formatMoment(link.made_at), link.made_by)}</small>
          )}
        </summary>
        <p className="max-w-[65ch]">{say.whatCleanersSee}</p>
        {link && <p className="text-ink-soft text-sm">{say.anyoneWithLink}</p>}
        {token && <NewLink token={token} hotel={hotel_name} />}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => (link ? setAsks('new') : run(make, () => say.linkCreated))}
          >
            {link ? say.createNewLink : say.createLink}
          </Button>
          {link && (
            <Button variant="quiet" onClick={() => setAsks('end')}>
              {say.endLink}
            </Button>
          )}
        </div>
      </details>
      {refused && !asks && <RefusalNotice failure={refused} />}
      <FormDialog
        open={asks !== null}
        title={isEnding ? say.endLinkTitle : say.createNewLinkTitle}
        submit={isEnding ? say.endLink : say.createNewLink}
        busy={busy}
        refused={refused}
        onSubmit={() => (isEnding ? run(end, () => say.linkEnded) : run(make, () => say.linkCreated))}
        onClose={() => setAsks(null)}
      >
        <p>{isEnding ? say.cleanersLoseAccess : say.currentLinkEnds}</p>
      </FormDialog>
    </section>
  );
}
