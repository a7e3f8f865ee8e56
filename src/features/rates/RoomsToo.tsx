import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import * as say from '#src/words/staff/rates.ts';
import { Section } from './Section.tsx';

interface Props {
  rooms: readonly Pick<CalendarRow, 'id' | 'name'>[];
  chosen: readonly string[];
  /** True if the rates contain rupee amounts, which the other room types would get too. */
  hasAmounts: boolean;
  onChoose: (chosen: readonly string[]) => void;
}

export function RoomsToo({ rooms, chosen, hasAmounts, onChoose }: Props) {
  return (
    <Section title={say.otherRoomTypes} lead={say.otherRoomTypesLead}>
      <fieldset className="grid sm:grid-cols-2">
        <legend className="mb-1 font-semibold text-sm">{say.useRatesFor}</legend>
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
          {say.amountsAreTheSame}
        </p>
      )}
    </Section>
  );
}
