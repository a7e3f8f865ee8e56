import { type FormEvent, useState } from 'react';
import { type Notifications, type PushKind, pushKinds } from '#src/domain/desk/notifications.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { saveNotifications } from '#src/server/calls/desk/notifications.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/notifications.ts';
import { readEndpoint } from './pushDevice.ts';

interface Props {
  own: Notifications;
  onNew: (own: Notifications) => void;
}

export function ChoicesForm({ own, onNew }: Props) {
  const [muted, setMuted] = useState(own.muted);
  const [isQuiet, setQuiet] = useState(own.quiet_from !== null);
  const { form, field, refuse } = useFields({ from: own.quiet_from ?? '22:00', until: own.quiet_to ?? '07:00' });
  const { busy, refused, run } = useAction({ onClose() {} });

  async function save() {
    const [quiet_from, quiet_to] = isQuiet ? [form.from, form.until] : [null, null];
    const saved = await call(saveNotifications, { muted, quiet_from, quiet_to, endpoint: await readEndpoint() });
    if (saved.ok) onNew(saved.value);
    return saved;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = isQuiet && (!form.from || !form.until || form.from === form.until);
    if (!refuse(isMissing ? { [form.from ? 'until' : 'from']: say.invalidHours } : {})) run(save, () => say.saved);
  }
  const toggle = (kind: PushKind, wanted: boolean) =>
    setMuted(wanted ? muted.filter((one) => one !== kind) : [...muted, kind]);

  return (
    <section aria-labelledby="choices">
      <h2 id="choices" className="text-xl">
        {say.whatFor}
      </h2>
      <form noValidate onSubmit={submit} className="grid content-start gap-6">
        <fieldset className="grid justify-items-start">
          <legend className="sr-only">{say.whatFor}</legend>
          {pushKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={!muted.includes(kind)}
              onChange={(event) => toggle(kind, event.target.checked)}
            >
              {say.kindWords[kind]}
            </Checkbox>
          ))}
          <p className="mt-2 text-sm text-ink-soft">{say.ownActions}</p>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{say.quietHours}</legend>
          <Checkbox checked={isQuiet} onChange={(event) => setQuiet(event.target.checked)}>
            {say.quietHoursWords}
          </Checkbox>
          {isQuiet && (
            <div className="quiet-hours">
              <TextInput {...field('from')} label={say.from} type="time" required />
              <TextInput {...field('until')} label={say.until} type="time" required />
            </div>
          )}
          <p className="mt-2 text-sm text-ink-soft">{say.quietHint}</p>
        </fieldset>
        {refused && <RefusalNotice failure={refused} />}
        <p>
          <Button type="submit" variant="secondary" busy={busy}>
            {say.save}
          </Button>
        </p>
      </form>
    </section>
  );
}
