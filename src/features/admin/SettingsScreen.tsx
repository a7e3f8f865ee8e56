import { useRemote } from '#src/lib/useRemote.ts';
import { AdminGuard } from './AdminGuard.tsx';
import { ListStates } from './ListStates.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { fetchSettings } from './settings.api.ts';

/** `/admin/settings`: what holds for the whole site. */
export function SettingsScreen() {
  return <AdminGuard>{() => <SettingsNow />}</AdminGuard>;
}

function SettingsNow() {
  const { remote, retry } = useRemote('settings', fetchSettings);
  const list = {
    rows: remote.state === 'ready' ? [] : null,
    failed: remote.state === 'failed' ? remote.reason : null,
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
