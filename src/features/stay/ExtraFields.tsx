import type { ChosenExtras } from '#src/domain/booking/chosenExtras.ts';
import { mostOf, type OfferedExtra, unitWords } from '#src/domain/booking/extras.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import * as say from '#src/words/en/booking.ts';

interface Props {
  lead?: string;
  offered: readonly OfferedExtra[];
  chosen: ChosenExtras;
  people: number;
  onChange: (chosen: ChosenExtras) => void;
}

/** Steppers for what the hotel sells besides the room, at the prices that guests pay. */
export function ExtraFields({ lead = say.extrasLead, offered, chosen, people, onChange }: Props) {
  const money = useMoney();
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{lead}</p>
      {offered.map((extra) => {
        const most = mostOf(extra.per, people);
        return (
          <Stepper
            key={extra.id}
            label={extra.name}
            hint={unitWords(extra, money.price)}
            value={Math.min(chosen[extra.id] ?? 0, most)}
            min={0}
            max={most}
            onChange={(quantity) => onChange({ ...chosen, [extra.id]: quantity })}
          />
        );
      })}
    </div>
  );
}
