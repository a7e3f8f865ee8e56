import { useState } from 'react';
import { askedExtras, type ChosenExtras, withExtras } from '#src/domain/booking/chosenExtras.ts';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { partyOf } from '#src/domain/booking/parts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { ExtraFields } from '#src/features/stay/ExtraFields.tsx';
import { addGuestExtras } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { cancel } from '#src/words/en/guestStay.ts';
import * as say from '#src/words/en/stayExtras.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onClose: () => void;
  onChanged: () => void;
}

export function GuestExtrasDialog({ token, stay, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const [chosen, setChosen] = useState<ChosenExtras>({});
  const { adults, children } = partyOf(stay);
  const people = adults + children;
  const extras = askedExtras(stay.offered_extras, chosen, people);
  const { total_amount } = withExtras(stay, stay.offered_extras, extras);
  return (
    <FormDialog
      title={say.addTitle}
      submit={say.addThem}
      cancel={cancel}
      busy={busy}
      disabled={extras.length === 0}
      refused={refused}
      onSubmit={() =>
        run(
          () => callAsGuest(addGuestExtras, { token, extras, total_amount }),
          () => say.added,
        )
      }
      onClose={onClose}
    >
      <ExtraFields
        lead={say.addLead}
        offered={stay.offered_extras}
        chosen={chosen}
        people={people}
        onChange={setChosen}
      />
      <p aria-live="polite" className="min-h-12">
        {extras.length > 0 && say.newPrice(formatRupees(total_amount), formatRupees(total_amount - stay.total_amount))}
      </p>
    </FormDialog>
  );
}
