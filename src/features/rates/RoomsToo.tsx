import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Section } from './Section.tsx';

interface Props {
  rooms: readonly Pick<CalendarRow, 'id' | 'name'>[];
  chosen: readonly string[];
  /** True if these rates contain amounts in rupees, which are the same for every room type. */
  hasAmounts: boolean;
  onChoose: (chosen: readonly string[]) => void;
}

/** The other room types of the property that get the same rates. */
export function RoomsToo({ rooms, chosen, hasAmounts, onChoose }: Props) {
  return (
    <Section
      title="Other room types"
      lead="When you save, the ticked room types get these rates instead of their own. Percentages apply to each room type’s own base price."
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
          Prices and changes in ₹ are the same for all of them.
        </p>
      )}
    </Section>
  );
}
