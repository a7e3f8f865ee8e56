import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Notifications } from '#src/domain/desk/notifications.ts';
import { hideSections } from '#src/features/desk/sections.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHouses } from '#src/server/calls/desk/common.ts';
import { myNotifications } from '#src/server/calls/desk/notifications.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/notifications.ts';
import { ChoicesForm } from './ChoicesForm.tsx';
import { DeviceList } from './DeviceList.tsx';
import { InstallDesk } from './InstallDesk.tsx';
import { readEndpoint } from './pushDevice.ts';
import { ThisDevice } from './ThisDevice.tsx';

async function read() {
  const endpoint = await readEndpoint();
  const [own, houses] = await Promise.all([call(myNotifications, { endpoint }), call(deskHouses)]);
  if (!houses.ok) return houses;
  return own.ok ? { ok: true as const, value: { own: own.value, houses: houses.value.rows } } : own;
}

/** `/owner/notifications`: which events this person is notified of, when, and on which devices. */
export function NotificationsScreen() {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const { remote, retry } = useRemote(user?.id ?? null, read);
  const [newer, setNewer] = useState<Notifications | null>(null);
  useEffect(() => {
    if (remote.state === 'ready') hideSections(remote.value.houses);
  }, [remote]);

  if (session.state === 'unreachable')
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  if (user && remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  if (!user || remote.state !== 'ready') return <FormSkeleton label={say.loadingNotifications} />;
  const own = newer ?? remote.value.own;
  if (remote.value.houses.length === 0) return <Notice>{say.notForGuests}</Notice>;
  return (
    <div className="notification-parts">
      <ThisDevice own={own} onNew={setNewer} />
      {own.public_key && (
        <>
          <ChoicesForm own={own} onNew={setNewer} />
          <DeviceList own={own} onNew={setNewer} />
        </>
      )}
      <InstallDesk />
    </div>
  );
}
