import { useId, useState } from 'react';
import { longestNote } from '#src/domain/housekeeping/cleaning.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { byId, useFocusNext } from '#src/ui/useFocusNext.ts';
import * as say from '#src/words/en/cleaning.ts';

interface Props {
  room: string;
  broken: string;
  onSave: (broken: string) => void;
}

/** The button that reports what is broken in a room, and its form. */
export function BrokenNote({ room, broken, onSave }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const focusNext = useFocusNext();
  function close() {
    setTyped(null);
    focusNext(byId(id));
  }
  if (typed === null) {
    const words = broken ? say.changeReport : say.reportBroken;
    return (
      <Button id={id} variant="quiet" aria-label={`${words}: ${say.room(room)}`} onClick={() => setTyped(broken)}>
        {words}
      </Button>
    );
  }
  return (
    <form
      noValidate
      className="room-note"
      aria-label={say.room(room)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
        close();
      }}
    >
      <TextInput
        label={say.whatIsBroken}
        hint={say.brokenHint}
        value={typed}
        maxLength={longestNote}
        autoComplete="off"
        autoFocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{say.saveReport}</Button>
        <Button variant="secondary" onClick={close}>
          {say.cancelReport}
        </Button>
      </div>
    </form>
  );
}
