import { useId } from 'react';
import type { Party } from '#src/domain/stay.ts';
import { PartySteppers } from '#src/features/stay/PartySteppers.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePopover } from '#src/ui/usePopover.ts';
import { done } from '#src/words/en/common.ts';
import { guests, rooms } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  party: Party;
  onChange: (change: Partial<Party>) => void;
}

export function GuestsField({ party, onChange }: Props) {
  const panelId = useId();
  const { panel, anchor, isOpen, close } = usePopover<HTMLDivElement, HTMLDivElement>();
  return (
    <div ref={anchor} className="search-cell needs-script">
      <button type="button" className="search-button" popoverTarget={panelId} aria-haspopup="dialog">
        <span className="search-label">{say.guestsAndRooms}</span>{' '}
        <span className="figures">{unbroken(`${guests(party.adults + party.children)}, ${rooms(party.rooms)}`)}</span>
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={say.guestsAndRooms}
        className="popover guests-popover"
      >
        {isOpen && (
          <div className="grid gap-4">
            <PartySteppers party={party} onChange={onChange} />
            <Button variant="secondary" size="small" className="justify-self-end" onClick={close}>
              {done}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
