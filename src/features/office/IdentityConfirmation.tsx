import { useEffect, useRef } from 'react';
import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import type { GivenProof, ProofResult } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';
import * as say from '#src/words/staff/admin.ts';

export type SensitiveAction = keyof typeof say.confirmations;

interface Props {
  user: User;
  deed: SensitiveAction;
  send: (given: GivenProof) => Promise<ProofResult>;
}

export function IdentityConfirmation({ user, deed, send }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>('input:not([tabindex]), button')?.focus(), []);
  return (
    <section ref={section} aria-labelledby="prove" className="grid gap-4 border-line not-first:border-t not-first:pt-5">
      <div>
        <h3 id="prove" className="font-semibold">
          {say.confirmThatItIsYou}
        </h3>
        <p>{say.weAskInCaseYouLeftSignedIn}</p>
      </div>
      <ProofForm user={user} {...say.confirmations[deed]} send={send} />
    </section>
  );
}
