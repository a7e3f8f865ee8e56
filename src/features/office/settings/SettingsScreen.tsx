import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { settingsNow } from '#src/server/calls/office/settings.ts';
import { call } from '#src/server/signedIn.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** `/admin/settings`: the settings of the whole site. */
export function SettingsScreen() {
  return <AdminGuard>{() => <SettingsNow />}</AdminGuard>;
}

function SettingsNow() {
  const { remote, retry } = useRemote('settings', () => call(settingsNow));
  const list = {
    rows: remote.state === 'ready' ? [] : null,
    failed: remote.state === 'failed' ? remote.failure : null,
    reload: retry,
  };
  return (
    <ListStates list={list} noun="settings">
      {remote.state === 'ready' && (
        <SettingsForm settings={remote.value.settings} hasSecondFactor={remote.value.second_factor} />
      )}
    </ListStates>
  );
}
