import { useEffect, useRef } from 'react';
import { ProofForm } from '#src/features/signin/ProofForm.tsx';
import type { GivenProof, Proved } from '#src/server/proof.ts';
import type { User } from '#src/server/session.ts';

/** What an admin can do with the data of a person. */
export type Deed = 'export' | 'erase';

const words = {
  export: { button: 'Confirm and download', sending: 'Collecting…' },
  erase: { button: 'Confirm and erase', sending: 'Erasing…' },
} as const satisfies Record<Deed, object>;

interface Props {
  user: User;
  deed: Deed;
  send: (given: GivenProof) => Promise<Proved>;
}

/** Asks the admin who is there, where what was pressed waits for it. */
export function Confirmation({ user, deed, send }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>('input:not([tabindex]), button')?.focus(), []);
  return (
    <section ref={section} aria-labelledby="prove" className="grid gap-4 border-line border-t pt-5">
      <div>
        <h3 id="prove" className="font-semibold">
          Please confirm that it is you
        </h3>
        <p>A session that was left open is not enough for the data of somebody else.</p>
      </div>
      <ProofForm user={user} {...words[deed]} send={send} />
    </section>
  );
}
