import '#src/features/desk/deeds.css';
import './roomChoices.css';
import { useId } from 'react';
import { differenceWords, notOffered, type RoomChoice, saidOfSeveral } from '#src/domain/booking/roomChoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Failure } from '#src/lib/result.ts';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  rooms: readonly RoomChoice[];
  num_rooms: number;
  chosen: string;
  own: string;
  isAsking: boolean;
  /** The price shows the refusal of the chosen type, so it is not repeated here. */
  failure: Failure | null;
  onChoose: (id: string) => void;
}

/** The room types with their total price, or the reason why they are not available. */
export function RoomChoices({ rooms, num_rooms, chosen, own, isAsking, failure, onChoose }: Props) {
  const group = useId();
  const ofSeveral = saidOfSeveral(rooms);
  return (
    <fieldset className="room-choices" aria-busy={isAsking}>
      <legend>{say.room}</legend>
      {ofSeveral
        .filter(({ sentence }) => sentence !== failure?.message)
        .map(({ names, sentence }) => (
          <p key={sentence} className="text-sm wrap-anywhere">
            {names && <b>{names}: </b>}
            {sentence}
          </p>
        ))}
      {rooms.map((room) => {
        const isChosen = room.id === chosen;
        const why = notOffered(room, num_rooms);
        const isSaidElsewhere =
          why !== null &&
          (ofSeveral.some(({ sentence }) => sentence === why) || (isChosen && failure !== null && room.error !== null));
        return (
          <label key={room.id} className="stay-choice room-choice">
            <input
              type="radio"
              name={group}
              checked={isChosen}
              disabled={why !== null && !isChosen}
              onChange={() => onChoose(room.id)}
            />
            {room.photo && (
              <PhotoImage url={room.photo.url} alt="" sizes="4.5rem" width="96" height="64" loading="lazy" />
            )}
            <span className="room-choice-words">
              <span className="min-w-0 wrap-anywhere">
                {room.name}
                <small>
                  {room.id === own && say.yoursNow}
                  {say.upToARoom(room.max_occupancy)}
                  {room.bed_type && `, ${room.bed_type}`}
                </small>
              </span>
              <span className="room-choice-price">
                {why ? (
                  <small>{isSaidElsewhere ? say.notForStay : why}</small>
                ) : (
                  <>
                    <b>{formatRupees(room.total_amount ?? 0)}</b>
                    <small>{differenceWords(room)}</small>
                  </>
                )}
              </span>
            </span>
          </label>
        );
      })}
      <p className="text-ink-soft text-sm">{say.ofWholeStay}</p>
    </fieldset>
  );
}
