import { type SubmitEvent, useState } from 'react';
import { counted, formatDate, isIsoDate } from '#src/domain/stay.ts';
import { exportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/foreignGuests.ts';
import { saveFormC } from './saveFormC.ts';

interface Props {
  hotel: string;
  today: string;
  onClose: () => void;
}

export function DayFormC({ hotel, today, onClose }: Props) {
  const [day, setDay] = useState(today);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'error' | 'success' | 'info'; words: string } | null>(null);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isIsoDate(day)) return setSaid({ tone: 'error', words: say.chooseDay });
    setBusy(true);
    setSaid(null);
    const result = await call(exportFormC, { hotel_id: hotel, day });
    setBusy(false);
    if (!result.ok) return setSaid({ tone: 'error', words: result.failure.message });
    const forms = result.value.length;
    if (forms === 0) return setSaid({ tone: 'info', words: say.noFormsOfDay(formatDate(day)) });
    await saveFormC(`form-c-${day}`, result.value);
    setSaid({ tone: 'success', words: say.formsSaved(counted(forms, 'form')) });
  }
  return (
    <Dialog open title={say.formCForDay} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <p>{say.allFormsOfDay}</p>
        <TextInput
          type="date"
          label={say.arrivedOn}
          required
          max={today}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <p className="text-ink-soft text-sm">{say.fileHasPassportData}</p>
        {said && <Notice tone={said.tone}>{said.words}</Notice>}
        <Button type="submit" className="justify-self-start" busy={busy}>
          {say.downloadAsCsv}
        </Button>
      </form>
    </Dialog>
  );
}
