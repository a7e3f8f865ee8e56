import type { RoomOut as Out } from '#src/domain/desk/rooms.ts';
import type { Result } from '#src/lib/result.ts';
import { undoBlock } from '#src/server/calls/desk/calendar.ts';
import { liftRoom } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/staff/rooms.ts';
import { useAction } from './useAction.ts';
import { withUndo } from './withUndo.ts';

interface Props {
  out: Out;
  /** The room's name. */
  room: string;
  /** Why it is out of order, or from when until when. */
  words: string;
  onChanged: () => void;
  /** Receives the undo. Without it, the notice shows an undo button, which an open dialog would cover. */
  onLifted?: (words: string, undo: () => Promise<Result<unknown>>) => void;
}

/** A room out of order, and the button that ends it. */
export function RoomOut({ out: { block_id }, room, words, onChanged, onLifted }: Props) {
  const { busy, refused, run } = useAction({ onClose: () => undefined, onChanged });
  const lift = () =>
    run(
      () => call(liftRoom, { block_id }),
      (lifted) => {
        const undo = () => call(undoBlock, lifted);
        const title = say.isBackInOrder(room);
        onLifted?.(title, undo);
        return onLifted ? title : withUndo(title, undo, onChanged, say.isOutAgain(room));
      },
    );
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 px-0">
      {words && <p className="font-semibold text-chili text-sm wrap-anywhere">{words}</p>}
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={say.ofRoom(say.putBackInOrder, room)}
        onClick={lift}
      >
        {say.putBackInOrder}
      </Button>
      {refused && <RefusalNotice failure={refused} />}
    </div>
  );
}
