import type { Calendar } from '#src/domain/desk/calendar.ts';
import { allDays, type Chosen } from '#src/domain/desk/chosen.ts';
import { addDays, isIsoDate, maxDaysAhead } from '#src/domain/stay.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  calendar: Calendar;
  chosen: Chosen;
  today: string;
  onChange: (chosen: Chosen) => void;
}

export function ChosenFields({ calendar: { rows }, chosen, today, onChange }: Props) {
  const { rooms, first_night, end_date, weekdays } = chosen;
  const latest = addDays(today, maxDaysAhead - 1);
  const last = addDays(end_date, -1);
  function setFirst(date: string) {
    if (isIsoDate(date))
      onChange({ ...chosen, first_night: date, end_date: date > last ? addDays(date, 1) : end_date });
  }
  function setLast(date: string) {
    if (isIsoDate(date)) {
      onChange({ ...chosen, first_night: date < first_night ? date : first_night, end_date: addDays(date, 1) });
    }
  }
  const toggle = (id: string) =>
    onChange({ ...chosen, rooms: rows.map((row) => row.id).filter((one) => rooms.includes(one) !== (one === id)) });
  const isAll = rooms.length === rows.length;
  return (
    <details className="desk-more">
      <summary>{say.changeSelection}</summary>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={say.firstNight}
          type="date"
          min={today}
          max={latest}
          value={first_night}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          label={say.lastNight}
          type="date"
          min={first_night}
          max={latest}
          value={last}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </div>
      <fieldset className="desk-weekdays">
        <legend>{say.onlyOn}</legend>
        {say.dayNames.map((name, day) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={(weekdays & (1 << day)) !== 0}
              onChange={() => onChange({ ...chosen, weekdays: weekdays ^ (1 << day) })}
            />
            <span>{name}</span>
          </label>
        ))}
        {weekdays !== allDays && (
          <button type="button" className="link" onClick={() => onChange({ ...chosen, weekdays: allDays })}>
            {say.selectEveryDay}
          </button>
        )}
      </fieldset>
      {rows.length > 1 && (
        <fieldset>
          <legend className="font-semibold text-sm">{say.roomTypes}</legend>
          <div className="desk-categories">
            <Checkbox
              checked={isAll}
              onChange={() => onChange({ ...chosen, rooms: isAll ? [] : rows.map(({ id }) => id) })}
            >
              {say.allRoomTypes}
            </Checkbox>
            {rows.map(({ id, name }) => (
              <Checkbox key={id} checked={rooms.includes(id)} onChange={() => toggle(id)}>
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </details>
  );
}
