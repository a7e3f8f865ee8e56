import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Section } from './Section.tsx';

interface Props {
  rooms: readonly Pick<CalendarRow, 'id' | 'name'>[];
  chosen: readonly string[];
  /** Whether something in these rates is in rupees, and so the same for every room. */
  hasAmounts: boolean;
  onChoose: (chosen: readonly string[]) => void;
}

/** The other rooms of the house that get the same rates with the next saving. */
export function RoomsToo({ rooms, chosen, hasAmounts, onChoose }: Props) {
  return (
    <Section
      title="Other rooms of this house"
      lead="Rooms that are ticked get the same rates when you save, in place of the ones they have. Percentages are calculated from each room’s own base price."
    >
      <fieldset className="grid sm:grid-cols-2">
        <legend className="mb-1 font-semibold text-sm">Use these rates for</legend>
        {rooms.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            <span className="wrap-anywhere">{name}</span>
          </Checkbox>
        ))}
      </fieldset>
      {hasAmounts && chosen.length > 0 && (
        <p role="status" className="text-ink-soft text-sm">
          Prices and changes in ₹ are the same for all of them, whatever their base price is.
        </p>
      )}
    </Section>
  );
}
