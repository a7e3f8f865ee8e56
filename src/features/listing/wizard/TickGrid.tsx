import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';

interface Props {
  /** The field's path. It is the id of the first box, so that an error can lead there. */
  id: string;
  choices: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  markOf?: (choice: string) => ReactNode;
}

export function TickGrid({ id, choices, chosen, onChoose, markOf }: Props) {
  return (
    <div className="tick-grid">
      {choices.map((choice, at) => (
        <Checkbox
          key={choice}
          id={at === 0 ? id : undefined}
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
          }
        >
          {choice}
          {markOf?.(choice)}
        </Checkbox>
      ))}
    </div>
  );
}
