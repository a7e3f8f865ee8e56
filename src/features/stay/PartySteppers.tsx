import type { Party } from '#src/domain/stay.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import { ages } from '#src/words/en/party.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  party: Party;
  max?: number;
  onChange: (change: Partial<Party>) => void;
}

export function PartySteppers({ party: { adults, children, rooms }, max, onChange }: Props) {
  const limit = max === undefined ? {} : { max };
  return (
    <>
      <Stepper
        {...limit}
        label={say.adults}
        hint={ages.adults}
        min={1}
        value={adults}
        onChange={(adults) => onChange({ adults })}
      />
      <Stepper
        {...limit}
        label={say.children}
        hint={ages.children}
        min={0}
        value={children}
        onChange={(children) => onChange({ children })}
      />
      <Stepper {...limit} label={say.rooms} min={1} value={rooms} onChange={(rooms) => onChange({ rooms })} />
    </>
  );
}
