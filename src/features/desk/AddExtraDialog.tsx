import { useState } from 'react';
import { extraKinds, isNightly, isPersonal, mostOf, unitWords } from '#src/domain/booking/extras.ts';
import { partyOf } from '#src/domain/booking/parts.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { chargeErrors } from '#src/domain/desk/extras.ts';
import { formatRupees, readAmount } from '#src/domain/money.ts';
import { nightsBetween, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { addExtra, houseExtras } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/extras.ts';
import { useAction } from './useAction.ts';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

const oneOff = 'one-off';

/** Adds an extra of the property to the bill, or a charge with its own name and amount. */
export function AddExtraDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { remote, retry } = useRemote(booking.hotel_id, () => call(houseExtras, { hotel_id: booking.hotel_id }));
  const rows = remote.state === 'ready' ? remote.value.rows : [];
  const today = todayInKolkata();
  const left =
    booking.check_in_date < today ? Math.max(nightsBetween(today, booking.check_out_date), 1) : booking.nights;
  const [wanted, setWanted] = useState({ id: '', quantity: 1, nights: left });
  const { form, field, refuse } = useFields({ name: '', price: '', kind: 'other' });
  const row = wanted.id === oneOff ? undefined : (rows.find(({ id }) => id === wanted.id) ?? rows[0]);
  const nightly = row !== undefined && isNightly(row.per);
  const { adults, children } = partyOf(booking);
  const most = row ? mostOf(row.per, adults + children) : 1;
  const quantity = Math.min(wanted.quantity, most);
  const amount = row ? row.desk_price * quantity * (nightly ? wanted.nights : 1) : (readAmount(form.price) ?? 0);

  function submit() {
    if (!row && refuse(chargeErrors(form))) return;
    const what = row
      ? { extra_id: row.id, quantity, ...(nightly && { nights: wanted.nights }) }
      : { kind: form.kind, name: form.name.trim(), price: amount };
    run(
      () => call(addExtra, { booking_id: booking.id, seen: seenOf(booking), ...what }),
      () => say.addedToBill(row?.name ?? form.name.trim()),
    );
  }

  return (
    <FormDialog
      title={say.addExtra}
      submit={say.addToBill}
      busy={busy}
      disabled={remote.state !== 'ready'}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'loading' && <ListSkeleton label={say.loadingExtras} />}
      {remote.state === 'ready' && (
        <>
          {rows.length === 0 ? (
            <p>
              {say.nothingOnSale}{' '}
              <a className="link" href={ownerPaths.rates(booking.hotel_id)}>
                {say.openRates}
              </a>
            </p>
          ) : (
            <Select
              label={say.extra}
              value={row?.id ?? oneOff}
              onChange={({ currentTarget }) => setWanted({ ...wanted, id: currentTarget.value })}
            >
              {rows.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name} · {unitWords({ ...one, price: one.desk_price })}
                </option>
              ))}
              <option value={oneOff}>{say.anotherCharge}</option>
            </Select>
          )}
          {!row && (
            <>
              <TextInput label={say.name} hint={say.chargeHint} required maxLength={60} {...field('name')} />
              <TextInput label={say.amountGuestPays} required inputMode="decimal" maxLength={12} {...field('price')} />
              <Select label={say.kind} hint={say.taxByType} {...field('kind')}>
                {extraKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {say.kinds[kind]}
                  </option>
                ))}
              </Select>
            </>
          )}
          {row && most > 1 && (
            <Stepper
              label={isPersonal(row.per) ? say.people : say.quantity}
              value={quantity}
              min={1}
              max={most}
              onChange={(n) => setWanted({ ...wanted, quantity: n })}
            />
          )}
          {nightly && (
            <Stepper
              label={say.nights}
              value={wanted.nights}
              min={1}
              max={booking.nights}
              onChange={(nights) => setWanted({ ...wanted, nights })}
            />
          )}
          <p aria-live="polite">
            {say.billGrows(formatRupees(amount), formatRupees(booking.total_amount + amount))}{' '}
            {booking.stay_state !== 'checked_in' && booking.guest_email && say.guestIsEmailed}
          </p>
        </>
      )}
    </FormDialog>
  );
}
