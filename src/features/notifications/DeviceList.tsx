import type { Notifications } from '#src/domain/desk/notifications.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { useFocusNext } from '#src/ui/useFocusNext.ts';
import { remove } from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/notifications.ts';
import { removeDevice } from './pushDevice.ts';

interface Props {
  own: Notifications;
  onNew: (own: Notifications) => void;
}
type Device = Notifications['devices'][number];

export function DeviceList({ own, onNew }: Props) {
  const { busy, refused, run } = useAction({ onClose() {} });
  const focusNext = useFocusNext();

  async function end(device: Device) {
    const left = await removeDevice(device);
    if (left.ok) {
      focusNext('#devices');
      onNew(left.value);
    }
    return left;
  }

  return (
    <section aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1} className="text-xl">
        {say.yourDevices}
      </h2>
      <div className="grid content-start gap-4">
        {own.devices.length === 0 && <p className="text-ink-soft">{say.devicesAppearHere}</p>}
        <ul className="notified-devices">
          {own.devices.map((device) => (
            <li key={device.id}>
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">
                  {device.name}
                  {device.is_here && ` (${say.thisDevice})`}
                </p>
                <p className="text-sm text-ink-soft">
                  {say.addedAt(formatMoment(device.added_at))}{' '}
                  {device.sent_at && say.lastSent(formatMoment(device.sent_at))}
                </p>
                {device.refused_with !== null && <p className="text-sm text-chili">{say.lastRefused}</p>}
              </div>
              <Button
                variant="secondary"
                size="small"
                busy={busy}
                aria-label={say.removeDevice(device.name)}
                onClick={() =>
                  run(
                    () => end(device),
                    () => say.removed(device.name),
                  )
                }
              >
                {remove}
              </Button>
            </li>
          ))}
        </ul>
        {refused && <RefusalNotice failure={refused} />}
      </div>
    </section>
  );
}
