import { useState } from 'react';
import * as v from 'valibot';
import {
  type AdminRoom,
  doubtTerms,
  lawfulRate,
  type RoomTerms,
  type RoomTermsInput,
  RoomTermsSchema,
  rateAt,
} from '#src/domain/hotel/adminRooms.ts';
import { formatRupees, typedRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import * as say from '#src/words/staff/adminRooms.ts';
import { AdminRoomPrice } from './AdminRoomPrice.tsx';

interface Props {
  room: AdminRoom | null;
  onClose: () => void;
  onSave: (room: AdminRoom, terms: RoomTerms) => Promise<Failure | null>;
}

export function RoomDialog({ room, onClose, onSave }: Props) {
  return (
    <Dialog open={room !== null} title={room?.name ?? ''} onClose={onClose}>
      {room && <RoomForm key={room.id} room={room} onClose={onClose} onSave={onSave} />}
    </Dialog>
  );
}

function RoomForm({ room, onClose, onSave }: Props & { room: AdminRoom }) {
  const [form, setForm] = useState(inputOf(room));
  const [seen, setSeen] = useState(room);
  // Someone else changed the room type. Typed values stay, the others are updated.
  if (room !== seen) {
    const [before, now] = [inputOf(seen), inputOf(room)];
    setSeen(room);
    setForm({
      base_price: form.base_price === before.base_price ? now.base_price : form.base_price,
      total_rooms: form.total_rooms === before.total_rooms ? now.total_rooms : form.total_rooms,
      max_occupancy: form.max_occupancy === before.max_occupancy ? now.max_occupancy : form.max_occupancy,
      is_active: form.is_active === before.is_active ? now.is_active : form.is_active,
      tax_reason: form.tax_reason === before.tax_reason ? now.tax_reason : form.tax_reason,
    });
  }
  const [errors, setErrors] = useState<Partial<Record<keyof typeof form, [string, ...string[]]>>>({});
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const { ask, question } = useDoubts();
  const price = v.safeParse(RoomTermsSchema.entries.base_price, form.base_price);
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next });
    setErrors({});
  };

  function submit() {
    // A reason counts only if the form asks for it.
    const keepsRate = price.success && room.is_listed && lawfulRate(price.output) !== room.tax_rate;
    const read = v.safeParse(RoomTermsSchema, { ...form, tax_reason: keepsRate ? form.tax_reason : null });
    if (!read.success) {
      setErrors(v.flatten<typeof RoomTermsSchema>(read.issues).nested ?? {});
      return;
    }
    if (rateAt(room, read.output) === null) return;
    ask(doubtTerms(room, read.output), () => save(read.output));
  }

  async function save(terms: RoomTerms) {
    setBusy(true);
    setRefusal(null);
    const refused = await onSave(room, terms);
    setBusy(false);
    setRefusal(refused);
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        {room.hotel_name}, {room.hotel_city}
      </p>
      <AdminRoomPrice
        room={room}
        typed={form.base_price}
        price={price.success ? price.output : null}
        reason={form.tax_reason}
        errors={{ price: errors.base_price?.[0], reason: errors.tax_reason?.[0] }}
        onPrice={(base_price) => change({ base_price })}
        onReason={(tax_reason) => change({ tax_reason })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={say.roomsOfThisType}
          inputMode="numeric"
          required
          value={form.total_rooms}
          error={errors.total_rooms?.[0]}
          hint={room.rooms_taken > 0 ? say.mostRoomsTaken(room.rooms_taken) : say.noRoomTaken}
          onChange={(event) => change({ total_rooms: event.currentTarget.value })}
        />
        <TextInput
          label={say.guestsPerRoom}
          inputMode="numeric"
          required
          value={form.max_occupancy}
          error={errors.max_occupancy?.[0]}
          onChange={(event) => change({ max_occupancy: event.currentTarget.value })}
        />
      </div>
      <Checkbox checked={form.is_active} onChange={(event) => change({ is_active: event.currentTarget.checked })}>
        {say.onSale}
      </Checkbox>
      <p className="admin-soft">
        {say.existingBookingsKeepPrice} {room.is_listed ? say.alsoChangesListing : say.noOwnersListing}
      </p>
      {question}
      {refusal && (
        <Notice tone="error">
          <p>{refusal.message}</p>
          {refusal.code === 'changed' && (
            <p className="mt-2">
              {(room.is_active ? say.roomTypeOnSaleNow : say.roomTypeNotOnSaleNow)(
                formatRupees(room.base_price),
                counted(room.total_rooms, 'room'),
                counted(room.max_occupancy, 'guest'),
              )}
            </p>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {say.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? say.saving : say.save}
        </Button>
      </div>
    </form>
  );
}

const inputOf = ({ base_price, total_rooms, max_occupancy, is_active, tax_reason }: AdminRoom): RoomTermsInput => ({
  base_price: typedRupees(base_price),
  total_rooms: String(total_rooms),
  max_occupancy: String(max_occupancy),
  is_active,
  tax_reason,
});
