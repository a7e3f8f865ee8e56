import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
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
    failed: remote.state === 'failed' ? remote.failure.message : null,
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
