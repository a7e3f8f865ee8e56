import { formatNight } from '#src/domain/hotel/availability.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { blocksOf } from '#src/server/calls/office/availability.ts';
import { call } from '#src/server/member.ts';
import * as say from '#src/words/staff/adminRooms.ts';

interface Props {
  roomId: string;
  first: string;
  end: string;
}

export function BlockList({ roomId, first, end }: Props) {
  const { remote, previous } = useRemote(`${roomId} ${first} ${end}`, () =>
    call(blocksOf, { room_category_id: roomId, first_night: first, end_date: end }),
  );
  const blocks = remote.state === 'ready' ? remote.value : previous;
  if (remote.state === 'failed') return <p role="alert">{say.errorLoadingBlocks(remote.failure.message)}</p>;
  if (!blocks || blocks.length === 0) return null;
  return (
    <section className="mt-6 border-line border-t pt-4 text-sm">
      <h3 className="font-semibold text-sm">{say.blockedOnTheseNights}</h3>
      <ul className="mt-2 grid gap-2">
        {blocks.map(({ id, first_night, end_date, rooms, reason, blocked_by, created_at }) => {
          const last = addDays(end_date, -1);
          return (
            <li key={id}>
              <b>{counted(rooms, 'room')}</b>,{' '}
              {last === first_night ? formatNight(last) : say.nightRange(formatNight(first_night), formatNight(last))}
              {reason && `: ${reason}`}
              <span className="block break-words text-ink-soft text-xs">
                {blocked_by ?? say.aDeletedAccount}, {formatMoment(created_at)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
