import { useState } from 'react';
import type { Notifications } from '#src/domain/desk/notifications.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { unsubscribe } from '#src/lib/pushSubscription.ts';
import { addPushDevice, testPushDevice } from '#src/server/calls/desk/notifications.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/staff/notifications.ts';
import { type Ability, readAbility, removeDevice, subscribe } from './pushDevice.ts';

interface Props {
  own: Notifications;
  onNew: (own: Notifications) => void;
}

type Device = Notifications['devices'][number];

export function ThisDevice({ own, onNew }: Props) {
  const [ability, setAbility] = useState(readAbility);
  const { busy, refused, run } = useAction({ onClose() {} });
  const here = own.devices.find(({ is_here }) => is_here);

  async function add(public_key: string) {
    const made = await subscribe(public_key);
    setAbility(readAbility());
    const added = made.ok ? await call(addPushDevice, made.value) : made;
    if (added.ok) onNew(added.value);
    else if (made.ok) await unsubscribe().catch(console.error);
    return added;
  }
  async function remove(device: Device) {
    const left = await removeDevice(device);
    if (left.ok) onNew(left.value);
    return left;
  }

  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-xl">
        {say.onThisDevice}
      </h2>
      <div className="grid content-start gap-4">
        {!own.public_key ? (
          <p>{say.notSetUp}</p>
        ) : here ? (
          <>
            <p className="font-semibold text-palm">{say.isOn}</p>
            <p className="flex flex-wrap gap-3">
              <Button
                busy={busy}
                onClick={() =>
                  run(
                    () => call(testPushDevice, { id: here.id }),
                    () => say.testSent,
                  )
                }
              >
                {say.sendTest}
              </Button>
              <Button
                variant="secondary"
                busy={busy}
                onClick={() =>
                  run(
                    () => remove(here),
                    () => say.turnedOff,
                  )
                }
              >
                {say.turnOff}
              </Button>
            </p>
          </>
        ) : ability === 'able' ? (
          <Off
            busy={busy}
            onTurnOn={() =>
              run(
                () => add(own.public_key ?? ''),
                () => say.turnedOn,
              )
            }
          />
        ) : (
          <Unable ability={ability} />
        )}
        {refused && <RefusalNotice failure={refused} />}
      </div>
    </section>
  );
}

function Off({ busy, onTurnOn }: { busy: boolean; onTurnOn: () => void }) {
  return (
    <>
      <p>{say.isOff}</p>
      <p>
        <Button busy={busy} onClick={onTurnOn}>
          {say.turnOn}
        </Button>
      </p>
      <p className="text-sm text-ink-soft">{say.yourBrowserAsks}</p>
    </>
  );
}

function Unable({ ability }: { ability: Exclude<Ability, 'able'> }) {
  if (ability === 'blocked')
    return (
      <Notice tone="warning" title={say.isBlocked}>
        <p>{say.allowThem}</p>
      </Notice>
    );
  return <p>{ability === 'home-screen' ? say.addToHomeScreen : say.cannotShow}</p>;
}
