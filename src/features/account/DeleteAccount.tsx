import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import { paths } from '#src/lib/paths.ts';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { mayDeleteAccount } from '#src/server/calls/ownData.ts';
import type { GivenProof } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as words from '#src/words/en/yourData.ts';
import { eraseAccount } from './account.api.ts';

interface Props {
  user: User;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

const ways: Readonly<Record<string, { href: string; words: string }>> = {
  live_hotels: { href: paths.owner, words: words.myListings },
  bookings_to_come: { href: paths.owner, words: words.myListings },
  last_admin: { href: paths.adminUsers, words: words.users },
};

export function DeleteAccount({ user, onDeleted, onClose }: Props) {
  const { remote, retry } = useRemote('may delete', () => call(mayDeleteAccount));
  if (remote.state === 'loading') {
    return (
      <div role="status">
        <p>{words.asking}</p>
        <Skeleton className="mt-4 h-40 w-full" />
      </div>
    );
  }
  if (remote.state === 'failed') {
    const { code, message } = remote.failure;
    if (isOutcomeUnknown(remote.failure)) return <RetryNotice onRetry={retry}>{message}</RetryNotice>;
    const way = ways[code];
    return (
      <div className="grid gap-5">
        <Notice tone="warning" title={words.cannotGo}>
          <p>{message}</p>
        </Notice>
        <div className="flex flex-wrap justify-end gap-3">
          {way && (
            <Button variant="secondary" href={way.href}>
              {way.words}
            </Button>
          )}
          <Button onClick={onClose}>{words.understood}</Button>
        </div>
      </div>
    );
  }
  async function erase(proof: GivenProof) {
    const erased = await eraseAccount(proof);
    if (erased.ok) await onDeleted();
    return erased;
  }
  return (
    // Keeps the focused control clear of the sticky row below.
    <div className="grid gap-5 [&_a]:scroll-mb-28 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28">
      <div>
        <h3 className="font-semibold">{words.whatGoes}</h3>
        <ul className="mt-2 list-disc pl-5">
          {words.goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{words.whatStays}</h3>
        <ul className="mt-2 list-disc pl-5">
          {words.remains.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <p>{words.noWayBack}</p>
      <ProofForm user={user} button={words.deleteForGood} sending={words.deleting} send={erase} />
      <div className="-mx-5 -mb-5 sticky bottom-0 border-line border-t bg-paper px-5 py-4">
        <Button variant="secondary" size="large" className="w-full" onClick={onClose}>
          {words.keepAccount}
        </Button>
      </div>
    </div>
  );
}
