import { deviceStorage } from '#src/lib/storage.ts';
import { loadCopy, saveCopy, submitCopy } from './listing.api.ts';
import { createKeeper } from './listingKeeper.ts';
import { outbox } from './outbox.ts';

const keeper = createKeeper({
  storage: deviceStorage,
  server: { load: loadCopy, save: saveCopy, submit: submitCopy },
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine,
  outbox,
  exclusively: (name, work) =>
    (navigator.locks ? navigator.locks.request(name, work) : work()) as ReturnType<typeof work>,
});

export const {
  $listing,
  open,
  edit,
  goTo,
  save,
  revision,
  submit,
  resolve,
  sessionEnded,
  sessionBack,
  forgetRestored,
} = keeper;

/** Asks before the page closes if typed values are stored nowhere else. */
function warn(event: BeforeUnloadEvent) {
  const { phase, isKept, save: shown } = $listing.get();
  if (phase === 'ready' && !isKept && shown.state !== 'saved' && shown.state !== 'untouched') event.preventDefault();
}

/** Retries when the network returns or the tab's visibility changes, and follows other tabs. Returns a function that stops it. */
export function listen(): () => void {
  const heard = ({ key, newValue }: StorageEvent) => keeper.heard(key, newValue);
  const wake = () => {
    keeper.wake();
    outbox.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('storage', heard);
  window.addEventListener('beforeunload', warn);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('storage', heard);
    window.removeEventListener('beforeunload', warn);
    document.removeEventListener('visibilitychange', wake);
  };
}
