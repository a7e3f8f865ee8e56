import { deviceStorage } from '#src/lib/storage.ts';
import { $compliance, leaveCompliance } from './compliance.store.ts';
import { loadCopy, saveCopy, submitCopy } from './listing.api.ts';
import { ListingKeeper } from './listingKeeper.ts';
import { holdListing } from './oneTab.ts';
import { outbox } from './outbox.ts';
import { isOnlyHere } from './saveWords.ts';

const keeper = new ListingKeeper({
  storage: deviceStorage,
  server: { load: loadCopy, save: saveCopy, submit: submitCopy },
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine,
  outbox,
  hold: (name, isTaking, leave) =>
    holdListing(name, isTaking, (isGone) => Promise.all([leave(isGone), leaveCompliance(isGone)])),
});

export const {
  $listing,
  open,
  take,
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

export const ensureRow = async () => revision() > 0 || save();

/** Asks before the page closes if typed values are stored nowhere else. */
function warn(event: BeforeUnloadEvent) {
  if (isOnlyHere($listing.get()) || $compliance.get().save !== 'saved') event.preventDefault();
}

/** Retries when the network returns or the tab's visibility changes. Returns a function that stops it. */
export function listen(): () => void {
  const wake = () => {
    keeper.wake();
    outbox.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('beforeunload', warn);
  document.addEventListener('visibilitychange', wake);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('beforeunload', warn);
    document.removeEventListener('visibilitychange', wake);
  };
}
