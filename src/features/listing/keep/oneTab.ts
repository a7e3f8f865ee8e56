/** Lets one tab of this browser at a time edit a listing. */

/** A page that is being left keeps its lock for a moment. */
const waitForLeft = 1000;
/** A tab that is asked for its listing has this time to save. */
const waitForSave = 4000;

let release = () => {};

/**
 * Holds a listing for this tab, instead of an earlier one. Returns false if it is open in another tab, unless `isTaking`. `leave` runs when another
 * tab takes it: with false before, with true after it is gone.
 */
export async function holdListing(
  name: string,
  isTaking: boolean,
  leave: (isGone: boolean) => Promise<unknown>,
): Promise<boolean> {
  release();
  const channel = new BroadcastChannel(name);
  const released = new Promise<void>((resolve) => {
    release = () => {
      channel.close();
      resolve();
    };
  });
  const mine = release;
  const request = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      const held = navigator.locks.request(name, options, () => {
        // A tab that still waits for it has nothing to give.
        channel.onmessage = () => void leave(false).finally(mine);
        resolve(true);
        held.catch(() => leave(true).finally(mine));
        return released;
      });
      held.catch(() => resolve(false));
    });
  if (isTaking) channel.postMessage(null);
  const signal = AbortSignal.timeout(isTaking ? waitForSave : waitForLeft);
  const isHeld = (await request({ signal })) || (isTaking && (await request({ steal: true })));
  if (!isHeld) mine();
  return isHeld;
}
