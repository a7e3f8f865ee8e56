import type { Room } from '#src/domain/desk/roomFields.ts';
import { maxBlockReason } from '#src/domain/hotel/availability.ts';
import { addDays, isIsoDate, maxDaysAhead } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { blockRoom } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as calendarForms from '#src/words/staff/calendarForms.ts';
import * as say from '#src/words/staff/rooms.ts';

interface Props {
  room: Pick<Room, 'id' | 'name' | 'broken'>;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function BlockRoomDialog({ room, today, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { form, field, refuse } = useFields({ first: today, last: today, reason: room.broken });
  const latest = addDays(today, maxDaysAhead);

  function submit() {
    const isOrdered = isIsoDate(form.first) && isIsoDate(form.last) && form.first <= form.last;
    if (refuse(isOrdered ? {} : { last: wordsCalendar.lastNightBeforeFirst })) return;
    const nights = { first_night: form.first, end_date: addDays(form.last, 1) };
    run(
      () => call(blockRoom, { room_id: room.id, ...nights, reason: form.reason }),
      () => say.isOutOfOrder(room.name),
    );
  }
  return (
    <FormDialog
      title={say.takeRoomOutOfOrder(room.name)}
      submit={say.takeOutOfOrder}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{say.outOfOrderHint}</p>
      <div className="grid grid-cols-2 gap-3">
        <TextInput label={wordsCalendar.firstNight} type="date" min={today} max={latest} {...field('first')} />
        <TextInput label={wordsCalendar.lastNight} type="date" min={form.first} max={latest} {...field('last')} />
      </div>
      <TextInput
        label={wordsCalendar.reason}
        optional
        hint={calendarForms.blockReasonHint}
        maxLength={maxBlockReason}
        {...field('reason')}
      />
    </FormDialog>
  );
}
