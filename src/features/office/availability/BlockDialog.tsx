import './BlockDialog.css';
import { type SubmitEvent, useState } from 'react';
import {
  type AvailabilityRow,
  type BlockRequest,
  extremesOf,
  formatNight,
  maxReason,
  refuseBlockDates,
  spanOf,
} from '#src/domain/hotel/availability.ts';
import { addDays, counted, isIsoDate, maxDaysAhead, nightsBetween } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminRooms.ts';
import { BlockList } from './BlockList.tsx';

export type BlockChange =
  | { kind: 'block'; request: BlockRequest; reason: string }
  | { kind: 'release'; request: BlockRequest };

interface Props {
  row: AvailabilityRow;
  gridStart: string;
  gridNights: number;
  from: number;
  to: number;
  today: string;
  onClose: () => void;
  onChange: (change: BlockChange) => void;
}

export function BlockDialog({ row, gridStart, gridNights, from, to, today, onClose, onChange }: Props) {
  const chosenFirst = addDays(gridStart, from);
  const [first, setFirst] = useState(chosenFirst < today ? today : chosenFirst);
  const [last, setLast] = useState(addDays(gridStart, to - 1));
  const [wanted, setWanted] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const isPast = last < today && addDays(gridStart, to - 1) < today;
  const end = isIsoDate(last) ? addDays(last, 1) : '';
  const problem = refuseBlockDates(first, end, today);

  const span = problem ? ([from, to] as const) : spanOf(gridStart, gridNights, first, end);
  const isInView = !problem && first >= gridStart && nightsBetween(gridStart, end) <= gridNights;
  const { leastFree, mostBlocked } = extremesOf(row, span);
  // The grid knows only the shown nights. The database checks the others.
  const mayBlock = isInView ? leastFree : row.total_rooms;
  const mayRelease = isInView ? mostBlocked : row.total_rooms;
  const [chosenKind, setKind] = useState<'block' | 'release' | null>(null);
  const kind = chosenKind ?? (mayBlock === 0 && mayRelease > 0 ? 'release' : 'block');
  const most = kind === 'block' ? mayBlock : mayRelease;
  const rooms = Math.min(wanted ?? (kind === 'block' ? 1 : most), most);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (problem || most === 0) return;
    const request = { room_category_id: row.id, first_night: first, end_date: end, rooms };
    onChange(kind === 'block' ? { kind, request, reason: reason.trim() } : { kind, request });
  }

  const nights = problem ? 0 : nightsBetween(first, end);
  return (
    <Dialog open title={row.name} onClose={onClose}>
      <p className="text-ink-soft text-sm">
        <a className="link" href={ownerPaths.calendar(row.hotel_id)}>
          {say.calendarOf(row.hotel_name)}
        </a>
        {!problem &&
          ` · ${nights > 1 ? say.nightRange(formatNight(first), formatNight(last)) : formatNight(first)} · ${counted(nights, 'night')}`}
      </p>
      {isPast ? (
        <Notice className="mt-4">{say.cannotChangePastNights}</Notice>
      ) : (
        <form noValidate className="mt-4 grid gap-4" onSubmit={submit}>
          <div className="grid grid-cols-2 gap-3">
            <TextInput
              label={say.firstNight}
              type="date"
              min={today}
              max={addDays(today, maxDaysAhead - 1)}
              value={first}
              onChange={(event) => setFirst(event.currentTarget.value)}
            />
            <TextInput
              label={say.lastNight}
              type="date"
              min={first || today}
              max={addDays(today, maxDaysAhead - 1)}
              value={last}
              onChange={(event) => setLast(event.currentTarget.value)}
            />
          </div>
          {problem && (
            <p role="alert" className="font-medium text-chili text-sm">
              {problem}
            </p>
          )}
          <fieldset className="grid gap-1">
            <legend className="sr-only">{say.action}</legend>
            <label className="radio-row">
              <input type="radio" name="kind" checked={kind === 'block'} onChange={() => setKind('block')} />
              {say.blockRooms}
            </label>
            <label className="radio-row">
              <input
                type="radio"
                name="kind"
                checked={kind === 'release'}
                disabled={mayRelease === 0}
                onChange={() => setKind('release')}
              />
              {say.releaseBlockedRooms}
            </label>
          </fieldset>
          {!problem && most === 0 ? (
            <Notice>{say.noRoomToBlock}</Notice>
          ) : (
            <Stepper
              label={say.rooms}
              hint={hintFor(kind, isInView, leastFree, mostBlocked)}
              value={rooms}
              min={1}
              max={Math.max(1, most)}
              onChange={setWanted}
            />
          )}
          {kind === 'block' && (
            <TextInput
              label={say.reason}
              optional
              hint={say.onlyForYourTeam}
              maxLength={maxReason}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {say.cancel}
            </Button>
            <Button type="submit" disabled={Boolean(problem) || most === 0}>
              {kind === 'block' ? say.blockCount(counted(rooms, 'room')) : say.releaseCount(counted(rooms, 'room'))}
            </Button>
          </div>
        </form>
      )}
      <BlockList roomId={row.id} first={problem ? chosenFirst : first} end={problem ? addDays(gridStart, to) : end} />
    </Dialog>
  );
}

function hintFor(kind: 'block' | 'release', isInView: boolean, leastFree: number, mostBlocked: number): string {
  if (!isInView) return say.nightsNotInView;
  return kind === 'block' ? say.availableOnEveryNight(leastFree) : say.upToBlocked(mostBlocked);
}
