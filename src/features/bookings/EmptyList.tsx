import { type DeskList, deskListWords } from '#src/domain/desk/bookings.ts';
import { emptyListWords } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  list: DeskList | null;
  hotel: string;
  counts: Readonly<Record<string, number>>;
}

export function EmptyList({ list, hotel, counts }: Props) {
  if (!list) {
    return (
      <div className="stays-empty">
        <p className="font-display text-xl">{say.noBookingsFound}</p>
        <p>{say.howToSearch}</p>
      </div>
    );
  }
  const { title, text } = emptyListWords[list];
  const isAhead = list === 'arriving' || list === 'upcoming';
  return (
    <div className="stays-empty">
      <p className="font-display text-xl">{title}</p>
      <p>{text}</p>
      {isAhead && (
        <p>
          {list === 'arriving' && counts.upcoming ? `${deskListWords.upcoming}: ${counts.upcoming}. ` : ''}
          {say.makeBookingAtDoor}
        </p>
      )}
      {isAhead && hotel && (
        <Button variant="secondary" href={ownerPaths.walkIn(hotel)}>
          {say.walkInOrCall}
        </Button>
      )}
    </div>
  );
}
