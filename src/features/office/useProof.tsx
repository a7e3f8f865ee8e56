import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Failure, Result } from '#src/lib/result.ts';
import { canBeProved, type Proof, prove } from '#src/server/proof.ts';
import { $session } from '#src/server/session.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { IdentityConfirmation, type SensitiveAction } from './IdentityConfirmation.tsx';

/** Repeats a call after a proof of identity, if it needs one. The screen shows `dialog`. */
export function useProof(deed: SensitiveAction) {
  const session = useStore($session);
  /** The call that waits for the proof. `goOn(false)` drops it. */
  const [waiting, setWaiting] = useState<{ title: string; goOn: (proved: boolean) => void } | null>(null);

  async function withProof<T, Why extends Failure & { proof?: Proof | undefined }>(
    title: string,
    run: () => Promise<Result<T, Why>>,
  ): Promise<Result<T, Why>> {
    const asked = await run();
    if (asked.ok || !canBeProved(asked.failure)) return asked;
    const isProved = await new Promise<boolean>((goOn) => setWaiting({ title, goOn }));
    setWaiting(null);
    return isProved ? run() : asked;
  }

  const dialog = waiting && session.state === 'signedIn' && (
    <Dialog open title={waiting.title} onClose={() => waiting.goOn(false)}>
      <IdentityConfirmation
        deed={deed}
        user={session.user}
        send={async (given) => {
          const proved = await prove(given);
          if (proved.ok) waiting.goOn(true);
          return proved;
        }}
      />
    </Dialog>
  );
  return { withProof, dialog };
}
