import { lazy, Suspense, useState } from 'react';
import { type ExtraLine, extraLabel } from '#src/domain/booking/extras.ts';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { dropGuestExtra } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { cancel, dropRefund } from '#src/words/en/guestStay.ts';
import * as say from '#src/words/en/stayExtras.ts';

const AddExtras = lazy(() =>
  import('./GuestExtrasDialog.tsx').then(({ GuestExtrasDialog }) => ({ default: GuestExtrasDialog })),
);

interface Props {
  token: string;
  stay: GuestStay;
  onChanged: () => void;
}

/** Extras that were added after booking. The guest adds and removes them until arrival. */
export function GuestExtras({ token, stay, onChanged }: Props) {
  const [doing, setDoing] = useState<ExtraLine | 'add' | null>(null);
  const own = (stay.extras ?? []).filter(({ is_later }) => is_later);
  const close = { token, stay, onClose: () => setDoing(null), onChanged };
  return (
    <section className="no-print visit-card" aria-labelledby="extras-heading">
      <h2 id="extras-heading" className="text-xl">
        {say.extras}
      </h2>
      {own.length === 0 && (
        <p className="mt-3 wrap-anywhere">{say.offers(stay.offered_extras.map(({ name }) => name).join(', '))}</p>
      )}
      <ul className="mt-3 grid gap-2 empty:hidden">
        {own.map((line) => (
          <li key={line.line} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <span className="wrap-anywhere">{extraLabel(line)}</span>
            <Button size="small" variant="quiet" aria-label={say.removeOne(line.name)} onClick={() => setDoing(line)}>
              {say.remove}
            </Button>
          </li>
        ))}
      </ul>
      {stay.offered_extras.length > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setDoing('add')}>
          {say.add}
        </Button>
      )}
      <Suspense>{doing === 'add' && <AddExtras {...close} />}</Suspense>
      {doing && doing !== 'add' && <DropDialog {...close} line={doing} />}
    </section>
  );
}

function DropDialog({ token, stay, line, ...deed }: Props & { line: ExtraLine; onClose: () => void }) {
  const { busy, refused, run } = useAction(deed);
  const total = stay.total_amount - line.amount;
  const refund = stay.paid_amount - stay.refund_due - total;
  return (
    <FormDialog
      title={say.removeTitle(line.name)}
      submit={say.remove}
      cancel={cancel}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () => callAsGuest(dropGuestExtra, { token, line: line.line }),
          () => say.removed(line.name),
        )
      }
      onClose={deed.onClose}
    >
      <p>{say.costsThen(formatRupees(total), formatRupees(line.amount))}</p>
      {refund > 0 && <p>{dropRefund(formatRupees(refund))}</p>}
    </FormDialog>
  );
}
